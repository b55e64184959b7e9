import { isConsumed } from "@capstan/platform/rate-limit";
import type { RedisHandle } from "@capstan/platform/redis";
import { RateLimiterRedis } from "rate-limiter-flexible";

/**
 * How many registrations come without a proof of work, from the whole store's visitors together. Browsers without
 * script are few; a script that sends forms from many addresses soon meets this, and people with a browser never do.
 * What an address may send is the routes' own limit.
 */
export interface SignUpLimit {
  /** Takes one; false where none is left. */
  take(registration: { readonly isProven: boolean }): Promise<boolean>;
}

const unproven = { points: 60, duration: 3_600 };

export function signUpLimit(redis: RedisHandle, prefix: string): SignUpLimit {
  const limiter = new RateLimiterRedis({
    storeClient: redis.client,
    useRedisPackage: true,
    keyPrefix: `${prefix}sign-up`,
    ...unproven,
  });
  return {
    take: async ({ isProven }) =>
      isProven || (await redis.guard.run("limit", async () => isConsumed(async () => limiter.consume("unproven")))),
  };
}
