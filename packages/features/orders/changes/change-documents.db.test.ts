import { testEngines } from "@capstan/platform/test-kit";
import { beforeAll, expect, test } from "vitest";
import { placedOrder, reporterFor, shipmentReport } from "../fulfilment/test-kit/report-kit.ts";
import type { OrderBuyer } from "../quote-order.server.ts";
import { returnReport, returner } from "../returns/test-kit/return-kit.ts";
import { buyers, seedOrderStore, skus, stockUp } from "../test-kit/order-store.ts";
import { changesAfter } from "./changes.store.server.ts";
import { publishWaitingChanges } from "./publish-changes.server.ts";

const { database } = testEngines();
const { db } = database;
const report = reporterFor(database);
const [ann] = buyers as [OrderBuyer];

beforeAll(async () => {
  await seedOrderStore(database);
  await stockUp(database, { [skus[0]]: 1_000 });
});

/** What the feed tells of an order: what was reported, and the amount that was billed or credited with it. */
async function amountsInFeed(orderNumber: string) {
  await publishWaitingChanges(db);
  const changes = await changesAfter(db, { onlyAccount: null, after: 0n, limit: 500 });
  return changes
    .filter((change) => change.orderNumber === orderNumber)
    .map(({ details, document, orderTotal }) => [
      details["report"],
      document && [document.kind, document.total],
      orderTotal,
    ]);
}

test("an invoice is told with the report by which its shipment left, and once, though reports waited and were applied together", async () => {
  const orderNumber = await placedOrder(database, ann, { [skus[0]]: 100 });
  await report(orderNumber, shipmentReport("shipped"));
  await report(orderNumber, shipmentReport("delivered"));
  await report(orderNumber, shipmentReport("packed", { lines: [{ line: 1, quantity: 100 }] }));
  expect(await amountsInFeed(orderNumber)).toEqual([
    [undefined, null, "8.2500"],
    ["packed", null, "8.2500"],
    ["shipped", ["invoice", "8.2500"], "8.2500"],
    ["delivered", null, "8.2500"],
  ]);
});

test("a credit note is told with the inspection that issued it", async () => {
  const orderNumber = await placedOrder(database, ann, { [skus[0]]: 100 });
  await report(orderNumber, shipmentReport("delivered", { lines: [{ line: 1, quantity: 100 }] }));
  const started = await returner(database)(ann, orderNumber, [{ line: 1, quantity: 40, reason: "too-many" }]);
  if (!started.ok) throw new Error(started.failure.code);
  const { number } = started.value;
  await report(orderNumber, returnReport("return-inspected", number, [{ line: 1, quantity: 40 }]));
  expect(await amountsInFeed(orderNumber)).toEqual([
    [undefined, null, "8.2500"],
    ["delivered", ["invoice", "8.2500"], "8.2500"],
    ["return-approved", null, "8.2500"],
    ["return-refunded", ["credit-note", "3.3000"], "8.2500"],
  ]);
});
