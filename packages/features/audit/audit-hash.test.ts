import { expect, test } from "vitest";
import { auditHash, canonicalForm, noHash } from "./audit-hash.server.ts";
import type { AuditEvent } from "./audit.ts";

const event: AuditEvent = {
  chain: "0884512907",
  sequence: 7,
  at: new Date("2026-11-16T10:00:00.123Z"),
  accountNumber: "0884512907",
  userId: "ann",
  agentId: "agent",
  action: "cart-add",
  details: { items: [{ sku: "1AA01A", quantity: 2 }], "10": "b", "9": "a" },
};

test("the order in which keys come back makes no difference, at any depth", () => {
  const details = { "9": "a", items: [{ quantity: 2, sku: "1AA01A" }], "10": "b" };
  expect(canonicalForm({ ...event, details })).toBe(canonicalForm(event));
});

test.each<[string, Partial<AuditEvent>]>([
  ["chain", { chain: "0884512915" }],
  ["sequence", { sequence: 8 }],
  ["time", { at: new Date("2026-11-16T10:00:00.124Z") }],
  ["account", { accountNumber: null }],
  ["user", { userId: "bob" }],
  ["agent", { agentId: null }],
  ["action", { action: "cart-remove" }],
  ["details", { details: { items: [{ sku: "1AA01A", quantity: 3 }], "10": "b", "9": "a" } }],
  ["order of a list", { details: { items: ["b", "a"] } }],
])("another %s is another hash", (_, change) => {
  expect(auditHash(noHash, { ...event, ...change })).not.toEqual(auditHash(noHash, event));
});

test("the event before counts", () => {
  expect(auditHash(Buffer.from("a"), event)).not.toEqual(auditHash(noHash, event));
});
