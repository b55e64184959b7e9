import { setTimeout as pause } from "node:timers/promises";
import type { DatabaseHandle } from "@capstan/platform/db";
import type { LineRow } from "../cart-store.ts";
import type { LoadBuyer, LostAddition } from "./load-buyer.ts";

/** Every line of a buyer's carts, in all accounts and as a guest. */
export async function linesOfBuyer({ pool }: DatabaseHandle, buyer: LoadBuyer): Promise<readonly LineRow[]> {
  const { rows } = await untilAnswered(async () =>
    pool.query<LineRow>(
      `select coalesce(user_id, 'guest') as owner, account_number as account, sku, quantity
     from cart join cart_line on cart_id = cart.id where user_id = $1 or (cart.id = $2 and user_id is null)`,
      [buyer.userId, buyer.guestCartId ?? null],
    ),
  );
  return rows;
}

/** The lines of guests' carts that no browser holds. */
export async function unclaimedGuestCarts(
  { pool }: DatabaseHandle,
  buyers: readonly LoadBuyer[],
): Promise<readonly LostAddition[]> {
  const held = buyers.flatMap(({ guestCartId }) => guestCartId ?? []);
  const { rows } = await pool.query<LostAddition>(
    `select sku, quantity from cart join cart_line on cart_id = cart.id
     where user_id is null and cart.id <> all($1::uuid[])`,
    [held],
  );
  return rows;
}

/** PostgreSQL may be restarting. */
async function untilAnswered<Answer>(query: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await query();
    } catch {
      await pause(200);
    }
  }
}
