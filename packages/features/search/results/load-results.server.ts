import type { PriceContext } from "@capstan/features/pricing/server";
import { type CategoryTree, type CategoryNode, skusByIdentifier } from "@capstan/features/catalog/server";
import {
  type ListedCategories,
  type ScopedVisitor,
  listedCategories,
  listedSkus,
  purchasedSkus,
  readCatalogScope,
} from "@capstan/features/account/server";
import type { MeasuredItems } from "@capstan/features/pictures/server";
import { urls } from "@capstan/features/urls";
import type { ListedItem } from "@capstan/features/catalog";
import type { CategorySizes } from "../category-sizes.server.ts";
import type { Found } from "../find-items.server.ts";
import { maxBoughtSkus } from "../query/filters.ts";
import { namerOf } from "../query/category-names.ts";
import type { Reading } from "../query/parse-query.ts";
import type { Synonyms } from "../query/synonyms.ts";
import type { Vocabulary } from "../query/vocabulary.ts";
import type { ResultsView, CategoryLink } from "../results.ts";
import type { SearchRecorder } from "../selections/search-recorder.server.ts";
import { type ResultsParams, categoryName, filtersOf, readAddress, verbatimName, withParameters } from "./address.ts";
import { catalogFilters, withCatalog } from "./catalog-view.server.ts";
import type { GuideFacts } from "./category-end.server.ts";
import { findAsMeant } from "./find-as-meant.server.ts";
import type { GuidePage } from "./guides-reader.server.ts";
import { type HelpInput, nearestTo } from "./help.server.ts";
import { type FindPageDeps, readPage } from "./read-page.server.ts";
import { pageView } from "./page-view.server.ts";
import { categoriesLike } from "./categories-like.ts";
import { type AnswerPage, guidesFor, pagesFor } from "./pages-for.ts";
import { storeAnswer, titleOf } from "./store-answer.ts";
import { tapDrillFor } from "./tap-drill.server.ts";

export interface ResultsDeps extends FindPageDeps {
  /** The tree and the templates as they were read last; undefined while nobody could. */
  readonly categoryTree: () => Promise<CategoryTree | undefined>;
  readonly synonyms: () => Promise<Synonyms>;
  /** The words of the catalog itself; left out where it is searched without them. */
  readonly vocabulary?: () => Promise<Vocabulary>;
  /** Pages of the store's content that people ask for in the search box. */
  readonly answers?: () => readonly AnswerPage[];
  /** Guides to choosing a thing. */
  readonly guides?: () => Promise<readonly GuidePage[]>;
  /** How long the guide at an address takes, and an item that it is about. */
  readonly guideFacts?: (url: string) => Promise<GuideFacts>;
  /** What sizes each category has, as they were read last. */
  readonly categorySizes?: () => Promise<CategorySizes | undefined>;
  /** Which items have a drawing with measures; left out, none. */
  readonly isMeasured?: MeasuredItems;
  readonly recordSearch: SearchRecorder["record"];
  readonly origin: string;
}

export interface ResultsRequest {
  readonly url: URL;
  readonly priceContext: PriceContext;
  /** Whose custom catalog holds. Left out: the account's, as it holds until somebody chooses otherwise. */
  readonly visitor?: ScopedVisitor;
}

const maxCategories = 8;

/** The page of a search. */
export async function loadSearch(
  deps: ResultsDeps,
  { url, priceContext, visitor }: ResultsRequest,
): Promise<ResultsView> {
  const { accountNumber } = priceContext;
  const params = readAddress(url);
  const [categoryTree, reading, boughtSkus, scope] = await Promise.all([
    deps.categoryTree(),
    readingOf(deps),
    boughtBy(deps, priceContext),
    readCatalogScope(deps.db, visitor ?? { ...priceContext, userId: null }),
  ]);
  const { sort, page, isVerbatim } = params;
  const within = catalogFilters(scope, url);
  const filters = { ...filtersOf(params, boughtSkus), ...within };
  const asked = { filters, accountNumber, boughtSkus, sort, page };
  const { isAboutStore, pages } = isVerbatim
    ? nothingAsked
    : pagesFor(params.text, deps.answers?.() ?? [], reading.vocabulary?.isWord);
  if (isAboutStore) return storeAnswer({ origin: deps.origin, url, text: params.text, pages });
  const drill = isVerbatim ? undefined : await tapDrillFor(deps, params.text);
  const text = drill?.text ?? params.text;
  const { typed, query, meant, hits } = await findAsMeant(deps.opensearch, { ...asked, text, reading, isVerbatim });
  const shownText = drill ? params.text : typed.text;
  const request = { ...asked, query };
  const { found, rows } = await readPage(deps, {
    request,
    hits,
    priceContext,
    otherwise: async () => listedSkus(deps.db, scope, await skusByIdentifier(deps.db, accountNumber, typed.text)),
  });
  const helpInput: HelpInput = { params, query: typed, boughtSkus, categoryTree, reading, found, within };
  const { view, applied } = pageView({
    url,
    params,
    priceContext,
    categoryTree,
    found,
    rows,
    isMeasured: deps.isMeasured,
  });
  if (found && isBeginning(params)) {
    deps.recordSearch({ text: typed.text, suggestConfigId: params.suggestConfigId, found: found.total });
  }
  const isBare = !found || (found.total === 0 && scope?.isRestricting === true);
  const listed = isBare ? await listedCategories(deps.db, scope) : null;
  const whole = {
    ...view,
    title: titleOf(shownText),
    query: shownText,
    summary: "",
    breadcrumbs: [{ name: "Home", url: urls.home() }],
    canonicalUrl: deps.origin + urls.search({ searchQuery: shownText }),
    categories: found
      ? [...categoriesOf(found, categoryTree, url), ...rootsIn(listed, categoryTree)]
      : categoriesInstead(rows.items, categoriesLike(categoryTree, typed, maxCategories).filter(isIn(listed))),
    exact: exactOf(rows.items, found),
    corrected:
      meant.text === null
        ? null
        : { text: meant.text, insteadUrl: withParameters(url, (given) => given.set(verbatimName, "true")) },
    answer: drill?.words ?? null,
    isAboutStore: false,
    guides: guidesFor(shownText, (await deps.guides?.()) ?? []),
    nearest: await nearestTo(deps.opensearch, helpInput, { applied, meant }),
  };
  return withCatalog(deps, { scope, url, request, found }, whole);
}

/** Where a catalog has nothing of what was searched for, the page shows what it has. */
function rootsIn(listed: ListedCategories, categoryTree: CategoryTree | undefined): readonly CategoryLink[] {
  return listed === null ? [] : (categoryTree?.below(null) ?? []).filter(isIn(listed)).map(categoryLink);
}

const nothingAsked = { isAboutStore: false, pages: [] };

/** What a visitor's scope has nothing of is not offered. */
export function isIn(listed: ListedCategories): (category: CategoryNode) => boolean {
  return ({ code }) => listed === null || listed.has(code);
}

async function readingOf(deps: ResultsDeps): Promise<Partial<Reading>> {
  const [categoryTree, synonyms, vocabulary] = await Promise.all([
    deps.categoryTree(),
    deps.synonyms(),
    deps.vocabulary?.(),
  ]);
  return {
    synonyms,
    ...(categoryTree ? { namer: namerOf(categoryTree) } : {}),
    ...(vocabulary ? { vocabulary } : {}),
  };
}

/** Read once for a page: the items, the counts and the help after them all ask for it. */
export async function boughtBy(
  { db }: ResultsDeps,
  { accountNumber }: PriceContext,
): Promise<readonly string[] | null> {
  return accountNumber === null ? null : purchasedSkus(db, accountNumber, maxBoughtSkus);
}

/** Where most of what was found is, with how much of it: the same search within each. */
function categoriesOf(
  { categories }: Found,
  categoryTree: CategoryTree | undefined,
  url: URL,
): readonly CategoryLink[] {
  return categories
    .flatMap(({ code, count }) => {
      const node = categoryTree?.categories.get(code);
      const link = withParameters(url, (given) => given.set(categoryName, code));
      return node ? [{ ...categoryLink(node), count, url: link }] : [];
    })
    .slice(0, maxCategories);
}

/** Whoever can't be shown items is shown where they are. */
function categoriesInstead(items: readonly ListedItem[], categories: readonly CategoryNode[]): readonly CategoryLink[] {
  return items.length > 0 ? [] : categories.map(categoryLink);
}

/** A search as somebody sent it, and not another page or another view of one. */
function isBeginning({ page, sort, filters, isBought }: ResultsParams): boolean {
  return (
    page === 1 &&
    sort === "best" &&
    filters.chosen.size === 0 &&
    filters.ranges.size === 0 &&
    filters.family === undefined &&
    filters.category === undefined &&
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
