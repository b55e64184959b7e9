import type { FamilyGroup } from "@capstan/features/listing";
import { type Rows, familyCodesOf, familyGroups } from "@capstan/features/listing/server";
import { withStock } from "@capstan/features/availability/server";
import type { PriceContext } from "@capstan/features/pricing/server";
import type { CategoryTree, ClassAttribute, ListedItem } from "@capstan/features/catalog/server";
import type { Found } from "../find-items.server.ts";
import type { Filters } from "../query/filters.ts";
import type { ResultsView } from "../results.ts";
import { type ResultsParams, sortNames, withParameters, writeMark } from "./address.ts";
import { type AppliedFilter, appliedOf, clearUrl } from "./applied.ts";
import { boughtFacet, facetsOf } from "./facets.ts";

export const pageSize = 60;

export interface PageParts {
  readonly url: URL;
  readonly params: ResultsParams;
  readonly priceContext: PriceContext;
  readonly categoryTree: CategoryTree | undefined;
  /** Undefined while the engine is away. */
  readonly found: Found | undefined;
  readonly rows: Rows;
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
}

/** What both kinds of page have. */
export function pageView(parts: PageParts): PageView {
  const { url, params, priceContext, categoryTree, found, rows } = parts;
  const { items, stock, ...known } = rows;
  const attributesOf = (classCode: string) => categoryTree?.classes.get(classCode)?.attributes ?? [];
  const attributes = attributesFor(categoryTree, found?.classCodes ?? [], params.filters);
  const { applied, facets } = narrowing(parts, attributes);
  const view = {
    total: found?.total ?? items.length,
    isMore: found?.isMore ?? items.length === pageSize,
    familyCount: found?.familyCount ?? familyCodesOf(items).length,
    applied: applied.map(({ label, removeUrl }) => ({ label, removeUrl })),
    facets,
    clearUrl: clearUrl(url),
    sorts: Object.entries(sortNames).map(([sort, label]) => ({
      label,
      isChosen: sort === params.sort,
      url: withParameters(url, (given) => (sort === "best" ? given.delete("sort") : given.set("sort", sort))),
    })),
    families: groupsOf(items, found?.items.length ?? items.length, (some) =>
      familyGroups({ ...known, items: some, attributesOf, priceContext }),
    ).map((family) => ({ ...family, rows: withStock(family.rows, stock) })),
    nextUrl: found?.next ? withParameters(url, (given) => given.set("after", writeMark(found.next ?? []))) : null,
    firstUrl: params.after ? withParameters(url, () => {}) : null,
    isLimited: found === undefined,
    ...(found?.isSampled ? { isEstimated: true } : {}),
    ...(found?.close ? { close: { count: found.close.total, isMore: found.close.isMore } } : {}),
  };
  return { view, applied };
}

/** Sizes stand in their order within a grid: what matches has grids of its own, before those of what comes close. */
function groupsOf(
  items: readonly ListedItem[],
  matches: number,
  group: (items: readonly ListedItem[]) => readonly FamilyGroup[],
): readonly FamilyGroup[] {
  const close = group(items.slice(matches)).map((family) => ({
    ...family,
    code: `${family.code}-close`,
    isClose: true,
  }));
  return [...group(items.slice(0, matches)), ...close];
}

/** Filters are the engine's: while it is away nothing is narrowed, and the page must not say that it is. */
function narrowing(
  { url, params, priceContext, found }: PageParts,
  attributes: readonly ClassAttribute[],
): Pick<PageView, "applied"> & Pick<ResultsView, "facets"> {
  if (!found) return { applied: [], facets: [] };
  const { filters } = params;
  const isBought = params.isBought && priceContext.accountNumber !== null;
  return {
    applied: appliedOf({ url, params, isBought, attributes }),
    facets: [
      ...boughtFacet({ url, isChosen: isBought, count: found.boughtCount }),
      ...facetsOf({ url, filters, counts: found.facets, attributes }),
    ],
  };
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
