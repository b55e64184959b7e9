import { noPictureSources } from "@capstan/features/pictures/server";
import { indexChangedItems, productsIndex } from "@capstan/features/search/server";
import { createOpensearch } from "@capstan/platform/opensearch";
import { testEngines } from "@capstan/platform/test-kit";
import { type Visitor, anonymous } from "@capstan/platform/visitor";
import { type TestApp, installedDrawings, testApp } from "@capstan/web/test-app";
import { beforeAll, expect, test } from "vitest";
import { seedCompany } from "../../../scripts/seed/seed-company.ts";
import { rebuildSuggestions } from "./server.ts";

const engines = testEngines();
const { opensearch, databaseUrl } = engines;
const { db } = engines.database;
let visitor: Visitor = anonymous;
let app: TestApp;

beforeAll(async () => {
  await seedCompany({ items: 1_000, databaseUrl, kinds: ["catalog", "branches", "accounts", "prices"] });
  await indexChangedItems({ db, opensearch });
  await opensearch.run("refresh", async (client) => client.indices.refresh({ index: opensearch.index(productsIndex) }));
  await rebuildSuggestions({ db, opensearch, graceMs: 0 });
  const pictures = { ...noPictureSources, drawings: await installedDrawings(engines.log) };
  app = await testApp(engines, {}, { visitorOf: async () => visitor, pictures });
}, 240_000);

interface Product {
  readonly item: string;
  readonly displayImage: string;
  readonly previouslyPurchasedProduct: boolean;
  readonly price?: string;
}

/** The answer of every route, as far as a test looks at it. */
interface Body {
  readonly [list: string]: readonly unknown[];
  readonly products: readonly Product[];
  readonly categories: readonly { readonly key: string }[];
}

async function get(url: string, as: Visitor = anonymous) {
  visitor = as;
  const { statusCode, headers, body } = await app.inject({ method: "GET", url });
  return { status: statusCode, cache: headers["cache-control"], body: JSON.parse(body) as Body };
}

function of(accountNumber: string): Visitor {
  return { ...anonymous, level: "fully-authenticated", userId: "user-1", accountNumber };
}

async function skus(url: string, as?: Visitor): Promise<string[]> {
  const { body } = await get(url, as);
  return body.products.map(({ item }) => item);
}

test("/ta/10/10/10 answers with the four lists and nothing else, and may be kept for a while [spec 7.2/1] [spec 3/13.1]", async () => {
  const { status, cache, body } = await get("/ta/10/10/10?t=hex");
  expect(status).toBe(200);
  expect(Object.keys(body).toSorted()).toEqual([
    "brandSuggestionResults",
    "categorySuggestionResults",
    "generalSuggestionResults",
    "selectionGuideSuggestionResult",
  ]);
  expect(body["generalSuggestionResults"]?.every((text) => typeof text === "string")).toBe(true);
  expect(body["generalSuggestionResults"]?.length).toBeGreaterThan(0);
  expect(cache).toBe("public, max-age=60");
});

test("the three numbers of the path are the most brands, categories and general suggestions", async () => {
  const { body } = await get("/ta/1/2/3?t=ha");
  expect(body["brandSuggestionResults"]).toHaveLength(1);
  expect(body["categorySuggestionResults"]).toHaveLength(2);
  expect(body["generalSuggestionResults"]).toHaveLength(3);
  const refused = await Promise.all(
    ["/ta/11/1/1?t=ha", "/ta/1/-1/1?t=ha", "/ta/a/b/c?t=ha"].map(async (url) => get(url)),
  );
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
});

test("/tap answers with the products for a term, each with its six fields, and brand, pack and price beside them [spec 7.2/2] [spec 3/13.3]", async () => {
  const { status, cache, body } = await get("/tap?t=hex%20nuts&tae=true");
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(["products"]);
  expect(body.products.length).toBeGreaterThan(0);
  expect(body.products.length).toBeLessThanOrEqual(6);
  const [first] = body.products;
  const { sku, name, ship_pack_quantity, brand } = await db
    .selectFrom("item")
    .innerJoin("brand", "brand.code", "item.brand_code")
    .select(["item.sku", "item.name", "item.ship_pack_quantity", "brand.name as brand"])
    .where("item.sku", "=", first?.item ?? "")
    .executeTakeFirstOrThrow();
  expect(first).toEqual({
    shortDesc: name,
    displayImage: `/pictures/items/${sku}-68.webp`,
    url: expect.stringMatching(new RegExp(`^/product/.*-${sku}$`)),
    item: sku,
    shipPackQuantity: ship_pack_quantity,
    previouslyPurchasedProduct: false,
    brand,
    pack: expect.stringMatching(/^(?:each|(?:pack|box|bag|case|carton|roll|set)(?: of \d+)?)/),
    priceLabel: expect.stringMatching(/^(?:Web Price|Sale|Clearance)$/),
    price: expect.stringMatching(/^\$[\d,.]+$/),
  });
  expect(cache).toBe("private, no-store");
});

test("the picture that /tap names is there", async () => {
  const { body } = await get("/tap?t=hex%20nuts&tae=true");
  const { statusCode } = await app.inject({ method: "GET", url: body.products[0]?.displayImage ?? "" });
  expect(statusCode).toBe(200);
});

test("what the visitor's account has ordered before is marked, and nobody else's orders are", async () => {
  const { account_number: account, name } = await db
    .selectFrom("sales_order_line")
    .innerJoin("item", "item.sku", "sales_order_line.sku")
    .innerJoin("account", "account.number", "sales_order_line.account_number")
    .select(["sales_order_line.account_number", "item.name", "item.sku"])
    .where("account.custom_catalog_code", "is", null)
    .where("item.lifecycle", "=", "active")
    .orderBy("item.sku")
    .executeTakeFirstOrThrow();
  const url = `/tap?${new URLSearchParams({ t: name, tae: "true" })}`;
  const bought = await db.selectFrom("sales_order_line").select("sku").where("account_number", "=", account).execute();
  const own = new Set(bought.map(({ sku }) => sku));
  const { body } = await get(url, of(account));
  expect(body.products.some(({ previouslyPurchasedProduct }) => previouslyPurchasedProduct)).toBe(true);
  for (const product of body.products) expect(product.previouslyPurchasedProduct).toBe(own.has(product.item));
  const others = await get(url);
  expect(others.body.products.some(({ previouslyPurchasedProduct }) => previouslyPurchasedProduct)).toBe(false);
});

test("what the account has ordered before and fits the term goes first, and nothing else moves", async () => {
  const { account_number: account } = await db
    .selectFrom("account_item")
    .innerJoin("account", "account.number", "account_item.account_number")
    .select(["account_number", ({ fn }) => fn.countAll().as("items")])
    .where("account.custom_catalog_code", "is", null)
    .groupBy("account_number")
    .orderBy("items", "desc")
    .orderBy("account_number")
    .limit(1)
    .executeTakeFirstOrThrow();
  let moved = 0;
  for (const term of terms) {
    const { products } = (await get(panelUrl(term), of(account))).body;
    const flags = products.map(({ previouslyPurchasedProduct }) => previouslyPurchasedProduct);
    expect(flags).toEqual(flags.toSorted((one, other) => Number(other) - Number(one)));
    const usual = await skus(panelUrl(term));
    const others = products.filter(({ previouslyPurchasedProduct }) => !previouslyPurchasedProduct);
    expect(usual.filter((sku) => others.some(({ item }) => item === sku))).toEqual(others.map(({ item }) => item));
    if (products[0]?.item !== usual[0]) moved += 1;
  }
  expect(moved).toBeGreaterThan(0);
});

test("a price in the panel is the one of the visitor's own contract, at the time of asking", async () => {
  const { account_number: account, sku } = await db
    .selectFrom("contract_price")
    .innerJoin("item", "item.sku", "contract_price.sku")
    .innerJoin("account", "account.number", "contract_price.account_number")
    .select(["contract_price.account_number", "contract_price.sku"])
    .where("item.lifecycle", "=", "active")
    .where("account.custom_catalog_code", "is", null)
    .orderBy("contract_price.sku")
    .limit(1)
    .executeTakeFirstOrThrow();
  const priceFor = async (as?: Visitor) =>
    (await get(panelUrl(sku), as)).body.products.find(({ item }) => item === sku);
  expect(await priceFor(of(account))).toMatchObject({ priceLabel: "Your Price" });
  await engines.database.pool.query("update contract_price set price = 1.23 where account_number = $1 and sku = $2", [
    account,
    sku,
  ]);
  expect(await priceFor(of(account))).toMatchObject({ priceLabel: "Your Price", price: "$1.23" });
  expect((await priceFor())?.price).not.toBe("$1.23");
});

async function catalogOf(scenario: 1 | 2 | 3 | 4) {
  const { number, code, filter_name } = await db
    .selectFrom("account")
    .innerJoin("custom_catalog", "custom_catalog.code", "account.custom_catalog_code")
    .select(["account.number", "custom_catalog.code", "custom_catalog.filter_name"])
    .where("custom_catalog.scenario", "=", scenario)
    .orderBy("account.number")
    .executeTakeFirstOrThrow();
  return { account: number, code, filter: filter_name };
}

/** The second option of a scenario that offers one, chosen by a user of the account's own. */
async function chooseOther(account: string): Promise<string> {
  const { user_id: userId } = await db
    .selectFrom("membership")
    .select("user_id")
    .where("account_number", "=", account)
    .orderBy("user_id")
    .executeTakeFirstOrThrow();
  await engines.database.pool.query(
    `insert into custom_catalog_choice (account_number, user_id, option) values ($1, $2, 'SEARCHBUTTON2')
     on conflict (user_id, account_number) do update set option = excluded.option`,
    [account, userId],
  );
  return userId;
}

/** What the index says is in a catalog. */
async function contentsOf(code: string): Promise<ReadonlySet<string>> {
  const index = opensearch.index(productsIndex);
  const answer = await opensearch.run("contents", async (client) =>
    client.search({ index, size: 2_000, body: { query: { term: { catalogs: code } } } }),
  );
  return new Set(answer.body.hits.hits.map(({ _id }) => _id ?? ""));
}

const terms = ["gloves", "screws", "steel", "pipe", "filters", "lamps", "brush", "white"];
const panelUrl = (term: string, rest = "") => `/tap?t=${term}&tae=true${rest}`;

test("a custom catalog restricts the products of its buyers, asked for or not [spec 6/5]", async () => {
  for (const scenario of [1, 2, 3, 4] as const) {
    const { account, code } = await catalogOf(scenario);
    const contents = await contentsOf(code);
    const found = (await Promise.all(terms.map(async (term) => skus(panelUrl(term), of(account))))).flat();
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((sku) => !contents.has(sku))).toEqual([]);
  }
});

test("IN_CATALOG, OUTSIDE_CATALOG and NO_CATALOG_RESTRICTION do what they say where another option is chosen [spec 7.2/2]", async () => {
  const { account, code, filter } = await catalogOf(1);
  const chooser = await chooseOther(account);
  const contents = await contentsOf(code);
  const found = async (searchType: string) => {
    const rest = `&catalogFilterName=${filter}&searchType=${searchType}`;
    return (
      await Promise.all(terms.map(async (term) => skus(panelUrl(term, rest), { ...of(account), userId: chooser })))
    ).flat();
  };
  const inside = await found("IN_CATALOG");
  expect(inside.length).toBeGreaterThan(0);
  expect(inside.filter((sku) => !contents.has(sku))).toEqual([]);
  const outside = await found("OUTSIDE_CATALOG");
  expect(outside.length).toBeGreaterThan(0);
  expect(outside.filter((sku) => contents.has(sku))).toEqual([]);
  const unrestricted = await found("NO_CATALOG_RESTRICTION");
  // What the account has ordered before goes first: the list is no stranger's.
  expect(unrestricted.some((sku) => contents.has(sku))).toBe(true);
  expect(unrestricted.some((sku) => !contents.has(sku))).toBe(true);
});

test("where switching is not offered, no parameter shows what the catalog leaves out [spec 6/5]", async () => {
  const { account, code, filter } = await catalogOf(2);
  const contents = await contentsOf(code);
  for (const rest of [
    "&searchType=NO_CATALOG_RESTRICTION",
    `&catalogFilterName=${filter}&searchType=OUTSIDE_CATALOG`,
    "&catalogFilterName=another&searchType=OUTSIDE_CATALOG",
  ]) {
    const found = (await Promise.all(terms.map(async (term) => skus(panelUrl(term, rest), of(account))))).flat();
    expect(found.filter((sku) => !contents.has(sku))).toEqual([]);
  }
});

test("another customer's catalog tells a stranger nothing", async () => {
  const { filter } = await catalogOf(1);
  expect(await skus(panelUrl("gloves", `&catalogFilterName=${filter}&searchType=IN_CATALOG`))).toEqual([]);
  expect(await skus(panelUrl("gloves", "&catalogFilterName=no-such&searchType=IN_CATALOG"))).toEqual([]);
});

test.each(["&searchType=SOMEWHERE", "&searchType=IN_CATALOG", "&catalogFilterName=&searchType=OUTSIDE_CATALOG"])(
  "/tap refuses %s: nobody knows what is meant",
  async (rest) => {
    expect(await get(panelUrl("hex", rest))).toMatchObject({
      status: 400,
      body: { error: { code: "VALIDATION_FAILED" } },
    });
  },
);

test("one letter suggests no products", async () => {
  expect(await skus(panelUrl("h"))).toEqual([]);
});

test("/tab answers with a brand's products and the categories where it has most [spec 7.2/3]", async () => {
  for (const key of ["harbolt", "Harbolt", "HARBOLT"]) {
    const { status, body } = await get(`/tab?t=${key}`);
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(["categories", "products"]);
    expect(body.products.length).toBeGreaterThan(0);
    expect(Object.keys(body.products[0] ?? {}).toSorted()).toEqual([
      "brand",
      "displayImage",
      "item",
      "pack",
      "previouslyPurchasedProduct",
      "price",
      "priceLabel",
      "shipPackQuantity",
      "shortDesc",
      "url",
    ]);
    const brands = await db
      .selectFrom("item")
      .select("brand_code")
      .where(
        "sku",
        "in",
        body.products.map(({ item }) => item),
      )
      .execute();
    expect(new Set(brands.map(({ brand_code }) => brand_code))).toEqual(new Set(["harbolt"]));
    const [fullest] = await db
      .selectFrom("item")
      .select(["category_code", ({ fn }) => fn.countAll().as("items")])
      .where("brand_code", "=", "harbolt")
      .where("lifecycle", "in", ["active", "clearance"])
      .groupBy("category_code")
      .orderBy("items", "desc")
      .orderBy("category_code")
      .limit(1)
      .execute();
    expect(body.categories[0]?.key).toBe(fullest?.category_code);
    expect(body.categories[0]).toMatchObject({ display: expect.stringMatching(/^Fasteners > /) });
  }
});

test("a brand's panel keeps to the custom catalog too", async () => {
  const { account, code } = await catalogOf(2);
  const contents = await contentsOf(code);
  const brands = await db.selectFrom("brand").select("code").orderBy("code").limit(30).execute();
  for (const { code: brand } of brands) {
    const found = await skus(`/tab?t=${brand}`, of(account));
    expect(found.filter((sku) => !contents.has(sku))).toEqual([]);
  }
});

test("a brand that nobody knows has no products and no categories", async () => {
  expect(await get("/tab?t=no-such-brand")).toMatchObject({ status: 200, body: { categories: [], products: [] } });
});

test("while the engine is away suggestions are refused", async () => {
  const away = createOpensearch({ url: "http://127.0.0.1:9", prefix: engines.prefix });
  const alone = await testApp({ ...engines, opensearch: away });
  for (const url of ["/ta/10/10/10?t=hex", "/tap?t=hex&tae=true", "/tab?t=harbolt"])
    expect((await alone.inject({ method: "GET", url })).statusCode).toBe(503);
});

test("a guide's panel has a picture of the first thing that its own search finds, with its measures", async () => {
  const { body } = await get("/tas?t=reading-a-bolt-head");
  const { button, displayImage } = body as unknown as { button: { url: string }[]; displayImage: string };
  const sought = new URL(button[1]?.url ?? "", "http://store.example").searchParams.get("searchQuery") ?? "";
  const [first] = (await get(`/tap?${new URLSearchParams({ t: sought, tae: "true" })}`)).body.products;
  expect(displayImage).toBe(first?.displayImage.replace("-68.webp", "-dimensioned-240.webp"));
});
