import { sessionOf } from "../apps/web/test-session.ts";
import { createSessions } from "../packages/features/session/server.ts";
import { systemClock } from "../packages/platform/clock.ts";
import { readyRedis } from "../packages/platform/test-kit/ready-redis.ts";
import type { BenchRun, Figures, TimeLimits } from "../scripts/bench.ts";
import { doing } from "../scripts/bench/contract.ts";
import { loadEnginesEnv } from "../scripts/engines-env.ts";
import { benchStore } from "./kit/bench-store.ts";

const threshold = 0.5;
/** Whose session is looked up does not depend on the catalog. */
const items = 1_000;
const origin = "http://127.0.0.1";
const atOnce = 50;
const rounds = 5;
const usualLookups = 100_000;

export const smallest = ["2000"];
export const timeLimits: TimeLimits = { fullSeconds: 600, smallestSeconds: 240 };

/**
 * From a request's cookie to who is asking, against a bare GET of the same session by the same client, so many at once.
 * Rounds alternate and the best of each counts: noise only ever adds. `npm run bench -- session [lookups]`.
 */
export async function run({ args }: BenchRun): Promise<Figures> {
  const lookups = Number(args[0] ?? usualLookups);
  await using store = await benchStore(items);
  const { db, prefix } = store;
  const redis = await readyRedis({ url: loadEnginesEnv().REDIS_URL, prefix });
  const token = await sessionOf({ db, redis, prefix, origin }, "moyelaran:fully-authenticated");
  const sessions = createSessions({ db, redis, clock: systemClock, origin, prefix });
  const request = { headers: { cookie: `session=${token}` } };
  const { level } = await sessions.visitorOf(request);
  if (level !== "fully-authenticated") throw new Error(`the session is ${level}`);
  const [key] = await redis.client.keys(`${prefix}session:*`);
  doing("measuring");
  const best = { ours: 0, bare: 0 };
  for (let round = 0; round < rounds; round += 1) {
    best.bare = Math.max(best.bare, await perSecond(lookups, async () => redis.client.get(key ?? "")));
    best.ours = Math.max(best.ours, await perSecond(lookups, async () => sessions.visitorOf(request)));
    console.log(`round ${round + 1}: bare ${Math.round(best.bare)}, ours ${Math.round(best.ours)} a second`);
  }
  await redis.close();
  const ratio = best.ours / best.bare;
  return {
    holds: ratio >= threshold,
    values: { ratio: ratio.toFixed(2), per_s: Math.round(best.ours), bare_per_s: Math.round(best.bare) },
  };
}

async function perSecond(lookups: number, look: () => Promise<unknown>): Promise<number> {
  let left = lookups;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) await look();
    }),
  );
  return (lookups * 1_000) / (performance.now() - began);
}
