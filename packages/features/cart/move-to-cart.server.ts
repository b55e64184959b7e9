import { fail } from "@capstan/platform/result";
import { recordChange } from "./cart-record.server.ts";
import type { CartOwner } from "./cart.ts";
import { type ChangeDeps, type ChangeResult, changeCart, changed } from "./change-cart.server.ts";
import { bringBack, isSetAside } from "./change-lines.store.server.ts";

/** Moves what was saved for later back into the cart. */
export async function moveToCart(
  deps: ChangeDeps,
  { owner, sku }: { readonly owner: CartOwner; readonly sku: string },
): Promise<ChangeResult> {
  return changeCart(deps, owner, async (tx, cart) => {
    const what = { state: "saved", sku } as const;
    if (!(await isSetAside(tx, cart, what))) return fail({ code: "CART_LINE_NOT_FOUND" });
    const moved = await bringBack(tx, cart, what);
    if (moved.length === 0) return fail({ code: "CART_FULL" });
    await recordChange(tx, owner, { action: "cart-change", details: { items: [{ sku }] } });
    return changed(cart);
  });
}
