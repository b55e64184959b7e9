import { searchesFor, shownParts, suggestionsIndex } from "../packages/features/typeahead/server.ts";
import { urls } from "../packages/features/urls.ts";
import type { Figures } from "../scripts/bench.ts";
import { loadEnginesEnv } from "../scripts/engines-env.ts";
import { type BenchStore, benchStore } from "./kit/bench-store.ts";
import { comparedFigures } from "./kit/figures.ts";
import { type Compared, type Question, race } from "./kit/race.ts";
import { serveStore } from "./kit/store-server.ts";
import { withoutRequestCache } from "./kit/uncached.ts";
import { wordJudgements } from "./relevance/questions/index.ts";

const bars = { p50: 1.3, p99: 1.3, throughput: 0.75, growth: 2 };
const rounds = 5;
const connections = 8;
const keystrokes = 1_000;
const limits = { brands: 10, categories: 10, general: 10 };

/**
 * A keystroke's suggestions, each text asked for the first time, against the same request sent to the engine bare.
 * `npm run bench -- typeahead 20000 2000000` names the sizes.
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
    const compared = await measure(store);
    seen.push(compared);
    Object.assign(values, { [name]: size }, comparedFigures(name, compared));
    console.log(`${size}: ${JSON.stringify(compared)}`);
  }
  const growth = (seen[1]?.ours.p50 ?? Infinity) / (seen[0]?.ours.p50 ?? 0);
  const holds = seen.every(
    ({ p50Ratio, p99Ratio, throughputRatio }) =>
      p50Ratio <= bars.p50 && p99Ratio <= bars.p99 && throughputRatio >= bars.throughput,
  );
  return { holds: holds && growth <= bars.growth, values: { ...values, growth: growth.toFixed(2) } };
}

async function measure(store: BenchStore): Promise<Compared> {
  await withoutRequestCache(store.opensearch, suggestionsIndex);
  const texts = typed();
  await using server = await serveStore(store);
  return await race({
    ours: texts.map((text): Question => [
      { url: `${server.url}${urls.typeahead()}?${new URLSearchParams({ t: text })}` },
    ]),
    bare: texts.map((text): Question => [bareCall(store, text)]),
    rounds,
    connections,
  });
}

/** What a search box asks while somebody types a question: every beginning of it, each once. */
function typed(): readonly string[] {
  const all = new Set(
    wordJudgements.flatMap(({ query }) =>
      Array.from({ length: Math.max(0, query.length - 1) }, (_, at) => query.slice(0, at + 2)),
    ),
  );
  const texts = [...all].filter((text) => text.trim().length >= 2);
  const step = Math.max(1, Math.floor(texts.length / keystrokes));
  return texts.filter((_, at) => at % step === 0).slice(0, keystrokes);
}

function bareCall({ opensearch }: BenchStore, text: string): Question[number] {
  const { OPENSEARCH_URL } = loadEnginesEnv();
  const lines = searchesFor(opensearch, text.trim(), limits).map((line) => JSON.stringify(line));
  return { url: `${OPENSEARCH_URL}/_msearch?filter_path=${shownParts.join(",")}`, body: `${lines.join("\n")}\n` };
}
