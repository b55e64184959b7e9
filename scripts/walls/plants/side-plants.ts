import { plant, type Plant } from "./plant.ts";

const features = "packages/features";

export const sidePlants: readonly Plant[] = [
  plant(
    "pure-files-use-no-builtins",
    "boundaries",
    `${features}/catalog/bad-fs.ts`,
    `export { readFile } from "node:fs/promises";`,
  ),
  plant("pure-files-do-no-io", "boundaries", `${features}/catalog/bad-kysely.ts`, `export { sql } from "kysely";`),
  plant(
    "pure-files-do-no-io",
    "boundaries",
    `${features}/catalog/bad-redis.ts`,
    `export { createClient } from "@redis/client";`,
  ),
  plant(
    "browser-reaches-server",
    "boundaries",
    `${features}/catalog/ui/bad-log.tsx`,
    `export { log } from "@capstan/platform/log";`,
  ),
  plant(
    "browser-reaches-server",
    "boundaries",
    "apps/web/ssr/bad-way.tsx",
    `export { helper } from "../bad-helper.ts";`,
    {
      "apps/web/bad-helper.ts": `export { findItem as helper } from "@capstan/features/catalog/server";`,
    },
  ),
  plant(
    "server-reaches-tsx",
    "boundaries",
    `${features}/search/bad-render.server.ts`,
    `export { ItemCard } from "./ui/card.tsx";`,
  ),
  plant(
    "server-reaches-tsx",
    "boundaries",
    `${features}/search/bad-way.server.ts`,
    `export { words } from "./bad-words.ts";`,
    {
      [`${features}/search/bad-words.ts`]: `export { item as words } from "@capstan/features/catalog";`,
    },
  ),
  plant("sql-in-stores", "boundaries", `${features}/catalog/bad-sql.server.ts`, `export { sql } from "kysely";`),
  plant(
    "sql-in-stores",
    "boundaries",
    `${features}/catalog/bad-db.server.ts`,
    `export { createDatabase } from "@capstan/platform/db";`,
  ),
  plant(
    "sql-outside-store",
    "oxlint",
    `${features}/catalog/bad-query.server.ts`,
    `export const all = (db: { selectFrom(table: string): unknown }) => db.selectFrom("item");`,
  ),
  plant(
    "no-fastify-in-features",
    "boundaries",
    `${features}/catalog/bad-http.server.ts`,
    `export { fastify } from "fastify";`,
  ),
  plant(
    "reply-in-feature",
    "oxlint",
    `${features}/catalog/bad-reply.server.ts`,
    `export const no = (reply: { code(status: number): void }) => reply.code(404);`,
  ),
];
