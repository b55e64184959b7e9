import { createOpensearch } from "@capstan/platform/opensearch";
import { testEngines } from "@capstan/platform/test-kit";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { seedSmallCatalog } from "../../../scripts/seed/seed-company.ts";
import { searchJobs } from "./search.jobs.server.ts";
import { indexChangedItems, productsIndex } from "./server.ts";

const engines = testEngines();
const { opensearch } = engines;
const { db } = engines.database;
const account = "812345678";
const catalog = "PLANT-7";
/** Of one family, which has more. */
let [first, second] = ["", ""];
let familyCode = "";

beforeAll(async () => {
  await seedSmallCatalog(engines.databaseUrl);
  const { rows } = await sql<{ family_code: string; skus: string[] }>`
    select family_code, array_agg(sku order by sku) as skus from item where lifecycle = 'active'
    group by family_code having count(*) > 3 order by family_code limit 1`.execute(db);
  familyCode = rows[0]?.family_code ?? "";
  [first = "", second = ""] = rows[0]?.skus ?? [];
  await db
    .insertInto("custom_catalog")
    .values({ code: catalog, scenario: 1, filter_name: "Plant 7", label1: null, label2: null })
    .execute();
  await sql`insert into account (number, company_name, customer_kind, address1, city, state, zip)
    values (${account}, 'Plant 7', 'manufacturer', '1 Main St', 'Peoria', 'IL', '61602')`.execute(db);
  await sql`insert into sales_order (number, account_number, placed_at, status)
    values ('S1', ${account}, now(), 'placed')`.execute(db);
  await follow();
}, 300_000);

beforeEach(async () => {
  await follow();
  await sql`truncate outbox`.execute(db);
  await sql`delete from graphile_worker._private_jobs`.execute(db);
});

test("an alias is found once it is there, and no longer than it is there", async () => {
  await sql`insert into item_alias (key, sku, kind, value) values ('ZX1', ${first}, 'competitor', 'ZX-1')`.execute(db);
  await follow();
  expect(await skusBy({ term: { ids: "ZX1" } })).toEqual([first]);
  await db.updateTable("item_alias").set({ key: "ZX2" }).where("key", "=", "ZX1").execute();
  await follow();
  expect(await skusBy({ terms: { ids: ["ZX1"] } })).toEqual([]);
  expect(await skusBy({ terms: { ids: ["ZX2"] } })).toEqual([first]);
  await db.deleteFrom("item_alias").where("key", "=", "ZX2").execute();
  await follow();
  expect(await skusBy({ term: { ids: "ZX2" } })).toEqual([]);
});

test("an alias of another item leaves the one it had", async () => {
  await sql`insert into item_alias (key, sku, kind, value) values ('ZX3', ${first}, 'legacy', 'ZX-3')`.execute(db);
  await follow();
  await db.updateTable("item_alias").set({ sku: second }).where("key", "=", "ZX3").execute();
  await follow();
  expect(await skusBy({ term: { ids: "ZX3" } })).toEqual([second]);
});

test("the order by price follows the web price", async () => {
  const two = { terms: { sku: [first, second] } };
  const byPrice = [{ price: "asc" }];
  await sql`insert into web_price (sku, kind, price) values (${first}, 'web', 5), (${second}, 'web', 9)`.execute(db);
  await follow();
  expect(await skusBy(two, byPrice)).toEqual([first, second]);
  await db.updateTable("web_price").set({ price: "12.5" }).where("sku", "=", first).execute();
  await follow();
  expect(await skusBy(two, byPrice)).toEqual([second, first]);
});

test("a sale, and a price that stays as it was, bring nothing to index", async () => {
  await sql`insert into web_price (sku, kind, price) values (${first}, 'sale', 1)`.execute(db);
  await sql`update web_price set price = price, needs_sign_in = true where kind = 'web'`.execute(db);
  expect(await outbox()).toEqual([]);
});

test("contract prices bring nothing to index", async () => {
  await sql`insert into contract_price (account_number, sku, price) values (${account}, ${first}, 1)`.execute(db);
  await sql`update contract_price set price = 2`.execute(db);
  expect(await outbox()).toEqual([]);
});

test("an item is in a custom catalog while it is named there", async () => {
  await db.insertInto("custom_catalog_item").values({ catalog_code: catalog, sku: first }).execute();
  await follow();
  expect(await skusBy({ term: { catalogs: catalog } })).toEqual([first]);
  await db.deleteFrom("custom_catalog_item").execute();
  await follow();
  expect(await skusBy({ term: { catalogs: catalog } })).toEqual([]);
});

test("a category brings all items below it into a custom catalog, and takes them along when it goes", async () => {
  await db.insertInto("custom_catalog_category").values({ catalog_code: catalog, category_code: "FAS-NUTS" }).execute();
  await follow();
  const below = await db.selectFrom("item").select("sku").where("category_code", "like", "FAS-NUTS%").execute();
  expect(below.length).toBeGreaterThan(0);
  expect(await skusBy({ term: { catalogs: catalog } })).toEqual(below.map(({ sku }) => sku).toSorted());
  await db.deleteFrom("custom_catalog_category").execute();
  await follow();
  expect(await skusBy({ term: { catalogs: catalog } })).toEqual([]);
});

test("an order is in the item's popularity and in its whole family; a cancelled line is not", async () => {
  await sql`insert into sales_order_line (order_number, line, account_number, sku, quantity, unit_price, placed_at)
    values ('S1', 1, ${account}, ${first}, 1, 1, now()), ('S1', 2, ${account}, ${first}, 1, 1, now())`.execute(db);
  await follow();
  expect(await skusBy({ range: { orders: { gte: 2 } } })).toEqual([first]);
  const members = await db.selectFrom("item").select("sku").where("family_code", "=", familyCode).execute();
  expect(await skusBy({ range: { familyOrders: { gte: 2 } } })).toEqual(members.map(({ sku }) => sku).toSorted());

  await sql`update sales_order_line set sku = ${second} where line = 2`.execute(db);
  await follow();
  expect(await skusBy({ term: { orders: 1 } })).toEqual([first, second].toSorted());
  await sql`delete from sales_order_line`.execute(db);
  await follow();
  expect(await skusBy({ range: { orders: { gte: 1 } } })).toEqual([]);
  expect(await skusBy({ range: { familyOrders: { gte: 1 } } })).toEqual([]);
});

test("an order that is shipped brings nothing to index", async () => {
  await sql`update sales_order set status = 'shipped'`.execute(db);
  expect(await outbox()).toEqual([]);
});

test("a family's items are found by its new name", async () => {
  await db.updateTable("family").set({ name: "Quuxware" }).where("code", "=", familyCode).execute();
  await follow();
  const members = await db.selectFrom("item").select("sku").where("family_code", "=", familyCode).execute();
  expect(await skusBy({ match: { words: "quuxware" } })).toEqual(members.map(({ sku }) => sku).toSorted());
});

test("a statement writes its items once, at most 500 a row, and asks for one job", async () => {
  await sql`delete from web_price`.execute(db);
  await sql`truncate outbox`.execute(db);
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await sql`insert into web_price (sku, kind, starts_on, price)
    select sku, 'web', day, 1 from item, (values (date '2026-01-01'), ('2026-06-01')) as days (day)`.execute(db);
  const rows = await outbox();
  expect(rows.map(({ keys }) => keys.length)).toEqual([500, 500]);
  expect(new Set(rows.flatMap(({ keys }) => keys)).size).toBe(1_000);
  expect(await jobs()).toEqual([{ task: "search:index-items", minutes: 0 }]);
});

test("while the engine is away, all the changes wait with one job", async () => {
  const away = createOpensearch({ url: "http://127.0.0.1:9", prefix: "away-" });
  onTestFinished(async () => away.close());
  const clock = { now: () => new Date() };
  await sql`insert into web_price (sku, kind, starts_on, price) values (${first}, 'web', '2027-01-01', 5)`.execute(db);
  for (const price of ["6", "7", "8"])
    await db.updateTable("web_price").set({ price }).where("sku", "=", first).execute();
  expect((await jobs()).length).toBeGreaterThanOrEqual(4);
  const job = searchJobs({ db, opensearch: away, clock }).find(({ name }) => name === "search:index-items");
  await expect(job?.run({}, { log: engines.log, jobId: "1", attempt: 1 })).rejects.toThrow(
    "opensearch is not available",
  );
  // The one that ran has no row here: a worker would have kept it for the next try.
  expect(await jobs()).toEqual([]);
  expect((await outbox()).length).toBeGreaterThan(0);
});

test("new names of categories, brands, classes and attributes ask for one rebuild, a minute after the first", async () => {
  await sql`update category set name = name || ' & More' where code in ('FAS', 'FAS-NUTS')`.execute(db);
  await sql`update category set parent_code = 'FAS-SCREWS' where code = 'FAS-NUTS-JAM'`.execute(db);
  await sql`update brand set name = name || ' Co.' where code = (select min(code) from brand)`.execute(db);
  await sql`update item_class set name = 'Nuts of All Kinds' where code = 'nut'`.execute(db);
  await sql`update class_attribute set is_facet = not is_facet where class_code = 'nut' and code = 'grade'`.execute(db);
  await sql`delete from class_attribute where class_code = 'nut' and code = 'grade'`.execute(db);
  const [{ code } = { code: "" }] = (await sql<{ code: string }>`select min(code) as code from brand`.execute(db)).rows;
  expect(await outbox()).toEqual([
    { topic: "rebuild", keys: ["category FAS", "category FAS-NUTS"] },
    { topic: "rebuild", keys: ["category FAS-NUTS-JAM"] },
    { topic: "rebuild", keys: [`brand ${code}`] },
    { topic: "rebuild", keys: ["item_class nut"] },
    { topic: "rebuild", keys: ["class_attribute nut"] },
    { topic: "rebuild", keys: ["class_attribute nut"] },
  ]);
  expect(await jobs()).toEqual([{ task: "search:rebuild-products", minutes: 1 }]);
});

test("what documents do not have, and what is new and has no items, asks for nothing", async () => {
  await sql`update category set summary = 'More', position = position + 1, name = name`.execute(db);
  await sql`update brand set summary = 'Made well'`.execute(db);
  await sql`update item_class set drawing = null`.execute(db);
  await sql`update class_attribute set grid_column = null, position = position + 1`.execute(db);
  await sql`update family set description = 'Alike'`.execute(db);
  await sql`insert into brand (code, name, slug) values ('new', 'New', 'new')`.execute(db);
  await sql`insert into category (code, name, slug, icon, summary, position)
    values ('NEW', 'New', 'new', 'tools', 'New', 99)`.execute(db);
  expect(await outbox()).toEqual([]);
  expect(await jobs()).toEqual([]);
});

/** What a worker does when its job comes. */
async function follow(): Promise<void> {
  await indexChangedItems({ db, opensearch });
  await opensearch.run("refresh", async (client) => client.indices.refresh({ index: opensearch.index(productsIndex) }));
}

async function skusBy(query: object, sort: readonly object[] = [{ sku: "asc" }]): Promise<readonly string[]> {
  const body = { query, sort, size: 1_000, _source: ["sku"] };
  const answer = await opensearch.run("search", async (client) =>
    client.search({ index: opensearch.index(productsIndex), body: body as never }),
  );
  return answer.body.hits.hits.map(({ _id }) => String(_id));
}

async function outbox() {
  return db.selectFrom("outbox").select(["topic", "keys"]).orderBy("id").execute();
}

async function jobs() {
  const { rows } = await sql<{ task: string; minutes: number }>`
    select task_identifier as task, round(extract(epoch from run_at - created_at) / 60)::int as minutes
    from graphile_worker.jobs order by id`.execute(db);
  return rows;
}
