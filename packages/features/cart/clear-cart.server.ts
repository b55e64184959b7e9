import { fail } from "@capstan/platform/result";
import { recordChange } from "./cart-record.server.ts";
import type { CartOwner } from "./cart.ts";
import { type ChangeDeps, type ChangeResult, changeCart, changed } from "./change-cart.server.ts";
import { setAside } from "./change-lines.store.server.ts";

/** Takes every line out, as one change that can be undone. `version`: the cart's on the page that asks. */
export async function clearCart(
  deps: ChangeDeps,
  { owner, version }: { readonly owner: CartOwner; readonly version?: number | undefined },
): Promise<ChangeResult> {
  return changeCart(deps, owner, async (tx, cart, now) => {
    if (version !== undefined && version !== cart.version - 1) return fail({ code: "CART_CHANGED" });
    const removed = await setAside(tx, cart, { state: "removed", skus: null, now });
    await recordChange(tx, owner, { action: "cart-remove", details: { items: removed.map((sku) => ({ sku })) } });
    return changed(cart, removed.length > 0 ? cart.version : null);
  });
}
