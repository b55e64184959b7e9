import type { Database, Tx } from "@capstan/platform/db";
import { type Generated, sql } from "kysely";

declare module "@capstan/platform/db" {
  interface Tables {
    outbox: { id: Generated<string>; topic: string; keys: string[]; created_at: Generated<Date> };
  }
}

export interface OutboxBatch {
  /** The newest change of each key: it is the version that the projection gets. */
  readonly versions: ReadonlyMap<string, number>;
  readonly isLast: boolean;
}

/** Rows looked at for one batch. A row holds one key, or hundreds after an import. */
const maxRows = 500;

/** Fewer are indexed one by one, however small the catalog. */
const manyKeys = 10_000;

/** Takes the oldest changes that nobody else is working on, about `enough` keys, and removes them if `work` comes through. */
export async function takeChanges(
  db: Database,
  topic: string,
  enough: number,
  work: (tx: Tx, batch: OutboxBatch) => Promise<void>,
): Promise<OutboxBatch> {
  return db.transaction().execute(async (tx) => {
    const waiting = await tx
      .selectFrom("outbox")
      .select(["id", sql<number>`cardinality(keys)`.as("size")])
      .where("topic", "=", topic)
      .orderBy("id")
      .limit(maxRows)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = frontOf(waiting, enough);
    const rows = await tx
      .deleteFrom("outbox")
      .where("id", "=", sql<string>`any(${ids}::bigint[])`)
      .returning(["id", "keys"])
      .execute();
    const isLast = waiting.length < maxRows && ids.length === waiting.length;
    const batch = { versions: newestVersions(rows), isLast };
    if (rows.length > 0) await work(tx, batch);
    return batch;
  });
}

function frontOf(waiting: readonly { readonly id: string; readonly size: number }[], enough: number): string[] {
  let keys = 0;
  const front: string[] = [];
  for (const { id, size } of waiting) {
    if (keys >= enough) break;
    front.push(id);
    keys += size;
  }
  return front;
}

function newestVersions(rows: readonly { readonly id: string; readonly keys: readonly string[] }[]) {
  const versions = new Map<string, number>();
  for (const { id, keys } of rows) {
    for (const key of keys) versions.set(key, Math.max(versions.get(key) ?? 0, Number(id)));
  }
  return versions;
}

/** The changes that are waiting now. */
export async function waitingChanges(db: Database, topic: string): Promise<readonly string[]> {
  const rows = await db.selectFrom("outbox").select("id").where("topic", "=", topic).execute();
  return rows.map(({ id }) => id);
}

/** Removes those that have been done some other way, unless somebody is at them. */
export async function forgetChanges(db: Database, ids: readonly string[]): Promise<void> {
  await sql`
    delete from outbox
    where id in (select id from outbox where id = any(${[...ids]}::bigint[]) for update skip locked)
  `.execute(db);
}

/** Whether so much is waiting that making everything anew takes less time. */
export async function isMostWaiting(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_most: boolean }>`
    select coalesce(sum(cardinality(keys)), 0) > greatest(${manyKeys}, (select reltuples from pg_class where oid = 'item'::regclass) / 3)
      as is_most
    from outbox where topic = 'item'
  `.execute(db);
  return rows[0]?.is_most ?? false;
}
