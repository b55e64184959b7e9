import { createDatabase } from "@capstan/platform/db";
import { withDatabase } from "@capstan/platform/test-kit/global-setup";
import { randomInt } from "node:crypto";
import { storePort } from "../../../../../e2e/address.ts";
import type { OwnCompany } from "../../../../../e2e/own-company.ts";
import { createOwnOrders } from "../../../../../e2e/own-orders.ts";
import { loadEnginesEnv } from "../../../../../scripts/engines-env.ts";

/** An order of the company's that waits for staff for two reasons; its number. */
export async function createHeldOrder(company: OwnCompany): Promise<string> {
  const number = `${2_000 + randomInt(7_000)}-${10_000 + randomInt(80_000)}`;
  await createOwnOrders(company, [{ number, status: "on-hold", purchaseOrder: "TW-55102", lines: 4 }]);
  const url = withDatabase(loadEnginesEnv().DATABASE_URL, `capstan_e2e_${storePort}`);
  const { pool, close } = createDatabase({ url, name: "capstan-e2e-hold", connectTimeoutMs: 10_000 });
  await pool.query(
    `insert into order_hold (account_number, order_number, kind, reason, details, placed_at, held_at)
     select account_number, number, kind, reason, details::jsonb, placed_at, now()
     from sales_order_number, (values
       ('credit', 'over-review-limit', '{"over": "4628.0000", "limit": "40000.0000"}'),
       ('address', 'new-address', '{"over": "500.0000"}')
     ) as held (kind, reason, details)
     where number = $1`,
    [number],
  );
  await close();
  return number;
}
