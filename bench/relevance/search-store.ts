import { join } from "node:path";
import { brand } from "../../packages/features/brand.ts";
import { loadContent } from "../../packages/features/content/server.ts";
import { systemClock } from "../../packages/platform/clock.ts";
import {
  aliasKeys,
  categoryTreeReader,
  itemsBySku,
  readCategoryTree,
  skusByIdentifier,
} from "../../packages/features/catalog/server.ts";
import type { Database } from "../../packages/platform/db.ts";
import type { OpensearchHandle } from "../../packages/platform/opensearch.ts";
import {
  type ResultsView,
  answerPages,
  familySizesReader,
  findAsMeant,
  findDetails,
  guidesReader,
  namerOf,
  noFilters,
  resultsReader,
  synonymsReader,
  vocabularyReader,
} from "../../packages/features/search/server.ts";
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
  const vocabulary = vocabularyReader(store.opensearch);
  const namer = readCategoryTree(store.db).then(namerOf);
  return async ({ query, grade }) => {
    const reading = { synonyms: await synonyms(), namer: await namer, vocabulary: await vocabulary() };
    const asked = { ...firstPage, text: query, reading, isVerbatim: false };
    const { hits, query: meant } = await findAsMeant(store.opensearch, asked);
    const found = hits && (await findDetails(store, { ...firstPage, query: meant }, hits));
    if (!found) throw new Error(`the search engine was away for "${query}"`);
    const skus = [...found.items, ...(found.close?.items ?? [])].slice(0, depth).map(({ sku }) => sku);
    const items = await factsBySku(store.db, skus);
    return { grades: items.map((item) => grade(item)), names: items.map(({ name }) => name) };
  };
}

/** The page of a search as an anonymous visitor gets it, by its path. */
export async function storePages({ db, opensearch }: SearchedStore): Promise<(path: string) => Promise<ResultsView>> {
  const { content } = await loadContent({
    folder: join(import.meta.dirname, "../../content"),
    values: { brand: brand.name, phone: brand.phone },
    isAnswered: () => true,
  });
  const reader = resultsReader({
    db,
    opensearch,
    categoryTree: categoryTreeReader(db),
    synonyms: synonymsReader(db),
    vocabulary: vocabularyReader(opensearch),
    familySizes: familySizesReader(opensearch),
    guides: guidesReader(db),
    answers: () => answerPages(content.pages),
    clock: systemClock,
    origin: "http://store.example",
  });
  return async (path) => reader.search({ url: `http://store.example${path}`, headers: new Headers() });
}

const firstPage = {
  filters: noFilters,
  accountNumber: null,
  boughtSkus: null,
  sort: "best",
  page: 1,
} as const;

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
