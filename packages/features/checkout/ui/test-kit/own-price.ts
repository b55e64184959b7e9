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
  const url = withDatabase(loadEnginesEnv().DATABASE_URL, `capstan_e2e_${storePort}`);
  const { pool, close } = createDatabase({ url, name: "capstan-e2e-price", connectTimeoutMs: 10_000 });
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
