import type { CompleteCatalogue } from "@capstan/platform/errors";
import { sendFailure } from "@capstan/platform/http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Deps } from "../deps.ts";
import type { WebEnv } from "../env.ts";

export interface Limits {
  guardAgainstFloods(app: FastifyInstance, catalogue: CompleteCatalogue): void;
  withinLimit(request: FastifyRequest, limit: { calls: number; seconds: number }): Promise<boolean>;
}

/**
 * Two kinds of limit. A flood from one address is met in each process's own memory, so that it costs no engine anything.
 * The limits that routes declare are counted in Redis for the whole fleet, and in memory while Redis is away.
 */
export function createLimits(
  { redis }: Pick<Deps, "redis">,
  env: Pick<WebEnv, "ENGINE_PREFIX" | "FLOOD_LIMIT">,
): Limits {
  const floods = new RateLimiterMemory({ points: env.FLOOD_LIMIT, duration: 10 });
  const declared = new Map<string, RateLimiterRedis>();

  const limiterFor = (calls: number, seconds: number): RateLimiterRedis => {
    const name = `${calls}-in-${seconds}`;
    let limiter = declared.get(name);
    if (!limiter) {
      limiter = new RateLimiterRedis({
        storeClient: redis.client,
        useRedisPackage: true,
        keyPrefix: `${env.ENGINE_PREFIX}limit-${name}`,
        points: calls,
        duration: seconds,
        insuranceLimiter: new RateLimiterMemory({ points: calls, duration: seconds }),
      });
      declared.set(name, limiter);
    }
    return limiter;
  };

  return {
    guardAgainstFloods: (app, catalogue) => {
      app.addHook("onRequest", async (request, reply) => {
        if (!(await consumed(async () => floods.consume(request.ip)))) {
          reply.header("retry-after", "10");
          sendFailure(reply, catalogue, { code: "TOO_MANY_REQUESTS" });
          return reply;
        }
        return undefined;
      });
    },
    withinLimit: async (request, { calls, seconds }) =>
      consumed(async () => limiterFor(calls, seconds).consume(`${request.routeOptions.url}:${request.ip}`)),
  };
}

/** The limiter rejects with its own record where the limit is used up; anything else that it throws is a fault. */
async function consumed(consume: () => Promise<unknown>): Promise<boolean> {
  try {
    await consume();
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}
