import { readCatalogScope } from "@capstan/features/account/server";
import { type CategoryTree, brandCalled } from "@capstan/features/catalog/server";
import { findSome, productsIndex } from "@capstan/features/search/server";
import { urls } from "@capstan/features/urls";
import { fallbackIfUnavailable } from "@capstan/platform/guard";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { type CatalogRestriction, ownRestriction, restrictionClauses } from "./catalog-restriction.ts";
import { filtersOf, maxProducts, productItems } from "./product-items.server.ts";
import type { PanelDeps } from "./suggest-products.server.ts";
import { pathDisplay } from "./suggestions/suggestion-documents.server.ts";
import type { BrandAnswer, Suggestion } from "./typeahead.schema.ts";

export interface BrandPanelDeps extends PanelDeps {
  readonly categoryTree: () => Promise<CategoryTree | undefined>;
}

const maxCategories = 6;

/** A brand's most ordered products, and the categories where it has most. An unknown brand has none of either. */
export async function brandPanel(
  deps: BrandPanelDeps,
  { brand: text, visitor }: { readonly brand: string; readonly visitor: Visitor },
): Promise<Result<BrandAnswer>> {
  const { db, opensearch, categoryTree } = deps;
  const { accountNumber } = visitor;
  const [brand, scope] = await Promise.all([brandCalled(db, text.trim()), readCatalogScope(db, visitor)]);
  const restriction = ownRestriction(scope);
  if (!brand || restriction.kind === "nothing") return ok({ categories: [], products: [] });
  const filters = { ...filtersOf(restriction), brandCode: brand.code };
  const [found, codes, tree] = await Promise.all([
    findSome(opensearch, { query: null, filters, accountNumber, size: maxProducts }),
    categoriesOf(opensearch, brand.code, restriction),
    categoryTree(),
  ]);
  if (!found || !codes) return fail({ code: "ENGINE_UNAVAILABLE", engine: opensearch.guard.engine });
  return ok({
    categories: tree ? codes.flatMap((code) => categorySuggestion(tree, code) ?? []) : [],
    products: await productItems(deps, visitor, found),
  });
}

/** Where the brand has most items, within the restriction; undefined while the engine is away. */
async function categoriesOf(
  opensearch: OpensearchHandle,
  brandCode: string,
  restriction: CatalogRestriction,
): Promise<readonly string[] | undefined> {
  return fallbackIfUnavailable(undefined, async () => {
    const { aggregations } = await opensearch.search<EngineAnswer>("brand-categories", {
      index: productsIndex,
      parts: ["aggregations.categories.buckets.key"],
      body: categoriesBody(brandCode, restriction),
    });
    return (aggregations?.categories.buckets ?? []).map(({ key }) => key);
  });
}

function categoriesBody(brandCode: string, restriction: CatalogRestriction): object {
  return {
    size: 0,
    track_total_hits: false,
    query: {
      bool: { filter: [{ term: { brandCode } }, { term: { isSold: true } }, ...restrictionClauses(restriction)] },
    },
    aggs: { categories: { terms: { field: "categoryCode", size: maxCategories } } },
  };
}

interface EngineAnswer {
  readonly aggregations?: { readonly categories: { readonly buckets: readonly { readonly key: string }[] } };
}

function categorySuggestion(tree: CategoryTree, code: string): Suggestion | undefined {
  const path = tree.pathTo(code);
  const last = path.at(-1);
  return last && { display: pathDisplay(path), url: urls.category(last), key: code, name: last.name };
}
