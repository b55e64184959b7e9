import type { CartOwner } from "./cart.ts";
import { type ChangeDeps, type ChangeResult, changeCart, changed } from "./change-cart.server.ts";
import { clearNotice } from "./change-lines.store.server.ts";

/** What a sign-in did to the cart has been read. */
export async function dismissNotice(deps: ChangeDeps, { owner }: { readonly owner: CartOwner }): Promise<ChangeResult> {
  return changeCart(deps, owner, async (tx, cart) => {
    await clearNotice(tx, cart.id);
    return changed(cart);
  });
}
