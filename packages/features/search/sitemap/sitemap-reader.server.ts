import { urls } from "@capstan/features/urls";
import type { Database } from "@capstan/platform/db";
import { createLastKnown } from "@capstan/platform/last-known";
import { escapeMarkup } from "@capstan/platform/escape-markup";
import { type ListedItem, type SkuRange, listedCategories, skuAfter, soldItems } from "./sitemap.store.server.ts";

/** As many as the protocol allows in one file. */
const maxEntries = 50_000;
const readAtOnce = 2_000;
const freshMs = 3_600_000;
const patienceMs = 10_000;

export interface SitemapDeps {
  readonly db: Database;
  readonly origin: string;
  /** Pages beside the catalog. */
  readonly pages?: SitemapPages;
  /** The paths of the branches' pages. */
  readonly branches?: () => Promise<readonly string[]>;
  /** Items in a file; smaller in tests. */
  readonly itemsPerFile?: number;
}

/** What else is to be found: its path, and the day of its last change as 2026-11-15. */
export type SitemapPages = () => readonly { readonly path: string; readonly updated: string }[];

export interface SitemapReader {
  index(): Promise<string>;
  /** The pieces of a file as they are read; undefined if there is none of that name. */
  file(name: string): Promise<AsyncIterable<string> | undefined>;
}

/**
 * The addresses of everything that is sold. Files are ranges of SKUs of up to 50,000 items, whether sold or not: their
 * beginnings are found in one walk along the key each hour, so that no file is read from the catalog's start.
 */
export function sitemapReader(deps: SitemapDeps): SitemapReader {
  const { db, origin, pages = () => [], branches = async () => [], itemsPerFile = maxEntries } = deps;
  const lastKnown = createLastKnown<readonly SkuRange[]>({
    load: async () => findRanges(db, itemsPerFile),
    freshMs,
    patienceMs,
  });
  const ranges = async () => (await lastKnown("ranges")) ?? findRanges(db, itemsPerFile);
  const nameOf = (_: SkuRange, at: number) => `products-${at + 1}.xml`;
  return {
    index: async () => {
      const own = pages().length > 0 ? ["pages.xml"] : [];
      const placed = (await branches()).length > 0 ? ["branches.xml"] : [];
      const names = ["categories.xml", ...own, ...placed, ...(await ranges()).map(nameOf)];
      return sitemapIndex(names.map((name) => origin + urls.sitemapFile({ name })));
    },
    file: async (name) => {
      if (name === "categories.xml") return categoryFile(db, origin);
      if (name === "branches.xml") return pathFile(await branches(), origin);
      if (name === "pages.xml") return pageFile(pages(), origin);
      const number = /^products-(?<number>[1-9]\d{0,5})\.xml$/.exec(name)?.groups?.["number"];
      const range = number === undefined ? undefined : (await ranges())[Number(number) - 1];
      return range && productFile(db, origin, range, itemsPerFile);
    },
  };
}

/** Each step reads the key alone, and is short enough for a statement's time however many items there are. */
async function findRanges(db: Database, itemsPerFile: number): Promise<readonly SkuRange[]> {
  const ranges: SkuRange[] = [];
  let after = "";
  while ((await skuAfter(db, after, 1)) !== undefined) {
    const last = await skuAfter(db, after, itemsPerFile);
    ranges.push({ after, upTo: last ?? null });
    if (last === undefined) break;
    after = last;
  }
  return ranges;
}

/** The first rows are read before anything is sent: a database that is away is an error, and not an empty file. */
async function productFile(
  db: Database,
  origin: string,
  range: SkuRange,
  maxItems: number,
): Promise<AsyncIterable<string>> {
  const entries = (items: readonly ListedItem[]) =>
    items.map((item) => urlEntry(origin + urls.product(item), item.updated_at)).join("");
  const first = await soldItems(db, range, Math.min(readAtOnce, maxItems));
  async function* pieces() {
    yield urlSet.open;
    let left = maxItems;
    let items = first;
    while (items.length > 0) {
      yield entries(items);
      left -= items.length;
      const after = items.at(-1)?.sku ?? "";
      items = left > 0 ? await soldItems(db, { ...range, after }, Math.min(readAtOnce, left)) : [];
    }
    yield urlSet.close;
  }
  return pieces();
}

async function* pageFile(pages: ReturnType<SitemapPages>, origin: string): AsyncIterable<string> {
  yield urlSet.open;
  yield pages.map(({ path, updated }) => urlEntry(origin + path, new Date(updated))).join("");
  yield urlSet.close;
}

async function categoryFile(db: Database, origin: string): Promise<AsyncIterable<string>> {
  return pathFile((await listedCategories(db)).map(urls.category), origin);
}

async function* pathFile(paths: readonly string[], origin: string): AsyncIterable<string> {
  yield urlSet.open;
  yield paths
    .slice(0, maxEntries)
    .map((path) => urlEntry(origin + path))
    .join("");
  yield urlSet.close;
}

const head = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const namespace = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

const urlSet = { open: `${head}<urlset ${namespace}>\n`, close: "</urlset>\n" } as const;

/** One page of the store. */
function urlEntry(address: string, changedAt?: Date): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return `<url><loc>${escapeMarkup(address)}</loc>${changed}</url>\n`;
}

/** The list of the other files. */
function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeMarkup(address)}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${namespace}>\n${entries.join("")}</sitemapindex>\n`;
}
