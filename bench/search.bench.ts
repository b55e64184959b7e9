import { readCatalogFrame } from "../packages/features/catalog/server.ts";
import {
  type FindRequest,
  countsBody,
  findItems,
  hitsBody,
  namerOf,
  noFilters,
  productsIndex,
  synonymsReader,
  understand,
} from "../packages/features/search/server.ts";
import { urls } from "../packages/features/urls.ts";
import type { Figures } from "../scripts/bench.ts";
import { loadEnginesEnv } from "../scripts/engines-env.ts";
import { type BenchStore, benchStore } from "./kit/bench-store.ts";
import { comparedFigures } from "./kit/figures.ts";
import { type Compared, type Question, pace, race } from "./kit/race.ts";
import { serveStore } from "./kit/store-server.ts";
import { withoutRequestCache } from "./kit/uncached.ts";
import { wordJudgements } from "./relevance/questions/index.ts";

const bars = { p50: 1.3, p99: 1.3, throughput: 0.75, growth: 6 };
const rounds = 3;
const connections = 8;
const pageSize = 60;

/**
 * Searches with facets, each asked for the first time: what the store sends to a browser that searches (the data of the
 * page) against the same requests sent to the engine bare. `npm run bench -- search 20000 2000000` names the sizes.
 */
export async function run(): Promise<Figures> {
  const [small = 20_000, large = 2_000_000] = process.argv.slice(3).map(Number);
  const values: Record<string, number | string> = {};
  const seen: Compared[] = [];
  for (const [name, size] of [
    ["small", small],
    ["large", large],
  ] as const) {
    await using store = await benchStore(size);
    const { data, page } = await measure(store);
    seen.push(data);
    Object.assign(values, { [name]: size }, comparedFigures(name, data), { [`${name}_page_p50_ms`]: page.toFixed(1) });
    console.log(`${size}: ${JSON.stringify({ data, page })}`);
  }
  const growth = (seen[1]?.ours.p50 ?? Infinity) / (seen[0]?.ours.p50 ?? 0);
  const holds = seen.every(
    ({ p50Ratio, p99Ratio, throughputRatio }) =>
      p50Ratio <= bars.p50 && p99Ratio <= bars.p99 && throughputRatio >= bars.throughput,
  );
  return { holds: holds && growth <= bars.growth, values: { ...values, growth: growth.toFixed(2) } };
}

async function measure(store: BenchStore): Promise<{ readonly data: Compared; readonly page: number }> {
  await withoutRequestCache(store.opensearch, productsIndex);
  const texts = wordJudgements.map(({ query }) => query);
  const bare = await bareQuestions(store, texts);
  await using server = await serveStore(store);
  const asked = (path: (text: string) => string) => texts.map((text): Question => [{ url: server.url + path(text) }]);
  const data = await race({ ours: asked(dataPath), bare, rounds, connections });
  const page = await pace(asked(pagePath), 1);
  return { data, page: page.p50 };
}

function pagePath(text: string): string {
  return urls.search({ searchQuery: text });
}

/** What the browser fetches when somebody searches from a page that is open. */
function dataPath(text: string): string {
  return pagePath(text).replace("/search?", "/search.data?");
}

/** The requests that the store makes for each text, in the same order, as many as it needs. */
async function bareQuestions({ db, opensearch }: BenchStore, texts: readonly string[]): Promise<readonly Question[]> {
  const { OPENSEARCH_URL } = loadEnginesEnv();
  const synonyms = await synonymsReader(db)();
  const shelves = namerOf(await readCatalogFrame(db));
  const url = (filterPath: string) =>
    `${OPENSEARCH_URL}/${opensearch.index(productsIndex)}/_search?ignore_unavailable=true&filter_path=${filterPath}`;
  const hitsUrl = url("hits.total,hits.hits._source,hits.hits.sort,hits.hits.matched_queries");
  const questions: Question[] = [];
  for (const text of texts) {
    const request: FindRequest = {
      asked: understand(text, synonyms, shelves),
      filters: noFilters,
      accountNumber: null,
      sort: "best",
      after: null,
      size: pageSize,
    };
    const found = await findItems(opensearch, request);
    if (!found) throw new Error("the engine is away");
    const hits = found.steps.map((step) => ({ url: hitsUrl, body: JSON.stringify(hitsBody(request, step)) }));
    const counts = { url: url("aggregations"), body: JSON.stringify(countsBody(request, found)) };
    questions.push(found.total > 0 ? [...hits, counts] : hits);
  }
  return questions;
}
