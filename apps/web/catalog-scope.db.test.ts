import { stockReader } from "@capstan/features/availability/server";
import { cartReader, cartShareReader } from "@capstan/features/cart/server";
import { categoryTreeReader } from "@capstan/features/catalog/server";
import { homeReader } from "@capstan/features/home/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { compareReader } from "@capstan/features/listing/server";
import { noPictureSources } from "@capstan/features/pictures/server";
import { productReader } from "@capstan/features/product/server";
import { indexChangedItems, productsIndex, resultsReader, synonymsReader } from "@capstan/features/search/server";
import { rebuildSuggestions } from "@capstan/features/typeahead/server";
import { urls } from "@capstan/features/urls";
import { systemClock } from "@capstan/platform/clock";
import { createOpensearch } from "@capstan/platform/opensearch";
import { sized, testEngines } from "@capstan/platform/test-kit";
import { type Visitor, anonymous } from "@capstan/platform/visitor";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { seedCompany } from "../../scripts/seed/seed-company.ts";
import { type TestApp, origin, posted, testApp } from "./test-app.ts";
import {
  type TestCatalog,
  type TestItem,
  buyerOf,
  generateCatalogs,
  holds,
  readItems,
  restricts,
  storeCatalog,
} from "./test-catalogs.ts";

const engines = testEngines();
const { opensearch, databaseUrl, database } = engines;
const { db, pool } = database;
/** A case is one item, one custom catalog and one way to the item. */
const cases = sized(400, 10_000);
const catalogCount = sized(12, 60);
const limitMs = 120_000 + cases * 200;

const shared = { db, categoryTree: categoryTreeReader(db), clock: systemClock, origin };
const synonyms = synonymsReader(db);
const results = resultsReader({ ...shared, opensearch, synonyms });
const away = createOpensearch({ url: "http://127.0.0.1:9", prefix: "" });
const limited = resultsReader({ ...shared, opensearch: away, synonyms });
const comparisons = compareReader(shared);
const products = productReader({ ...shared, pictures: noPictureSources });
const home = homeReader({ db, clock: systemClock, stock: stockReader(db) });
const carts = cartReader(shared);
const shares = cartShareReader(shared);

let app: TestApp;
let visitor: Visitor = anonymous;
let items: readonly TestItem[];
let bySku: ReadonlyMap<string, TestItem>;
let catalogs: readonly TestCatalog[];
let tokens: readonly { readonly token: string; readonly skus: readonly string[] }[];
let addresses = 0;

beforeAll(async () => {
  await seedCompany({ items: 1_000, databaseUrl, kinds: ["catalog", "branches"] });
  items = await readItems(database);
  bySku = new Map(items.map((item) => [item.sku, item]));
  catalogs = generateCatalogs(items, catalogCount);
  for (const catalog of catalogs) await storeCatalog(database, catalog);
  // Any item goes with some others, in every way in which the store knows of it.
  await pool.query(`
    create temporary table numbered as select sku, row_number() over (order by md5(sku)) as place from item;
    create temporary table pair as
      select one.sku, other.sku as other, step from numbered as one cross join generate_series(1, 8) as step
      join numbered as other
        on other.place = 1 + (one.place * 7 + step * 131) % (select count(*) from item) and other.sku <> one.sku;
    insert into item_association (sku, associated_sku, orders, lift)
      select sku, other, 9, 2 from pair on conflict do nothing;
    insert into item_relation (sku, kind, related_sku, position)
      select sku, kind, other, 50 + step from pair
      cross join unnest('{alternate,related,required-accessory,similar}'::text[]) as kind
      on conflict do nothing;
    insert into item_sales (sku, order_lines) select sku, place from numbered on conflict (sku) do nothing`);
  await indexChangedItems({ db, opensearch });
  await opensearch.run("refresh", async (client) => client.indices.refresh({ index: opensearch.index(productsIndex) }));
  await rebuildSuggestions({ db, opensearch, graceMs: 0 });
  app = await testApp(engines, { FLOOD_LIMIT: 1_000_000 }, { visitorOf: async () => visitor });
  tokens = await shareCarts();
}, 400_000);

async function get(as: Visitor, path: string, query: Readonly<Record<string, string>> = {}) {
  visitor = as;
  addresses += 1;
  const url = Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
  return app.inject({ method: "GET", url, remoteAddress: address() });
}

async function post(as: Visitor, url: string, fields: Readonly<Record<string, string>> | object, isJson = false) {
  visitor = as;
  addresses += 1;
  const payload = isJson ? fields : new URLSearchParams(fields as Record<string, string>).toString();
  return app.inject(posted(url, payload, { remoteAddress: address() }));
}

const address = () => `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;

/** The carts of a buyer without a custom catalog, who may have everything. */
async function shareCarts() {
  await pool.query(`
    insert into account (number, company_name, customer_kind, address1, city, state, zip)
      values ('849999999', 'Free', 'manufacturer', '1 Road', 'Peoria', 'IL', '61602');
    insert into store_user (id, email, full_name, short_name) values ('free', 'free@x.example', 'Free', 'Free');
    insert into membership (user_id, account_number, role, is_current) values ('free', '849999999', 'buyer', true)`);
  const free = { ...anonymous, level: "fully-authenticated", userId: "free", accountNumber: "849999999" } as const;
  const made: { token: string; skus: string[] }[] = [];
  for (let at = 0; at < 8; at += 1) {
    await pool.query("delete from cart");
    await addAll(
      { ...free, role: "buyer" },
      items.filter((_, place) => place % 97 === at).map(({ sku }) => sku),
    );
    const skus = await skusInCart("free");
    const { headers } = await post({ ...free, role: "buyer" }, lazyUrls.shareCart(), {});
    made.push({ token: new URL(headers.location ?? "", origin).searchParams.get("token") ?? "", skus });
  }
  return made;
}

async function addAll(as: Visitor, skus: readonly string[]) {
  const fields = skus.flatMap((sku, at) => [
    [`cartEntries[${at}].sku`, sku],
    [`cartEntries[${at}].quantity`, "1"],
  ]);
  return post(as, urls.addItems(), Object.fromEntries(fields) as Record<string, string>);
}

async function skusInCart(userId: string | null): Promise<string[]> {
  const { rows } = await pool.query<{ sku: string }>(
    "select line.sku from cart_line as line join cart on cart.id = line.cart_id where cart.user_id = $1",
    [userId],
  );
  return rows.map(({ sku }) => sku);
}

interface Case {
  readonly item: TestItem;
  readonly catalog: TestCatalog;
  readonly as: Visitor;
}

/** What a buyer was shown that may be opened or bought, and whether the item itself has to be there where it may be. */
interface Seen {
  readonly skus: readonly string[];
  readonly isSure?: boolean;
}

const page = (path: string) => ({ url: new URL(path, origin), headers: new Headers() });
const rowsOf = (view: { readonly families: readonly { readonly rows: readonly { readonly sku: string }[] }[] }) =>
  view.families.flatMap(({ rows }) => rows.map(({ sku }) => sku));
/** Every SKU of the demo that an answer names. */
const namedIn = (answer: unknown) =>
  [...new Set(JSON.stringify(answer).match(/\b[0-9][A-Z]{2}[0-9]{2}[A-Z]\b/g))].filter((sku) => bySku.has(sku));
const words = ({ name }: TestItem) => name.split(/[ ,]+/).slice(0, 2).join(" ");

async function searched(reader: typeof results, text: string, as: Visitor): Promise<string[]> {
  const view = await reader.search(page(urls.search({ searchQuery: text })), as);
  return [...rowsOf(view), ...namedIn([view.exact, view.nearest])];
}

async function categoryPage(reader: typeof results, { item, as }: Case): Promise<string[]> {
  const view = await reader.category(page("/category/x"), `x-${item.category}`, as);
  return view ? [...rowsOf(view), ...namedIn(view.nearest)] : [];
}

async function addedBy({ as }: Case, act: () => Promise<unknown>): Promise<string[]> {
  await pool.query("delete from cart where user_id = $1", [as.userId]);
  await act();
  return skusInCart(as.userId);
}

/** Every way to an item. */
const ways: Readonly<Record<string, (way: Case) => Promise<Seen>>> = {
  "search by number": async ({ item, as }) => ({ skus: await searched(results, item.sku, as), isSure: true }),
  "search by words": async ({ item, as }) => ({ skus: await searched(results, words(item), as) }),
  "search without the engine": async ({ item, as }) => ({
    skus: await searched(limited, item.sku, as),
    isSure: true,
  }),
  "category page": async (way) => ({ skus: await categoryPage(results, way) }),
  "category page without the engine": async (way) => ({ skus: await categoryPage(limited, way) }),
  suggestions: async ({ item, as }) => {
    const texts = [item.sku.slice(0, 5), words(item)];
    const answers = await Promise.all(texts.map(async (t) => (await get(as, urls.typeahead(), { t })).json()));
    return { skus: namedIn(answers) };
  },
  "suggested products": async ({ item, as }) => ({
    skus: namedIn((await get(as, urls.typeaheadProducts(), { t: item.sku })).json()),
    isSure: true,
  }),
  "suggested products of every catalog": async ({ item, catalog, as }) => ({
    skus: namedIn(
      (
        await get(as, urls.typeaheadProducts(), {
          t: words(item),
          catalogFilterName: `${catalog.code}-list`,
          searchType: "OUTSIDE_CATALOG",
        })
      ).json(),
    ),
  }),
  "a brand's panel": async ({ item, as }) => ({
    skus: namedIn((await get(as, urls.typeaheadBrand(), { t: item.brand })).json()),
  }),
  "product page": async ({ item, as }) => {
    const view = await products.load(new Request(origin), item.sku, as);
    if (!view) return { skus: [] };
    const { family, accessories, accessoryOf, related, alternates, successor, choices, catalog } = view;
    const others = namedIn([family, accessories, accessoryOf, related, alternates, successor, choices]);
    const isOffered = (catalog?.refusal ?? null) === null;
    return { skus: [...others.filter((sku) => sku !== item.sku), ...(isOffered ? [item.sku] : [])], isSure: true };
  },
  comparison: async ({ item, as }) => ({
    skus: (await comparisons.load({ skus: [item.sku] }, as)).columns.map(({ sku }) => sku),
  }),
  "add to cart": async (way) => ({
    skus: await addedBy(way, async () => addAll(way.as, [way.item.sku])),
  }),
  "add by a plain form": async (way) => ({
    skus: await addedBy(way, async () => post(way.as, urls.cart(), { sku: way.item.sku, quantity: "1" })),
  }),
  "agree to a restriction": async (way) => ({
    skus: await addedBy(way, async () =>
      post(way.as, lazyUrls.complianceAgree(), {
        itemId: way.item.sku,
        quantity: "1",
        disclaimerAccepted: "true",
        stateRestrictionAccepted: "true",
        lowLeadComplianceLevel: "true",
      }),
    ),
  }),
  "replace a line": async (way) => ({
    skus: await addedBy(way, async () => {
      const held = items.find((other) => other.isSold && holds(way.catalog, other));
      if (!held) return;
      await addAll(way.as, [held.sku]);
      const fields = { productCode: way.item.sku, quantity: "1", replacedItemID: held.sku, replacedQty: "1" };
      await post(way.as, lazyUrls.replaceCartItem(), fields);
    }),
  }),
  "shared cart": async (way) => {
    const share = tokens[way.item.sku.charCodeAt(3) % tokens.length];
    const view = await shares.open(share?.token ?? "", way.as);
    const offered = (view?.lines ?? []).filter(({ refusal }) => refusal === null).map(({ sku }) => sku);
    const added = await addedBy(way, async () => post(way.as, lazyUrls.addSharedCart(), { token: share?.token ?? "" }));
    return { skus: [...offered, ...added] };
  },
  "alternates in the cart": async (way) => {
    await addedBy(way, async () => addAll(way.as, [way.item.sku]));
    await pool.query(
      `update item set lifecycle = 'discontinued' where sku = $1 and lifecycle in ('active', 'clearance')`,
      [way.item.sku],
    );
    try {
      const { alternates } = await carts.load(new Request(`${origin}/cart`), way.as);
      return { skus: [...alternates.values()].flat().map(({ sku }) => sku) };
    } finally {
      if (way.item.isSold) await pool.query("update item set lifecycle = 'active' where sku = $1", [way.item.sku]);
    }
  },
  "quick order": async ({ item, as }) => ({
    skus: orderable((await post(as, lazyUrls.checkLines(), { text: `${item.sku} 1\n${item.sku}X 2` }, true)).json()),
  }),
  "quick order from a file": async ({ item, as }) => {
    visitor = as;
    addresses += 1;
    const answer = await app.inject({
      method: "POST",
      url: lazyUrls.checkFile(),
      payload: Buffer.from(`Item,Quantity\r\n${item.sku},1\r\n`),
      headers: { origin, "content-type": "application/octet-stream" },
      remoteAddress: address(),
    });
    return { skus: orderable(answer.json()) };
  },
  "recommended with an item": async ({ item, as }) => ({
    skus: namedIn((await get(as, lazyUrls.addToCartRecommendations(), { sku: item.sku })).json()),
  }),
  "recommended with several": async ({ item, as }) => ({
    skus: namedIn((await get(as, lazyUrls.basketRecommendations(), { skus: item.sku })).json()),
  }),
  "product info": async ({ item, as }) => ({
    skus: Object.keys((await get(as, lazyUrls.productInfo(), { productArray: item.sku })).json()),
    isSure: true,
  }),
  home: async ({ as }) => {
    const { popular, buyer } = await home.load(as);
    return { skus: [...popular, ...(buyer?.orderAgain ?? [])].map(({ sku }) => sku) };
  },
};

interface AnsweredLines {
  readonly lines: readonly {
    readonly status: string;
    readonly product: { readonly sku: string } | null;
    readonly choices: readonly { readonly sku: string }[];
  }[];
}

/** What the lines offer to add. */
function orderable({ lines }: AnsweredLines): string[] {
  return lines.flatMap(({ status, product, choices }) => [
    ...(product && (status === "ready" || status === "pack") ? [product.sku] : []),
    ...choices.map(({ sku }) => sku),
  ]);
}

test(
  `${cases} ways of buyers to items: where a custom catalog restricts, none leads to what it leaves out`,
  async ({ annotate }) => {
    const tried = { hidden: 0, shown: 0, seen: 0 };
    const seenBy = new Map<string, number>();
    // Half of the items are some that the catalog holds, if it holds any.
    const anyItem = (catalog: TestCatalog) => {
      const held = items.filter((item) => holds(catalog, item));
      return fc.oneof(fc.constantFrom(...items), fc.constantFrom(...(held.length > 0 ? held : items)));
    };
    const itemsOf = new Map(catalogs.map((catalog) => [catalog, anyItem(catalog)]));
    const anyCase = fc.constantFrom(...catalogs).chain((catalog) =>
      fc.record({
        catalog: fc.constant(catalog),
        item: itemsOf.get(catalog) ?? fc.constantFrom(...items),
        name: fc.constantFrom(...Object.keys(ways)),
      }),
    );
    await fc.assert(
      fc.asyncProperty(anyCase, async ({ item, catalog, name }) => {
        const seen = await ways[name]?.({ item, catalog, as: buyerOf(catalog) });
        const { skus = [], isSure = false } = seen ?? {};
        tried.seen += skus.length;
        seenBy.set(name, (seenBy.get(name) ?? 0) + skus.length);
        const isHeld = holds(catalog, item);
        tried[restricts(catalog) && !isHeld ? "hidden" : "shown"] += 1;
        const stray = restricts(catalog) ? skus.filter((sku) => !holds(catalog, bySku.get(sku) ?? item)) : [];
        // What it holds stays within reach: nothing is kept to a catalog by showing nothing.
        const isDue = isSure && isHeld && item.isSold && restricts(catalog);
        const missing = isDue && !skus.includes(item.sku) ? [item.sku] : [];
        expect({ name, catalog, stray, missing }).toEqual({ name, catalog, stray: [], missing: [] });
      }),
      { numRuns: cases, endOnFailure: true, ...(process.env["FULL_SIZE"] === "true" ? {} : { seed: 11 }) },
    );
    await annotate(`${cases} cases: ${JSON.stringify(tried)}`);
    expect(tried.hidden).toBeGreaterThan(cases / 4);
    expect(tried.shown).toBeGreaterThan(cases / 4);
    expect(tried.seen).toBeGreaterThan(cases);
    // A way on which nobody ever sees anything proves nothing.
    expect(Object.keys(ways).filter((name) => (seenBy.get(name) ?? 0) === 0)).toEqual([]);
  },
  limitMs,
);

test("only categories in which a buyer finds something are offered", async () => {
  const tree = await shared.categoryTree();
  const everything = new Set(tree?.categories.keys());
  for (const catalog of catalogs) {
    const as = buyerOf(catalog);
    const isListed = (item: TestItem) => item.isSold && holds(catalog, item) === restricts(catalog);
    const listed = new Set(items.filter(isListed).flatMap(({ path }) => path));
    // Who browses everything has the whole tree, as everybody without a catalog has.
    const expected = restricts(catalog) || catalog.scenario === 4 ? listed : everything;
    const { roots } = await results.categories(as);
    const shown = [...codesIn(roots), ...codesIn(roots.flatMap(({ below }) => below))];
    const twoDeep = [...expected].filter((code) => (tree?.pathTo(code).length ?? 0) <= 2);
    expect({ catalog, shown: new Set(shown) }).toEqual({ catalog, shown: new Set(twoDeep) });
    const menu = (await get(as, urls.allProducts())).json() as { categories: { code: string }[] };
    const inMenu = menu.categories.map(({ code }) => code);
    expect(new Set(inMenu)).toEqual(new Set(codesIn(roots)));
  }
});

const codesIn = (links: readonly { readonly url: string }[]) =>
  links.map(({ url }) => /[A-Z0-9]+(?:-[A-Z0-9]+)*(?=$|\?)/.exec(url)?.[0] ?? url);

test("an anonymous visitor's answers may be kept by shared caches, a buyer's may not, and caches tell them apart", async () => {
  const [catalog] = catalogs;
  for (const [url, query] of [
    [urls.typeahead(), { t: "hex" }],
    [urls.allProducts(), {}],
    [lazyUrls.addToCartRecommendations(), { sku: items[0]?.sku ?? "" }],
  ] as const) {
    const everybody = await get(anonymous, url, query);
    expect(everybody.headers["cache-control"]).toMatch(/^public, max-age=/);
    expect(String(everybody.headers["vary"])).toContain("cookie");
    const own = await get(catalog ? buyerOf(catalog) : anonymous, url, query);
    expect(own.headers["cache-control"]).toBe("private, no-store");
  }
});
