import { sized, testEngines } from "@capstan/platform/test-kit";
import { startWorker } from "@capstan/platform/worker";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  ensureProductsIndex,
  listSearchRejections,
  productsIndex,
  rebuildProducts,
  retrySearchRejections,
  searchJobs,
} from "./server.ts";

const engines = testEngines();
const { opensearch } = engines;
const { db, pool } = engines.database;
const itemCount = sized(2_000, 10_000);
const refusedCount = itemCount / 50;
/** A keyword of the index may have 32,766 bytes, and this has four a character. */
const tooLong = "🔩".repeat(8_200);
let worker: Awaited<ReturnType<typeof startWorker>>;

beforeAll(async () => {
  await sql`insert into category (code, name, slug, icon, summary, position)
    values ('FAS', 'Fasteners', 'fas', 'screw-lag', '', 1)`.execute(db);
  await sql`insert into brand (code, name, slug) values ('harbolt', 'Harbolt', 'harbolt')`.execute(db);
  await sql`insert into item_class (code, name, unspsc) values ('screw', 'Screw', '31161500')`.execute(db);
  await sql`insert into class_attribute (class_code, code, name, type, is_facet, position)
    values ('screw', 'finish', 'Finish', 'text', true, 1)`.execute(db);
  // Every fiftieth has a finish that no keyword can hold.
  await sql`insert into item (sku, category_code, class_code, brand_code, name, short_name, manufacturer_part_number,
      part_number_key, attributes)
    select '1' || lpad(n::text, 5, '0'), 'FAS', 'screw', 'harbolt', 'Screw', 'SCREW', n::text, n::text,
      jsonb_build_object('finish', case when n % 50 = 0 then ${tooLong}::text else 'Zinc' end)
    from generate_series(1, ${itemCount}) as n`.execute(db);
  await ensureProductsIndex(opensearch);
  worker = await startWorker({
    pool,
    databaseUrl: engines.databaseUrl,
    log: engines.log,
    jobs: searchJobs({ db, opensearch, clock: { now: () => new Date() } }),
    concurrency: 2,
  });
}, 300_000);
afterAll(async () => worker.stop());

test(`${refusedCount} documents that the engine refuses keep none of the other ${itemCount - refusedCount} waiting`, async () => {
  await expect.poll(indexed, { timeout: 200_000, interval: 500 }).toBe(itemCount - refusedCount);
  await expect.poll(outboxSize, { timeout: 60_000 }).toBe(0);
}, 300_000);

test("each refused document is listed with the engine's reason, the latest first", async () => {
  const listed = await listSearchRejections(db, { limit: itemCount });
  expect(listed).toHaveLength(refusedCount);
  expect(new Set(listed.map(({ sku }) => sku)).size).toBe(refusedCount);
  for (const { sku, reason, attempts } of listed) {
    expect(Number(sku.slice(1)) % 50).toBe(0);
    expect(reason).toMatch(/immense term.*facets/);
    expect(attempts).toBe(1);
  }
  const times = listed.map(({ rejectedAt }) => rejectedAt.getTime());
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(await listSearchRejections(db, { limit: 3 })).toEqual(listed.slice(0, 3));
});

test("one that is refused again counts its attempts; one that is mended is found and no longer listed", async () => {
  await sql`update item set name = 'Screw, Zinc' where sku = '100050'`.execute(db);
  await sql`update item set attributes = '{"finish": "Plain"}' where sku = '100100'`.execute(db);
  await expect.poll(indexed, { timeout: 60_000 }).toBe(itemCount - refusedCount + 1);
  await expect.poll(outboxSize, { timeout: 60_000 }).toBe(0);
  const listed = new Map((await listSearchRejections(db, { limit: itemCount })).map((row) => [row.sku, row]));
  expect(listed.get("100050")?.attempts).toBe(2);
  expect(listed.has("100100")).toBe(false);
});

test("one whose item is deleted is no longer listed", async () => {
  await sql`delete from item where sku = '100150'`.execute(db);
  await expect.poll(outboxSize, { timeout: 60_000 }).toBe(0);
  expect((await listSearchRejections(db, { limit: itemCount })).map(({ sku }) => sku)).not.toContain("100150");
});

test("all of them can be put to the engine again", async () => {
  const before = await listSearchRejections(db, { limit: itemCount });
  expect(await retrySearchRejections(db)).toBe(before.length);
  await expect.poll(outboxSize, { timeout: 60_000 }).toBe(0);
  const after = new Map((await listSearchRejections(db, { limit: itemCount })).map((row) => [row.sku, row.attempts]));
  for (const { sku, attempts } of before) expect(after.get(sku)).toBe(attempts + 1);
});

test("a rebuild goes on past refused documents, and lists them", async () => {
  await sql`delete from search_rejection`.execute(db);
  await rebuildProducts({ db, opensearch, graceMs: 0, isHasty: true });
  expect(await indexed()).toBe(itemCount - refusedCount + 1);
  expect(await listSearchRejections(db, { limit: itemCount })).toHaveLength(refusedCount - 2);
}, 300_000);

async function indexed(): Promise<number> {
  const index = opensearch.index(productsIndex);
  const answer = await opensearch.run("count", async (client) =>
    client.count({ index, body: { query: { match: { words: "screw" } } } }, { ignore: [404] }),
  );
  return answer.body.count;
}

async function outboxSize(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from outbox`.execute(db);
  return rows[0]?.count ?? 0;
}
