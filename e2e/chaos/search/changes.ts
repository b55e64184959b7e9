import { setTimeout as pause } from "node:timers/promises";
import { productsIndex } from "@capstan/features/search/server";
import type { Database } from "@capstan/platform/db";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { sql } from "kysely";

/** Nobody asks for what is in other categories than this: items there may change while answers are compared. */
const comparedCategory = "FAS-%";
const everyMs = 100;
const deletedEach = 8;

export interface Changes {
  readonly count: number;
  stop(): Promise<void>;
}

/** Somebody at work on the catalog: renames one item after the other, and deletes every eighth. */
export async function startChanges(db: Database): Promise<Changes> {
  const state = { stopped: false, count: 0 };
  const { rows } = await sql<{ sku: string }>`
    select sku from item where category_code not like ${comparedCategory} order by md5(sku)
  `.execute(db);
  const run = (async () => {
    for (const { sku } of rows) {
      if (state.stopped) return;
      state.count += 1;
      if (state.count % deletedEach === 0) await deleteItem(db, sku);
      else await rename(db, sku, `Renamed ${state.count} at ${Math.round(performance.now())}`);
      await pause(everyMs);
    }
  })();
  return {
    get count() {
      return state.count;
    },
    stop: async () => {
      state.stopped = true;
      await run;
    },
  };
}

async function rename(db: Database, sku: string, name: string): Promise<void> {
  await sql`update item set name = ${name} where sku = ${sku}`.execute(db);
}

async function deleteItem(db: Database, sku: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`delete from item_alias where sku = ${sku}`.execute(tx);
    await sql`delete from item_relation where ${sku} in (sku, related_sku)`.execute(tx);
    await sql`delete from item where sku = ${sku}`.execute(tx);
  });
}

export async function waitingChanges(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from outbox where topic = 'item'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Every item with its name, as the database has it. */
export async function truth(db: Database): Promise<string[]> {
  const { rows } = await sql<{ sku: string; name: string }>`select sku, name from item`.execute(db);
  return rows.map(({ sku, name }) => `${sku} ${name}`).toSorted();
}

/** Every item with its name, as searches find it. */
export async function projection(opensearch: OpensearchHandle): Promise<string[]> {
  const index = opensearch.index(productsIndex);
  await opensearch.run("refresh", async (client) => client.indices.refresh({ index }));
  const answer = await opensearch.run("read-all", async (client) =>
    client.search({ index, size: 5_000, _source: ["sku", "name"], body: { query: { match_all: {} } } }),
  );
  const { hits } = answer.body.hits as unknown as { hits: readonly { _source: { sku: string; name: string } }[] };
  return hits.map(({ _source: { sku, name } }) => `${sku} ${name}`).toSorted();
}
