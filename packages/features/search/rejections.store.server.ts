import type { Database, Tx } from "@capstan/platform/db";
import { rejectedDocuments, rejectionCount } from "@capstan/platform/metrics";
import { type Generated, sql } from "kysely";
import type { Rejections } from "./index/write-documents.server.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    search_rejection: { sku: string; reason: string; attempts: Generated<number>; rejected_at: Generated<Date> };
  }
}

export interface SearchRejection {
  readonly sku: string;
  /** The engine's own words. */
  readonly reason: string;
  /** How often it was refused in a row. */
  readonly attempts: number;
  readonly rejectedAt: Date;
}

/** Of items that were just written: sets those aside that were refused, and strikes the others off the list. */
export async function recordOutcome(db: Database | Tx, skus: readonly string[], rejections: Rejections): Promise<void> {
  const taken = skus.filter((sku) => !rejections.has(sku));
  await sql`delete from search_rejection where sku = any(${taken}::text[])`.execute(db);
  if (rejections.size === 0) return;
  await sql`
    insert into search_rejection (sku, reason)
    select sku, reason
    from unnest(${[...rejections.keys()]}::text[], ${[...rejections.values()]}::text[]) as refused (sku, reason)
    order by sku
    on conflict (sku) do update set
      reason = excluded.reason, attempts = search_rejection.attempts + 1, rejected_at = excluded.rejected_at
  `.execute(db);
  rejectedDocuments.inc(rejections.size);
}

/** What the engine refused and has not taken since, the latest first. */
export async function listSearchRejections(
  db: Database,
  { limit }: { readonly limit: number },
): Promise<readonly SearchRejection[]> {
  const rows = await db
    .selectFrom("search_rejection")
    .selectAll()
    .orderBy("rejected_at", "desc")
    .orderBy("sku")
    .limit(limit)
    .execute();
  return rows.map(({ rejected_at: rejectedAt, ...row }) => ({ ...row, rejectedAt }));
}

/** Puts all of them to the engine again, for whoever has removed the cause; how many they are. */
export async function retrySearchRejections(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with listed as (select array_agg(sku) as skus from search_rejection)
    select coalesce(cardinality(skus), 0) as count, outbox_items(coalesce(skus, '{}')) from listed
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many are set aside now, as a metric. */
export async function measureRejections(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("search_rejection")
    .select((select) => select.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  rejectionCount.set(Number(count));
  return Number(count);
}
