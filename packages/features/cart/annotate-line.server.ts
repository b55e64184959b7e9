import { recordChange } from "./cart-record.server.ts";
import type { CartOwner } from "./cart.ts";
import { type ChangeDeps, type ChangeResult, type LineOnPage, changeLine, changed } from "./change-cart.server.ts";
import { type LineChange, updateLine } from "./change-lines.store.server.ts";

/** What a buyer says of a line: a note, a reference of their own, with or without the protection plan. */
export async function annotateLine(
  deps: ChangeDeps,
  input: {
    readonly owner: CartOwner;
    readonly line: LineOnPage;
    readonly change: Pick<LineChange, "note" | "reference" | "hasWarranty">;
  },
): Promise<ChangeResult> {
  const { owner, line, change } = input;
  return changeLine(deps, input, async (tx, cart) => {
    await updateLine(tx, cart, line.sku, change);
    await recordChange(tx, owner, { action: "cart-change", details: { items: [{ sku: line.sku }] } });
    return changed(cart);
  });
}
