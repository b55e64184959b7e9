import { urls } from "../../packages/features/urls.ts";
import type { ResultsView } from "../../packages/features/search/server.ts";

export interface FamilyFigures {
  readonly queries: number;
  readonly families: number;
  /** Families that stand on two pages, or in two cards of one. */
  readonly twice: number;
  /** Cards with the title of another card of the same search. */
  readonly sharedTitles: number;
}

/** A search of thousands of families is walked so far. */
const maxPages = 12;

/** Walks the pages of each search, as a reader does who follows its links. */
export async function walkFamilies(
  open: (path: string) => Promise<ResultsView>,
  queries: readonly string[],
): Promise<FamilyFigures> {
  const all: { readonly keys: readonly string[]; readonly titles: readonly string[] }[] = [];
  for (const query of queries) {
    const keys: string[] = [];
    const titles: string[] = [];
    let path: string | null = urls.search({ searchQuery: query });
    for (let page = 0; path !== null && page < maxPages; page++) {
      const view: ResultsView = await open(path);
      keys.push(...view.families.map(({ key }) => key));
      titles.push(...view.families.map(({ name }) => name));
      path = view.pages?.nextUrl ?? null;
    }
    const shared = repeated(titles);
    if (shared.length > 0) console.log(`"${query}" shows two families as: ${shared.join("; ")}`);
    all.push({ keys, titles });
  }
  return {
    queries: all.length,
    families: all.reduce((sum, { keys }) => sum + keys.length, 0),
    twice: all.reduce((sum, { keys }) => sum + repeated(keys).length, 0),
    sharedTitles: all.reduce((sum, { titles }) => sum + repeated(titles).length, 0),
  };
}

function repeated(texts: readonly string[]): readonly string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}
