import { createHash } from "node:crypto";
import { itemsBySku } from "@capstan/features/catalog/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { addLines } from "./cart.store.server.ts";
import type { CartOwner } from "./cart.ts";
import { type WantedEntry, isQuantity, sumBySku } from "./entries.ts";
import { type AddedEntry, isLine, judgeEntry, settleEntry } from "./judge-entry.ts";

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

interface Wish {
  readonly owner: CartOwner;
  readonly wanted: readonly WantedEntry[];
  /** The form's once-only key, where it has one. */
  readonly once?: string | undefined;
}

/**
 * Adds what can be added, and says of each entry how it went. The same wish with the same key is granted once, however
 * often it comes, and answered alike; without a key nothing tells a second press from a second wish.
 */
export async function addItems({ db, clock, newId }: AddItemsDeps, { owner, wanted, once }: Wish): Promise<AddedItems> {
  const skus = wanted.map(({ sku }) => sku);
  const items = new Map((await itemsBySku(db, skus)).map((item) => [item.sku, item]));
  const judged = wanted.map((entry) => judgeEntry(entry, items.get(entry.sku)));
  const lines = sumBySku(judged.filter(isLine)).filter(({ quantity }) => isQuantity(quantity));
  const settle = (lineIds: ReadonlyMap<string, string>) => judged.map((entry) => settleEntry(entry, lineIds));
  if (lines.length === 0) return { cartId: null, entries: settle(new Map()) };
  return addLines(db, owner, {
    key: once === undefined ? null : wishKey(once, wanted),
    // Two posts of a visitor who has no cart yet must begin the same one.
    newId: once === undefined || owner.kind === "user" ? newId() : cartIdOf(once),
    lines,
    settle,
    now: clock.now(),
  });
}

/** Another quantity or item under the same key is another wish. */
function wishKey(once: string, wanted: readonly WantedEntry[]): string {
  return createHash("sha256")
    .update(JSON.stringify([once, wanted]))
    .digest("base64url");
}

function cartIdOf(once: string): string {
  const digits = createHash("sha256").update(`cart ${once}`).digest("hex");
  return digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
