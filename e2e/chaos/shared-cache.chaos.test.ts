import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../../scripts/engines/free-ports.ts";
import { findNginx, startCachingProxy } from "./cache/caching-proxy.ts";
import { type PricedStore, type Shopper, accountOf, centsOf, createPricedStore } from "./cache/priced-store.ts";
import { startStore } from "./store.ts";

/** `npm run soak` makes it 10,000. */
const requests = Number(process.env["SHARED_CACHE_REQUESTS"] ?? 600);
const lanes = 8;
const nginx = await findNginx();
const shoppers = ["anonymous", "ada", "bert"] as const;
const limitMs = 300_000 + requests * 500;

const stack = new AsyncDisposableStack();
let store: PricedStore;
let url: string;
let paths: readonly (readonly string[])[];
const cookies: Record<Shopper, string> = { anonymous: "", ada: "", bert: "" };

beforeAll(async () => {
  if (nginx === undefined) return;
  store = stack.use(await createPricedStore(`cache-${process.pid}`));
  const port = await findFreePort((first) => [first, first + 1, first + 2]);
  url = `http://127.0.0.1:${port}`;
  const env = { PUBLIC_ORIGIN: url, LOG_LEVEL: "warn", SEARCH_TIMEOUT_MS: "20000" };
  stack.use(await startStore(port + 1, { ...store.engines }, env));
  stack.use(await startCachingProxy(nginx, port, port + 1));
  for (const shopper of ["ada", "bert"] as const) cookies[shopper] = await store.cookieOf(shopper, url);
  for (const shopper of shoppers) cookies[shopper] = await cookiesWithCart(shopper);
  paths = await pathsOf(store);
}, 600_000);

afterAll(async () => stack.disposeAsync(), 60_000);

test.skipIf(nginx === undefined)(
  `${requests} requests of two customers and of anybody through a shared cache: nobody sees a price of another (needs nginx)`,
  async () => {
    const faults: string[] = [];
    const seen = { prices: { anonymous: 0, ada: 0, bert: 0 }, cache: new Map<string, number>(), failed: 0 };
    let next = 0;
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        while (next < requests) {
          const shopper = anyOf(shoppers);
          const path = anyOf(paths[next % paths.length] as readonly string[]);
          next += 1;
          const { status, cache, body } = await ask(shopper, path);
          if (status >= 500) seen.failed += 1;
          count(
            seen.cache,
            `${cache} ${path.startsWith("/assets/") || path.includes("/pictures/") ? "file" : "other"}`,
          );
          seen.prices[shopper] += pricesIn(body).filter((cents) => cents === centsOf[shopper]).length;
          faults.push(...othersIn(shopper, body).map((what) => `${shopper} ${path} ${cache}: ${what}`));
        }
      }),
    );
    console.info(`${requests} requests, own prices seen: ${JSON.stringify(seen.prices)}, ${seen.failed} failed`);
    console.info(
      [...seen.cache]
        .map(([kind, times]) => `${kind} ${times}`)
        .toSorted()
        .join(", "),
    );
    expect(faults).toEqual([]);
    // Caching was on, and there was something to be seen.
    expect(seen.cache.get("HIT file")).toBeGreaterThan(requests / 50);
    expect(seen.cache.get("HIT other")).toBeGreaterThan(0);
    for (const shopper of shoppers) expect(seen.prices[shopper]).toBeGreaterThan(requests / 10);
  },
  limitMs,
);

/** What a browser asks for, by kinds that come in turn. */
async function pathsOf({ items, categories }: PricedStore): Promise<readonly (readonly string[])[]> {
  const products = items.map((item) => urls.product(item));
  const searches = items.map(({ name }) => urls.search({ searchQuery: name.split(/[ ,]/, 1)[0] ?? "" }));
  const skus = items.map(({ sku }) => sku);
  const infos = skus.map((sku, at) => `${lazyUrls.productInfo()}?productArray=${sku},${skus[(at + 1) % skus.length]}`);
  const typed = ["he", "hex", "scr", "glo", "saf"].map((text) => `t=${text}`);
  const home = await (await fetch(`${url}/`)).text();
  const files = [...home.matchAll(/(?:href|src)="(?<path>\/(?:assets|pictures)\/[^"]+)"/g)].map(
    ({ groups }) => groups?.["path"] ?? "/",
  );
  return [
    products,
    products.map((path) => `${path}.data`),
    searches,
    searches.map((path) => path.replace("/search?", "/search.data?")),
    categories.map((category) => urls.category(category)),
    infos,
    [urls.cart(), "/cart.data"],
    [urls.home(), "/_root.data"],
    [urls.headerSignOut(), urls.headerAccount(), urls.headerMenu(), urls.headerMain(), urls.cartQuantity()],
    typed.flatMap((text) => [`${urls.typeahead()}?${text}`, `${urls.typeaheadProducts()}?${text}&tae=true`]),
    skus.map((sku) => `${lazyUrls.addToCartRecommendations()}?sku=${sku}`),
    files,
  ];
}

async function cookiesWithCart(shopper: Shopper): Promise<string> {
  for (const { sku } of store.items) {
    const answer = await fetch(`${url}${urls.addItems()}`, {
      method: "POST",
      body: new URLSearchParams({ "cartEntries[0].sku": sku, "cartEntries[0].quantity": "1" }),
      headers: { origin: url, cookie: cookies[shopper] },
    });
    // Some items are restricted, or sold in packs.
    if (!(await answer.text()).includes("ITEM_ADDED")) continue;
    return [cookies[shopper], ...answer.headers.getSetCookie().map((header) => header.split(";", 1)[0] ?? "")]
      .filter(Boolean)
      .join("; ");
  }
  throw new Error("no item can be added");
}

async function ask(shopper: Shopper, path: string) {
  const answer = await fetch(`${url}${path}`, { headers: { cookie: cookies[shopper] }, redirect: "manual" });
  return { status: answer.status, cache: answer.headers.get("x-cache") ?? "NONE", body: await answer.text() };
}

/** The cents of every price, in words or as a number. */
function pricesIn(body: string): readonly string[] {
  return [...body.matchAll(/\b9,?\d{3}\.(?<cents>11|22|33)(?!\d)/g)].map(({ groups }) => groups?.["cents"] ?? "");
}

/**
 * Contract prices of others, and their account numbers. The web price is everybody's, and stands beside a customer's own
 * where it is compared with it; alone it is the anonymous visitor's, unless the page says that it does not know who asks.
 */
function othersIn(shopper: Shopper, body: string): readonly string[] {
  const cents = new Set(pricesIn(body));
  const others = shoppers.filter((other) => other !== shopper && cents.has(centsOf[other]));
  const isWebBesideOwn = cents.has(centsOf[shopper]) || body.includes("check your sign-in right now");
  const wrong = others.filter((other) => other !== "anonymous" || !isWebBesideOwn);
  const accounts = Object.entries(accountOf).filter(([other, number]) => other !== shopper && body.includes(number));
  return [...wrong.map((other) => `a price of ${other}`), ...accounts.map(([other]) => `the account of ${other}`)];
}

function anyOf<One>(list: readonly One[]): One {
  return list[Math.floor(Math.random() * list.length)] as One;
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
