import { violation, type Violation } from "./violation.ts";

const features = "packages/features";

export const entryPointViolations: readonly Violation[] = [
  violation(
    "slice-entry-points",
    "boundaries",
    `${features}/search/bad-deep.ts`,
    `export { item } from "../catalog/item.ts";`,
  ),
  violation(
    "slice-entry-points",
    "boundaries",
    `${features}/search/bad-type.ts`,
    `export type { Item } from "../catalog/item.ts";`,
  ),
  violation(
    "slice-entry-points-from-outside",
    "boundaries",
    "scripts/bad-deep.ts",
    `export { item } from "../${features}/catalog/item.ts";`,
  ),
  violation(
    "slice-order",
    "boundaries",
    `${features}/catalog/bad-up.ts`,
    `export { find } from "@capstan/features/search";`,
  ),
  violation(
    "route-files-unimported",
    "boundaries",
    `${features}/catalog/bad-route.ts`,
    `export { loader } from "./ui/item.route.tsx";`,
  ),
  violation(
    "server-entry-point-for-servers",
    "boundaries",
    `${features}/search/ui/bad.tsx`,
    `export { findItem } from "@capstan/features/catalog/server";`,
  ),
  violation(
    "server-entry-point-for-servers",
    "boundaries",
    `${features}/catalog/bad-pure.ts`,
    `export { findItem } from "./find-item.server.ts";`,
  ),
  violation(
    "servers-use-server-entry-points",
    "boundaries",
    `${features}/search/bad.server.ts`,
    `export { item } from "@capstan/features/catalog";`,
  ),
  violation(
    "servers-use-server-entry-points",
    "boundaries",
    "apps/web/bad-index.ts",
    `export { item } from "@capstan/features/catalog";`,
  ),
  violation(
    "route-file-name",
    "oxlint",
    `${features}/catalog/bad-names-route.ts`,
    `export const file = "ui/item.route.tsx";`,
  ),
  violation("undeclared-slice", "walls", `${features}/novelty`, "", {
    [`${features}/novelty/index.ts`]: `export const novelty = 1;`,
  }),
];
