import { violation, type Violation } from "./violation.ts";

const features = "packages/features";

export const layerViolations: readonly Violation[] = [
  violation(
    "ui-knows-no-store",
    "boundaries",
    "packages/ui/bad/platform.ts",
    `export { ok } from "@capstan/platform/result";`,
  ),
  violation(
    "ui-knows-no-store",
    "boundaries",
    "packages/ui/bad/features.ts",
    `export { urls } from "@capstan/features/urls";`,
  ),
  violation(
    "platform-knows-no-store",
    "boundaries",
    "packages/platform/bad-a.ts",
    `export { urls } from "@capstan/features/urls";`,
  ),
  violation(
    "platform-knows-no-store",
    "boundaries",
    "packages/platform/bad-b.ts",
    `export { Button } from "@capstan/ui/button";`,
  ),
  violation(
    "drawings-know-no-store",
    "boundaries",
    "drawings/bad-store.ts",
    `export { urls } from "@capstan/features/urls";`,
  ),
  violation(
    "pure-files-use-no-builtins",
    "boundaries",
    "drawings/bad-files.ts",
    `export { readFileSync } from "node:fs";`,
  ),
  violation(
    "features-know-no-app",
    "boundaries",
    `${features}/catalog/bad-app.ts`,
    `export { app } from "../../../apps/web/app.ts";`,
  ),
  violation(
    "features-know-no-app",
    "boundaries",
    `${features}/catalog/bad-pure.test.ts`,
    `export { testApp } from "@capstan/web/test-app";`,
  ),
  violation(
    "route-tests-use-test-app",
    "boundaries",
    `${features}/catalog/bad-app.db.test.ts`,
    `export { app } from "../../../apps/web/app.ts";`,
  ),
  violation("test-app-for-tests", "boundaries", "apps/web/bad-test-app.ts", `export { testApp } from "./test-app.ts";`),
  violation(
    "store-without-demo",
    "boundaries",
    `${features}/catalog/bad-demo.ts`,
    `export { company } from "../../../demo/index.ts";`,
  ),
  violation("demo-uses-entry-points", "boundaries", "demo/bad.ts", `export { Button } from "@capstan/ui/button";`),
  violation(
    "store-without-demo",
    "boundaries",
    "apps/web/bad-demo.ts",
    `export { company } from "../../demo/index.ts";`,
  ),
  violation(
    "store-without-demo",
    "boundaries",
    "apps/web/bad.db.test.ts",
    `import { company } from "../../demo/index.ts";\nexport const borrowed = company;`,
  ),
  violation(
    "store-without-demo",
    "boundaries",
    `${features}/catalog/bad-drawing.server.ts`,
    `export const draw = async () => import("../../../drawings/index.ts");`,
    { "drawings/index.ts": `export const drawings = [];` },
  ),
  violation(
    "environment-for-the-doctor",
    "boundaries",
    "apps/worker/bad-env.ts",
    `export { env } from "../web/env.ts";`,
  ),
  violation("apps-stand-alone", "boundaries", "apps/cli/bad-app.ts", `export { app } from "../web/app.ts";`),
  violation("apps-stand-alone", "boundaries", "apps/worker/bad.ts", `export { app } from "../web/app.ts";`),
  violation(
    "packages-by-name",
    "boundaries",
    "apps/web/bad-relative.ts",
    `export { ok } from "../../packages/platform/result.ts";`,
  ),
  violation(
    "product-without-tools",
    "boundaries",
    "apps/web/bad-tool.ts",
    `export { tool } from "../../scripts/tool.ts";`,
  ),
  violation("no-cycles", "boundaries", `${features}/catalog/bad-chicken.ts`, `export { egg } from "./bad-egg.ts";`, {
    [`${features}/catalog/bad-egg.ts`]: `import "./bad-chicken.ts";\nexport const egg = 1;`,
  }),
  violation("imports-resolve", "boundaries", "apps/web/bad-nowhere.ts", `export { gone } from "./gone.ts";`),
];
