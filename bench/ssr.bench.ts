import { join } from "node:path";
import { build } from "vite";
import { leanIcons } from "@capstan/ui/lean-icons";
import type { BenchRun, Figures, TimeLimits } from "../scripts/bench.ts";
import { doing } from "../scripts/bench/contract.ts";
import { findFreePort } from "../scripts/engines/free-ports.ts";
import { root, startServer } from "../scripts/server-process.ts";
import { benchStore } from "./kit/bench-store.ts";
import { cpuMs } from "./kit/cpu.ts";
import { load } from "./kit/load.ts";
import { serveStore } from "./kit/store-server.ts";
import { assertSameBody } from "./ssr/same-body.ts";

const threshold = 1.6;
const page = "/_kit/specimen/listing";
/** The page has no items of the store: any catalog does. */
const items = 1_000;
const usualRequests = 3_000;
const rounds = 3;

export const smallest = ["50"];
export const timeLimits: TimeLimits = { fullSeconds: 900, smallestSeconds: 240 };

/**
 * CPU a request of the whole stack (Fastify, its rules, limits, logs and metrics, React Router, streaming) against bare
 * `renderToPipeableStream` of the same tree. Rounds alternate and the best of each counts: noise only ever adds.
 * `npm run bench -- ssr [requests]`: how many requests a round has.
 */
export async function run({ args }: BenchRun): Promise<Figures> {
  const requests = Number(args[0] ?? usualRequests);
  doing("building the bare page");
  await buildBare();
  await using store = await benchStore(items);
  doing("starting the store and the bare page");
  await using ours = await serveStore(store, { SHOW_KIT: "true" });
  await using bare = await startBare();
  const oursUrl = `${ours.url}${page}`;
  await assertSameBody(oursUrl, bare.url);
  doing("measuring");
  const cpuARequest = async (side: Side, url: string, headers: Record<string, string> = {}) => {
    const before = cpuMs(side.pid);
    await load({ url, requests, headers });
    return (cpuMs(side.pid) - before) / requests;
  };
  await load({ url: oursUrl, requests: requests / 2 });
  await load({ url: bare.url, requests: requests / 2 });
  const best = { ours: Infinity, bare: Infinity, gzip: Infinity };
  for (let round = 0; round < rounds; round += 1) {
    best.bare = Math.min(best.bare, await cpuARequest(bare, bare.url));
    best.ours = Math.min(best.ours, await cpuARequest(ours, oursUrl));
    best.gzip = Math.min(best.gzip, await cpuARequest(ours, oursUrl, { "accept-encoding": "gzip" }));
    console.log(
      `round ${round + 1}: bare ${best.bare.toFixed(2)} ms, ours ${best.ours.toFixed(2)} ms, ours with gzip ${best.gzip.toFixed(2)} ms`,
    );
  }
  const ratio = best.ours / best.bare;
  return {
    holds: ratio <= threshold,
    values: {
      ratio: ratio.toFixed(2),
      threshold,
      ours_cpu_ms: best.ours.toFixed(2),
      bare_cpu_ms: best.bare.toFixed(2),
      gzip_cpu_ms: best.gzip.toFixed(2),
      requests: requests * rounds,
    },
  };
}

interface Side {
  readonly pid: number;
  readonly url: string;
}

async function startBare(): Promise<Side & AsyncDisposable> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}/`;
  const server = await startServer("test-results/bench-ssr/bare-server.js", {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port) },
    log: "bench.log",
    endsWith: "SIGKILL",
    readyUrl: url,
  });
  return { url, pid: server.pid, [Symbol.asyncDispose]: async () => server[Symbol.asyncDispose]() };
}

/** The same components, bundled as the store's own are. */
async function buildBare(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    plugins: [leanIcons()],
    mode: "production",
    ssr: { noExternal: [/^@capstan/, "lucide-react"] },
    build: {
      ssr: join(root, "bench/ssr/bare-server.tsx"),
      outDir: join(root, "test-results/bench-ssr"),
      emptyOutDir: true,
    },
  });
}
