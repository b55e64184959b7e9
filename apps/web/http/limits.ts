import type { ErrorCatalog } from "@capstan/platform/errors";
import { type RouteLimit, sendFailure } from "@capstan/platform/http";
import { EngineUnavailable } from "@capstan/platform/guard";
import { isConsumed } from "@capstan/platform/rate-limit";
import { windowCounter } from "@capstan/platform/window-counter";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import type { Deps } from "../deps.ts";
import type { WebEnv } from "../env.ts";
import { type Client, clientOf } from "./client.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Every request is counted by the flood's limit, and then perhaps by its route's. */
    client: Client | undefined;
  }
}

export interface Limits {
  guardAgainstFloods(app: FastifyInstance, errorCatalog: ErrorCatalog): void;
  withinLimit(request: FastifyRequest, limit: RouteLimit): Promise<boolean>;
}

/** What counts a request against its network or its visitor. */
type Counter = (key: string) => Promise<boolean>;

const floodSeconds = 10;
/** So many visitors at their limit make an address a flood; an office of ordinary ones stays far below. */
const visitorsAnAddress = 5;

/**
 * Two kinds of limit. A flood is met in each process's own memory, so that it costs no engine anything. The limits that
 * routes declare are counted in Redis for the whole fleet, and in memory while Redis is away. Both count a request
 * against its network and, where a cookie names one, against its visitor.
 */
export function createLimits(
  { redis, sessions, log }: Pick<Deps, "redis" | "sessions" | "log">,
  env: Pick<WebEnv, "ENGINE_PREFIX" | "FLOOD_LIMIT" | "ADDRESS_FLOOD_LIMIT">,
): Limits {
  const visitors = windowCounter({ limit: env.FLOOD_LIMIT, seconds: floodSeconds });
  const networkLimit = env.ADDRESS_FLOOD_LIMIT ?? visitorsAnAddress * env.FLOOD_LIMIT;
  const networks = windowCounter({ limit: networkLimit, seconds: floodSeconds });
  const declared = new Map<string, Counter>();
  const countedClient = (request: FastifyRequest): Client => (request.client ??= clientOf(request, sessions));

  const isFlood = (request: FastifyRequest): boolean => {
    const { network, visitor } = countedClient(request);
    const now = Date.now();
    if (!networks.take(network, now)) return true;
    if (visitor === undefined || visitors.take(visitor, now)) return false;
    // One visitor's flood is not taken from the allowance of everybody else behind the same address.
    networks.giveBack(network);
    return true;
  };

  const counterFor = (calls: number, seconds: number): Counter => {
    const name = `${calls}-in-${seconds}`;
    const counter = declared.get(name) ?? fleetCounter(name, { points: calls, duration: seconds });
    declared.set(name, counter);
    return counter;
  };

  const fleetCounter = (name: string, allowance: { points: number; duration: number }): Counter => {
    const keyPrefix = `${env.ENGINE_PREFIX}limit-${name}`;
    const fleet = new RateLimiterRedis({ storeClient: redis.client, useRedisPackage: true, keyPrefix, ...allowance });
    const own = new RateLimiterMemory(allowance);
    return async (key) => {
      try {
        return await redis.guard.run("limit", async () => isConsumed(fleet.consume(key)));
      } catch (error) {
        if (!(error instanceof EngineUnavailable)) log.warn({ err: error }, "a limit is counted in memory");
        return isConsumed(own.consume(key));
      }
    };
  };

  return {
    guardAgainstFloods: (app, errorCatalog) => {
      app.decorateRequest("client", undefined);
      app.addHook("onRequest", (request, reply, next) => {
        if (isFlood(request)) sendFailure(reply, errorCatalog, { code: "TOO_MANY_REQUESTS" });
        else next();
      });
    },
    withinLimit: async (request, { calls, addressCalls, seconds }) => {
      const { network, visitor } = countedClient(request);
      const route = request.routeOptions.url ?? "*";
      const counts = [counterFor(addressCalls, seconds)(`${route}:${network}`)];
      if (visitor !== undefined) counts.push(counterFor(calls, seconds)(`${route}:${visitor}`));
      return (await Promise.all(counts)).every(Boolean);
    },
  };
}
