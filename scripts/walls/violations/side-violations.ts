import { violation, type Violation } from "./violation.ts";

const features = "packages/features";

export const sideViolations: readonly Violation[] = [
  violation(
    "pure-files-use-no-builtins",
    "boundaries",
    `${features}/catalog/bad-fs.ts`,
    `export { readFile } from "node:fs/promises";`,
  ),
  violation("pure-files-do-no-io", "boundaries", `${features}/catalog/bad-kysely.ts`, `export { sql } from "kysely";`),
  violation(
    "pure-files-do-no-io",
    "boundaries",
    `${features}/catalog/bad-redis.ts`,
    `export { createClient } from "@redis/client";`,
  ),
  violation(
    "browser-reaches-server",
    "boundaries",
    `${features}/catalog/ui/bad-log.tsx`,
    `export { log } from "@capstan/platform/log";`,
  ),
  violation(
    "browser-reaches-server",
    "boundaries",
    "apps/web/ssr/bad-way.tsx",
    `export { helper } from "../bad-helper.ts";`,
    {
      "apps/web/bad-helper.ts": `export { findItem as helper } from "@capstan/features/catalog/server";`,
    },
  ),
  violation(
    "server-reaches-tsx",
    "boundaries",
    `${features}/search/bad-render.server.ts`,
    `export { ItemCard } from "./ui/card.tsx";`,
  ),
  violation(
    "server-reaches-tsx",
    "boundaries",
    `${features}/search/bad-way.server.ts`,
    `export { words } from "./bad-words.ts";`,
    {
      [`${features}/search/bad-words.ts`]: `export { item as words } from "@capstan/features/catalog";`,
    },
  ),
  violation("sql-in-stores", "boundaries", `${features}/catalog/bad-sql.server.ts`, `export { sql } from "kysely";`),
  violation(
    "sql-in-stores",
    "boundaries",
    `${features}/catalog/bad-db.server.ts`,
    `export { createDatabase } from "@capstan/platform/db";`,
  ),
  violation(
    "sql-outside-store",
    "oxlint",
    `${features}/catalog/bad-query.server.ts`,
    `export const all = (db: { selectFrom(table: string): unknown }) => db.selectFrom("item");`,
  ),
  violation(
    "no-fastify-in-features",
    "boundaries",
    `${features}/catalog/bad-http.server.ts`,
    `export { fastify } from "fastify";`,
  ),
  violation(
    "reply-in-feature",
    "oxlint",
    `${features}/catalog/bad-reply.server.ts`,
    `export const no = (reply: { code(status: number): void }) => reply.code(404);`,
  ),
];
