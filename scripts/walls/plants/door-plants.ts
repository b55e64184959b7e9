import { plant, type Plant } from "./plant.ts";

const features = "packages/features";

export const doorPlants: readonly Plant[] = [
  plant("slice-doors", "boundaries", `${features}/search/bad-deep.ts`, `export { item } from "../catalog/item.ts";`),
  plant(
    "slice-doors",
    "boundaries",
    `${features}/search/bad-type.ts`,
    `export type { Item } from "../catalog/item.ts";`,
  ),
  plant(
    "slice-doors-from-outside",
    "boundaries",
    "scripts/bad-deep.ts",
    `export { item } from "../${features}/catalog/item.ts";`,
  ),
  plant(
    "slice-order",
    "boundaries",
    `${features}/catalog/bad-up.ts`,
    `export { find } from "@capstan/features/search";`,
  ),
  plant(
    "route-files-unimported",
    "boundaries",
    `${features}/catalog/bad-route.ts`,
    `export { loader } from "./ui/item.route.tsx";`,
  ),
  plant(
    "server-door-for-servers",
    "boundaries",
    `${features}/search/ui/bad.tsx`,
    `export { findItem } from "@capstan/features/catalog/server";`,
  ),
  plant(
    "server-door-for-servers",
    "boundaries",
    `${features}/catalog/bad-pure.ts`,
    `export { findItem } from "./find-item.server.ts";`,
  ),
  plant(
    "servers-use-server-doors",
    "boundaries",
    `${features}/search/bad.server.ts`,
    `export { item } from "@capstan/features/catalog";`,
  ),
  plant(
    "servers-use-server-doors",
    "boundaries",
    "apps/web/bad-index.ts",
    `export { item } from "@capstan/features/catalog";`,
  ),
  plant(
    "route-file-name",
    "oxlint",
    `${features}/catalog/bad-names-route.ts`,
    `export const file = "ui/item.route.tsx";`,
  ),
  plant("undeclared-slice", "walls", `${features}/novelty`, "", {
    [`${features}/novelty/index.ts`]: `export const novelty = 1;`,
  }),
];
