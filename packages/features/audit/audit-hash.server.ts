import { createHash } from "node:crypto";
import type { AuditEvent } from "./audit.ts";

/** Before a chain's first event. */
export const noHash = Buffer.alloc(0);

/** Of the event before and of all that is kept of this one: whoever changes a row has to change every row after it. */
export function auditHash(previous: Uint8Array, event: AuditEvent): Buffer {
  return createHash("sha256").update(previous).update(canonicalForm(event)).digest();
}

/** The same text for the same event, in whatever order a database gives the keys back. */
export function canonicalForm(event: AuditEvent): string {
  const { chain, sequence, at, accountNumber, userId, agentId, action, details } = event;
  return JSON.stringify(sorted([chain, sequence, at.toISOString(), accountNumber, userId, agentId, action, details]));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  // Pairs instead of an object: keys that look like numbers would come first whatever the order.
  const pairs = Object.entries(value).map(([key, part]) => [key, sorted(part)] as const);
  return { pairs: pairs.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))) };
}
