import { readCategoryTree } from "@capstan/features/catalog/server";
import {
  findSome,
  indexChangedItems,
  namerOf,
  noFilters,
  parseQuery,
  productsIndex,
  readVocabulary,
  synonymGroups,
  synonymsFrom,
} from "@capstan/features/search/server";
import { createOpensearch } from "@capstan/platform/opensearch";
import { testEngines } from "@capstan/platform/test-kit";
import { beforeAll, expect, test } from "vitest";
import { seedSmallCatalog } from "../../../scripts/seed/seed-company.ts";
import { rebuildSuggestions } from "./rebuild-suggestions.server.ts";
import { suggest } from "./suggest.server.ts";
import { typeaheadJobs } from "./typeahead.jobs.server.ts";

const engines = testEngines();
const { opensearch, log } = engines;
const { db } = engines.database;
const deps = { db, opensearch, graceMs: 0 };
const limits = { brands: 10, categories: 10, general: 10 };
let built: number | undefined;

beforeAll(async () => {
  await seedSmallCatalog(engines.databaseUrl);
  await indexChangedItems(deps);
  await opensearch.run("refresh", async (client) => client.indices.refresh({ index: opensearch.index(productsIndex) }));
  built = await rebuildSuggestions(deps);
}, 240_000);

async function answerTo(text: string, wanted = limits) {
  const result = await suggest({ db, opensearch }, { text, limits: wanted });
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

async function terms(text: string) {
  return (await answerTo(text)).generalSuggestionResults;
}

test("what begins as typed goes before what merely has the words, and the whole name before both", async () => {
  const found = await terms("hex nuts");
  expect(found[0]).toBe("hex nuts");
  expect(found.filter((term) => !/hex.*nut/.test(term))).toEqual([]);
});

test("the words may come in any order, each by its beginning", async () => {
  expect(await terms("scr ca he")).toContain("hex cap screws");
});

test("a category says its whole path, joined by ' > ' [spec 3/13.2]", async () => {
  expect((await answerTo("hex cap")).categorySuggestionResults[0]).toEqual({
    display: "Fasteners > Cap Screws & Bolts > Hex Cap Screws",
    url: "/category/hex-cap-screws-FAS-BOLTS-HEX",
    key: "FAS-BOLTS-HEX",
    name: "Hex Cap Screws",
  });
});

test("a brand is suggested by its beginning, with the key that its panel is asked by [spec 3/13.2]", async () => {
  expect((await answerTo("harb")).brandSuggestionResults).toEqual([
    { display: "Harbolt", url: "/search?searchQuery=Harbolt&searchBar=true", key: "harbolt", name: "Harbolt" },
  ]);
});

test.each([
  ["glvoes", /glove/],
  ["scrwe", /screw/],
  ["hex cpa screws", /hex cap screws/],
  ["harbotl", /harbolt/],
])("the misspelt %s still finds %s", async (typed, meant) => {
  expect((await terms(typed)).filter((term) => meant.test(term)).length).toBeGreaterThan(0);
});

test("three letters are taken as they are: nobody knows yet what they will be", async () => {
  expect((await terms("hxe")).filter((term) => term.includes("hex"))).toEqual([]);
});

test("a look-alike never goes before what reads as typed", async () => {
  const found = await terms("gloves");
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter((term) => !/glove/.test(term))).toEqual([]);
});

test.each([
  ["nut", "nuts"],
  ["washer", "washers"],
])("%s and %s find the same kinds of thing", async (one, many) => {
  expect((await terms(one)).some((term) => term.includes(one))).toBe(true);
  expect((await terms(many)).some((term) => term.includes(one))).toBe(true);
});

test("hyphens and accents are no obstacle", async () => {
  expect(await terms("héx-cap")).toContain("hex cap screws");
});

test("sizes are found as they are typed", async () => {
  const found = await terms("3/8-16");
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((term) => !term.startsWith("3/8-16 "))).toEqual([]);
});

test("a guide is suggested by its keywords, and only the best one [spec 3/13.1]", async () => {
  const { selectionGuideSuggestionResult: guides } = await answerTo("work gloves");
  expect(guides).toEqual([
    {
      display: "Choosing Work Gloves by Cut Level",
      url: "/know-how/choose-work-gloves-by-cut-level",
      key: "choose-work-gloves-by-cut-level",
      name: "Choosing Work Gloves by Cut Level",
    },
  ]);
});

test.each([
  ["branch", "branch locator"],
  ["store loc", "store locator"],
  ["pick", "pickup"],
])("typing %s suggests %s, which leads to the branch locator", async (typed, words) => {
  expect((await terms(typed))[0]).toBe(words);
});

test("the beginning of an item number or a maker's number brings the number as it is written", async () => {
  const { sku, manufacturer_part_number: number } = await db
    .selectFrom("item")
    .select(["sku", "manufacturer_part_number"])
    .where("lifecycle", "=", "active")
    .orderBy("sku")
    .executeTakeFirstOrThrow();
  expect(await terms(sku.slice(0, 5).toLowerCase())).toContain(sku);
  expect(await terms(number.replaceAll("-", ""))).toContain(number);
});

test("a bar code is nothing to type, and is suggested to nobody", async () => {
  const codes = await db.selectFrom("item_alias").select("key").where("kind", "=", "gtin").limit(20).execute();
  expect(codes.length).toBeGreaterThan(0);
  for (const { key } of codes) {
    expect(await terms(key)).not.toContain(key);
    expect(await terms(key.slice(0, 6))).not.toContain(key);
  }
});

test.each([
  ["zip", "zip tie"],
  ["allen", "allen key"],
  ["locknu", "lock nuts"],
  ["guan", "guante"],
])("who types %s is offered %s: other names for a thing lead to it", async (typed, term) => {
  expect(await terms(typed)).toContain(term);
});

test("a number with its sign means that number, and nothing of so many percent", async () => {
  const found = await terms("#10");
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((term) => !term.includes("#10"))).toEqual([]);
});

test("where the last word is only begun and fits nothing, what fits the others is offered", async () => {
  expect(await terms("hex nuts qq")).toContain("hex nuts");
});

test("a customer's own number is suggested to nobody", async () => {
  const own = await db
    .selectFrom("item_alias")
    .select("key")
    .where("kind", "=", "customer")
    .where("key", "not in", (where) => where.selectFrom("item").select("part_number_key"))
    .limit(20)
    .execute();
  for (const { key } of own) expect(await terms(key)).not.toContain(key);
});

test("the limits hold for each kind by itself, none included", async () => {
  const few = await answerTo("he", { brands: 0, categories: 2, general: 1 });
  expect(few.brandSuggestionResults).toEqual([]);
  expect(few.categorySuggestionResults).toHaveLength(2);
  expect(few.generalSuggestionResults).toHaveLength(1);
});

test("every term has a match when it is searched for", async () => {
  const index = opensearch.index("suggestions");
  const all = await opensearch.run("all", async (client) =>
    client.search({ index, size: 10_000, body: { query: { term: { kind: "term" } } } }),
  );
  const texts = all.body.hits.hits.map(({ _source }) => (_source as { display: string }).display);
  expect(texts.length).toBeGreaterThan(1_000);
  const step = Math.ceil(texts.length / 200);
  const sampled = texts.filter((_, at) => at % step === 0);
  const reading = {
    synonyms: synonymsFrom(await synonymGroups(db)),
    vocabulary: await readVocabulary(opensearch),
    namer: namerOf(await readCategoryTree(db)),
  };
  const request = { filters: noFilters, accountNumber: null, size: 1, isMatchNeeded: true } as const;
  const empty: string[] = [];
  for (const text of sampled) {
    const found = await findSome(opensearch, { ...request, query: parseQuery(text, reading) });
    if (found?.length === 0) empty.push(text);
  }
  expect(empty).toEqual([]);
}, 300_000);

test("what was searched for often, on several days, in words of the catalog is offered to others; nothing else is", async () => {
  const today = new Date();
  const dayAgo = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  const rows = ["stainless gloves nuts", "cheap hex nuts", "hex nuts 0884512907", "hex nuts jane"].flatMap((term) =>
    [1, 2, 3].map((days) => ({ day: dayAgo(days), term, suggest_config_id: null, found: 3, times: 4 })),
  );
  const once = { day: dayAgo(1), term: "nuts hex steel", suggest_config_id: null, found: 3, times: 99 };
  const good = [1, 2, 3].map((days) => ({ ...once, term: "zinc plated steel nuts", day: dayAgo(days), times: 4 }));
  await db
    .insertInto("search_selection")
    .values([...rows, ...good, once])
    .execute();
  await rebuildSuggestions(deps);
  expect(await terms("zinc plated steel n")).toContain("zinc plated steel nuts");
  const others = await Promise.all(["stainless gloves", "cheap hex", "hex nuts", "nuts hex"].map(terms));
  expect(others.flat().filter((term) => /cheap|jane|\d{5}|^nuts hex|^stainless gloves/.test(term))).toEqual([]);
  await db.deleteFrom("search_selection").execute();
}, 120_000);

test("fewer than two characters after trimming never reach the engine [spec 7.2/1] [spec 9/8.1]", async () => {
  const away = createOpensearch({ url: "http://127.0.0.1:9", prefix: "" });
  for (const text of ["", "h", " h ", "   "]) {
    const result = await suggest({ db, opensearch: away }, { text, limits });
    expect(result).toMatchObject({ ok: true, value: { generalSuggestionResults: [] } });
  }
  expect(await suggest({ db, opensearch: away }, { text: "he", limits })).toMatchObject({
    ok: false,
    failure: { code: "ENGINE_UNAVAILABLE" },
  });
});

test("a rebuild takes in what is new and drops what is gone, and leaves one index behind", async () => {
  await db
    .updateTable("guide")
    .set({ heading: "Newly Written Guide" })
    .where("code", "=", "hard-hat-types-and-classes")
    .execute();
  const [job] = typeaheadJobs(deps);
  await job?.run({}, { log, jobId: "1", attempt: 1 });
  expect((await answerTo("newly written")).selectionGuideSuggestionResult).toHaveLength(1);
  const [other] = (await answerTo("hard hat types")).selectionGuideSuggestionResult;
  expect(other?.name).not.toBe("Hard Hat Types and Classes");
  const name = `${opensearch.index("suggestions")}-*`;
  const indexes = await opensearch.run("list", async (client) => client.indices.get({ index: name }));
  expect(Object.keys(indexes.body)).toHaveLength(1);
  expect(built).toBeGreaterThan(1_000);
});

test("a store without suggestions yet answers with empty lists", async () => {
  const url = process.env["OPENSEARCH_URL"] ?? "";
  const fresh = createOpensearch({ url, prefix: `${engines.prefix}fresh-`, timeoutMs: 20_000 });
  const result = await suggest({ db, opensearch: fresh }, { text: "hex 38", limits });
  await fresh.close();
  expect(result).toEqual({
    ok: true,
    warnings: [],
    value: {
      brandSuggestionResults: [],
      categorySuggestionResults: [],
      generalSuggestionResults: [],
      selectionGuideSuggestionResult: [],
    },
  });
});
