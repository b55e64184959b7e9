import { aliasKeys, itemsBySku, readCategoryTree, skusByIdentifier } from "../../packages/features/catalog/server.ts";
import type { Database } from "../../packages/platform/db.ts";
import type { OpensearchHandle } from "../../packages/platform/opensearch.ts";
import { findItems, namerOf, noFilters, synonymsReader, parseQuery } from "../../packages/features/search/server.ts";
import type { IdentifierJudgement } from "./identifiers.ts";
import type { Grade, ItemFacts, Judgement } from "./judgement.ts";
import { type GradeCounts, depth } from "./score.ts";

export interface SearchedStore {
  readonly db: Database;
  readonly opensearch: OpensearchHandle;
}

export interface Answer {
  readonly grades: readonly Grade[];
  readonly names: readonly string[];
}

/** Asks the store as its search page does, and judges what comes by what PostgreSQL knows of it. */
export function storeSearch(store: SearchedStore): (judgement: Judgement) => Promise<Answer> {
  const synonyms = synonymsReader(store.db);
  const categories = readCategoryTree(store.db).then(namerOf);
  return async (judgement) => judged(store, judgement, parseQuery(judgement.query, await synonyms(), await categories));
}

async function judged(
  store: SearchedStore,
  judgement: Judgement,
  query: ReturnType<typeof parseQuery>,
): Promise<Answer> {
  const found = await findItems(store.opensearch, {
    query,
    filters: noFilters,
    accountNumber: null,
    boughtSkus: null,
    sort: "best",
    after: null,
    size: depth,
  });
  if (!found) throw new Error(`the search engine was away for "${judgement.query}"`);
  const items = await factsBySku(
    store.db,
    found.items.map(({ sku }) => sku),
  );
  return { grades: items.map((item) => judgement.grade(item)), names: items.map(({ name }) => name) };
}

/** How many items an identifier names: nearly always one. */
export async function identifierCounts(db: Database, judgement: IdentifierJudgement): Promise<GradeCounts> {
  const items = await factsBySku(db, await skusByIdentifier(db, null, judgement.identifier));
  return [0, 0, 0, items.filter((item) => judgement.grade(item) === 3).length];
}

async function factsBySku(db: Database, skus: readonly string[]): Promise<readonly ItemFacts[]> {
  const [items, aliases] = await Promise.all([itemsBySku(db, skus), aliasKeys(db, skus)]);
  const bySku = new Map(items.map((item) => [item.sku, item]));
  return skus.flatMap((sku) => {
    const item = bySku.get(sku);
    if (!item) return [];
    const own = (aliases.get(sku) ?? []).filter(({ account_number: account }) => account === "");
    return [
      {
        sku,
        partNumber: item.manufacturerPartNumber,
        name: item.name,
        classCode: item.classCode,
        categoryCode: item.category.code,
        brandCode: item.brand.code,
        lifecycle: item.lifecycle,
        attributes: item.attributes,
        aliasKeys: own.map(({ key }) => key),
      },
    ];
  });
}
