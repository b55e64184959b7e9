import { listedCategories, readCatalogScope } from "@capstan/features/account/server";
import { type CategoryNode, itemsInCategory } from "@capstan/features/catalog/server";
import { urls } from "@capstan/features/urls";
import { sizeRanges } from "../category-sizes.server.ts";
import { findHits } from "../find-items.server.ts";
import { popularInAccount } from "../purchases/popular-in-account.server.ts";
import type { CategoryLink, ResultsView } from "../results.ts";
import { filtersOf, readAddress } from "./address.ts";
import { catalogFilters, withCatalog } from "./catalog-view.server.ts";
import { type GuideFacts, categoryEnd } from "./category-end.server.ts";
import { nothingMeant } from "./find-as-meant.server.ts";
import { nearestTo } from "./help.server.ts";
import { type ResultsDeps, type ResultsRequest, boughtBy, categoryLink, isIn } from "./load-results.server.ts";
import { itemsWithoutEngine, pageView } from "./page-view.server.ts";
import { readPage } from "./read-page.server.ts";
import { sizeFinder } from "./size-finder.server.ts";

/** The page of a category; undefined if there is none of that code. */
export async function loadCategory(
  deps: ResultsDeps,
  code: string,
  { url, priceContext, visitor }: ResultsRequest,
): Promise<ResultsView | undefined> {
  const [categoryTree, boughtSkus, scope] = await Promise.all([
    deps.categoryTree(),
    boughtBy(deps, priceContext),
    readCatalogScope(deps.db, visitor ?? { ...priceContext, userId: null }),
  ]);
  const category = categoryTree?.categories.get(code);
  if (!categoryTree || !category) return undefined;
  const { accountNumber } = priceContext;
  const params = readAddress(url, "category");
  const { sort, page } = params;
  const within = catalogFilters(scope, url);
  const filters = { ...filtersOf(params, boughtSkus), ...within, category: code };
  const request = { query: null, filters, accountNumber, boughtSkus, sort, page };
  const [hits, listed] = await Promise.all([findHits(deps.opensearch, request), listedCategories(deps.db, scope)]);
  const { found, rows } = await readPage(deps, {
    request,
    hits,
    priceContext,
    otherwise: async () => itemsInCategory(deps.db, code, { limit: itemsWithoutEngine, scope }),
  });
  const { view, applied, attributes } = pageView({
    url,
    params,
    priceContext,
    categoryTree,
    found,
    rows,
    isMeasured: deps.isMeasured,
  });
  const below = categoryTree.below(code).filter(isIn(listed));
  const tileOf = (node: CategoryNode) => categoryTile(node, { isCounted: listed === null });
  const isOverview = below.length > 0 && applied.length === 0;
  const [sizes, popular, end] = await Promise.all([
    below.length > 0 ? deps.categorySizes?.() : undefined,
    isOverview ? popularInAccount(deps, { category: code, categoryTree, priceContext, scope }) : [],
    isOverview && page === 1
      ? categoryEnd({
          category,
          categoryTree,
          url,
          counts: found?.facets,
          guides: (await deps.guides?.()) ?? [],
          factsOf: deps.guideFacts ?? unknownFacts,
          isListed: isIn(listed),
          tileOf,
        })
      : undefined,
  ]);
  const helpInput = { params, query: null, category: code, boughtSkus, categoryTree, reading: {}, found, within };
  const path = categoryTree.pathTo(code);
  const whole = {
    ...view,
    title: category.name,
    query: null,
    summary: category.seoText,
    breadcrumbs: [
      { name: "Home", url: urls.home() },
      ...path.slice(0, -1).map(({ name, ...node }) => ({ name, url: urls.category(node) })),
    ],
    canonicalUrl: deps.origin + urls.category(category),
    categories: below.map((node) => ({
      ...tileOf(node),
      ...(listed === null && sizes ? { sizes: sizeRanges(categoryTree, sizes, node.code) } : {}),
    })),
    ...(popular.length > 0 ? { popular } : {}),
    ...(end ? { end } : {}),
    ...(below.length > 0 && found ? { sizes: sizeFinder({ url, counts: found.facets, attributes }) } : {}),
    exact: null,
    corrected: null,
    answer: null,
    isAboutStore: false,
    guides: [],
    nearest: await nearestTo(deps.opensearch, helpInput, { applied, meant: nothingMeant }),
  };
  return withCatalog(deps, { scope, url, request, found }, whole);
}

const unknownFacts = async (): Promise<GuideFacts> => ({ minutes: null, pictureSku: null });

/** With its picture. A custom catalog holds fewer items than are counted. */
function categoryTile(node: CategoryNode, { isCounted }: { readonly isCounted: boolean }): CategoryLink {
  const { summary, pictureSku, itemCount } = node;
  return { ...categoryLink(node), summary, pictureSku, count: isCounted ? itemCount : null };
}
