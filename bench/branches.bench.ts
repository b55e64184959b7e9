import { createRandom } from "../demo/kit/random.ts";
import { lazyUrls } from "../packages/features/lazy-urls.ts";
import type { BenchRun, Figures, TimeLimits } from "../scripts/bench.ts";
import { doing } from "../scripts/bench/contract.ts";
import { branchStore } from "./branches/branch-store.ts";
import { serveEmptyRoute } from "./kit/empty-route.ts";
import { ownAddress } from "./kit/own-address.ts";
import { type Question, race } from "./kit/race.ts";
import { serveStore } from "./kit/store-server.ts";

const threshold = 0.5;
const connections = 8;
const usualBranches = 5_000;
const allOf = { rounds: 15, searches: 6_000 };
const fewOf = { rounds: 1, searches: 50 };

export const smallest = ["100"];
export const timeLimits: TimeLimits = { fullSeconds: 600, smallestSeconds: 120 };

/**
 * The 25 nearest of 5,000 branches by the real endpoint, limits included, against an empty route of Fastify that takes the
 * same JSON. `npm run bench -- branches [branches]`.
 */
export async function run({ args, isSmallest }: BenchRun): Promise<Figures> {
  const { rounds, searches } = isSmallest ? fewOf : allOf;
  doing("making branches");
  const store = await branchStore(Number(args[0] ?? usualBranches));
  // Each call comes from another address, so that no limit is met, and is counted all the same.
  await using server = await serveStore(store, { TRUSTED_PROXIES: "127.0.0.1" });
  await using empty = await serveEmptyRoute();
  const bodies = positions(searches).map((position) => JSON.stringify({ searchBox: "", ...position, useRTA: true }));
  const question = (url: string) =>
    bodies.map((body, at): Question => [{ url, body, headers: { origin: server.url, ...ownAddress(at) } }]);
  doing("measuring");
  const compared = await race({
    ours: question(server.url + lazyUrls.branchSearch()),
    bare: question(empty.url),
    rounds,
    connections,
  });
  return {
    holds: compared.throughputRatio >= threshold,
    values: {
      throughput_ratio: compared.throughputRatio.toFixed(2),
      per_s: Math.round(compared.ours.perSecond),
      empty_per_s: Math.round(compared.bare.perSecond),
      p50_ms: compared.ours.p50.toFixed(2),
      p99_ms: compared.ours.p99.toFixed(2),
    },
  };
}

function positions(count: number) {
  const random = createRandom("searches");
  return Array.from({ length: count }, () => ({
    latitude: 25 + random.int(0, 24_000) / 1_000,
    longitude: -124 + random.int(0, 57_000) / 1_000,
  }));
}
