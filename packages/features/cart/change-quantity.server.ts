import { fail } from "@capstan/platform/result";
import { recordChange } from "./cart-record.server.ts";
import type { CartOwner } from "./cart.ts";
import { type ChangeDeps, type ChangeResult, type LineOnPage, changeLine, changed } from "./change-cart.server.ts";
import { updateLine } from "./change-lines.store.server.ts";
import { isQuantity } from "./entries.ts";
import { removeLine } from "./remove-line.server.ts";

/** A quantity of 0 takes the line out. */
export async function changeQuantity(
  deps: ChangeDeps,
  input: { readonly owner: CartOwner; readonly line: LineOnPage; readonly quantity: number },
): Promise<ChangeResult> {
  const { owner, line, quantity } = input;
  if (quantity === 0) return removeLine(deps, input);
  if (!isQuantity(quantity)) return fail({ code: "QUANTITY_REFUSED" });
  return changeLine(deps, input, async (tx, cart) => {
    await updateLine(tx, cart, line.sku, { quantity });
    await recordChange(tx, owner, { action: "cart-change", details: { items: [{ sku: line.sku, quantity }] } });
    return changed(cart);
  });
}
