import { fail } from "@capstan/platform/result";
import { recordChange } from "./cart-record.server.ts";
import type { CartOwner } from "./cart.ts";
import { type ChangeDeps, type ChangeResult, changeCart, changed } from "./change-cart.server.ts";
import { bringBack, isSetAside } from "./change-lines.store.server.ts";

/** Puts back what one change took out. Done twice, the second time finds nothing to put back and changes nothing. */
export async function undoRemoval(
  deps: ChangeDeps,
  { owner, change }: { readonly owner: CartOwner; readonly change: number },
): Promise<ChangeResult> {
  return changeCart(deps, owner, async (tx, cart) => {
    const what = { state: "removed", change } as const;
    if (!(await isSetAside(tx, cart, what))) return fail({ code: "CART_LINE_NOT_FOUND" });
    const restored = await bringBack(tx, cart, what);
    if (restored.length === 0) return fail({ code: "CART_FULL" });
    await recordChange(tx, owner, { action: "cart-change", details: { items: restored.map((sku) => ({ sku })) } });
    return changed(cart);
  });
}
