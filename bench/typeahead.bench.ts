import { suggestionSearches, suggestionsIndex } from "../packages/features/typeahead/server.ts";
import { urls } from "../packages/features/urls.ts";
import { searchesCall } from "../packages/platform/opensearch.ts";
import type { Figures } from "../scripts/bench.ts";
import { bareCall } from "./kit/bare-call.ts";
import type { BenchStore } from "./kit/bench-store.ts";
import { type Measured, overSizes } from "./kit/growing-store.ts";
import { type Question, race } from "./kit/race.ts";
import { serveStore } from "./kit/store-server.ts";
import { withoutRequestCache } from "./kit/uncached.ts";
import { wordJudgements } from "./relevance/questions/index.ts";

const bars = { p50: 1.3, p99: 1.3, throughput: 0.75, growth: 2 };
const rounds = 5;
const connections = 8;
const keystrokes = 1_000;
const limits = { brands: 10, categories: 10, general: 10 };

/** A keystroke's suggestions, each text asked for the first time, against the same request sent to the engine bare. */
export async function run(): Promise<Figures> {
  return overSizes(bars, measure);
}

async function measure(store: BenchStore): Promise<Measured> {
  await withoutRequestCache(store.opensearch, suggestionsIndex);
  const texts = typed();
  await using server = await serveStore(store);
  const ours = texts.map((text): Question => [
    { url: `${server.url}${urls.typeahead()}?${new URLSearchParams({ t: text })}` },
  ]);
  const bare = texts.map((text): Question => [
    bareCall(searchesCall(store.opensearch, suggestionSearches(text.trim(), limits))),
  ]);
  return { compared: await race({ ours, bare, rounds, connections }) };
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
