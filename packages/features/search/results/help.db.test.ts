import type { FamilyGroup } from "@capstan/features/listing";
import { categoryTreeReader } from "@capstan/features/catalog/server";
import { stockReader } from "@capstan/features/availability/server";
import { createOpensearch } from "@capstan/platform/opensearch";
import { testEngines } from "@capstan/platform/test-kit";
import { beforeAll, expect, test } from "vitest";
import { seedSmallCatalog } from "../../../../scripts/seed/seed-company.ts";
import { parseQuery } from "../query/parse-query.ts";
import { synonymsOf } from "../query/synonyms.ts";
import { noVocabulary } from "../query/vocabulary.ts";
import { indexChangedItems, productsIndex, resultsReader, synonymsReader, vocabularyReader } from "../server.ts";
import type { ResultsView } from "../results.ts";
import { didYouMean } from "./did-you-mean.server.ts";
import { loadCategory } from "./load-category.server.ts";
import { type ResultsDeps, loadSearch } from "./load-results.server.ts";
import { nearest } from "./nearest.server.ts";

const engines = testEngines();
const { opensearch } = engines;
const { db, pool } = engines.database;
const origin = "http://store.example";
const deps: ResultsDeps = {
  stock: stockReader(db),
  db,
  opensearch,
  categoryTree: categoryTreeReader(db),
  synonyms: async () => synonymsOf([]),
  vocabulary: vocabularyReader(opensearch),
  recordSearch: () => {},
  origin,
};
const account = "0884512907";

beforeAll(async () => {
  await seedSmallCatalog(engines.databaseUrl);
  await pool.query(
    `insert into account (number, company_name, customer_kind, address1, city, state, zip) values ($1, 'Works', 'business', '1 Road', 'Town', 'OH', '44101')`,
    [account],
  );
  await pool.query(
    `insert into sales_order (number, account_number, placed_at, status) values ('1', $1, now(), 'delivered')`,
    [account],
  );
  await pool.query(
    `insert into sales_order_line
     select '1', row_number() over (order by sku), $1, sku, 1, 1, now() from item where name like 'Hex Cap Screw%' and lifecycle = 'active'
     order by sku limit 3`,
    [account],
  );
  // Every other item has a price.
  await pool.query(
    `insert into web_price (sku, kind, price)
     select sku, 'web', row_number() over (order by md5(sku)) / 7.0 from item where right(sku, 1) between 'A' and 'M'`,
  );
  await indexChangedItems({ db, opensearch });
  await opensearch.run("refresh", async (client) => client.indices.refresh({ index: opensearch.index(productsIndex) }));
}, 300_000);

async function search(query: string, accountNumber: string | null = null): Promise<ResultsView> {
  const priceContext = { accountNumber, isSignedIn: accountNumber !== null, on: "2026-11-15" } as const;
  return loadSearch(deps, { url: new URL(`${origin}/search?${query}`), priceContext });
}

const anybody = { accountNumber: null, isSignedIn: false, on: "2026-11-15" } as const;
const searchFor = async (text: string) => search(new URLSearchParams({ searchQuery: text }).toString());

/** How many items the page behind a link has. */
async function totalAt(link: string): Promise<number> {
  const url = new URL(link, origin);
  if (url.pathname.startsWith("/search")) return (await search(url.search.slice(1))).total;
  const code = /[A-Z0-9-]+$/.exec(url.pathname)?.[0].replace(/^-/, "") ?? "";
  return (await loadCategory(deps, code, { url, priceContext: anybody }))?.total ?? 0;
}

test.each([
  ["hex cap skrew", "hex cap screw"],
  ["stainles hex cap screw", "stainless hex cap screw"],
  ["ball valvve", "ball valve"],
  ["beering", "bearing"],
  ["hex cpa screw", "hex cap screw"],
  ["hexx cap screw", "hex cap screw"],
])("for %s results for %s are shown, and what was typed can be searched for instead", async (typed, meant) => {
  const view = await searchFor(typed);
  expect(view.corrected?.text).toBe(meant);
  expect(view.total).toBeGreaterThan(0);
  const instead = await search(new URL(view.corrected?.insteadUrl ?? "", origin).search.slice(1));
  expect([instead.corrected, instead.total]).toEqual([null, 0]);
});

test("a thread that is not sold never gives way in silence: another one only comes close", async () => {
  const view = await searchFor("3/8-17 hex cap screw");
  expect([view.total, view.corrected]).toEqual([0, null]);
});

test("what is found as it stands is not corrected, and neither are numbers", async () => {
  const { sku } = await db.selectFrom("item").select("sku").orderBy("sku").executeTakeFirstOrThrow();
  for (const text of ["hex cap screw", sku, "9ZZ99Q", "62042RSX", "ab-1234-x", ""]) {
    expect((await searchFor(text)).corrected, `for ${text}`).toBeNull();
  }
});

test("a correction that would find nothing is not offered", async () => {
  for (const text of ["skrew qqxxzzyyww", "qqxxzzyy wwvvkkjj", "qzx screw"]) {
    expect((await searchFor(text)).corrected, `for ${text}`).toBeNull();
  }
  const lies: string[] = [];
  for (const text of ["beering glooves", "hex vallve", "sandpapr drlil", "wrnch skrew", "hamer stel"]) {
    const { corrected, total } = await searchFor(text);
    if (corrected && total === 0) lies.push(`${text}: ${corrected.text}`);
  }
  expect(lies).toEqual([]);
});

test("a number that is nearly right is answered with the numbers next to it", async () => {
  const item = await db
    .selectFrom("item")
    .select(["sku", "part_number_key"])
    .where("lifecycle", "=", "active")
    .where((where) => where(where.fn<number>("length", ["part_number_key"]), ">", 8))
    .orderBy("sku")
    .executeTakeFirstOrThrow();
  const typed = `${item.part_number_key.slice(0, -1)}${item.part_number_key.endsWith("Q") ? "X" : "Q"}`;
  const { total, nearest: offers } = await searchFor(typed);
  expect(total).toBe(0);
  expect(offers.map(({ url }) => url).some((url) => url.endsWith(`-${item.sku}`))).toBe(true);
});

test("a thread that is not sold leads to the nearest that is, with the number of its items", async () => {
  const input = { narrowings: [], categoryTree: undefined, reading: {}, corrections: new Map() };
  const offers = await nearest(opensearch, { ...input, query: parseQuery("3/8-17") });
  const { total } = await searchFor("3/8-16");
  expect(offers).toContainEqual({
    label: "3/8-16",
    url: "/search?searchQuery=3%2F8-16&searchBar=true",
    why: `3/8-16 is the nearest thread: ${total} items`,
  });
});

/** What a page would offer that found nothing for the text. */
async function offersFor(text: string) {
  const reading = { vocabulary: (await deps.vocabulary?.()) ?? noVocabulary };
  const { corrections } = await didYouMean(opensearch, { text, reading });
  const input = { narrowings: [], categoryTree: await deps.categoryTree(), reading, corrections };
  return nearest(opensearch, { ...input, query: parseQuery(text) });
}

test("misspelt words are offered in their right spelling, one by one", async () => {
  expect((await offersFor("qqxxzzyy beering")).map(({ label }) => label)).toContain("bearing");
});

test("words are offered one by one with their counts, and the categories they name", async () => {
  const offers = await offersFor("qqxxzzyy wwvvkkjj ppqqrrss valve");
  const { total } = await searchFor("valve");
  expect(offers).toContainEqual({ label: "valve", url: expect.stringContaining("valve"), why: `${total} items` });
  expect(offers.some(({ why }) => /^Category: [\d,]+ items?$/.test(why))).toBe(true);
});

test("a number among other words is looked up by itself", async () => {
  const item = await db
    .selectFrom("item")
    .select(["sku", "part_number_key"])
    .where("lifecycle", "=", "active")
    .where((where) => where(where.fn<number>("length", ["part_number_key"]), ">", 8))
    .orderBy("sku", "desc")
    .executeTakeFirstOrThrow();
  const offers = await offersFor(`please quote price ${item.part_number_key.slice(0, -1)}`);
  expect(offers.some(({ url }) => url.endsWith(`-${item.sku}`))).toBe(true);
});

test("every offer leads to a page that has items, and there are six at most", async () => {
  const texts = [
    "qqxxzzyy wwvvkkjj ppqqrrss valve",
    "zzzqqq bearing kkkwww vvvyyy",
    "3/8-17",
    "xxyyzzqq 55 mm wwkkvv screw jjhhgg",
    "hex cap screw steel valve bearing glove",
  ];
  for (const text of texts) {
    const offers = await offersFor(text);
    expect(offers.length).toBeLessThanOrEqual(6);
    for (const { url } of offers.filter((offer) => !offer.url.startsWith("/product"))) {
      expect(await totalAt(url), `${text}: ${url}`).toBeGreaterThan(0);
    }
  }
});

test("a category on which filters left nothing offers to take one back", async () => {
  const url = new URL(`${origin}/category/fasteners-FAS?f.finish=No+Such+Finish`);
  const view = await loadCategory(deps, "FAS", { url, priceContext: anybody });
  expect(view?.nearest).toMatchObject([{ label: "Without Finish: No Such Finish", url: "/category/fasteners-FAS" }]);
});

test("where filters left nothing, each one that may be taken back is offered", async () => {
  const {
    nearest: offers,
    applied,
    facets,
  } = await search("searchQuery=hex+cap+screw&f.grade=Grade+5&f.finish=No+Such+Finish");
  expect(applied.map(({ label }) => label)).toEqual(["Grade: Grade 5", "Finish: No Such Finish"]);
  expect(offers.map(({ label }) => label)).toEqual(["Without Finish: No Such Finish"]);
  expect(await totalAt(offers[0]?.url ?? "")).toBeGreaterThan(0);
  const finish = facets.find(({ code }) => code === "f.finish");
  expect(finish).toMatchObject({
    choices: expect.arrayContaining([
      { value: "No Such Finish", count: 0, isChosen: true, label: "No Such Finish", url: expect.any(String) },
    ]),
  });
});

test("one exact number offers its item's page, and does not go there by itself", async () => {
  const item = await db.selectFrom("item").select(["sku", "name"]).orderBy("sku").executeTakeFirstOrThrow();
  const { exact, families } = await searchFor(item.sku.toLowerCase());
  expect(exact).toMatchObject({ sku: item.sku, name: item.name });
  expect(exact?.url.endsWith(`-${item.sku}`)).toBe(true);
  expect(families.flatMap(({ rows }) => rows.map(({ sku }) => sku))).toContain(item.sku);
});

test("what an account has bought before is counted for it, narrows to it, and is nobody else's", async () => {
  const open = await search("searchQuery=hex+cap+screw", account);
  expect(open.facets[0]).toMatchObject({ code: "bought", choices: [{ count: 3, isChosen: false }] });
  const narrowed = await search("searchQuery=hex+cap+screw&bought=true", account);
  expect(narrowed.total).toBe(3);
  expect(narrowed.families.flatMap(({ rows }) => rows.map((row) => row.isPreviouslyPurchased))).toEqual([
    true,
    true,
    true,
  ]);
  expect(narrowed.applied.map(({ label }) => label)).toEqual(["Previously purchased"]);
  const stranger = await search("searchQuery=hex+cap+screw&bought=true");
  expect(stranger.total).toBe(open.total);
  expect(stranger.facets.some(({ code }) => code === "bought")).toBe(false);
});

test("the statements of a page are as many for one item as for sixty, found or not", async () => {
  const categoryTree = await deps.categoryTree();
  const statements = async (text: string) => {
    let count = 0;
    const connect = pool.connect.bind(pool);
    pool.connect = (async () => {
      count += 1;
      return connect();
    }) as typeof pool.connect;
    const url = new URL(`${origin}/search?${new URLSearchParams({ searchQuery: text })}`);
    await loadSearch({ ...deps, categoryTree: async () => categoryTree }, { url, priceContext: anybody });
    pool.connect = connect;
    return count;
  };
  const [item] = await db.selectFrom("item").select("sku").limit(1).execute();
  const one = await statements(item?.sku ?? "");
  expect([await statements("hex cap screw"), await statements("qqxxzzyy valve wwkkvvjj")]).toEqual([one, one]);
  expect(one).toBeLessThanOrEqual(5);
});

test("help is left out while the engine is away", async () => {
  const away = createOpensearch({ url: "http://127.0.0.1:9", prefix: "" });
  const view = await loadSearch(
    { ...deps, opensearch: away },
    {
      url: new URL(`${origin}/search?searchQuery=skrew`),
      priceContext: anybody,
    },
  );
  expect(view).toMatchObject({ isLimited: true, corrected: null, nearest: [], total: 0 });
});

test("the merchandisers' synonyms hold for a search", async () => {
  const clock = { now: () => new Date() };
  const reader = resultsReader({ ...deps, synonyms: synonymsReader(db), clock });
  await pool.query(
    `insert into synonym_group (code, words, kind) values ('test', '{"hex cap screw","zogbolt"}', 'both')`,
  );
  const found = await reader.search(new Request(`${origin}/search?searchQuery=zogbolt`));
  expect([found.total > 0, found.families[0]?.name]).toEqual([true, expect.stringContaining("Hex Cap Screw")]);
});

test.each(["best", "price", "-price", "orders"])(
  "the pages of a search and of a category by %s follow each other to the end, every family once",
  async (sort) => {
    const category = async (link: string) =>
      loadCategory(deps, "FAS", { url: new URL(link, origin), priceContext: anybody });
    const walks = [
      [`/search?searchQuery=steel&sort=${sort}`, async (link: string) => search(link.split("?")[1] ?? "")],
      [`/category/fasteners-FAS?sort=${sort}`, category],
    ] as const;
    for (const [first, load] of walks) {
      const families: FamilyGroup[] = [];
      let total = 0;
      for (let link: string | null = first; link !== null;) {
        const view: ResultsView | undefined = await load(link);
        total = view?.total ?? 0;
        families.push(...(view?.families ?? []));
        link = view?.pages?.nextUrl ?? null;
      }
      const items = families.reduce((sum, { itemCount }) => sum + itemCount, 0);
      expect(total).toBeGreaterThan(60);
      expect(items).toBe(total);
      const titles = families.map(({ name }) => name);
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    }
  },
);

test("an address with a made-up page is its first page, and no error", async () => {
  const first = await search("searchQuery=steel");
  for (const page of ["0", "-1", "1.5", "x", "1e9", "99999999999"]) {
    for (const sort of ["best", "price"]) {
      const view = await search(new URLSearchParams({ searchQuery: "steel", sort, page }).toString());
      expect([view.total, view.pages?.current], `for ${page} by ${sort}`).toEqual([first.total, 1]);
    }
  }
});

test("a page after the last has nothing on it, and leads back", async () => {
  const view = await search("searchQuery=steel&page=99");
  expect(view.families).toEqual([]);
  expect(view.pages?.previousUrl).not.toBeNull();
});
