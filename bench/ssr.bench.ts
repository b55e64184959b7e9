import { join } from "node:path";
import { build } from "vite";
import { leanIcons } from "@capstan/ui/lean-icons";
import type { Figures } from "../scripts/bench.ts";
import { type ServerOptions, root, startServer } from "../scripts/server-process.ts";
import { cpuMs } from "./kit/cpu.ts";
import { load } from "./kit/load.ts";

const bar = 1.6;
const requests = 3_000;
const rounds = 3;
const ports = { ours: 3190, bare: 3191, metrics: 3192 };
const page = "/_kit/specimen/listing";

/**
 * CPU a request of the whole stack (Fastify, its rules, limits, logs and metrics, React Router, streaming) against bare
 * `renderToPipeableStream` of the same tree. Rounds alternate and the best of each counts: noise only ever adds.
 */
export async function run(): Promise<Figures> {
  await buildBare();
  const oursUrl = `http://127.0.0.1:${ports.ours}${page}`;
  const bareUrl = `http://127.0.0.1:${ports.bare}/`;
  await using ours = await startServer("apps/web/main.ts", measured(oursEnv(), oursUrl));
  await using bare = await startServer(
    "test-results/bench-ssr/bare-server.js",
    measured({ NODE_ENV: "production", PORT: String(ports.bare) }, bareUrl),
  );
  await load({ url: oursUrl, requests: 1_500 });
  await load({ url: bareUrl, requests: 1_500 });
  const best = { ours: Infinity, bare: Infinity, gzip: Infinity };
  for (let round = 0; round < rounds; round += 1) {
    best.bare = Math.min(best.bare, await cpuARequest(bare.pid, bareUrl));
    best.ours = Math.min(best.ours, await cpuARequest(ours.pid, oursUrl));
    best.gzip = Math.min(best.gzip, await cpuARequest(ours.pid, oursUrl, { "accept-encoding": "gzip" }));
    console.log(
      `round ${round + 1}: bare ${best.bare.toFixed(2)} ms, ours ${best.ours.toFixed(2)} ms, ours with gzip ${best.gzip.toFixed(2)} ms`,
    );
  }
  const ratio = best.ours / best.bare;
  return {
    holds: ratio <= bar,
    values: {
      ratio: ratio.toFixed(2),
      bar,
      ours_cpu_ms: best.ours.toFixed(2),
      bare_cpu_ms: best.bare.toFixed(2),
      gzip_cpu_ms: best.gzip.toFixed(2),
      requests: requests * rounds,
    },
  };
}

async function cpuARequest(pid: number, url: string, headers: Record<string, string> = {}): Promise<number> {
  const before = cpuMs(pid);
  const { answered, failed } = await load({ url, requests, headers });
  if (failed > 0 || answered !== requests) throw new Error(`${failed} requests to ${url} failed, ${answered} answered`);
  return (cpuMs(pid) - before) / requests;
}

function measured(env: Record<string, string>, readyUrl: string): ServerOptions {
  return { env: { ...process.env, ...env }, log: "bench.log", endsWith: "SIGKILL", readyUrl };
}

function oursEnv(): Record<string, string> {
  return {
    NODE_ENV: "production",
    PORT: String(ports.ours),
    METRICS_PORT: String(ports.metrics),
    PUBLIC_ORIGIN: `http://127.0.0.1:${ports.ours}`,
    SHOW_KIT: "true",
    FLOOD_LIMIT: "1000000",
    LOG_LEVEL: "info",
  };
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
