import type { FamilyGroup } from "@capstan/features/listing";
import { type Rows, familyGroups, isLongOnPhone } from "@capstan/features/listing/server";
import { withStock } from "@capstan/features/availability/server";
import type { PriceContext } from "@capstan/features/pricing/server";
import type { CategoryTree, ClassAttribute } from "@capstan/features/catalog/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import type { MeasuredItems } from "@capstan/features/pictures/server";
import { urls } from "@capstan/features/urls";
import { type Found, pageSizeOf } from "../find-items.server.ts";
import type { Filters } from "../query/filters.ts";
import type { ResultsView } from "../results.ts";
import { type ResultsParams, familyName, sortNames, withParameters } from "./address.ts";
import { type AppliedFilter, appliedOf, clearUrl } from "./applied.ts";
import { boughtFacet, facetsOf } from "./facets.ts";
import { pageLinks } from "./page-links.ts";

/** What a category shows while the engine is away. */
export const itemsWithoutEngine = 60;

export interface PageParts {
  readonly url: URL;
  readonly params: ResultsParams;
  readonly priceContext: PriceContext;
  readonly categoryTree: CategoryTree | undefined;
  /** Undefined while the engine is away. */
  readonly found: Found | undefined;
  readonly rows: Rows;
  /** Left out: no item has a drawing. */
  readonly isMeasured?: MeasuredItems | undefined;
}

/** What each kind of page says of itself. */
type OwnWords =
  | "title"
  | "query"
  | "summary"
  | "breadcrumbs"
  | "canonicalUrl"
  | "categories"
  | "exact"
  | "corrected"
  | "guides"
  | "answer"
  | "isAboutStore"
  | "nearest";

interface PageView {
  readonly view: Omit<ResultsView, OwnWords>;
  /** The view's own filters, with what is left without each. */
  readonly applied: readonly AppliedFilter[];
  /** Of the classes that were found. */
  readonly attributes: readonly ClassAttribute[];
}

/** What both kinds of page have. */
export function pageView(parts: PageParts): PageView {
  const { url, params, priceContext, categoryTree, found, rows } = parts;
  const { items, stock, ...known } = rows;
  const attributesOf = (classCode: string) => categoryTree?.classes.get(classCode)?.attributes ?? [];
  const attributes = attributesFor(categoryTree, found?.classCodes ?? [], params.filters);
  const keepsOrder = params.sort !== "best";
  const hasEach = items.some(({ piecesPerUnit }) => piecesPerUnit > 1);
  const grouping = { ...known, attributesOf, priceContext, keepsOrder, hasEach };
  const matches = found?.items.length ?? items.length;
  const families = [
    ...familyGroups({ ...grouping, items: items.slice(0, matches) }),
    // Sizes stand in their order within a grid: what matches has grids of its own.
    ...familyGroups({ ...grouping, items: items.slice(matches) }).map((family) => ({ ...family, isClose: true })),
  ].map((family) => ({ ...family, rows: withStock(family.rows, stock) }));
  const { applied, facets } = narrowing(parts, attributes, families[0]?.name);
  const view = {
    total: found?.total ?? items.length,
    isMore: found?.isMore ?? items.length === itemsWithoutEngine,
    familyCount: found?.familyCount ?? families.length,
    applied: applied.map(({ label, removeUrl }) => ({ label, removeUrl })),
    facets,
    clearUrl: clearUrl(url),
    sorts: Object.entries(sortNames).map(([sort, label]) => ({
      label,
      isChosen: sort === params.sort,
      url: withParameters(url, (given) => (sort === "best" ? given.delete("sort") : given.set("sort", sort))),
    })),
    families: withLinks(families, parts),
    pages: found ? pagesOf(url, params, found) : null,
    isLimited: found === undefined,
    ...(found?.isSampled ? { isEstimated: true } : {}),
    ...(found?.close ? { close: { count: found.close.total, isMore: found.close.isMore } } : {}),
  };
  return { view, applied, attributes };
}

/** Where the rest of each family is: what matches on a page of its own, the others where the family is at home. */
function withLinks(
  families: readonly FamilyGroup[],
  { url, params, categoryTree, found, rows, isMeasured }: PageParts,
): readonly FamilyGroup[] {
  const counts = new Map(found?.families.map((family) => [family.key, family]));
  const items = new Map(rows.items.map((item) => [item.sku, item]));
  const isAlone = params.filters.family !== undefined;
  return families.map((family) => {
    const first = items.get(family.pictureSku);
    const category = categoryTree?.categories.get(first?.category.code ?? "");
    const drawing = categoryTree?.classes.get(first?.classCode ?? "")?.drawing ?? null;
    const own = {
      ...family,
      url: category && !isAlone ? familyUrl(category, family) : null,
      drawingUrl:
        first && isMeasured?.({ ...first, drawing }) ? lazyUrls.itemDrawing({ name: `${first.sku}.pdf` }) : null,
    };
    const known = family.isClose ? undefined : counts.get(family.key);
    if (!known) return own;
    const more = isAlone ? 0 : known.matches - family.rows.length;
    const isFolded = more > 0 || (!isAlone && isLongOnPhone(family.rows));
    return {
      ...own,
      itemCount: known.matches,
      more: isFolded ? { count: more, url: withParameters(url, (given) => given.set(familyName, family.key)) } : null,
      others: category && known.others > 0 ? { count: known.others, url: familyUrl(category, known) } : null,
    };
  });
}

function familyUrl(
  category: { readonly slug: string; readonly code: string },
  { key }: Pick<FamilyGroup, "key">,
): string {
  return `${urls.category(category)}?${new URLSearchParams({ [familyName]: key })}`;
}

/** Where the page stands among the others. */
function pagesOf(url: URL, { page, filters }: ResultsParams, found: Found): ResultsView["pages"] {
  const size = pageSizeOf({ filters });
  const rest = { page, size, hasNext: found.hasNextPage };
  // Nobody counts the families of a set that nobody has counted to its end.
  const count = (total: number) => (found.isMore ? null : total);
  if (filters.family !== undefined)
    return pageLinks(url, { ...rest, shown: found.items.length, total: count(found.total), of: "items" });
  const items = found.families.reduce((sum, { matches }) => sum + matches, 0);
  const shown = found.families.length;
  const pages = pageLinks(url, { ...rest, shown, total: count(found.familyCount), of: "families" });
  return pages && { ...pages, items: { shown: items, total: count(found.total) } };
}

/** Filters are the engine's: while it is away nothing is narrowed, and the page must not say that it is. */
function narrowing(
  parts: PageParts,
  attributes: readonly ClassAttribute[],
  family: string | undefined,
): Pick<PageView, "applied"> & Pick<ResultsView, "facets"> {
  const { url, params, priceContext, found } = parts;
  if (!found) return { applied: [], facets: [] };
  const { filters } = params;
  const isBought = params.isBought && priceContext.accountNumber !== null;
  return {
    applied: appliedOf({ url, params, isBought, attributes, family, category: categoryLabel(parts) }),
    facets: [
      ...boughtFacet({ url, isChosen: isBought, count: found.boughtCount }),
      ...facetsOf({ url, filters, counts: found.facets, attributes }),
    ],
  };
}

function categoryLabel({ params: { filters }, categoryTree }: PageParts): string | undefined {
  const { category } = filters;
  return category === undefined ? undefined : (categoryTree?.categories.get(category)?.name ?? category);
}

/** Those of the classes that were found; of what is filtered by, whatever class has it, so that it keeps its name. */
function attributesFor(
  categoryTree: CategoryTree | undefined,
  classCodes: readonly string[],
  { chosen, ranges }: Filters,
): readonly ClassAttribute[] {
  const found = classCodes.flatMap((code) => categoryTree?.classes.get(code)?.attributes ?? []);
  const missing = [...chosen.keys(), ...ranges.keys()].filter((code) => !found.some((known) => known.code === code));
  if (missing.length === 0) return found;
  const all = [...(categoryTree?.classes.values() ?? [])].flatMap(({ attributes }) => attributes);
  return [...found, ...missing.flatMap((code) => mostCommon(all.filter((attribute) => attribute.code === code)))];
}

/** Classes call an attribute by different names; most of them agree. */
function mostCommon(attributes: readonly ClassAttribute[]): readonly ClassAttribute[] {
  const byName = [...Map.groupBy(attributes, ({ name }) => name).values()];
  const [first] = byName.toSorted((one, other) => other.length - one.length);
  return first?.slice(0, 1) ?? [];
}
