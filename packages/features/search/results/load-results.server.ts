import type { PriceContext } from "@capstan/features/pricing/server";
import { type CatalogFrame, type CategoryNode, itemsOnShelf, skusByIdentifier } from "@capstan/features/catalog/server";
import { purchasedSkus } from "@capstan/features/account/server";
import { urls } from "@capstan/features/urls";
import type { ListedItem } from "@capstan/features/catalog";
import type { Found } from "../find-items.server.ts";
import { maxBoughtSkus } from "../query/build-query.ts";
import { namerOf } from "../query/shelf-names.ts";
import { type Synonyms, understand } from "../query/understand.ts";
import type { ResultsView, ShelfLink } from "../results.ts";
import type { SearchRecorder } from "../selections/search-recorder.server.ts";
import { type Asked, filtersOf, readAddress } from "./address.ts";
import { type HelpInput, meantBy, nearestTo, nothingMeant } from "./help.server.ts";
import { type FindPageDeps, findPage } from "./find-page.server.ts";
import { pageSize, pageView } from "./page-view.server.ts";
import { shelvesLike } from "./shelves-like.ts";

export interface ResultsDeps extends FindPageDeps {
  /** The tree and the templates as they were read last; undefined while nobody could. */
  readonly frame: () => Promise<CatalogFrame | undefined>;
  readonly synonyms: () => Promise<Synonyms>;
  readonly recordSearch: SearchRecorder["record"];
  readonly origin: string;
}

export interface ResultsRequest {
  readonly url: URL;
  readonly priceContext: PriceContext;
}

const mostShelves = 8;

/** The page of a search. */
export async function loadSearch(deps: ResultsDeps, { url, priceContext }: ResultsRequest): Promise<ResultsView> {
  const { accountNumber } = priceContext;
  const asked = readAddress(url);
  const [frame, synonyms, boughtSkus] = await Promise.all([
    deps.frame(),
    deps.synonyms(),
    boughtBy(deps, priceContext),
  ]);
  const understood = understand(asked.text, synonyms, frame && namerOf(frame));
  const { sort, after } = asked;
  const filters = filtersOf(asked, boughtSkus);
  const request = { asked: understood, filters, accountNumber, boughtSkus, sort, after, size: pageSize };
  const otherwise = async () => skusByIdentifier(deps.db, accountNumber, understood.text);
  const { found, rows } = await findPage(deps, { request, priceContext, otherwise });
  const helpInput: HelpInput = { url, asked, understood, boughtSkus, frame, synonyms, found };
  const meant = await meantBy(deps.opensearch, helpInput);
  const view = pageView({ url, asked, priceContext, frame, found, rows });
  if (found && isBeginning(asked)) {
    deps.recordSearch({ text: understood.text, suggestConfigId: asked.suggestConfigId, found: found.total });
  }
  return {
    ...view,
    title: understood.text === "" ? "Search" : `Results for “${understood.text}”`,
    query: understood.text,
    summary: "",
    breadcrumbs: [{ name: "Home", url: urls.home() }],
    canonicalUrl: deps.origin + urls.search({ searchQuery: understood.text }),
    shelves: found ? shelvesOf(found, frame) : shelvesInstead(rows.items, shelvesLike(frame, understood, mostShelves)),
    exact: exactOf(rows.items, found),
    didYouMean: meant.text === null ? null : { text: meant.text, url: urls.search({ searchQuery: meant.text }) },
    nearest: await nearestTo(deps.opensearch, helpInput, { applied: view.applied, meant }),
  };
}

/** Read once for a page: the items, the counts and the help after them all ask for it. */
async function boughtBy({ db }: ResultsDeps, { accountNumber }: PriceContext): Promise<readonly string[] | null> {
  return accountNumber === null ? null : purchasedSkus(db, accountNumber, maxBoughtSkus);
}

/** Where most of what was found is, with how much of it. */
function shelvesOf({ shelves }: Found, frame: CatalogFrame | undefined): readonly ShelfLink[] {
  return shelves
    .flatMap(({ code, count }) => {
      const node = frame?.categories.get(code);
      return node ? [{ ...shelfLink(node), count }] : [];
    })
    .slice(0, mostShelves);
}

/** Whoever can't be shown items is shown where they are. */
function shelvesInstead(items: readonly ListedItem[], shelves: readonly CategoryNode[]): readonly ShelfLink[] {
  return items.length > 0 ? [] : shelves.map(shelfLink);
}

/** The page of a shelf; undefined if there is none of that code. */
export async function loadShelf(
  deps: ResultsDeps,
  code: string,
  { url, priceContext }: ResultsRequest,
): Promise<ResultsView | undefined> {
  const [frame, boughtSkus] = await Promise.all([deps.frame(), boughtBy(deps, priceContext)]);
  const shelf = frame?.categories.get(code);
  if (!frame || !shelf) return undefined;
  const { accountNumber } = priceContext;
  const asked = readAddress(url, "shelf");
  const { sort, after } = asked;
  const filters = { ...filtersOf(asked, boughtSkus), shelf: code };
  const { found, rows } = await findPage(deps, {
    request: { asked: null, filters, accountNumber, boughtSkus, sort, after, size: pageSize },
    priceContext,
    otherwise: async () => itemsOnShelf(deps.db, code, pageSize),
  });
  const view = pageView({ url, asked, priceContext, frame, found, rows });
  const synonyms = await deps.synonyms();
  const helpInput = { url, asked, understood: null, shelf: code, boughtSkus, frame, synonyms, found };
  const path = frame.pathTo(code);
  return {
    ...view,
    title: shelf.name,
    query: null,
    summary: shelf.seoText,
    breadcrumbs: [
      { name: "Home", url: urls.home() },
      ...path.slice(0, -1).map(({ name, ...node }) => ({ name, url: urls.category(node) })),
    ],
    canonicalUrl: deps.origin + urls.category(shelf),
    shelves: frame.below(code).map((node) => shelfLink(node)),
    exact: null,
    didYouMean: null,
    nearest: await nearestTo(deps.opensearch, helpInput, { applied: view.applied, meant: nothingMeant }),
  };
}

/** A search as somebody sent it, and not another page or another view of one. */
function isBeginning({ after, sort, filters, isBought }: Asked): boolean {
  return (
    after === null &&
    sort === "best" &&
    filters.chosen.size === 0 &&
    filters.ranges.size === 0 &&
    filters.family === undefined &&
    !isBought
  );
}

/** The one item that was named exactly. While the engine is away nothing but exact names finds anything. */
function exactOf(items: readonly ListedItem[], found: Found | undefined): ResultsView["exact"] {
  const exact = found
    ? found.items.filter(({ isExact }) => isExact).map(({ sku }) => sku)
    : items.map(({ sku }) => sku);
  const [only] = exact.length === 1 ? items.filter(({ sku }) => sku === exact[0]) : [];
  return only ? { sku: only.sku, name: only.name, url: urls.product(only) } : null;
}

export function shelfLink(node: CategoryNode): ShelfLink {
  return { name: node.name, url: urls.category(node), icon: node.icon, count: null };
}
