import { expect, test } from "vitest";
import { backoffMs, isWanted, messagesOf, patienceMs, unknownEvents } from "./webhook-events.ts";

const entry = {
  position: "7",
  accountNumber: "0884512907",
  orderNumber: "1041-00001",
  sequence: 3,
  at: new Date("2026-11-18T12:00:00Z"),
  status: "shipped",
  actor: "warehouse",
  details: { report: "shipped", shipment: 1 },
  orderTotal: "12.6600",
  document: null,
} as const;

test("what left is a shipment's event, then the invoice's, with ids that are the position's for ever", () => {
  const invoice = { number: "INV-100001", shipment: 1, total: "12.6600" };
  const messages = messagesOf({ ...entry, document: { kind: "invoice", returnNumber: null, ...invoice } });
  expect(messages.map(({ id, type }) => [id, type])).toEqual([
    ["evt_7", "shipment.shipped"],
    ["evt_7_invoice", "invoice.issued"],
  ]);
  expect(messages[1]?.data).toMatchObject({ orderNumber: "1041-00001", invoice });
});

test.each([
  [{ sequence: 1, details: {}, status: "awaiting-approval" }, "order.placed"],
  [{ details: { decision: "approved" }, status: "placed" }, "order.changed"],
  [{ details: {}, status: "cancelled" }, "order.canceled"],
  [{ details: { report: "picked-up" } }, "shipment.picked-up"],
  [{ details: { report: "return-received" } }, "return.received"],
  [{ details: { report: "claimed" } }, "order.changed"],
  [{ details: { report: "something new" } }, "shipment.changed"],
] as const)("%j is %s", (changes, type) => {
  expect(messagesOf({ ...entry, ...changes })[0]?.type).toBe(type);
});

test("a refund is a return's event, then the credit note's", () => {
  const creditNote = { number: "CN-100001", returnNumber: "RMA-100001", total: "4.0000" };
  const document = { kind: "credit-note", shipment: null, ...creditNote } as const;
  const messages = messagesOf({ ...entry, details: { report: "return-refunded", return: "RMA-100001" }, document });
  expect(messages.map(({ id, type }) => [id, type])).toEqual([
    ["evt_7", "return.refunded"],
    ["evt_7_credit-note", "credit-note.issued"],
  ]);
  expect(messages[1]?.data).toMatchObject({ orderNumber: "1041-00001", creditNote });
});

test("a star stands for all of a kind, and what is no event is named", () => {
  expect([isWanted(["shipment.*"], "shipment.packed"), isWanted(["shipment.*"], "order.placed")]).toEqual([
    true,
    false,
  ]);
  expect(isWanted(["*"], "invoice.issued")).toBe(true);
  expect(unknownEvents(["order.*", "order.placed", "orders.*", "ship", "*"])).toEqual(["orders.*", "ship"]);
});

test("waits double up to six hours, and there are some dozen tries before it is given up", () => {
  expect([1, 2, 3, 13, 40].map(backoffMs)).toEqual([5_000, 10_000, 20_000, 20_480_000, 21_600_000]);
  let [waited, tries] = [0, 0];
  while (waited < patienceMs) waited += backoffMs((tries += 1));
  expect(tries).toBe(24);
});
