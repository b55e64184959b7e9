import {
  type CatalogScope,
  type ScopedVisitor,
  listedCategories,
  readCatalogScope,
} from "@capstan/features/account/server";
import { firstMatchBody, noFilters, productsIndex } from "@capstan/features/search/server";
import { urls } from "@capstan/features/urls";
import { fallbackIfUnavailable } from "@capstan/platform/guard";
import type { Result } from "@capstan/platform/result";
import { type CatalogRestriction, ownRestriction, restrictionClauses } from "./catalog-restriction.ts";
import { minCharacters } from "./min-characters.ts";
import { filtersOf } from "./product-items.server.ts";
import { type ProductsDeps, parseText } from "./suggest-products.server.ts";
import { type SuggestInput, type Suggestions, suggest } from "./suggest.server.ts";
import { pathDisplay } from "./suggestions/suggestion-documents.server.ts";
import type { Suggestion, TypeaheadAnswer } from "./typeahead.schema.ts";

interface WithinInput extends Omit<SuggestInput, "within"> {
  readonly visitor: ScopedVisitor;
}

/** The suggestions that find something in what the visitor is shown. Whoever has no account is asked nothing more for. */
export async function suggestWithin(
  deps: ProductsDeps,
  { visitor, ...input }: WithinInput,
): Promise<Result<TypeaheadAnswer>> {
  const scope = await readCatalogScope(deps.db, visitor);
  const restriction = ownRestriction(scope);
  if (!scope || restriction.kind === "none") return orRoots(deps, await suggest(deps, input), { ...input, scope });
  const within = {
    clauses: restrictionClauses(restriction),
    keep: async (found: Suggestions) => keepListed(deps, found, { scope, restriction }),
  };
  return orRoots(deps, await suggest(deps, { ...input, within }), { ...input, scope });
}

interface Scoped {
  readonly scope: CatalogScope;
  readonly restriction: CatalogRestriction;
}

interface EngineAnswer {
  readonly hits?: { readonly total?: { readonly value: number } };
}

/** One request to the engine for all of them; undefined while it is away. */
async function keepListed(
  deps: ProductsDeps,
  found: Suggestions,
  { scope, restriction }: Scoped,
): Promise<Suggestions | undefined> {
  const [brands, terms] = [found.get("brand") ?? [], found.get("term") ?? []];
  const [bodies, categories] = await Promise.all([
    termBodies(deps, terms, restriction),
    listedCategories(deps.db, scope),
  ]);
  const brandBodies = brands.map(({ key }) => ({
    query: {
      bool: { filter: [{ term: { brandCode: key } }, { term: { isSold: true } }, ...restrictionClauses(restriction)] },
    },
  }));
  const searches = [...brandBodies, ...bodies].map((body) => ({
    index: productsIndex,
    body: { ...body, size: 0, track_total_hits: 1, terminate_after: 1 },
  }));
  const answers = await fallbackIfUnavailable(undefined, async () =>
    searches.length === 0 ? [] : deps.opensearch.searchMany<EngineAnswer>("suggest-within", { searches }),
  );
  if (!answers) return undefined;
  const isFound = (at: number) => (answers[at]?.hits?.total?.value ?? 0) > 0;
  return new Map([
    ...found,
    ["brand", brands.filter((_, at) => isFound(at))],
    ["term", terms.filter((_, at) => isFound(brands.length + at))],
    ["category", (found.get("category") ?? []).filter(({ key }) => categories?.has(key) ?? true)],
  ]);
}

/** What the search for each term would ask. */
async function termBodies(
  deps: ProductsDeps,
  terms: readonly Suggestion[],
  restriction: CatalogRestriction,
): Promise<readonly object[]> {
  if (restriction.kind === "nothing") return [];
  const filters = { ...noFilters, ...filtersOf(restriction) };
  const queries = await Promise.all(terms.map(async ({ display }) => parseText(deps, display)));
  return queries.map((query) => firstMatchBody(query, { filters }));
}

function isNothing(answer: TypeaheadAnswer): boolean {
  return Object.values(answer).every(({ length }) => length === 0);
}

/** Where there is nothing of what was typed, the list shows what there is. */
async function orRoots(
  { db, categoryTree }: ProductsDeps,
  answer: Result<TypeaheadAnswer>,
  { text, limits, scope }: Pick<WithinInput, "text" | "limits"> & { readonly scope: CatalogScope | null },
): Promise<Result<TypeaheadAnswer>> {
  if (!answer.ok || !isNothing(answer.value) || text.trim().length < minCharacters) return answer;
  const [tree, listed] = await Promise.all([categoryTree(), scope && listedCategories(db, scope)]);
  const roots = (tree?.below(null) ?? []).filter(({ code }) => listed?.has(code) ?? true).slice(0, limits.categories);
  const categorySuggestionResults = roots.map((root) => ({
    display: pathDisplay([root]),
    url: urls.category(root),
    key: root.code,
    name: root.name,
  }));
  return { ...answer, value: { ...answer.value, categorySuggestionResults } };
}
