import { isConsumed } from "@capstan/platform/rate-limit";
import type { RedisHandle } from "@capstan/platform/redis";
import { RateLimiterRedis } from "rate-limiter-flexible";

/** Tries for one order number by all browsers together. What an address may send is the route's own limit. */
export interface LookupLimit {
  /** Takes one try; false where none is left. */
  take(orderNumber: string): Promise<boolean>;
  /** The try was right. */
  giveBack(orderNumber: string): Promise<void>;
}

const allowance = { points: 5, duration: 10 * 60 };

export function lookupLimit(redis: RedisHandle, prefix: string): LookupLimit {
  const limiter = new RateLimiterRedis({
    storeClient: redis.client,
    useRedisPackage: true,
    keyPrefix: `${prefix}order-lookup`,
    ...allowance,
  });
  return {
    take: async (orderNumber) => redis.guard.run("limit", async () => isConsumed(limiter.consume(orderNumber))),
    giveBack: async (orderNumber) => {
      await redis.guard.run("limit", async () => limiter.reward(orderNumber));
    },
  };
}
