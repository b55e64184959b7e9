import { isConsumed } from "@capstan/platform/rate-limit";
import type { RedisHandle } from "@capstan/platform/redis";
import { RateLimiterRedis } from "rate-limiter-flexible";
import { tokenKey } from "./session-token.server.ts";

/** Guesses are counted for a browser that the user has signed in with before, or for the name by all other browsers together. */
export type GuessBucket = { readonly device: string } | { readonly name: string };

export interface GuessLimit {
  /** Takes one guess; false where none is left. */
  take(bucket: GuessBucket): Promise<boolean>;
  /** The guess was right. */
  giveBack(bucket: GuessBucket): Promise<void>;
}

/** What an attacker has for one name, from however many addresses. The owner's own browser has as many again. */
const allowance = { points: 10, duration: 15 * 60 };

export function guessLimit(redis: RedisHandle, prefix: string): GuessLimit {
  const limiter = new RateLimiterRedis({
    storeClient: redis.client,
    useRedisPackage: true,
    keyPrefix: `${prefix}guess`,
    ...allowance,
  });
  return {
    take: async (bucket) => redis.guard.run("limit", async () => isConsumed(limiter.consume(keyOf(bucket)))),
    giveBack: async (bucket) => {
      await redis.guard.run("limit", async () => limiter.reward(keyOf(bucket)));
    },
  };
}

/** Names are kept as hashes: what people type into the field may be a password. */
function keyOf(bucket: GuessBucket): string {
  return "device" in bucket ? `device-${bucket.device}` : `name-${tokenKey(bucket.name)}`;
}
