import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { variablesOf } from "./env-variables.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const page = read("docs/configuration.md");

/** Name and default of each row of the table under a heading. */
function rowsUnder(heading: string): Map<string, string> {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  return new Map(
    [...section.matchAll(/^\| `(?<name>\w+)`\s*\| (?<usual>[^|]+?)\s*\|/gm)].map(({ groups }) => [
      groups?.["name"] ?? "",
      groups?.["usual"] ?? "",
    ]),
  );
}

test.each([
  ["Web", "apps/web/env.ts"],
  ["Worker", "apps/worker/env.ts"],
  ["Operator's tool", "apps/cli/env.ts"],
])("the table under %s has the variables of %s and their defaults, no more and no fewer", (heading, path) => {
  const variables = variablesOf(path);
  expect(variables.size).toBeGreaterThan(0);
  expect(Object.fromEntries(rowsUnder(heading))).toEqual(Object.fromEntries(variables));
});

test("every variable that a script or a test reads is on the page, and the page names no other", () => {
  const known = new Set([
    ...variablesOf("apps/web/env.ts").keys(),
    ...variablesOf("apps/worker/env.ts").keys(),
    "PATH",
  ]);
  const files = globSync(["{scripts,e2e,bench}/**/*.ts", "packages/platform/test-kit/*.ts", "*.config.ts"], {
    cwd: root,
  }).filter((path) => !path.endsWith(".test.ts"));
  const names = files.flatMap((path) =>
    [...read(path).matchAll(/\benv\["(?<name>[A-Z][A-Z_]+)"\]/g)].map(({ groups }) => groups?.["name"] ?? ""),
  );
  const wanted = [...new Set(names)].filter((name) => !known.has(name));
  expect([...rowsUnder("Scripts and tests").keys()].toSorted()).toEqual(wanted.toSorted());
});

test("the table of the compose files has their variables and defaults, no more and no fewer", () => {
  const texts = ["deploy/compose.yaml", "deploy/compose.store.yaml"].map(read).join("\n");
  const variables = [...texts.matchAll(/\$\{(?<name>\w+):-(?<usual>[^}]*)\}/g)].map(({ groups }) => [
    groups?.["name"] ?? "",
    `\`${groups?.["usual"] ?? ""}\``,
  ]);
  expect(variables.length).toBeGreaterThan(0);
  expect(Object.fromEntries(rowsUnder("Compose files"))).toEqual(Object.fromEntries(variables));
});
