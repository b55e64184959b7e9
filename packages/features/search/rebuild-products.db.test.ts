import { sql } from "kysely";
import { testEngines } from "@capstan/platform/test-kit";
import { ensureAlias } from "@capstan/platform/index-alias";
import { beforeAll, expect, test } from "vitest";
import { seedSmallCatalog } from "../../../scripts/seed/seed-company.ts";
import { indexChangedItems } from "./index-items.server.ts";
import { productsIndex, productsShape } from "./products-index.server.ts";
import { needsRebuild, rebuildProducts } from "./rebuild-products.server.ts";

const engines = testEngines();
const { opensearch } = engines;
const { db } = engines.database;
const deps = { db, opensearch, graceMs: 0 };

beforeAll(async () => {
  await seedSmallCatalog(engines.databaseUrl);
});

async function generations(): Promise<readonly string[]> {
  const { body } = await opensearch.run("aliases", async (client) =>
    client.indices.getAlias({ name: opensearch.index(productsIndex) }),
  );
  return Object.keys(body);
}

async function names(): Promise<ReadonlyMap<string, string>> {
  const index = opensearch.index(productsIndex);
  await opensearch.run("refresh", async (client) => client.indices.refresh({ index }));
  const { body } = await opensearch.run("all", async (client) =>
    client.search({ index, body: { size: 2_000, _source: ["sku", "name"] } }),
  );
  const hits = body.hits.hits as unknown as readonly {
    readonly _source: { readonly sku: string; readonly name: string };
  }[];
  return new Map(hits.map(({ _source: { sku, name } }) => [sku, name]));
}

async function namesInDatabase(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ sku: string; name: string }>`select sku, name from item`.execute(db);
  return new Map(rows.map(({ sku, name }) => [sku, name]));
}

/** An item that no other refers to. */
async function unrelated(): Promise<string> {
  const { rows } = await sql<{ sku: string }>`
    select sku from item
    where not exists (select from item_relation r where item.sku in (r.sku, r.related_sku))
    limit 1
  `.execute(db);
  return rows[0]?.sku ?? "";
}

const waiting = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from outbox where topic = 'item'`.execute(
    db,
  );
  return rows[0]?.count;
};

test("a rebuild makes the index from the database alone, and what was waiting is done with it", async () => {
  expect(await waiting()).toBeGreaterThan(0);
  expect(await needsRebuild(opensearch)).toBe(true);
  expect(await rebuildProducts(deps)).toBe(1_000);
  expect(await names()).toEqual(await namesInDatabase());
  expect(await waiting()).toBe(0);
  expect(await needsRebuild(opensearch)).toBe(false);
});

test("the next generation takes the place of the last, and nothing else is left", async () => {
  const before = await generations();
  await rebuildProducts(deps);
  const after = await generations();
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
  const { body } = await opensearch.run("indices", async (client) =>
    client.indices.get({ index: `${opensearch.index(productsIndex)}*` }),
  );
  expect(Object.keys(body)).toEqual(after);
});

test("what changes while the index is rebuilt is right in the old one and in the new one", async () => {
  const [renamed = "", ...rest] = [...(await namesInDatabase()).keys()];
  const last = rest.at(-1) ?? "";
  const removed = await unrelated();
  let changed = false;
  await rebuildProducts({
    ...deps,
    onBatch: () => {
      // The batch has been read; its documents are written after this.
      if (changed) return;
      changed = true;
      void change();
    },
  });
  async function change(): Promise<void> {
    await sql`update item set name = 'Renamed Meanwhile' where sku in (${renamed}, ${last})`.execute(db);
    await sql`delete from item_alias where sku = ${removed}`.execute(db);
    await sql`delete from item where sku = ${removed}`.execute(db);
    await indexChangedItems(deps);
  }
  await expect.poll(waiting).toBe(0);
  const kept = await names();
  expect(kept.get(renamed)).toBe("Renamed Meanwhile");
  expect(kept.get(last)).toBe("Renamed Meanwhile");
  expect(kept.has(removed)).toBe(false);
  expect(kept).toEqual(await namesInDatabase());
});

test("two rebuilds at once are one", async () => {
  const both = await Promise.all([rebuildProducts(deps), rebuildProducts(deps)]);
  expect(both.filter((items) => items !== undefined)).toHaveLength(1);
});

test("an index of another version of the store is one to rebuild", async () => {
  const other = "products-of-old";
  await ensureAlias(opensearch, other, { ...productsShape, version: productsShape.version - 1 });
  const older = { ...opensearch, index: (name: string) => opensearch.index(name === productsIndex ? other : name) };
  expect(await needsRebuild(older)).toBe(true);
});
