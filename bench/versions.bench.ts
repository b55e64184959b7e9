import { type ChildProcess, fork } from "node:child_process";
import { on, once } from "node:events";
import { join, resolve } from "node:path";
import { productsIndex } from "../packages/features/search/server.ts";
import { createOpensearch } from "../packages/platform/opensearch.ts";
import { withDatabase } from "../packages/platform/test-kit/global-setup.ts";
import type { BenchRun, Figures, TimeLimits } from "../scripts/bench.ts";
import { type BenchMessage, doing } from "../scripts/bench/contract.ts";
import { loadEnginesEnv } from "../scripts/engines-env.ts";
import { root } from "../scripts/server-process.ts";
import { cpuMs } from "./kit/cpu.ts";
import { type Question, pace, race } from "./kit/race.ts";
import { sample } from "./kit/sample.ts";
import { dataPath, pagePath } from "./kit/search-paths.ts";
import { withoutRequestCache } from "./kit/uncached.ts";
import { wordJudgements } from "./relevance/questions/index.ts";
import type { Served } from "./versions/serve.ts";

const thresholds = { p50: 1.2, cpu: 1.2 };
const usualItems = 2_000_000;
const connections = 8;
const rounds = 3;
const searches = { usual: 300, smallest: 30 };

export const smallest = [".", "1000"];
export const timeLimits: TimeLimits = { fullSeconds: 7_200, smallestSeconds: 240 };

type Version = AsyncDisposable & Served;

/**
 * Searches of this checkout against those of another, which is built and has its packages installed:
 * `npm run bench -- versions CHECKOUT [ITEMS]`. Each has its own catalog of the same size, by its own generator and
 * import. What the browser fetches when somebody searches is timed; of whole pages, the web process's CPU is counted.
 */
export async function run({ args: [checkout = root, items], isSmallest }: BenchRun): Promise<Figures> {
  const size = Number(items ?? usualItems);
  await using ours = await serve({ checkout: root, size, name: "" });
  await using before = await serve({ checkout: resolve(checkout), size, name: "before" });
  const texts = sample(wordJudgements, isSmallest ? searches.smallest : searches.usual).map(({ query }) => query);
  const questionsTo = ({ url }: Served, path: (text: string) => string) =>
    texts.map((text): Question => [{ url: url + path(text) }]);
  doing(`measuring ${texts.length} searches among ${size} items`);
  const compared = await race({
    ours: questionsTo(ours, dataPath),
    bare: questionsTo(before, dataPath),
    rounds: isSmallest ? 1 : rounds,
    connections,
  });
  doing(`p50 ${compared.ours.p50.toFixed(1)} ms against ${compared.bare.p50.toFixed(1)} ms; counting the pages' CPU`);
  const cpu = { ours: 0, before: 0 };
  for (let round = 0; round < (isSmallest ? 1 : rounds); round += 1) {
    cpu.before += await cpuOf(before, async () => pace(questionsTo(before, pagePath), connections));
    cpu.ours += await cpuOf(ours, async () => pace(questionsTo(ours, pagePath), connections));
  }
  const cpuRatio = cpu.ours / cpu.before;
  return {
    holds: compared.p50Ratio <= thresholds.p50 && cpuRatio <= thresholds.cpu,
    values: {
      items: size,
      p50_ms: compared.ours.p50.toFixed(1),
      p99_ms: compared.ours.p99.toFixed(1),
      per_s: compared.ours.perSecond.toFixed(0),
      before_p50_ms: compared.bare.p50.toFixed(1),
      before_p99_ms: compared.bare.p99.toFixed(1),
      before_per_s: compared.bare.perSecond.toFixed(0),
      p50_ratio: compared.p50Ratio.toFixed(2),
      p99_ratio: compared.p99Ratio.toFixed(2),
      throughput_ratio: compared.throughputRatio.toFixed(2),
      page_cpu_ratio: cpuRatio.toFixed(2),
    },
  };
}

async function cpuOf({ pid }: Served, work: () => Promise<unknown>): Promise<number> {
  const from = cpuMs(pid);
  await work();
  return cpuMs(pid) - from;
}

/** What it does until then it tells by messages too. */
async function firstServed(child: ChildProcess): Promise<Served | undefined> {
  for await (const [message] of on(child, "message") as AsyncIterable<[Served | BenchMessage]>) {
    if ("url" in message) return message;
  }
  return undefined;
}

interface Checkout {
  readonly checkout: string;
  readonly size: number;
  /** Of its engines' data beside ours; empty for our own. */
  readonly name: string;
}

/** A store in a process that has the other checkout's code alone. */
async function serve({ checkout, size, name }: Checkout): Promise<Version> {
  const { DATABASE_URL, OPENSEARCH_URL, ENGINE_PREFIX } = loadEnginesEnv();
  doing(`starting the store of ${checkout}`);
  const database = new URL(DATABASE_URL).pathname.slice(1);
  const prefix = name === "" ? ENGINE_PREFIX : `${ENGINE_PREFIX}${name}-`;
  const child = fork(join(import.meta.dirname, "versions/serve.ts"), [checkout, String(size)], {
    cwd: checkout,
    env: {
      ...process.env,
      DATABASE_URL: name === "" ? DATABASE_URL : withDatabase(DATABASE_URL, `${database}_${name}`),
      ENGINE_PREFIX: prefix,
    },
  });
  const ended = once(child, "exit");
  const served = await Promise.race([firstServed(child), ended.then(() => undefined)]);
  if (!served) throw new Error(`the store of ${checkout} ended`);
  const opensearch = createOpensearch({ url: OPENSEARCH_URL, prefix: `${prefix}bench-${size}-`, timeoutMs: 60_000 });
  await withoutRequestCache(opensearch, productsIndex).finally(async () => opensearch.close());
  return {
    ...served,
    [Symbol.asyncDispose]: async () => {
      child.disconnect();
      await ended;
    },
  };
}
