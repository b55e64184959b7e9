import { type Result, fail, ok } from "@capstan/platform/result";
import { type AddItemsDeps, type AddRequest, type AddedItems, addItems } from "./add-items.server.ts";
import { isNobodys } from "./cart.store.server.ts";
import type { Replaced } from "./replace-line.store.server.ts";

export interface ReplaceRequest extends Omit<AddRequest, "wanted" | "agreed" | "replaced"> {
  readonly replaced: Replaced;
  readonly sku: string;
  readonly quantity: number;
}

/** Puts one item in the place of another, by every rule of adding: where it is refused, the cart stays as it was. */
export async function replaceItem(deps: AddItemsDeps, request: ReplaceRequest): Promise<Result<AddedItems>> {
  const { sku, quantity, ...others } = request;
  if (isNobodys(others.owner)) return fail({ code: "CART_LINE_NOT_FOUND" });
  const result = await addItems(deps, { ...others, wanted: [{ sku, quantity }], agreed: new Set() });
  if (result.isLineMissing) return fail({ code: "CART_LINE_NOT_FOUND" });
  return result.added.every(({ isAdded }) => isAdded) ? ok(result) : fail({ code: "ITEM_NOT_REPLACED" });
}
