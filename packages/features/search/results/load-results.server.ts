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
import { type Found, findHits } from "../find-items.server.ts";
import { maxBoughtSkus } from "../query/filters.ts";
import { namerOf } from "../query/category-names.ts";
import type { Reading } from "../query/parse-query.ts";
import type { Synonyms } from "../query/synonyms.ts";
import type { Vocabulary } from "../query/vocabulary.ts";
import type { ResultsView, CategoryLink } from "../results.ts";
import type { SearchRecorder } from "../selections/search-recorder.server.ts";
import { type ResultsParams, filtersOf, readAddress, verbatimName, withParameters } from "./address.ts";
import { findAsMeant, nothingMeant } from "./find-as-meant.server.ts";
import { type HelpInput, nearestTo } from "./help.server.ts";
import { type FindPageDeps, readPage } from "./read-page.server.ts";
import { pageSize, pageView } from "./page-view.server.ts";
import { categoriesLike } from "./categories-like.ts";
import { type AnswerPage, guidesFor, pagesFor } from "./pages-for.ts";
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
  readonly guides?: () => Promise<readonly AnswerPage[]>;
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
  const [categoryTree, reading, boughtSkus] = await Promise.all([
    deps.categoryTree(),
    readingOf(deps),
    boughtBy(deps, priceContext),
  ]);
  const { sort, after, isVerbatim } = params;
  const filters = filtersOf(params, boughtSkus);
  const asked = { filters, accountNumber, boughtSkus, sort, after, size: pageSize };
  const { isAboutStore, pages } = isVerbatim ? nothingAsked : pagesFor(params.text, deps.answers?.() ?? []);
  if (isAboutStore) return storeAnswer(deps, { url, params, pages });
  const drill = isVerbatim ? undefined : await tapDrillFor(deps, params.text);
  const text = drill?.text ?? params.text;
  const { typed, query, meant, hits } = await findAsMeant(deps.opensearch, { ...asked, text, reading, isVerbatim });
  const shownText = drill ? params.text : typed.text;
  const { found, rows } = await readPage(deps, {
    request: { ...asked, query },
    hits,
    priceContext,
    otherwise: async () => skusByIdentifier(deps.db, accountNumber, typed.text),
  });
  const helpInput: HelpInput = { params, query: typed, boughtSkus, categoryTree, reading, found };
  const { view, applied } = pageView({ url, params, priceContext, categoryTree, found, rows });
  if (found && isBeginning(params)) {
    deps.recordSearch({ text: typed.text, suggestConfigId: params.suggestConfigId, found: found.total });
  }
  return {
    ...view,
    title: titleOf(shownText),
    query: shownText,
    summary: "",
    breadcrumbs: [{ name: "Home", url: urls.home() }],
    canonicalUrl: deps.origin + urls.search({ searchQuery: shownText }),
    categories: found
      ? categoriesOf(found, categoryTree)
      : categoriesInstead(rows.items, categoriesLike(categoryTree, typed, maxCategories)),
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
}

function titleOf(text: string): string {
  return text === "" ? "Search" : `Results for \u{201C}${text}\u{201D}`;
}

const nothingAsked = { isAboutStore: false, pages: [] };

/** No items answer a question about the store: its pages do, and whoever meant items can still search for them. */
function storeAnswer(
  deps: ResultsDeps,
  { url, params, pages }: { url: URL; params: ResultsParams; pages: ResultsView["guides"] },
): ResultsView {
  const { text } = params;
  return {
    title: titleOf(text),
    query: text,
    summary: "",
    breadcrumbs: [{ name: "Home", url: urls.home() }],
    canonicalUrl: deps.origin + urls.search({ searchQuery: text }),
    total: 0,
    isMore: false,
    familyCount: 0,
    categories: [],
    applied: [],
    clearUrl: withParameters(url, () => {}),
    facets: [],
    sorts: [],
    families: [],
    nextUrl: null,
    firstUrl: null,
    corrected: null,
    exact: null,
    answer: null,
    isAboutStore: true,
    guides: pages,
    nearest: [
      {
        label: text,
        url: withParameters(url, (given) => given.set(verbatimName, "true")),
        why: "Search the items for it",
      },
    ],
    isLimited: false,
  };
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
  const request = { query: null, filters, accountNumber, boughtSkus, sort, after, size: pageSize };
  const { found, rows } = await readPage(deps, {
    request,
    hits: await findHits(deps.opensearch, request),
    priceContext,
    otherwise: async () => itemsInCategory(deps.db, code, pageSize),
  });
  const { view, applied } = pageView({ url, params, priceContext, categoryTree, found, rows });
  const helpInput = { params, query: null, category: code, boughtSkus, categoryTree, reading: {}, found };
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
    corrected: null,
    answer: null,
    isAboutStore: false,
    guides: [],
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
