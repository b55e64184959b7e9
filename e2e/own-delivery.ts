import { randomInt } from "node:crypto";
import { createDatabase } from "../packages/platform/db.ts";
import { withDatabase } from "../packages/platform/test-kit/global-setup.ts";
import { loadEnginesEnv } from "../scripts/engines-env.ts";
import { storePort } from "./address.ts";
import { createApiCaller } from "./api-caller.ts";
import type { OwnCompany } from "./own-company.ts";
import { createOwnOrders } from "./own-orders.ts";

export interface OwnDelivery {
  readonly orderNumber: string;
  /** Reports something of the order by the fulfilment API, as a warehouse does. */
  report(body: Readonly<Record<string, unknown>>): Promise<void>;
}

/** An order of a test's own company, four of each of three lines, taxed and on account, that a warehouse has delivered. */
export async function createOwnDelivery(company: OwnCompany): Promise<OwnDelivery> {
  const orderNumber = `${1_000 + randomInt(9_000)}-${10_000 + randomInt(80_000)}`;
  await createOwnOrders(company, [{ number: orderNumber, status: "placed", daysAgo: 3, purchaseOrder: "HF-20418" }]);
  const url = withDatabase(loadEnginesEnv().DATABASE_URL, `capstan_e2e_${storePort}`);
  const { pool, close } = createDatabase({ url, name: "capstan-e2e-delivery", connectTimeoutMs: 10_000 });
  const [account] = company.accounts;
  await pool.query(
    `update sales_order_line set pack = '{"unit": "each", "piecesPerUnit": 1, "label": "each"}',
       tax = round(line_total * 0.0875, 2),
       tax_decision = '{"reason": "taxed", "state": "IL", "rate": "0.0875", "jurisdiction": "Illinois"}',
       promise = jsonb_set(promise, '{isHazardous}', to_jsonb(line = 3))
     where order_number = $1`,
    [orderNumber],
  );
  await pool.query(
    `with taxed as (select sum(tax) as tax from sales_order_line where order_number = $1),
     changed as (
       update sales_order set tax = taxed.tax, total = subtotal + freight + taxed.tax,
         credit_held = subtotal + freight + taxed.tax,
         shipments = jsonb_set(shipments, '{0,price}', to_jsonb(freight::text))
       from taxed where number = $1 returning total
     )
     update account_credit set used = used + changed.total from changed where account_number = $2`,
    [orderNumber, account],
  );
  await pool.query(
    `update membership set default_branch_code = (select min(code) from branch where is_open) where account_number = $1`,
    [account],
  );
  const center = await pool.query<{ code: string }>("select min(code) as code from distribution_center");
  await close();
  const from = center.rows[0]?.code ?? "";
  const warehouse = await createApiCaller({ accountNumber: account, scopes: ["fulfilment"] });
  const lines = [1, 2, 3].map((line) => ({ line, quantity: 4 }));
  await warehouse.report(orderNumber, { kind: "delivered", shipment: "W1", from, lines, carrier: "UPS", boxes: 1 });
  return { orderNumber, report: async (body) => warehouse.report(orderNumber, { to: from, ...body }) };
}
