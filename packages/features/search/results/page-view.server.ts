import { previouslyPurchased } from "@capstan/features/account/server";
import {
  type CatalogFrame,
  type ClassAttribute,
  type Item,
  familiesByCode,
  itemsBySku,
} from "@capstan/features/catalog/server";
import { priceFiles } from "@capstan/features/pricing/server";
import type { Database } from "@capstan/platform/db";
import type { Found } from "../find-items.server.ts";
import type { Filters } from "../query/build-query.ts";
import type { FamilyGroup, ResultsView } from "../results.ts";
import { type Asked, sortNames, withParameters, writeMark } from "./address.ts";
import { appliedOf, clearUrl } from "./applied.ts";
import { boughtFacet, facetsOf } from "./facets.ts";
import { type Looking, familyGroups } from "./item-rows.ts";

export const pageSize = 60;

export interface PageParts {
  readonly url: URL;
  readonly asked: Asked;
  readonly looking: Looking;
  readonly frame: CatalogFrame | undefined;
  /** Undefined while the engine is away. */
  readonly found: Found | undefined;
  readonly skus: readonly string[];
}

/** What each kind of page says of itself. */
type OwnWords =
  | "title"
  | "query"
  | "summary"
  | "breadcrumbs"
  | "canonicalUrl"
  | "shelves"
  | "exact"
  | "didYouMean"
  | "nearest";

export interface PageView {
  readonly items: readonly Item[];
  readonly attributes: readonly ClassAttribute[];
  readonly view: Omit<ResultsView, OwnWords>;
}

/** What both kinds of page have: four statements, however many items stand on it. */
export async function pageView(db: Database, parts: PageParts): Promise<PageView> {
  const { url, asked, looking, frame, found, skus } = parts;
  const known = new Map((await itemsBySku(db, skus)).map((item) => [item.sku, item]));
  const items = skus.flatMap((sku) => known.get(sku) ?? []);
  const familyCodes = [...new Set(items.flatMap(({ familyCode }) => familyCode ?? []))];
  const [familyNames, prices, purchased] = await Promise.all([
    familiesByCode(db, familyCodes),
    priceFiles(db, looking.accountNumber, skus),
    looking.accountNumber === null ? new Set<string>() : previouslyPurchased(db, looking.accountNumber, skus),
  ]);
  const attributesOf = (classCode: string) => frame?.classes.get(classCode)?.attributes ?? [];
  const attributes = attributesFor(frame, found?.classCodes ?? [], asked.filters);
  const view = {
    total: found?.total ?? items.length,
    isMore: found?.isMore ?? items.length === pageSize,
    familyCount: found?.familyCount ?? familyCodes.length,
    ...narrowing(parts, attributes),
    clearUrl: clearUrl(url),
    sorts: Object.entries(sortNames).map(([sort, label]) => ({
      label,
      isChosen: sort === asked.sort,
      url: withParameters(url, (given) => (sort === "best" ? given.delete("sort") : given.set("sort", sort))),
    })),
    families: groupsOf(items, wholeOn(parts), (some) =>
      familyGroups({ items: some, attributesOf, familyNames, prices, purchased, looking }),
    ),
    nextUrl: found?.next ? withParameters(url, (given) => given.set("after", writeMark(found.next ?? []))) : null,
    firstUrl: asked.after ? withParameters(url, () => {}) : null,
    isLimited: found === undefined,
    ...(found?.isSampled ? { isEstimated: true } : {}),
    ...(found && found.wholeCount < found.total ? { wholeCount: found.wholeCount } : {}),
  };
  return { items, attributes, view };
}

/** How many items of this page, from its top, have all that was asked. */
function wholeOn({ asked, found, skus }: PageParts): number {
  if (!found || found.wholeCount >= found.total) return skus.length;
  // Fewer than a page has: what comes after the first page only comes close.
  return asked.after === null ? found.wholeCount : 0;
}

/** Sizes stand in their order within a grid: what matches has grids of its own, before those of what comes close. */
function groupsOf(
  items: readonly Item[],
  wholeCount: number,
  group: (items: readonly Item[]) => readonly FamilyGroup[],
): readonly FamilyGroup[] {
  const close = group(items.slice(wholeCount)).map((family) => ({
    ...family,
    code: `${family.code}-close`,
    isClose: true,
  }));
  return [...group(items.slice(0, wholeCount)), ...close];
}

/** Filters are the engine's: while it is away nothing is narrowed, and the page must not say that it is. */
function narrowing(
  { url, asked, looking, found }: PageParts,
  attributes: readonly ClassAttribute[],
): Pick<ResultsView, "applied" | "facets"> {
  if (!found) return { applied: [], facets: [] };
  const { filters } = asked;
  const isBought = asked.isBought && looking.accountNumber !== null;
  return {
    applied: appliedOf({ url, asked, isBought, attributes }),
    facets: [
      ...boughtFacet({ url, isChosen: isBought, count: found.boughtCount }),
      ...facetsOf({ url, filters, counts: found.facets, attributes }),
    ],
  };
}

/** Those of the classes that were found; of what is filtered by, whatever class has it, so that it keeps its name. */
function attributesFor(
  frame: CatalogFrame | undefined,
  classCodes: readonly string[],
  { chosen, ranges }: Filters,
): readonly ClassAttribute[] {
  const found = classCodes.flatMap((code) => frame?.classes.get(code)?.attributes ?? []);
  const missing = [...chosen.keys(), ...ranges.keys()].filter((code) => !found.some((known) => known.code === code));
  if (missing.length === 0) return found;
  const all = [...(frame?.classes.values() ?? [])].flatMap(({ attributes }) => attributes);
  return [...found, ...missing.flatMap((code) => mostCommon(all.filter((attribute) => attribute.code === code)))];
}

/** Classes call an attribute by different names; most of them agree. */
function mostCommon(attributes: readonly ClassAttribute[]): readonly ClassAttribute[] {
  const byName = [...Map.groupBy(attributes, ({ name }) => name).values()];
  const [first] = byName.toSorted((one, other) => other.length - one.length);
  return first?.slice(0, 1) ?? [];
}
