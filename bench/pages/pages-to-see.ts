import { lazyUrls } from "../../packages/features/lazy-urls.ts";
import { urls } from "../../packages/features/urls.ts";
import { benchSession } from "../kit/bench-session.ts";
import type { BenchStore } from "../kit/bench-store.ts";
import { fillOrderCarts, prepareOrderBuyers, prepareOrderItems } from "../place-order/order-buyers.ts";

export interface Page {
  readonly name: string;
  readonly path: string;
  /** Of who is signed in. */
  readonly cookie?: string;
  /** Audits that the page fails on purpose. */
  readonly skipped: readonly string[];
}

/** Kept out of search engines, which Lighthouse counts as a fault. */
const unlisted = ["is-crawlable"];
const results = urls.search({ searchQuery: "hex cap screw" });
/** One of the demo's buyers, whose account has ordered for years. */
const historyUser = "dwhitfield:fully-authenticated";
const cartLines = 12;

/** The pages that a buyer goes through: what was found, its category, an item, its checkout, and the orders afterwards. */
export async function pagesToSee(store: BenchStore, origin: string): Promise<readonly Page[]> {
  const product = await firstLink(origin, results, "/product/");
  return [
    { name: "results", path: results, skipped: unlisted },
    { name: "category", path: await lastLink(origin, product, "/category/"), skipped: [] },
    { name: "product", path: product, skipped: [] },
    { name: "checkout", path: lazyUrls.checkout(), cookie: await cookieWithCart(store, origin), skipped: unlisted },
    {
      name: "history",
      path: lazyUrls.orderHistoryView(),
      cookie: `session=${await benchSession(store, origin, historyUser)}`,
      skipped: unlisted,
    },
  ];
}

async function cookieWithCart(store: BenchStore, origin: string): Promise<string> {
  const buyers = await prepareOrderBuyers(store, origin, 1);
  await fillOrderCarts(store, buyers, await prepareOrderItems(store, cartLines));
  return buyers[0]?.cookie ?? "";
}

/** The first visitor of a page waits for pictures to be drawn; the rounds are about all the others. */
export async function drawPictures(origin: string, { path, cookie }: Page): Promise<void> {
  const html = await pageText(origin + path, cookie);
  for (const [picture] of html.matchAll(/\/pictures\/[^" ]+\.webp/g))
    await (await fetch(origin + picture)).arrayBuffer();
}

async function firstLink(origin: string, path: string, begins: string): Promise<string> {
  const [first] = await linksOf(origin, path, begins);
  if (first === undefined) throw new Error(`no ${begins} on ${path}`);
  return first;
}

/** The category itself stands last in the way to it. */
async function lastLink(origin: string, path: string, begins: string): Promise<string> {
  const links = await linksOf(origin, path, begins);
  return links.at(-1) ?? (await firstLink(origin, path, begins));
}

async function linksOf(origin: string, path: string, begins: string): Promise<readonly string[]> {
  const html = await pageText(origin + path);
  return [...html.matchAll(/<a [^>]*?href="(?<href>[^"]+)"/g)]
    .map((link) => link.groups?.["href"] ?? "")
    .filter((href) => href.startsWith(begins));
}

async function pageText(url: string, cookie = ""): Promise<string> {
  const answer = await fetch(url, { headers: { cookie }, redirect: "manual" });
  if (!answer.ok) throw new Error(`${answer.status} from ${url}`);
  return answer.text();
}
