import type { CategoryTree } from "@capstan/features/catalog/server";
import {
  type Synonyms,
  type ParsedQuery,
  type Vocabulary,
  findSome,
  namerOf,
  parseQuery,
} from "@capstan/features/search/server";
import type { Database } from "@capstan/platform/db";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { type Result, fail, ok } from "@capstan/platform/result";
import { minCharacters } from "./min-characters.ts";
import { filtersOf, maxProducts, productItems, restrictionFor } from "./product-items.server.ts";
import type { CatalogChoice, ProductsAnswer } from "./typeahead.schema.ts";

export interface PanelDeps {
  readonly db: Database;
  readonly opensearch: OpensearchHandle;
}

export interface ProductsDeps extends PanelDeps {
  readonly synonyms: () => Promise<Synonyms>;
  readonly vocabulary: () => Promise<Vocabulary>;
  readonly categoryTree: () => Promise<CategoryTree | undefined>;
}

export interface ProductsInput extends CatalogChoice {
  readonly text: string;
  readonly accountNumber: string | null;
}

/** The products of the panel: the best few for a term, within what the visitor's account may be shown. */
export async function suggestProducts(
  deps: ProductsDeps,
  { text, accountNumber, ...choice }: ProductsInput,
): Promise<Result<ProductsAnswer>> {
  const { db, opensearch } = deps;
  if (text.trim().length < minCharacters) return ok({ products: [] });
  const [restriction, query] = await Promise.all([restrictionFor(db, accountNumber, choice), parseText(deps, text)]);
  if (restriction.kind === "nothing") return ok({ products: [] });
  const found = await findSome(opensearch, {
    query,
    filters: filtersOf(restriction),
    accountNumber,
    size: maxProducts,
  });
  if (!found) return fail({ code: "ENGINE_UNAVAILABLE", engine: opensearch.guard.engine });
  return ok({ products: await productItems(db, accountNumber, found) });
}

/** A text with the synonyms and the categories that are known now. */
export async function parseText(
  { synonyms, vocabulary, categoryTree }: Pick<ProductsDeps, "synonyms" | "vocabulary" | "categoryTree">,
  text: string,
): Promise<ParsedQuery> {
  const [words, known, tree] = await Promise.all([synonyms(), vocabulary(), categoryTree()]);
  return parseQuery(text, { synonyms: words, vocabulary: known, ...(tree ? { namer: namerOf(tree) } : {}) });
}
