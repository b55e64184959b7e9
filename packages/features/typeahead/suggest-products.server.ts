import { type CatalogScope, purchasedSkus, readCatalogScope } from "@capstan/features/account/server";
import type { CategoryTree } from "@capstan/features/catalog/server";
import {
  type Synonyms,
  type ParsedQuery,
  type ShortItem,
  type Vocabulary,
  findSome,
  maxBoughtSkus,
  namerOf,
  parseQuery,
} from "@capstan/features/search/server";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { minCharacters } from "./min-characters.ts";
import { restrictionOf } from "./catalog-restriction.ts";
import { type ItemsDeps, filtersOf, maxProducts, productItems } from "./product-items.server.ts";
import type { CatalogChoice, ProductsAnswer } from "./typeahead.schema.ts";

export interface PanelDeps extends ItemsDeps {
  readonly opensearch: OpensearchHandle;
}

export interface ProductsDeps extends PanelDeps {
  readonly synonyms: () => Promise<Synonyms>;
  readonly vocabulary: () => Promise<Vocabulary>;
  readonly categoryTree: () => Promise<CategoryTree | undefined>;
}

export interface ProductsInput extends CatalogChoice {
  readonly text: string;
  readonly visitor: Visitor;
}

/** The products of the panel: the best few for a term, within what the visitor's account may be shown. */
export async function suggestProducts(
  deps: ProductsDeps,
  { text, visitor, ...choice }: ProductsInput,
): Promise<Result<ProductsAnswer>> {
  const { db, opensearch } = deps;
  if (text.trim().length < minCharacters) return ok({ products: [] });
  const { accountNumber } = visitor;
  const [scope, query] = await Promise.all([readCatalogScope(db, visitor), parseText(deps, text)]);
  const restriction = restrictionOf(scope, choice);
  if (restriction.kind === "nothing") return ok({ products: [] });
  const request = { filters: filtersOf(restriction), accountNumber, size: maxProducts };
  const [found, bought] = await Promise.all([
    findSome(opensearch, { ...request, query }),
    findBought(deps, { ...request, query }),
  ]);
  const isInstead = found?.length === 0 && scope?.isRestricting === true;
  const shown = isInstead ? await findSome(opensearch, { ...request, query: null }) : found;
  if (!shown) return fail({ code: "ENGINE_UNAVAILABLE", engine: opensearch.guard.engine });
  const products = await productItems(deps, visitor, firstOnce([...bought, ...shown]));
  return ok({ products, ...(isInstead ? insteadOf(scope) : {}) });
}

/** What matches and the account has ordered before: it is likely to be ordered again. */
async function findBought(
  { db, opensearch }: PanelDeps,
  request: Parameters<typeof findSome>[1],
): Promise<readonly ShortItem[]> {
  const { accountNumber, filters } = request;
  if (accountNumber === null) return [];
  const boughtSkus = await purchasedSkus(db, accountNumber, maxBoughtSkus);
  if (boughtSkus.length === 0) return [];
  return (await findSome(opensearch, { ...request, filters: { ...filters, boughtSkus }, isMatchNeeded: true })) ?? [];
}

function firstOnce(items: readonly ShortItem[]): readonly ShortItem[] {
  return [...new Map(items.map((item) => [item.sku, item])).values()].slice(0, maxProducts);
}

/** Where a catalog has nothing of what was typed, the panel shows what it has. */
function insteadOf({ label }: CatalogScope) {
  return { instead: `Ordered most in ${label}` };
}

/** A text with the synonyms and the categories that are known now. */
export async function parseText(
  { synonyms, vocabulary, categoryTree }: Pick<ProductsDeps, "synonyms" | "vocabulary" | "categoryTree">,
  text: string,
): Promise<ParsedQuery> {
  const [words, known, tree] = await Promise.all([synonyms(), vocabulary(), categoryTree()]);
  return parseQuery(text, { synonyms: words, vocabulary: known, ...(tree ? { namer: namerOf(tree) } : {}) });
}
