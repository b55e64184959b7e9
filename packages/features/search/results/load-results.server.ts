import type { PriceContext } from "@capstan/features/pricing/server";
import {
  type CategoryTree,
  type CategoryNode,
  itemsInCategory,
  skusByIdentifier,
} from "@capstan/features/catalog/server";
import { purchasedSkus } from "@capstan/features/account/server";
import { urls } from "@capstan/features/urls";
import type { ListedItem } from "@capstan/features/catalog";
import type { Found } from "../find-items.server.ts";
import { maxBoughtSkus } from "../query/build-query.ts";
import { namerOf } from "../query/category-names.ts";
import { type Synonyms, parseQuery } from "../query/parse-query.ts";
import type { ResultsView, CategoryLink } from "../results.ts";
import type { SearchRecorder } from "../selections/search-recorder.server.ts";
import { type ResultsParams, filtersOf, readAddress } from "./address.ts";
import { type HelpInput, meantBy, nearestTo, nothingMeant } from "./help.server.ts";
import { type FindPageDeps, findPage } from "./find-page.server.ts";
import { pageSize, pageView } from "./page-view.server.ts";
import { categoriesLike } from "./categories-like.ts";

export interface ResultsDeps extends FindPageDeps {
  /** The tree and the templates as they were read last; undefined while nobody could. */
  readonly categoryTree: () => Promise<CategoryTree | undefined>;
  readonly synonyms: () => Promise<Synonyms>;
  readonly recordSearch: SearchRecorder["record"];
  readonly origin: string;
}

export interface ResultsRequest {
  readonly url: URL;
  readonly priceContext: PriceContext;
}

const maxCategories = 8;

/** The page of a search. */
export async function loadSearch(deps: ResultsDeps, { url, priceContext }: ResultsRequest): Promise<ResultsView> {
  const { accountNumber } = priceContext;
  const params = readAddress(url);
  const [categoryTree, synonyms, boughtSkus] = await Promise.all([
    deps.categoryTree(),
    deps.synonyms(),
    boughtBy(deps, priceContext),
  ]);
  const query = parseQuery(params.text, synonyms, categoryTree && namerOf(categoryTree));
  const { sort, after } = params;
  const filters = filtersOf(params, boughtSkus);
  const request = { query, filters, accountNumber, boughtSkus, sort, after, size: pageSize };
  const otherwise = async () => skusByIdentifier(deps.db, accountNumber, query.text);
  const { found, rows } = await findPage(deps, { request, priceContext, otherwise });
  const helpInput: HelpInput = { params, query, boughtSkus, categoryTree, synonyms, found };
  const meant = await meantBy(deps.opensearch, helpInput);
  const { view, applied } = pageView({ url, params, priceContext, categoryTree, found, rows });
  if (found && isBeginning(params)) {
    deps.recordSearch({ text: query.text, suggestConfigId: params.suggestConfigId, found: found.total });
  }
  return {
    ...view,
    title: query.text === "" ? "Search" : `Results for “${query.text}”`,
    query: query.text,
    summary: "",
    breadcrumbs: [{ name: "Home", url: urls.home() }],
    canonicalUrl: deps.origin + urls.search({ searchQuery: query.text }),
    categories: found
      ? categoriesOf(found, categoryTree)
      : categoriesInstead(rows.items, categoriesLike(categoryTree, query, maxCategories)),
    exact: exactOf(rows.items, found),
    didYouMean: meant.text === null ? null : { text: meant.text, url: urls.search({ searchQuery: meant.text }) },
    nearest: await nearestTo(deps.opensearch, helpInput, { applied, meant }),
  };
}

/** Read once for a page: the items, the counts and the help after them all ask for it. */
async function boughtBy({ db }: ResultsDeps, { accountNumber }: PriceContext): Promise<readonly string[] | null> {
  return accountNumber === null ? null : purchasedSkus(db, accountNumber, maxBoughtSkus);
}

/** Where most of what was found is, with how much of it. */
function categoriesOf({ categories }: Found, categoryTree: CategoryTree | undefined): readonly CategoryLink[] {
  return categories
    .flatMap(({ code, count }) => {
      const node = categoryTree?.categories.get(code);
      return node ? [{ ...categoryLink(node), count }] : [];
    })
    .slice(0, maxCategories);
}

/** Whoever can't be shown items is shown where they are. */
function categoriesInstead(items: readonly ListedItem[], categories: readonly CategoryNode[]): readonly CategoryLink[] {
  return items.length > 0 ? [] : categories.map(categoryLink);
}

/** The page of a category; undefined if there is none of that code. */
export async function loadCategory(
  deps: ResultsDeps,
  code: string,
  { url, priceContext }: ResultsRequest,
): Promise<ResultsView | undefined> {
  const [categoryTree, boughtSkus] = await Promise.all([deps.categoryTree(), boughtBy(deps, priceContext)]);
  const category = categoryTree?.categories.get(code);
  if (!categoryTree || !category) return undefined;
  const { accountNumber } = priceContext;
  const params = readAddress(url, "category");
  const { sort, after } = params;
  const filters = { ...filtersOf(params, boughtSkus), category: code };
  const { found, rows } = await findPage(deps, {
    request: { query: null, filters, accountNumber, boughtSkus, sort, after, size: pageSize },
    priceContext,
    otherwise: async () => itemsInCategory(deps.db, code, pageSize),
  });
  const { view, applied } = pageView({ url, params, priceContext, categoryTree, found, rows });
  const synonyms = await deps.synonyms();
  const helpInput = { params, query: null, category: code, boughtSkus, categoryTree, synonyms, found };
  const path = categoryTree.pathTo(code);
  return {
    ...view,
    title: category.name,
    query: null,
    summary: category.seoText,
    breadcrumbs: [
      { name: "Home", url: urls.home() },
      ...path.slice(0, -1).map(({ name, ...node }) => ({ name, url: urls.category(node) })),
    ],
    canonicalUrl: deps.origin + urls.category(category),
    categories: categoryTree.below(code).map((node) => categoryLink(node)),
    exact: null,
    didYouMean: null,
    nearest: await nearestTo(deps.opensearch, helpInput, { applied, meant: nothingMeant }),
  };
}

/** A search as somebody sent it, and not another page or another view of one. */
function isBeginning({ after, sort, filters, isBought }: ResultsParams): boolean {
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

export function categoryLink(node: CategoryNode): CategoryLink {
  return { name: node.name, url: urls.category(node), icon: node.icon, count: null };
}
