import { firstPickupDay, linesInStock } from "@capstan/features/availability/server";
import type { NearBranch } from "@capstan/features/branches/server";
import { type CartOwner, cartQuantities } from "@capstan/features/cart/server";
import type { Clock } from "@capstan/platform/clock";
import { type Day, dayOn } from "@capstan/platform/day";
import type { Database } from "@capstan/platform/db";
import { dayOfYear } from "@capstan/platform/format-time";

/** What of the visitor's cart a branch has. */
export interface BranchAvailability {
  /** How many of the cart's products lie there in their whole quantity. */
  readonly count: number;
  /** HTML; null where only the count is to be told. */
  readonly message: string | null;
}

/** By branch. Null where the cart is empty. Two statements, however many branches and lines. */
export async function branchAvailability(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { cart, near }: { readonly cart: CartOwner; readonly near: readonly NearBranch[] },
): Promise<ReadonlyMap<string, BranchAvailability> | null> {
  const lines = near.length === 0 ? [] : await cartQuantities(db, cart);
  if (lines.length === 0) return null;
  const codes = near.map(({ branch }) => branch.code);
  const inStock = await linesInStock(db, lines, codes);
  const ready = { on: firstPickupDay(clock), today: dayOn(clock) };
  return new Map(
    codes.map((code) => {
      const count = inStock.get(code) ?? 0;
      return [code, { count, message: count === lines.length ? readyMessage(count, ready) : null }];
    }),
  );
}

/** Of our own words and numbers alone, so there is nothing to escape. */
function readyMessage(count: number, { on, today }: { readonly on: Day; readonly today: Day }): string {
  const products = count === 1 ? "Your cart product" : `All ${count} cart products`;
  const day = on === today ? "today" : dayOfYear(on);
  return `<b>${products}</b> ready for pickup ${day}`;
}
