import { type CustomCatalog, canChooseCatalog } from "@capstan/features/account";
import type { CatalogChoice } from "./typeahead.schema.ts";

/** Which items may be suggested, by the code of a custom catalog. */
export type CatalogRestriction =
  | { readonly kind: "none" }
  /** A catalog that the visitor does not have: nothing is in it. */
  | { readonly kind: "nothing" }
  | { readonly kind: "in" | "outside"; readonly code: string };

/**
 * Spec 6: who has a custom catalog gets its restriction on suggested products, asked for or not. Where switching is not
 * offered, no parameter lifts it. The catalog of another customer answers exactly like one that does not exist.
 */
export function restrictionOf(
  own: CustomCatalog | undefined,
  { catalogFilterName, searchType }: CatalogChoice,
): CatalogRestriction {
  const inOwn = own ? ({ kind: "in", code: own.code } as const) : ({ kind: "none" } as const);
  if (own && !canChooseCatalog(own)) return inOwn;
  if (searchType === "NO_CATALOG_RESTRICTION") return { kind: "none" };
  if (catalogFilterName === undefined || catalogFilterName === "") return inOwn;
  const isOwn = own !== undefined && [own.filterName, own.code].includes(catalogFilterName);
  if (searchType === "OUTSIDE_CATALOG") return isOwn ? { kind: "outside", code: own.code } : inOwn;
  return isOwn ? inOwn : { kind: "nothing" };
}
