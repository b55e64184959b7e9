import { recordChange } from "./cart-record.server.ts";
import type { CartOwner } from "./cart.ts";
import { type ChangeDeps, type ChangeResult, type LineOnPage, changeLine, changed } from "./change-cart.server.ts";
import { setAside } from "./change-lines.store.server.ts";

/** Keeps a line for later: it is not bought until it is moved back. */
export async function saveLine(
  deps: ChangeDeps,
  input: { readonly owner: CartOwner; readonly line: LineOnPage },
): Promise<ChangeResult> {
  const { owner, line } = input;
  return changeLine(deps, input, async (tx, cart, now) => {
    await setAside(tx, cart, { state: "saved", skus: [line.sku], now });
    await recordChange(tx, owner, { action: "cart-remove", details: { sku: line.sku } });
    return changed(cart);
  });
}
