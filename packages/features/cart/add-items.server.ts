import { createHash } from "node:crypto";
import { itemsBySku } from "@capstan/features/catalog/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { addLines } from "./cart.store.server.ts";
import type { CartOwner } from "./cart.ts";
import { type WantedEntry, isQuantity, sumBySku } from "./entries.ts";
import { type AddedEntry, isLine, validateEntry, toOutcome } from "./validate-entry.ts";

export interface AddItemsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly newId: () => string;
}

export interface AddedItems {
  /** Null where nothing could be added: no cart is made for that. */
  readonly cartId: string | null;
  /** In the order of what was wanted. */
  readonly entries: readonly AddedEntry[];
}

interface AddRequest {
  readonly owner: CartOwner;
  readonly wanted: readonly WantedEntry[];
  /** The form's or the call's idempotency key, where it has one. */
  readonly idempotencyKey?: string | undefined;
}

/**
 * Adds what can be added, and says of each entry how it went. The same request with the same key adds once, however
 * often it comes, and is answered alike; without a key nothing tells a second press from a second request.
 */
export async function addItems(
  { db, clock, newId }: AddItemsDeps,
  { owner, wanted, idempotencyKey: key }: AddRequest,
): Promise<AddedItems> {
  const skus = wanted.map(({ sku }) => sku);
  const items = new Map((await itemsBySku(db, skus)).map((item) => [item.sku, item]));
  const validated = wanted.map((entry) => validateEntry(entry, items.get(entry.sku)));
  const lines = sumBySku(validated.filter(isLine)).filter(({ quantity }) => isQuantity(quantity));
  const settle = (lineIds: ReadonlyMap<string, string>) => validated.map((entry) => toOutcome(entry, lineIds));
  if (lines.length === 0) return { cartId: null, entries: settle(new Map()) };
  return addLines(db, owner, {
    key: key === undefined ? null : requestKey(key, wanted),
    // Two posts of a visitor who has no cart yet must begin the same one.
    newId: key === undefined || owner.kind === "user" ? newId() : cartIdOf(key),
    lines,
    settle,
    now: clock.now(),
  });
}

/** Another quantity or item under the same key is another request. */
function requestKey(key: string, wanted: readonly WantedEntry[]): string {
  return createHash("sha256")
    .update(JSON.stringify([key, wanted]))
    .digest("base64url");
}

function cartIdOf(key: string): string {
  const digits = createHash("sha256").update(`cart ${key}`).digest("hex");
  return digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
