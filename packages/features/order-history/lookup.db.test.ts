import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, posted, testApp } from "@capstan/web/test-app";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { lookupLimit } from "./lookup-limit.server.ts";
import { lookupOrder } from "./lookup-order.server.ts";
import { emptyOrders, insertOrder, seedHistoryStore } from "./test-kit/history-store.ts";

const engines = testEngines();
const { database, redis, prefix } = engines;
const clock = { now: () => new Date("2026-11-17T12:00:00Z") };
const deps = { db: database.db, clock, limit: lookupLimit(redis, `${prefix}own-`) };
let app: TestApp;

beforeAll(async () => {
  await vi.waitUntil(() => redis.client.isReady);
  await seedHistoryStore(database);
  app = await testApp(engines);
  return async () => app.close();
});
beforeEach(async () => emptyOrders(database));

test("an order is found by its number with its buyer's e-mail or its billing ZIP, and tells nothing private", async () => {
  await insertOrder(database, { number: "1041-00001", purchaseOrder: "SECRET" });
  const byMail = await lookupOrder(deps, { orderNumber: " 1041-00001", email: "ANN@harlow.example", zip: "" });
  expect(byMail).toEqual({
    number: "1041-00001",
    status: "placed",
    placedOn: "Mon, Nov 16, 2026",
    lines: 1,
    arrives: "Ships by Nov 18",
    isGuest: false,
  });
  expect(await lookupOrder(deps, { orderNumber: "1041-00001", email: "", zip: "61104-1234" })).toEqual(byMail);
});

test("every mismatch has the same answer", async () => {
  await insertOrder(database, { number: "1041-00002" });
  const tries = [
    { orderNumber: "1041-99999", email: "ann@harlow.example", zip: "" },
    { orderNumber: "1041-00002", email: "ora@orrin.example", zip: "" },
    { orderNumber: "1041-00002", email: "", zip: "53202" },
    { orderNumber: "1041-00002", email: "", zip: "" },
    { orderNumber: "1041-00002", email: "%", zip: "_____" },
  ];
  for (const given of tries) expect(await lookupOrder(deps, given)).toBe("none");
});

test("after five wrong tries a number is paused, for the right answer too; right ones do not count", async () => {
  await insertOrder(database, { number: "1041-00003" });
  const right = { orderNumber: "1041-00003", email: "ann@harlow.example", zip: "" };
  for (let at = 0; at < 7; at += 1) expect(await lookupOrder(deps, right)).toMatchObject({ number: "1041-00003" });
  for (let at = 0; at < 5; at += 1)
    expect(await lookupOrder(deps, { ...right, email: `${at}@x.example` })).toBe("none");
  expect(await lookupOrder(deps, right)).toBe("paused");
});

test("the form leads to a page that shows the order to this browser alone, and six posts are too many", async () => {
  await insertOrder(database, { number: "1041-00004" });
  const post = async (email: string, cookie = "") =>
    app.inject(
      posted(urls.orderLookup(), new URLSearchParams({ orderNumber: "1041-00004", email }).toString(), {
        headers: { cookie },
        remoteAddress: "10.9.9.9",
      }),
    );
  const wrong = await post("nobody@x.example");
  expect(wrong.headers.location).toBe(lazyUrls.orderLookupPage({ outcome: "none" }));
  const right = await post("ann@harlow.example");
  expect(right.headers.location).toBe(lazyUrls.orderLookupPage({ outcome: "found" }));
  expect(right.cookies.map(({ name }) => name)).toContain("order-lookup");
  const codes: number[] = [];
  for (let at = 0; at < 20; at += 1) codes.push((await post("ann@harlow.example")).statusCode);
  expect(codes).toContain(429);
});

test("to a guest's order the right e-mail, a wrong one and an unknown number are answered with the same status and body, in about the same time", async () => {
  const rounds = 40;
  const kinds = ["right", "wrong", "unknown"] as const;
  const millis: Record<(typeof kinds)[number], number[]> = { right: [], wrong: [], unknown: [] };
  const answers = new Map<string, Set<string>>();
  for (let round = 0; round < rounds; round += 1) {
    const number = `1042-${String(round).padStart(5, "0")}`;
    await insertOrder(database, { number });
    await database.pool.query(
      `update sales_order set user_id = null, contact = '{"name": "Nils Aho", "email": "nils@aho.example", "phone": null}'
       where number = $1`,
      [number],
    );
    for (const kind of kinds) {
      const form = {
        orderNumber: kind === "unknown" ? `9${number.slice(1)}` : number,
        email: kind === "wrong" ? "nobody@aho.example" : "nils@aho.example",
      };
      const remoteAddress = `10.${round}.${kinds.indexOf(kind)}.1`;
      const before = performance.now();
      const answer = await app.inject(
        posted(urls.orderLookup(), new URLSearchParams(form).toString(), { remoteAddress }),
      );
      millis[kind].push(performance.now() - before);
      const { location } = answer.headers;
      const said = JSON.stringify([answer.statusCode, answer.body, location]);
      answers.set(kind, (answers.get(kind) ?? new Set()).add(said));
    }
  }
  const outcome = (name: string) => JSON.stringify([303, "", lazyUrls.orderLookupPage({ outcome: name })]);
  expect([...answers]).toEqual([
    ["right", new Set([outcome("found")])],
    ["wrong", new Set([outcome("none")])],
    ["unknown", new Set([outcome("none")])],
  ]);
  const median = (kind: (typeof kinds)[number]) => millis[kind].toSorted((a, b) => a - b)[rounds / 2] ?? 0;
  // Whoever guesses can't tell by the time which numbers there are.
  expect(Math.abs(median("wrong") - median("unknown"))).toBeLessThan(Math.max(2, median("unknown") / 2));
});
