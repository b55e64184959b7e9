import { type CatalogScope, checkCatalog, scopeFilters } from "@capstan/features/account/server";
import type { Database } from "@capstan/platform/db";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import type { FindRequest, Found } from "../find-items.server.ts";
import type { Filters } from "../query/filters.ts";
import type { Facet, ResultsView } from "../results.ts";
import { withParameters } from "./address.ts";
import { countBody, countIn, searchMany } from "./search-many.server.ts";

/** Only what the account's own catalog holds, where everything is listed: `catalog=own`. */
const filterName = "catalog";
const ownValue = "own";

export type CatalogFilters = Pick<Filters, "inCatalog" | "outsideCatalog">;

/** What the visitor's scope leaves of every search, and the filter by which everybody else leaves the rest out. */
export function catalogFilters(scope: CatalogScope | null, url: URL): CatalogFilters {
  return scope && isOwnOnly(scope, url) ? { inCatalog: scope.code } : scopeFilters(scope);
}

function isOwnOnly({ lists }: CatalogScope, url: URL): boolean {
  return lists === "all" && url.searchParams.get(filterName) === ownValue;
}

interface CatalogViewInput {
  readonly scope: CatalogScope | null;
  readonly url: URL;
  readonly request: Pick<FindRequest, "query" | "filters">;
  readonly found: Found | undefined;
}

/** The page as a custom catalog shows it: it says what it is limited to, or marks what the catalog leaves out. */
export async function withCatalog(
  deps: { readonly db: Database; readonly opensearch: OpensearchHandle },
  input: CatalogViewInput,
  view: ResultsView,
): Promise<ResultsView> {
  const { scope, url } = input;
  if (!scope) return view;
  const { label, lists, otherLabel } = scope;
  const named = { ...view, catalog: { label, lists, otherLabel } };
  if (scope.isRestricting) return named;
  const skus = view.families.flatMap(({ rows }) => rows.map(({ sku }) => sku));
  const [check, facets] = await Promise.all([checkCatalog(deps.db, scope, skus), ownFacet(deps.opensearch, input)]);
  const without = (address: string) => withParameters(new URL(address, url), (given) => given.delete(filterName));
  const isChosen = isOwnOnly(scope, url);
  return {
    ...named,
    facets: [...facets, ...view.facets],
    applied: [...view.applied, ...(isChosen ? [{ label: onlyText(scope), removeUrl: without(url.href) }] : [])],
    clearUrl: without(view.clearUrl),
    families: view.families.map((family) => ({
      ...family,
      rows: family.rows.map((row) => {
        const outside = check.mark(row.sku);
        return outside === null ? row : { ...row, outside };
      }),
    })),
  };
}

function onlyText({ label }: CatalogScope): string {
  return `Only ${label}`;
}

async function ownFacet(
  opensearch: OpensearchHandle,
  { scope, url, request: { query, filters }, found }: CatalogViewInput,
): Promise<readonly Facet[]> {
  if (scope?.lists !== "all" || !found) return [];
  const own = { ...filters, inCatalog: scope.code };
  const [answer] = await searchMany(opensearch, [countBody(query, { filters: own, strictness: found.strictness })]);
  const isChosen = isOwnOnly(scope, url);
  const count = countIn(answer);
  if (count === 0 && !isChosen) return [];
  const link = withParameters(url, (given) => {
    if (isChosen) given.delete(filterName);
    else given.set(filterName, ownValue);
  });
  const choices = [{ value: ownValue, label: onlyText(scope), count, isChosen, url: link }];
  return [{ kind: "choice", code: filterName, name: scope.label, choices, look: "list" }];
}
