import { violation, type Violation } from "./violation.ts";

const features = "packages/features";

export const documentViolations: readonly Violation[] = [
  violation(
    "unknown-clause",
    "walls",
    `${features}/catalog/bad.test.ts`,
    `test("proves nothing known [spec 99/1]", () => {});`,
  ),
  violation(
    "tag-on-pure-test",
    "walls",
    `${features}/catalog/bad-tag.test.ts`,
    `test("a rule of no page [spec 1/1]", () => {});`,
  ),
  violation(
    "tag-on-kit-test",
    "walls",
    "packages/ui/button/button.e2e.ts",
    `test("an example [spec 1/1]", async ({ page }) => {\n  await page.goto("/_kit/button");\n});`,
  ),
  violation(
    "tag-on-kit-test",
    "walls",
    "packages/ui/button/helped.e2e.ts",
    `import { openKit } from "./open-kit.ts";\ntest("by a helper [spec 1/1]", ({ page }) => openKit(page, "button"));`,
    {
      "packages/ui/button/open-kit.ts":
        "export const openKit = (page: Page, name: string) => page.goto(`/_kit/${name}`);",
    },
  ),
  violation(
    "tag-on-kit-test",
    "walls",
    "packages/ui/button/told.e2e.ts",
    `const open = (page: Page, path: string) => page.goto(path);\ntest("by a path [spec 1/1]", ({ page }) => open(page, "/_kit/a"));`,
  ),
  violation(
    "clause-stated-twice",
    "walls",
    "docs/requirements/twice.md",
    "- **1/1** The store opens.\n- **1/1** It opens again.\n",
  ),
  violation("machine-path", "walls", "docs/bad.md:1", "", {
    "docs/bad.md": `Run it from ${["", "home", "somebody", "shop"].join("/")}.`,
  }),
  violation("registry-host", "walls", "package-lock.json:1", "", {
    "package-lock.json": `{ "packages": { "node_modules/a": { "license": "MIT", "resolved": "https://registry.example/a.tgz" },
      "node_modules/b": { "license": "AGPL-3.0-only" }, "node_modules/c": { "license": "GPL-3.0", "dev": true },
      "node_modules/d": { "license": "(MIT OR GPL-3.0)" }, "node_modules/e": { "license": "SEE LICENSE IN LICENSE.md" } } }`,
  }),
  violation(
    "adding-required-field",
    "squawk",
    "db/migrations/2_bad.sql",
    "alter table item add column size int not null;",
  ),
  { wall: "licence", tool: "walls", at: "package-lock.json: b stands under AGPL-3.0-only", files: {} },
  { wall: "licence", tool: "walls", at: "package-lock.json: e stands under SEE LICENSE IN LICENSE.md", files: {} },
];
