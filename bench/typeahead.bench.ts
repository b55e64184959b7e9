import { suggestionSearches, suggestionsIndex } from "../packages/features/typeahead/server.ts";
import { urls } from "../packages/features/urls.ts";
import { searchesCall } from "../packages/platform/opensearch.ts";
import type { BenchRun, Figures, TimeLimits } from "../scripts/bench.ts";
import { bareCall } from "./kit/bare-call.ts";
import type { BenchStore } from "./kit/bench-store.ts";
import { type Measured, overSizes } from "./kit/growing-store.ts";
import { servePassOn } from "./kit/pass-on.ts";
import { type Question, pace, race } from "./kit/race.ts";
import { sample } from "./kit/sample.ts";
import { cpuFigures } from "./kit/store-cpu.ts";
import { serveStore } from "./kit/store-server.ts";
import { withoutRequestCache } from "./kit/uncached.ts";
import { wordJudgements } from "./relevance/questions/index.ts";

const thresholds = { p50: 1.3, p99: 1.3, throughput: 0.75, growth: 2 };
const connections = 8;
const allOf = { rounds: 5, keystrokes: 1_000 };
const fewOf = { rounds: 1, keystrokes: 50 };
const limits = { brands: 10, categories: 10, general: 10 };

export const timeLimits: TimeLimits = { fullSeconds: 7_200, smallestSeconds: 240 };

/**
 * A keystroke's suggestions, each text asked for the first time, against the same request sent to the engine bare. What a
 * server in Node costs that only hands it on is told beside them, and the processor time of each part of the store.
 */
export async function run(options: BenchRun): Promise<Figures> {
  return overSizes(thresholds, options, async (store) => measure(store, options.isSmallest ? fewOf : allOf));
}

async function measure(store: BenchStore, { rounds, keystrokes }: typeof allOf): Promise<Measured> {
  await withoutRequestCache(store.opensearch, suggestionsIndex);
  const texts = typed(keystrokes);
  await using server = await serveStore(store);
  const ours = texts.map((text): Question => [
    { url: `${server.url}${urls.typeahead()}?${new URLSearchParams({ t: text })}` },
  ]);
  const searches = texts.map((text) => searchesCall(store.opensearch, suggestionSearches(text.trim(), limits)));
  const bare = searches.map((call): Question => [bareCall(call)]);
  const compared = await race({ ours, bare, rounds, connections });
  const cost = { store, webPid: server.pid, requests: texts.length, rounds };
  const cpu = await cpuFigures("keystroke", cost, async () => pace(ours, connections));
  await using passOn = await servePassOn();
  const handedOn = searches.map((call): Question => [passOn.call(call)]);
  const least = await race({ ours: handedOn, bare, rounds, connections });
  return {
    compared,
    others: {
      ...cpu,
      passed_on_p50_ratio: least.p50Ratio.toFixed(2),
      passed_on_p99_ratio: least.p99Ratio.toFixed(2),
      passed_on_throughput_ratio: least.throughputRatio.toFixed(2),
    },
  };
}

/** What a search box asks while somebody types a question: every beginning of it, each once. */
function typed(keystrokes: number): readonly string[] {
  const all = new Set(
    wordJudgements.flatMap(({ query }) =>
      Array.from({ length: Math.max(0, query.length - 1) }, (_, at) => query.slice(0, at + 2)),
    ),
  );
  return sample(
    [...all].filter((text) => text.trim().length >= 2),
    keystrokes,
  );
}
