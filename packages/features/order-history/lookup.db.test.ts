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
