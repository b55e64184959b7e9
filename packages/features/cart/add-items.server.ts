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

/**
 * Adds what can be added, and says of each entry how it went. The same call twice adds twice: nothing in it tells a
 * second press from a second wish.
 */
export async function addItems(
  { db, clock, newId }: AddItemsDeps,
  { owner, wanted }: { readonly owner: CartOwner; readonly wanted: readonly WantedEntry[] },
): Promise<AddedItems> {
  const skus = wanted.map(({ sku }) => sku);
  const items = new Map((await itemsBySku(db, skus)).map((item) => [item.sku, item]));
  const judged = wanted.map((entry) => judgeEntry(entry, items.get(entry.sku)));
  const lines = sumBySku(judged.filter(isLine)).filter(({ quantity }) => isQuantity(quantity));
  if (lines.length === 0) return { cartId: null, entries: judged.map((entry) => settleEntry(entry, new Map())) };
  const { cartId, lineIds } = await addLines(db, owner, { lines, newId: newId(), now: clock.now() });
  return { cartId, entries: judged.map((entry) => settleEntry(entry, lineIds)) };
}
