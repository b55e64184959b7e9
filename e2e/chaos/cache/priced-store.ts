import { Client } from "pg";
import { sessionOf } from "../../../apps/web/test-session.ts";
import { refreshIndex } from "../../../packages/features/search/server.ts";
import { rebuildSuggestions } from "../../../packages/features/typeahead/server.ts";
import { type DatabaseHandle, createDatabase } from "../../../packages/platform/db.ts";
import { migrate } from "../../../packages/platform/migrate.ts";
import { createOpensearch } from "../../../packages/platform/opensearch.ts";
import { withDatabase } from "../../../packages/platform/test-kit/global-setup.ts";
import { readyRedis } from "../../../packages/platform/test-kit/ready-redis.ts";
import { loadEnginesEnv } from "../../../scripts/engines-env.ts";
import { seedCompany } from "../../../scripts/seed/seed-company.ts";

export interface Item {
  readonly sku: string;
  readonly name: string;
}

export interface PricedStore extends AsyncDisposable {
  readonly items: readonly Item[];
  readonly categories: readonly { readonly code: string; readonly slug: string }[];
  /** What the store's processes are told of it. */
  readonly engines: Readonly<Record<string, string>>;
  cookieOf(userId: string, origin: string): Promise<string>;
}

/** Whose price it is stands in its cents: every item costs nine thousand and something, for everybody. */
export const centsOf = { anonymous: "11", ada: "22", bert: "33" } as const;
export type Shopper = keyof typeof centsOf;
export const accountOf = { ada: "7700000001", bert: "7700000002" } as const;

/** A store of its own on the engines at hand, with two customers who have a contract price for every item. */
export async function createPricedStore(name: string): Promise<PricedStore> {
  const env = loadEnginesEnv();
  const prefix = `${name}-`;
  const databaseName = `capstan_${name.replaceAll("-", "_")}`;
  const url = withDatabase(env.DATABASE_URL, databaseName);
  await migrate(url, { quiet: true });
  await seedCompany({ items: 300, databaseUrl: url, kinds: ["catalog"] });
  const database = createDatabase({ url, name, queryTimeoutMs: 120_000, connectTimeoutMs: 20_000 });
  const opensearch = createOpensearch({ url: env.OPENSEARCH_URL, prefix, timeoutMs: 120_000 });
  const redis = await readyRedis({ url: env.REDIS_URL, prefix });
  await seedShoppers(database);
  await refreshIndex({ db: database.db, opensearch, isHasty: true });
  await rebuildSuggestions({ db: database.db, opensearch, graceMs: 0 });
  const items = await database.pool.query<Item>(
    "select sku, name from item where lifecycle = 'active' order by md5(sku) limit 40",
  );
  const categories = await database.pool.query<{ code: string; slug: string }>(
    "select code, slug from category where code in (select category_code from item) order by md5(code) limit 10",
  );
  return {
    items: items.rows,
    categories: categories.rows,
    engines: { ...env, DATABASE_URL: url, ENGINE_PREFIX: prefix },
    cookieOf: async (userId, origin) =>
      `session=${await sessionOf({ db: database.db, redis, prefix, origin }, `${userId}:fully-authenticated`)}`,
    [Symbol.asyncDispose]: async () => {
      await opensearch.run("delete-indices", async (client) =>
        client.indices.delete({ index: `${prefix}*`, ignore_unavailable: true }),
      );
      await Promise.all([database.close(), opensearch.close(), redis.close()]);
      await drop(env.DATABASE_URL, databaseName);
    },
  };
}

async function drop(databaseUrl: string, name: string): Promise<void> {
  const admin = new Client({ connectionString: withDatabase(databaseUrl, "postgres") });
  await admin.connect();
  await admin.query(`drop database ${name} with (force)`).finally(async () => admin.end());
}

async function seedShoppers({ pool }: DatabaseHandle): Promise<void> {
  const priced = "select sku, 9000 + row_number() over (order by sku) % 1000 as dollars from item";
  await pool.query(
    `insert into web_price (sku, kind, price) select sku, 'web', dollars + ${centsOf.anonymous} / 100.0 from (${priced}) as item`,
  );
  for (const userId of ["ada", "bert"] as const) {
    const account = accountOf[userId];
    await pool.query(
      `insert into account (number, company_name, customer_kind, address1, city, state, zip)
       values ($1, 'Works of ' || $2, 'business', '1 Road', 'Rockford', 'IL', '61101')`,
      [account, userId],
    );
    await pool.query(
      `insert into store_user (id, email, full_name, short_name) values ($1, $1 || '@works.example', $1, $1)`,
      [userId],
    );
    await pool.query(
      `insert into membership (user_id, account_number, role, is_current) values ($1, $2, 'buyer', true)`,
      [userId, account],
    );
    await pool.query(
      `insert into contract_price (account_number, sku, price)
       select $1, sku, dollars + ${centsOf[userId]} / 100.0 from (${priced}) as item`,
      [account],
    );
  }
}
