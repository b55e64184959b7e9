import { cartOnFile } from "@capstan/features/cart/server";
import type { AnyBuyer } from "@capstan/features/orders/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { batchQuery } from "@capstan/platform/json-query";
import { type Result, fail, ok } from "@capstan/platform/result";
import { rememberPrices } from "./checkout.store.server.ts";

/** The buyer has seen a changed price and takes it. Should it change once more, that has to be accepted too. */
export async function acceptPrice(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  buyer: AnyBuyer,
  { sku, price }: { readonly sku: string; readonly price: string },
): Promise<Result<null>> {
  const { cart } = await batchQuery(db, { cart: cartOnFile(buyer) });
  const line = cart?.lines.find((one) => one.sku === sku);
  if (!line) return fail({ code: "CART_LINE_NOT_FOUND" });
  const prices = { [sku]: { quantity: line.quantity, price } };
  await rememberPrices(db, buyer, { prices, now: clock.now() });
  return ok(null);
}
