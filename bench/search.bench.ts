import { readCategoryTree } from "../packages/features/catalog/server.ts";
import {
  type FindRequest,
  closeSearch,
  detailsSearches,
  findItems,
  hitsSearch,
  namerOf,
  noFilters,
  productsIndex,
  synonymsReader,
  parseQuery,
  vocabularyReader,
} from "../packages/features/search/server.ts";
import { searchCall } from "../packages/platform/opensearch.ts";
import type { BenchRun, Figures, TimeLimits } from "../scripts/bench.ts";
import { bareCall } from "./kit/bare-call.ts";
import type { BenchStore } from "./kit/bench-store.ts";
import { type Measured, overSizes } from "./kit/growing-store.ts";
import { type Question, pace, race } from "./kit/race.ts";
import { sample } from "./kit/sample.ts";
import { dataPath, pagePath } from "./kit/search-paths.ts";
import { cpuFigures } from "./kit/store-cpu.ts";
import { serveStore } from "./kit/store-server.ts";
import { withoutRequestCache } from "./kit/uncached.ts";
import { wordJudgements } from "./relevance/questions/index.ts";

const thresholds = { p50: 1.3, p99: 1.3, throughput: 0.75, growth: 6 };
const connections = 8;
const allOf = { rounds: 3, texts: Infinity };
const fewOf = { rounds: 1, texts: 30 };

export const timeLimits: TimeLimits = { fullSeconds: 7_200, smallestSeconds: 240 };

/**
 * Searches with facets, each asked for the first time: what the store sends to a browser that searches (the data of the
 * page) against the same requests sent to the engine bare. What a whole page costs the web process and each engine in
 * processor time is told beside it.
 */
export async function run(options: BenchRun): Promise<Figures> {
  return overSizes(thresholds, options, async (store) => measure(store, options.isSmallest ? fewOf : allOf));
}

async function measure(store: BenchStore, amount: typeof allOf): Promise<Measured> {
  const { rounds } = amount;
  await withoutRequestCache(store.opensearch, productsIndex);
  const texts = sample(wordJudgements, amount.texts).map(({ query }) => query);
  const bare = await bareQuestions(store, texts);
  await using server = await serveStore(store);
  const questionsTo = (path: (text: string) => string) =>
    texts.map((text): Question => [{ url: server.url + path(text) }]);
  const compared = await race({ ours: questionsTo(dataPath), bare, rounds, connections });
  const page = await pace(questionsTo(pagePath), 1);
  const cost = { store, webPid: server.pid, requests: texts.length, rounds };
  const ofPage = await cpuFigures("page", cost, async () => pace(questionsTo(pagePath), connections));
  const ofData = await cpuFigures("data", cost, async () => pace(questionsTo(dataPath), connections));
  return { compared, others: { page_p50_ms: page.p50.toFixed(1), ...ofPage, ...ofData } };
}

/** The requests that the store makes for each text, in the same order, as many as it needs. */
async function bareQuestions({ db, opensearch }: BenchStore, texts: readonly string[]): Promise<readonly Question[]> {
  const synonyms = await synonymsReader(db)();
  const namer = namerOf(await readCategoryTree(db));
  const vocabulary = await vocabularyReader(opensearch)();
  const questions: Question[] = [];
  for (const text of texts) {
    const request: FindRequest = {
      query: parseQuery(text, { synonyms, namer, vocabulary }),
      filters: noFilters,
      accountNumber: null,
      boughtSkus: null,
      sort: "best",
      page: 1,
    };
    const found = await findItems(opensearch, request);
    if (!found) throw new Error("the engine is away");
    const keys = found.families.map(({ key }) => key);
    const hits = found.steps.map((step) => (step === "close" ? closeSearch(request, keys) : hitsSearch(request, step)));
    const searches = [...hits, ...detailsSearches(request, found)];
    questions.push(searches.map((search) => bareCall(searchCall(opensearch, search))));
  }
  return questions;
}
