import type { Page } from "@playwright/test";
import { storePort } from "../../../../../e2e/address.ts";
import { createDatabase } from "@capstan/platform/db";
import { withDatabase } from "@capstan/platform/test-kit/global-setup";
import { loadEnginesEnv } from "../../../../../scripts/engines-env.ts";

/** A contract price of the page's account for one item, until the test is over. */
export async function setOwnPrice(
  page: Page,
  { sku, price }: { readonly sku: string; readonly price: string },
): Promise<AsyncDisposable> {
  const account = await page.locator('input[name="pageAccount"]').first().inputValue();
  const { pool, close } = openStore();
  const { rows } = await pool.query("delete from contract_price where account_number = $1 and sku = $2 returning *", [
    account,
    sku,
  ]);
  await pool.query(
    `insert into contract_price (account_number, sku, minimum_quantity, starts_on, ends_on, price)
     values ($1, $2, 1, '-infinity', 'infinity', $3)`,
    [account, sku, price],
  );
  return {
    [Symbol.asyncDispose]: async () => {
      await pool.query("delete from contract_price where account_number = $1 and sku = $2", [account, sku]);
      await pool.query(
        "insert into contract_price select * from jsonb_populate_recordset(null::contract_price, $1::jsonb)",
        [JSON.stringify(rows)],
      );
      await close();
    },
  };
}

/** An item that lies at the branch of the user's account; the user may order for a dollar without approval. */
export async function atBranchOverLimit(userId: string): Promise<string> {
  const { pool, close } = openStore();
  await pool.query("update membership set spending_limit = 1 where user_id = $1", [userId]);
  const { rows } = await pool.query<{ sku: string }>(
    `select stock.sku from membership
     join account on account.number = membership.account_number
     join stock on stock.location_code = account.default_branch_code and stock.quantity - stock.reserved > 3
     join item on item.sku = stock.sku and item.lifecycle = 'active' and item.restrictions = '{}'
       and item.minimum_quantity = 1 and item.sell_pack_quantity = 1 and item.ship_pack_quantity = 1
     join web_price on web_price.sku = stock.sku and not web_price.needs_sign_in
     where membership.user_id = $1 order by stock.sku limit 1`,
    [userId],
  );
  await close();
  return rows[0]?.sku ?? "";
}

function openStore() {
  const url = withDatabase(loadEnginesEnv().DATABASE_URL, `capstan_e2e_${storePort}`);
  return createDatabase({ url, name: "capstan-e2e-order", connectTimeoutMs: 10_000 });
}
