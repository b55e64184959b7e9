import { chosenBranch } from "@capstan/features/account/server";
import { cartOnFile } from "@capstan/features/cart/server";
import type { AnyBuyer, QuoteDeps } from "@capstan/features/orders/server";
import { batchQuery } from "@capstan/platform/json-query";
import { type Result, fail, ok } from "@capstan/platform/result";
import { savePickup } from "./checkout.store.server.ts";
import { isAtBranch, pickedUp } from "./load-checkout.server.ts";

interface Choice {
  readonly skus: readonly string[];
  readonly how: "ship" | "pickup";
}

/** Whether lines ship or are picked up. Only what lies at the buyer's branch in its whole quantity is picked up. */
export async function chooseFulfilment(deps: QuoteDeps, buyer: AnyBuyer, { skus, how }: Choice): Promise<Result<null>> {
  const { db, clock, promises } = deps;
  const [{ cart }, branch] = await Promise.all([batchQuery(db, { cart: cartOnFile(buyer) }), branchOf(db, buyer)]);
  const lines = (cart?.lines ?? []).filter(({ sku }) => skus.includes(sku));
  if (lines.length < skus.length) return fail({ code: "CART_LINE_NOT_FOUND" });
  if (how === "pickup") {
    if (!branch) return fail({ code: "NOT_AT_BRANCH" });
    const plans = await promises.plans(lines.map((line) => pickedUp(line, branch.code)));
    const isThere = lines.every(({ quantity }, at) => isAtBranch(plans[at] ?? undefined, quantity, branch.code));
    if (!isThere) return fail({ code: "NOT_AT_BRANCH" });
  }
  await savePickup(db, buyer, { skus: lines.map(({ sku }) => sku), isPickup: how === "pickup", now: clock.now() });
  return ok(null);
}

/** A guest has chosen none. */
async function branchOf(db: QuoteDeps["db"], { userId, accountNumber }: AnyBuyer) {
  return userId === null ? null : chosenBranch(db, { userId, accountNumber });
}
