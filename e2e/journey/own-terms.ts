import { createDatabase } from "../../packages/platform/db.ts";
import { withDatabase } from "../../packages/platform/test-kit/global-setup.ts";
import { loadEnginesEnv } from "../../scripts/engines-env.ts";
import { storePort } from "../address.ts";
import { type OwnCompany, createOwnCompany } from "../own-company.ts";

/** A company that buys on account; its buyer may order so much without asking, or anything. */
export async function createBuyingCompany(buyersLimit: number | null = null): Promise<OwnCompany> {
  const company = await createOwnCompany();
  await withStore(async (query) => {
    await query("insert into account_credit (account_number, credit_limit) values ($1, 100000)", [company.accounts[0]]);
    await query("update membership set spending_limit = $2 where user_id = $1", [company.buyer, buyersLimit]);
  });
  return company;
}

/** By which payment of the provider's a card order is paid. */
export async function paymentOf(orderNumber: string): Promise<string> {
  return withStore(async (query) => {
    const rows = await query("select intent_id from order_payment where order_number = $1", [orderNumber]);
    return String(rows[0]?.["intent_id"]);
  });
}

type Query = (text: string, values: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>;

async function withStore<Result>(use: (query: Query) => Promise<Result>): Promise<Result> {
  const url = withDatabase(loadEnginesEnv().DATABASE_URL, `capstan_e2e_${storePort}`);
  const { pool, close } = createDatabase({ url, name: "capstan-e2e-journey", connectTimeoutMs: 10_000 });
  const result = await use(
    async (text, values) => (await pool.query(text, [...values])).rows as Record<string, unknown>[],
  );
  await close();
  return result;
}
