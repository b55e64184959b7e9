import type { StockReader } from "@capstan/features/availability/server";
import { addItems, ownerOf } from "@capstan/features/cart/server";
import { priceContextOf } from "@capstan/features/pricing/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { linesOf, orderOf } from "./order.store.server.ts";
import { planReorder } from "./plan-reorder.server.ts";

export interface ReorderUseDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly stock: StockReader;
  readonly newId: () => string;
}

interface ReorderInput {
  readonly visitor: Visitor;
  readonly orderNumber: string;
  /** Null for all of them. */
  readonly lines: ReadonlySet<number> | null;
  /** What the page showed, by its plan. */
  readonly seen: string;
  readonly idempotencyKey: string | undefined;
}

export type ReorderOutcome = "added" | "some" | "none" | "changed";

/** Adds lines of an order to the cart as they were shown today; `changed` where something is not as it was shown. */
export async function reorder(
  deps: ReorderUseDeps,
  { visitor, orderNumber, lines: chosen, seen, idempotencyKey }: ReorderInput,
): Promise<Result<{ readonly outcome: ReorderOutcome }>> {
  const order = await orderOf(deps.db, visitor.accountNumber ?? "", orderNumber);
  if (!order) return fail({ code: "ORDER_NOT_FOUND" });
  const plan = await planReorder(deps, visitor, await linesOf(deps.db, order));
  if (plan.seen !== seen) return ok({ outcome: "changed" });
  const wanted = plan.lines.flatMap(({ line, quantity, now }) =>
    now && (chosen?.has(line) ?? true) ? [{ sku: now.sku, quantity }] : [],
  );
  if (wanted.length === 0) return ok({ outcome: "none" });
  const { added } = await addItems(deps, {
    owner: ownerOf(visitor, undefined),
    priceContext: priceContextOf(visitor, deps.clock),
    wanted,
    foundBy: { addToCartMethod: "reorder", findingMethod: null },
    agreed: new Set(),
    idempotencyKey,
  });
  return ok({ outcome: added.every(({ isAdded }) => isAdded) ? "added" : "some" });
}
