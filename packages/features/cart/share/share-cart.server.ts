import { newToken, tokenKey } from "@capstan/features/session/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type Result, fail, ok } from "@capstan/platform/result";
import { lockCart, storedLines } from "../cart.store.server.ts";
import type { CartOwner } from "../cart.ts";
import { maxShares, shareDays } from "./cart-share.ts";
import { deleteExpired, saveShare, sharesOf } from "./cart-share.store.server.ts";

const dayMs = 24 * 60 * 60 * 1_000;

interface ShareDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** A link to a copy of the cart as it is now. Its token is answered once and kept nowhere. */
export async function shareCart(
  { db, clock }: ShareDeps,
  owner: Extract<CartOwner, { kind: "user" }>,
): Promise<Result<{ readonly token: string }>> {
  const now = clock.now();
  return db.transaction().execute(async (tx): Promise<Result<{ readonly token: string }>> => {
    // The cart is held, so that two presses at once do not both take the last place.
    const cart = await lockCart(tx, owner);
    const lines = cart ? await storedLines(tx, owner) : [];
    if (lines.length === 0) return fail({ code: "CART_EMPTY" });
    if ((await sharesOf(tx, owner, now)).length >= maxShares) return fail({ code: "TOO_MANY_SHARED_CARTS" });
    await deleteExpired(tx, now);
    const token = newToken();
    await saveShare(tx, owner, {
      key: tokenKey(token),
      lines: lines.map(({ sku, quantity, note }) => ({ sku, quantity, note })),
      createdAt: now,
      expiresAt: new Date(now.getTime() + shareDays * dayMs),
    });
    return ok({ token });
  });
}
