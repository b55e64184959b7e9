import { randomUUID } from "node:crypto";
import { urls } from "@capstan/features/urls";
import { createRedis } from "@capstan/platform/redis";
import { testEngines } from "@capstan/platform/test-kit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { openSessions } from "../deps.ts";
import { origin, testApp } from "../test-app.ts";
import { createLimits } from "./limits.ts";

const engines = testEngines();
const env = { ENGINE_PREFIX: engines.prefix, FLOOD_LIMIT: 100, ADDRESS_FLOOD_LIMIT: 500 };
const sessions = openSessions(engines, { ...env, PUBLIC_ORIGIN: origin });
const deps = { ...engines, sessions };
const limit = { calls: 2, addressCalls: 3, seconds: 60 };

const from = (ip: string, cookie?: string) =>
  ({ ip, routeOptions: { url: "/signin" }, headers: { cookie } }) as FastifyRequest;
const newCart = () => `cart=${randomUUID()}`;

test("a route's limit is counted for the whole fleet, each address for itself", async () => {
  await expect.poll(() => engines.redis.client.isReady).toBe(true);
  const [one, other] = [createLimits(deps, env), createLimits(deps, env)];
  expect(await one.withinLimit(from("192.0.2.1"), limit)).toBe(true);
  expect(await other.withinLimit(from("192.0.2.1"), limit)).toBe(true);
  expect(await one.withinLimit(from("192.0.2.1"), limit)).toBe(true);
  expect(await other.withinLimit(from("192.0.2.1"), limit)).toBe(false);
  expect(await other.withinLimit(from("192.0.2.2"), limit)).toBe(true);
});

test("a route's limit holds for a visitor by its cookie, and made-up cookies don't get past that of the address", async () => {
  const { withinLimit } = createLimits(deps, env);
  const cart = newCart();
  const own = [];
  for (let call = 0; call < 3; call += 1) own.push(await withinLimit(from("192.0.2.3", cart), limit));
  expect(own).toEqual([true, true, false]);
  const madeUp = [];
  for (let call = 0; call < 5; call += 1) madeUp.push(await withinLimit(from("192.0.2.4", newCart()), limit));
  expect(madeUp).toEqual([true, true, true, false, false]);
});

test("while Redis is away the limit holds in each process's own memory", async () => {
  const redis = createRedis({ url: "redis://127.0.0.1:9", prefix: "", log: engines.log });
  const { withinLimit } = createLimits({ ...deps, redis }, env);
  const answers = [];
  for (let call = 0; call < 5; call += 1) answers.push(await withinLimit(from("192.0.2.1"), limit));
  expect(answers).toEqual([true, true, true, false, false]);
  await redis.close();
});

test("a thousand assets and pictures from one address refuse no page", async () => {
  const pages = {
    addFiles: async (server: FastifyInstance) => {
      await server.register(async (files) => {
        files.get("/assets/a.js", async () => "");
      });
    },
    mount: async () => {},
  };
  const app = await testApp(engines, { FLOOD_LIMIT: 2, ADDRESS_FLOOD_LIMIT: 10 }, { pages });
  const statuses = [];
  for (let call = 0; call < 500; call += 1) {
    statuses.push((await app.inject("/assets/a.js")).statusCode);
    statuses.push((await app.inject(urls.accountLogo({ name: "tall-oak-mills.svg" }))).statusCode);
  }
  expect(statuses).toHaveLength(1_000);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await app.inject("/healthz")).statusCode).toBe(200);
});

test("thirty buyers behind one address browse, and one whose script runs wild is refused alone", async () => {
  const app = await testApp(engines);
  const visit = async (cookie: string) =>
    (await app.inject({ url: "/healthz", headers: { cookie }, remoteAddress: "198.51.100.1" })).statusCode;
  const buyers = Array.from({ length: 30 }, newCart);
  const [wild = ""] = buyers;
  const refused = [];
  for (let call = 0; call < 400; call += 1) refused.push(await visit(wild));
  expect(refused.filter((status) => status === 429)).toHaveLength(100);
  const statuses = [];
  for (let call = 0; call < 40; call += 1) for (const buyer of buyers.slice(1)) statuses.push(await visit(buyer));
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});

test("made-up cookies and other addresses of one IPv6 network don't get past the address's limit", async () => {
  const app = await testApp(engines, { FLOOD_LIMIT: 5, ADDRESS_FLOOD_LIMIT: 20 });
  const visit = async (remoteAddress: string, cookie = "") =>
    (await app.inject({ url: "/healthz", headers: { cookie }, remoteAddress })).statusCode;
  const madeUp = [];
  for (let call = 0; call < 30; call += 1) madeUp.push(await visit("198.51.100.2", newCart()));
  expect(madeUp.filter((status) => status === 200)).toHaveLength(20);
  const network = [];
  for (let call = 0; call < 30; call += 1) network.push(await visit(`2001:db8:0:7::${call.toString(16)}`));
  expect(network.filter((status) => status === 200)).toHaveLength(20);
  expect(await visit("2001:db8:0:8::1")).toBe(200);
});
