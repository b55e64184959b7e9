import { randomUUID } from "node:crypto";
import { registerClient } from "@capstan/features/api-clients/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { systemClock } from "@capstan/platform/clock";
import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, testApp } from "@capstan/web/test-app";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishWaitingChanges } from "../changes/publish-changes.server.ts";
import type { OrderBuyer } from "../quote-order.server.ts";
import { accounts, buyers, seedOrderStore, skus, stockUp } from "../test-kit/order-store.ts";
import { placedOrder } from "./test-kit/report-kit.ts";

const engines = testEngines();
const { database } = engines;
const [ann] = buyers as [OrderBuyer];
let app: TestApp;
beforeAll(async () => {
  await seedOrderStore(database);
  await stockUp(database, { [skus[0]]: 100 });
  app = await testApp(engines);
});
afterAll(async () => app.close());

async function tokenFor(scopes: readonly ("feeds" | "fulfilment")[], accountNumber: string | null = null) {
  const client = await registerClient(
    { db: database.db, clock: systemClock },
    { name: "System", accountNumber, scopes },
  );
  const answer = await app.inject({
    method: "POST",
    url: lazyUrls.apiToken(),
    payload: { grant_type: "client_credentials", client_id: client!.id, client_secret: client!.secret },
  });
  return `Bearer ${answer.json<{ access_token: string }>().access_token}`;
}

const send = async (authorization: string, body: Record<string, unknown>) => {
  const answer = await app.inject({
    method: "POST",
    url: lazyUrls.fulfilmentReports(),
    payload: { eventId: randomUUID(), at: "2026-11-17T09:00:00-06:00", ...body },
    headers: { authorization },
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const get = async (authorization: string, url: string) => {
  const answer = await app.inject({ method: "GET", url, headers: { authorization } });
  return { status: answer.statusCode, body: answer.json<Record<string, never>>() };
};

test("a warehouse reads an order, reports it shipped, and the feed has what happened", async () => {
  const orderNumber = await placedOrder(database, ann, { [skus[0]]: 4 });
  const [warehouse, reader] = [await tokenFor(["fulfilment"]), await tokenFor(["feeds"], accounts[0])];
  const order = await get(warehouse, lazyUrls.fulfilmentOrder({ orderNumber }));
  expect(order.body).toMatchObject({
    status: "placed",
    lines: [{ line: 1, sku: skus[0], quantity: 4, packed: 0, reserved: [{ from: "DC1", quantity: 4 }] }],
  });
  const lines = [{ line: 1, quantity: 4 }];
  expect(await send(warehouse, { orderNumber, kind: "shipped", shipment: "W1", from: "DC1", lines })).toEqual({
    status: 200,
    body: { orderNumber, outcome: "applied", status: "shipped", shipment: 1 },
  });
  await publishWaitingChanges(database.db);
  const feed = await get(reader, `${lazyUrls.changes()}?after=0`);
  expect(feed.body).toMatchObject({
    changes: [
      { orderNumber, sequence: 1, status: "placed" },
      { orderNumber, sequence: 2, status: "shipped", actor: "warehouse", details: { report: "shipped", shipment: 1 } },
    ],
    next: "2",
  });
  expect((await get(await tokenFor(["feeds"], accounts[1]), lazyUrls.changes())).body).toEqual({
    changes: [],
    next: "0",
  });
});

test("without a token, without the scope, and for another account's order nothing is told and nothing changes", async () => {
  const orderNumber = await placedOrder(database, ann, { [skus[0]]: 1 });
  const packed = { orderNumber, kind: "packed", shipment: "W1", from: "DC1", lines: [{ line: 1, quantity: 1 }] };
  expect(await send("", packed)).toMatchObject({ status: 401, body: { error: { code: "API_TOKEN_REQUIRED" } } });
  expect(await send(await tokenFor(["feeds"]), packed)).toMatchObject({ status: 403 });
  const stranger = await tokenFor(["fulfilment"], accounts[1]);
  const [foreign, absent] = [
    await send(stranger, packed),
    await send(stranger, { ...packed, orderNumber: "1041-99999" }),
  ];
  expect(foreign).toEqual(absent);
  expect(foreign.status).toBe(404);
  expect(await get(stranger, lazyUrls.fulfilmentOrder({ orderNumber }))).toMatchObject({ status: 404 });
  expect(await get(await tokenFor(["fulfilment"]), lazyUrls.changes())).toMatchObject({ status: 403 });
});

test.each([
  ["a shipment without a name", { kind: "packed", from: "DC1", lines: [{ line: 1, quantity: 1 }] }],
  ["packed without lines", { kind: "packed", shipment: "W1" }],
  ["lines without a place", { kind: "shipped", shipment: "W1", lines: [{ line: 1, quantity: 1 }] }],
  [
    "a line twice",
    {
      kind: "backordered",
      lines: [
        { line: 1, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
    },
  ],
])("%s is not valid", async (_, body) => {
  const answer = await send(await tokenFor(["fulfilment"]), { orderNumber: "1041-00001", ...body });
  expect(answer).toMatchObject({ status: 400, body: { error: { code: "VALIDATION_FAILED" } } });
});
