import type { CatalogFrame } from "@capstan/features/catalog/server";
import { type Synonyms, type Understood, findSome, namerOf, understand } from "@capstan/features/search/server";
import type { Database } from "@capstan/platform/db";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { type Result, fail, ok } from "@capstan/platform/result";
import { leastCharacters } from "./least-characters.ts";
import { filtersOf, mostProducts, productItems, restrictionFor } from "./product-items.server.ts";
import type { CatalogChoice, ProductsAnswer } from "./typeahead.schema.ts";

export interface PanelDeps {
  readonly db: Database;
  readonly opensearch: OpensearchHandle;
}

export interface ProductsDeps extends PanelDeps {
  readonly synonyms: () => Promise<Synonyms>;
  readonly frame: () => Promise<CatalogFrame | undefined>;
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
  if (text.trim().length < leastCharacters) return ok({ products: [] });
  const [restriction, asked] = await Promise.all([
    restrictionFor(db, accountNumber, choice),
    understoodText(deps, text),
  ]);
  if (restriction.kind === "nothing") return ok({ products: [] });
  const found = await findSome(opensearch, {
    asked,
    filters: filtersOf(restriction),
    accountNumber,
    size: mostProducts,
  });
  if (!found) return fail({ code: "ENGINE_UNAVAILABLE", engine: opensearch.guard.engine });
  return ok({ products: await productItems(db, accountNumber, found) });
}

/** A text with the synonyms and the shelves that are known now. */
export async function understoodText(
  { synonyms, frame }: Pick<ProductsDeps, "synonyms" | "frame">,
  text: string,
): Promise<Understood> {
  const [words, tree] = await Promise.all([synonyms(), frame()]);
  return understand(text, words, tree && namerOf(tree));
}
