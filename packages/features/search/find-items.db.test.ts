import { itemsBySku } from "@capstan/features/catalog/server";
import { createOpensearch } from "@capstan/platform/opensearch";
import { testEngines } from "@capstan/platform/test-kit";
import { beforeAll, expect, test } from "vitest";
import { seedSmallCatalog } from "../../../scripts/seed/seed-company.ts";
import { type FindRequest, findItems } from "./find-items.server.ts";
import { noFilters } from "./query/filters.ts";
import { parseQuery } from "./query/parse-query.ts";
import { indexChangedItems, productsIndex } from "./server.ts";

const engines = testEngines();
const { opensearch } = engines;
const { db } = engines.database;

beforeAll(async () => {
  await seedSmallCatalog(engines.databaseUrl);
  await indexChangedItems({ db, opensearch });
  await opensearch.run("refresh", async (client) => client.indices.refresh({ index: opensearch.index(productsIndex) }));
}, 300_000);

const plain: FindRequest = {
  query: null,
  filters: noFilters,
  accountNumber: null,
  boughtSkus: null,
  sort: "best",
  page: 1,
};

async function find(text: string, changes: Partial<FindRequest> = {}) {
  const found = await findItems(opensearch, { ...plain, query: parseQuery(text), ...changes });
  if (!found) throw new Error("the engine is away");
  return found;
}

async function itemAt(place: number) {
  const row = await db.selectFrom("item").select("sku").orderBy("sku").offset(place).limit(1).executeTakeFirstOrThrow();
  const [item] = await itemsBySku(db, [row.sku]);
  if (!item) throw new Error("no such item");
  return item;
}

test("an engineer's words find that very screw first, whatever the order and the spelling of its size", async () => {
  const name = "Hex Cap Screw, 18-8 Stainless Steel, 3/8-16 x 1-1/2 in";
  for (const text of [
    "3/8-16 x 1-1/2 hex cap screw 18-8",
    "hex cap screw 18-8 3/8-16 1.5 inch",
    "18-8 stainless hex cap screws 3/8-16 x 38.1mm",
  ]) {
    const found = await find(text);
    const [first] = await itemsBySku(
      db,
      found.items.slice(0, 1).map(({ sku }) => sku),
    );
    expect
      .soft(first?.attributes, `${text} found ${first?.name}, not ${name}`)
      .toMatchObject({ threadSize: "3/8-16", length: 1.5, grade: "18-8" });
  }
});

test("a fitting with the two sizes at the wrong ends is no match", async () => {
  const { name, sku } = await db
    .selectFrom("item")
    .select(["name", "sku"])
    .where("name", "~", "1/4 in Tube x 1/8 NPT")
    .executeTakeFirstOrThrow();
  const type = name.split(",", 1)[0] ?? "";
  const skusOf = async (text: string) => (await find(text)).items.map((item) => item.sku);
  expect(await skusOf(`${type} 1/4 tube x 1/8 npt`)).toContain(sku);
  expect(await skusOf(`${type} 1/8 tube x 1/4 npt`)).not.toContain(sku);
});

test("every tenth item is found first by its SKU and by its part number, however they are punctuated", async () => {
  const missed: string[] = [];
  for (let place = 0; place < 1_000; place += 50) {
    const item = await itemAt(place);
    const mangled = item.manufacturerPartNumber.toLowerCase().replaceAll(/[^a-z0-9]/g, " ");
    for (const text of [item.sku, item.sku.toLowerCase(), item.manufacturerPartNumber, mangled]) {
      const found = await find(text);
      const exact = found.items.filter(({ isExact }) => isExact).map(({ sku }) => sku);
      if (!exact.includes(item.sku) || found.items[0]?.isExact !== true) missed.push(`${text} for ${item.sku}`);
    }
  }
  expect(missed).toEqual([]);
});

test("pages follow each other, and every family stands on one of them, once", async () => {
  const families: { key: string; matches: number; others: number }[] = [];
  let hasNextPage = true;
  for (let page = 1; hasNextPage; page++) {
    const found = await findItems(opensearch, { ...plain, page, filters: { ...noFilters, category: "FAS" } });
    families.push(...(found?.families ?? []));
    hasNextPage = found?.hasNextPage ?? false;
  }
  const { count } = await db
    .selectFrom("item")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("category_code", "like", "FAS-%")
    .where("lifecycle", "in", ["active", "clearance"])
    .executeTakeFirstOrThrow();
  expect(families.length).toBeGreaterThan(12);
  expect(new Set(families.map(({ key }) => key)).size).toBe(families.length);
  expect(families.reduce((sum, { matches }) => sum + matches, 0)).toBe(Number(count));
});

test("a family says how many of its items match and how many others it has, and is paged through by itself", async () => {
  const found = await find("hex cap screw 3/8-16 x 1");
  const [family] = found.families;
  if (!family) throw new Error("no family");
  expect(family.others).toBeGreaterThan(0);
  const alone = await find("hex cap screw 3/8-16 x 1", { filters: { ...noFilters, family: family.key } });
  expect([alone.total, alone.items.length, alone.families.length]).toEqual([family.matches, family.matches, 1]);
  const whole = await findItems(opensearch, { ...plain, filters: { ...noFilters, family: family.key } });
  expect(whole?.total).toBe(family.matches + family.others);
});

test("a facet's own values stay selectable once one of them is chosen, and the others count within the choice", async () => {
  const open = await find("hex cap screw");
  const [first, ...rest] = open.facets.get("finish") ?? [];
  const chosen = new Map([["finish", [first?.value ?? ""]]]);
  const narrowed = await find("hex cap screw", { filters: { ...noFilters, chosen } });
  expect(narrowed.total).toBe(first?.count);
  expect((narrowed.facets.get("finish") ?? []).map(({ value }) => value)).toEqual(
    expect.arrayContaining(rest.map(({ value }) => value)),
  );
  const brands = (narrowed.facets.get("brand") ?? []).reduce((sum, { count }) => sum + count, 0);
  expect(brands).toBe(first?.count);
});

test("a range keeps what lies in it", async () => {
  const ranges = new Map([["length", { from: 1, to: 2 }]]);
  const found = await find("hex cap screw", { filters: { ...noFilters, ranges } });
  const items = await itemsBySku(
    db,
    found.items.map(({ sku }) => sku),
  );
  expect(items.length).toBeGreaterThan(0);
  expect(
    items.filter(({ attributes }) => Number(attributes["length"]) < 1 || Number(attributes["length"]) > 2),
  ).toEqual([]);
});

test("a word that the catalog knows is never taken for another", async () => {
  const found = await find("boot");
  const items = await itemsBySku(
    db,
    found.items.map(({ sku }) => sku),
  );
  expect(items.length).toBeGreaterThan(0);
  expect(items.filter(({ name }) => !name.includes("Boot")).map(({ name }) => name)).toEqual([]);
});

test("while the engine is away nothing is thrown", async () => {
  const away = createOpensearch({ url: "http://127.0.0.1:9", prefix: "" });
  expect(await findItems(away, { ...plain, query: parseQuery("hex") })).toBeUndefined();
});
