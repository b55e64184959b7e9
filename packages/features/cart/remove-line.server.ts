import { recordChange } from "./cart-record.server.ts";
import type { CartOwner } from "./cart.ts";
import { type ChangeDeps, type ChangeResult, type LineOnPage, changeLine, changed } from "./change-cart.server.ts";
import { setAside } from "./change-lines.store.server.ts";

/** Takes a line out of the cart; for a day it can be undone. */
export async function removeLine(
  deps: ChangeDeps,
  input: { readonly owner: CartOwner; readonly line: LineOnPage },
): Promise<ChangeResult> {
  const { owner, line } = input;
  return changeLine(deps, input, async (tx, cart, now) => {
    await setAside(tx, cart, { state: "removed", skus: [line.sku], now });
    await recordChange(tx, owner, { action: "cart-remove", details: { sku: line.sku } });
    return changed(cart, cart.version);
  });
}
