import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { benchSession } from "../kit/bench-session.ts";
import type { BenchStore } from "../kit/bench-store.ts";

/** Somebody who adds an item that has a contract price and a restriction, and the bare server's cart beside theirs. */
export interface Buyer {
  readonly userId: string;
  readonly sku: string;
  readonly cookie: string;
  readonly bareCart: string;
}

/** So many users, each in an account of their own, with empty carts. */
export async function prepareBuyers(store: BenchStore, origin: string, count: number): Promise<readonly Buyer[]> {
  const client = new Client({ connectionString: store.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ user_id: string; account_number: string }>(
      `select distinct on (account_number) user_id, account_number
       from membership join account on number = account_number join store_user on store_user.id = user_id
       where is_current and is_open and is_enabled and role <> 'viewer'
         and custom_catalog_code is null
       order by account_number, user_id limit $1`,
      [count],
    );
    const { rows: items } = await client.query<{ sku: string }>(
      `select sku from item
       where lifecycle = 'active' and restrictions <> '{}' and ship_pack_quantity = 1 and minimum_quantity = 1
       order by sku limit 1`,
    );
    const sku = items[0]?.sku;
    if (rows.length < count || sku === undefined) throw new Error("the store has too few users or no restricted item");
    await client.query("delete from cart where user_id = any($1)", [rows.map((row) => row.user_id)]);
    const buyers: Buyer[] = [];
    for (const { user_id: userId, account_number: account } of rows) {
      await client.query(
        `insert into contract_price (account_number, sku, minimum_quantity, price, reference_price)
         values ($1, $2, 1, 9, 12), ($1, $2, 10, 7.5, 12) on conflict do nothing`,
        [account, sku],
      );
      const bareCart = randomUUID();
      await client.query("insert into cart (id, created_at, updated_at) values ($1, now(), now())", [bareCart]);
      const cookie = `session=${await benchSession(store, origin, `${userId}:fully-authenticated`)}`;
      buyers.push({ userId, sku, cookie, bareCart });
    }
    return buyers;
  } finally {
    await client.end();
  }
}

/** Fills both carts of a buyer with lines of other items. */
export async function fillCarts({ databaseUrl }: BenchStore, buyer: Buyer, lines: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client
    .query(
      `insert into cart_line (cart_id, sku, quantity, position, added_at)
       select cart.id, other.sku, 1, 1, now()
       from cart, (select sku from item where sku <> $1 and lifecycle = 'active' order by sku limit $2) as other
       where cart.user_id = $3 or cart.id = $4
       on conflict do nothing`,
      [buyer.sku, lines, buyer.userId, buyer.bareCart],
    )
    .finally(async () => client.end());
}

export async function removeCarts({ databaseUrl }: BenchStore, buyers: readonly Buyer[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client
    .query("delete from cart where user_id = any($1) or id = any($2)", [
      buyers.map(({ userId }) => userId),
      buyers.map(({ bareCart }) => bareCart),
    ])
    .finally(async () => client.end());
}
