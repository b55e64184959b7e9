import type { CatalogScope } from "@capstan/features/account";
import type { CatalogChoice } from "./typeahead.schema.ts";

/** Which items may be suggested, by the code of a custom catalog. */
export type CatalogRestriction =
  | { readonly kind: "none" }
  /** A catalog that the visitor does not have: nothing is in it. */
  | { readonly kind: "nothing" }
  | { readonly kind: "in" | "outside"; readonly code: string };

/**
 * Spec 6: who has a custom catalog gets its restriction on suggested products, asked for or not. Where it restricts, no
 * parameter lifts it. The catalog of another customer answers exactly like one that does not exist.
 */
export function restrictionOf(
  scope: CatalogScope | null,
  { catalogFilterName, searchType }: CatalogChoice,
): CatalogRestriction {
  const scoped = ownRestriction(scope);
  if (scope?.isRestricting) return scoped;
  if (searchType === "NO_CATALOG_RESTRICTION") return { kind: "none" };
  if (catalogFilterName === undefined || catalogFilterName === "") return scoped;
  const isOwn = scope !== null && [scope.filterName, scope.code].includes(catalogFilterName);
  if (searchType === "OUTSIDE_CATALOG") return isOwn ? { kind: "outside", code: scope.code } : scoped;
  return isOwn ? { kind: "in", code: scope.code } : { kind: "nothing" };
}

/** What holds without any parameter. */
export function ownRestriction(scope: CatalogScope | null): CatalogRestriction {
  return scope && scope.lists !== "all" ? { kind: scope.lists, code: scope.code } : { kind: "none" };
}

/** The restriction as clauses of a query to the products' index. */
export function restrictionClauses(restriction: CatalogRestriction): readonly object[] {
  if (!("code" in restriction)) return [];
  const held = { term: { catalogs: restriction.code } };
  return [restriction.kind === "in" ? held : { bool: { must_not: held } }];
}
