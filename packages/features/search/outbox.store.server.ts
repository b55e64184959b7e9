import type { Database, Tx } from "@capstan/platform/db";
import { type Generated, sql } from "kysely";

declare module "@capstan/platform/db" {
  interface Tables {
    outbox: { id: Generated<string>; topic: string; key: string; created_at: Generated<Date> };
  }
}

export interface OutboxBatch {
  /** The newest change of each key: it is the version that the projection gets. */
  readonly versions: ReadonlyMap<string, number>;
  readonly isLast: boolean;
}

/** Takes the oldest changes that nobody else is working on, and removes them if `work` comes through. */
export async function takeChanges(
  db: Database,
  topic: string,
  most: number,
  work: (tx: Tx, batch: OutboxBatch) => Promise<void>,
): Promise<OutboxBatch> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom("outbox")
      .select(["id", "key"])
      .where("topic", "=", topic)
      .orderBy("id")
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute();
    const batch = { versions: new Map(rows.map((row) => [row.key, Number(row.id)])), isLast: rows.length < most };
    if (rows.length === 0) return batch;
    await work(tx, batch);
    const ids = rows.map((row) => row.id);
    await tx
      .deleteFrom("outbox")
      .where("id", "=", sql<string>`any(${ids}::bigint[])`)
      .execute();
    return batch;
  });
}
