import { randomBytes, randomUUID } from "node:crypto";
import { Client } from "pg";
import { sessionOf } from "../../apps/web/test-session.ts";
import { lazyUrls } from "../../packages/features/lazy-urls.ts";
import { readyRedis } from "../../packages/platform/test-kit/ready-redis.ts";
import { loadEnginesEnv } from "../../scripts/engines-env.ts";
import type { BenchStore } from "../kit/bench-store.ts";
import { ownAddress } from "../kit/own-address.ts";
import type { Call } from "../kit/race.ts";

/** Somebody with an account of their own, so that no two orders wait for the same credit. */
export interface OrderBuyer {
  readonly userId: string;
  readonly accountNumber: string;
  readonly cookie: string;
}

const firstAccount = 9_700_000_000;
const plenty = 1_000_000_000;

/** So many users at one address, each with credit. Those of an earlier run are taken again. */
export async function prepareOrderBuyers(
  store: BenchStore,
  origin: string,
  count: number,
): Promise<readonly OrderBuyer[]> {
  const accounts = Array.from({ length: count }, (_, at) => String(firstAccount + at));
  const users = accounts.map((number) => `orders-${number}`);
  await withClient(store, async (client) => {
    await client.query(
      `insert into account (number, company_name, customer_kind, address1, city, state, zip)
       select number, 'Works ' || number, 'business', '1 Road', 'Milwaukee', 'WI', '53202' from unnest($1::text[]) as number
       on conflict do nothing`,
      [accounts],
    );
    await client.query(
      `insert into store_user (id, email, full_name, short_name)
       select id, id || '@works.example', id, id from unnest($1::text[]) as id on conflict do nothing`,
      [users],
    );
    await client.query(
      `insert into membership (user_id, account_number, role, is_current)
       select user_id, account, 'buyer', true from unnest($1::text[], $2::text[]) as held (user_id, account)
       on conflict do nothing`,
      [users, accounts],
    );
    await client.query(
      `insert into account_credit (account_number, credit_limit) select number, $2 from unnest($1::text[]) as number
       on conflict (account_number) do update set credit_limit = excluded.credit_limit`,
      [accounts, plenty],
    );
  });
  const redis = await readyRedis({ url: loadEnginesEnv().REDIS_URL, prefix: store.prefix });
  try {
    const session = async (userId: string) =>
      sessionOf({ db: store.db, redis, prefix: store.prefix, origin }, `${userId}:fully-authenticated`);
    const buyers: OrderBuyer[] = [];
    for (const [at, userId] of users.entries()) {
      buyers.push({ userId, accountNumber: accounts[at] ?? "", cookie: `session=${await session(userId)}` });
    }
    return buyers;
  } finally {
    await redis.close();
  }
}

/** Items that anybody may buy, with more in stock than all orders together take. */
export async function prepareOrderItems(store: BenchStore, count: number): Promise<readonly string[]> {
  return withClient(store, async (client) => {
    const { rows } = await client.query<{ sku: string }>(
      `select sku from item
       where lifecycle = 'active' and restrictions = '{}' and ship_pack_quantity = 1 and minimum_quantity = 1
         and exists (select from web_price where web_price.sku = item.sku and kind = 'web' and not needs_sign_in)
       order by sku limit $1`,
      [count],
    );
    const skus = rows.map(({ sku }) => sku);
    if (skus.length < count) throw new Error(`the store has ${skus.length} items that anybody may buy, not ${count}`);
    await client.query(
      `insert into stock (sku, location_code, quantity)
       select sku, code, 10000000 from unnest($1::text[]) as sku, distribution_center order by sku, code
       on conflict (sku, location_code) do update set quantity = excluded.quantity
       where stock.quantity <> excluded.quantity`,
      [skus],
    );
    return skus;
  });
}

/** Puts the items into each buyer's cart, one of each; the cart's ids come back in the buyers' order. */
export async function fillOrderCarts(
  store: BenchStore,
  buyers: readonly OrderBuyer[],
  skus: readonly string[],
): Promise<readonly string[]> {
  return withClient(store, async (client) => {
    const { rows } = await client.query<{ id: string; user_id: string }>(
      `insert into cart (id, user_id, account_number, created_at, updated_at, version)
       select id, user_id, account, now(), now(), 1
       from unnest($1::uuid[], $2::text[], $3::text[]) as new (id, user_id, account)
       on conflict (user_id, account_number) where user_id is not null do update set version = cart.version + 1
       returning id, user_id`,
      [
        buyers.map(() => randomUUID()),
        buyers.map(({ userId }) => userId),
        buyers.map(({ accountNumber }) => accountNumber),
      ],
    );
    await client.query(
      `insert into cart_line (cart_id, sku, quantity, position, added_at)
       select cart, sku, 1, place, now()
       from unnest($1::uuid[]) as cart, unnest($2::text[]) with ordinality as item (sku, place)
       on conflict (cart_id, sku) do nothing`,
      [rows.map(({ id }) => id), skus],
    );
    // As autovacuum does for an operator; a server may be set to do without, and each run would be slower than the last.
    await client.query("vacuum stock, cart, cart_line, account_credit, order_series");
    const byUser = new Map(rows.map(({ id, user_id: userId }) => [userId, id]));
    return buyers.map(({ userId }) => byUser.get(userId) ?? "");
  });
}

/** Quotes the buyer's cart: all carts are alike, and so is what a page shows of them. */
export async function shownOrder(url: string, { cookie }: OrderBuyer): Promise<unknown> {
  const answer = await fetch(url + lazyUrls.quoteOrder(), {
    method: "POST",
    body: "{}",
    headers: { "content-type": "application/json", origin: url, cookie },
  });
  const { shown, obstacles } = (await answer.json()) as { shown?: unknown; obstacles?: readonly unknown[] };
  if (answer.status !== 200 || obstacles?.length !== 0)
    throw new Error(`${answer.status}: ${JSON.stringify(obstacles)}`);
  return shown;
}

let calls = 0;

/** As the page sends it, from an address of its own. */
export function placeCall(url: string, { cookie }: OrderBuyer, shown: unknown): Call & { readonly body: string } {
  calls += 1;
  return {
    url: url + lazyUrls.placeOrder(),
    body: JSON.stringify({ purchaseOrder: "HF-20418", shown, idempotencyKey: randomBytes(16).toString("hex") }),
    headers: {
      "content-type": "application/json",
      origin: url,
      cookie,
      ...ownAddress(calls),
    },
  };
}

async function withClient<Answer>(
  { databaseUrl }: BenchStore,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  return work(client).finally(async () => client.end());
}
