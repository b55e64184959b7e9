import { createRedis } from "@capstan/platform/redis";
import { testEngines } from "@capstan/platform/test-kit";
import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { createLimits } from "./limits.ts";

const engines = testEngines();
const env = { ENGINE_PREFIX: engines.prefix, FLOOD_LIMIT: 100 };
const from = (ip: string) => ({ ip, routeOptions: { url: "/signin" } }) as FastifyRequest;
const limit = { calls: 3, seconds: 60 };

test("a route's limit is counted for the whole fleet, each address for itself", async () => {
  await expect.poll(() => engines.redis.client.isReady).toBe(true);
  const [one, other] = [createLimits(engines, env), createLimits(engines, env)];
  expect(await one.withinLimit(from("192.0.2.1"), limit)).toBe(true);
  expect(await other.withinLimit(from("192.0.2.1"), limit)).toBe(true);
  expect(await one.withinLimit(from("192.0.2.1"), limit)).toBe(true);
  expect(await other.withinLimit(from("192.0.2.1"), limit)).toBe(false);
  expect(await other.withinLimit(from("192.0.2.2"), limit)).toBe(true);
});

test("while Redis is away the limit holds in each process's own memory", async () => {
  const redis = createRedis({ url: "redis://127.0.0.1:9", prefix: "", log: engines.log });
  const { withinLimit } = createLimits({ redis }, env);
  const answers = [];
  for (let call = 0; call < 5; call += 1) answers.push(await withinLimit(from("192.0.2.1"), limit));
  expect(answers).toEqual([true, true, true, false, false]);
  await redis.close();
});
