import { createDatabase } from "../packages/platform/db.ts";
import { withDatabase } from "../packages/platform/test-kit/global-setup.ts";
import { loadEnginesEnv } from "../scripts/engines-env.ts";
import { storePort } from "./address.ts";
import type { OwnCompany } from "./own-company.ts";

export interface OwnOrder {
  readonly number: string;
  readonly status: string;
  /** How many days ago it was placed. */
  readonly daysAgo?: number;
  readonly lines?: number;
  readonly purchaseOrder?: string;
}

/** Orders of a test's own company, by its buyer, as placing writes them; what waits holds credit and has two days. */
export async function createOwnOrders(company: OwnCompany, orders: readonly OwnOrder[]): Promise<void> {
  const url = withDatabase(loadEnginesEnv().DATABASE_URL, `capstan_e2e_${storePort}`);
  const { pool, close } = createDatabase({ url, name: "capstan-e2e-orders", connectTimeoutMs: 10_000 });
  const [account] = company.accounts;
  const address = JSON.stringify({
    name: "Keel Plant, Dock 4",
    attention: null,
    address1: "2250 Harrison Ave",
    address2: null,
    city: "Rockford",
    state: "IL",
    zip: "61104",
  });
  await pool.query(
    "insert into account_credit (account_number, credit_limit) values ($1, 1000000) on conflict do nothing",
    [account],
  );
  for (const { number, status, daysAgo = 1, lines = 3, purchaseOrder = null } of orders) {
    const values = [number, account, company.buyer, daysAgo, status, purchaseOrder, address, lines];
    await pool.query(
      `with picked as (
         select item.sku, item.name, row_number() over (order by item.sku) as line, web_price.price
         from item join web_price on web_price.sku = item.sku and web_price.kind = 'web' and not needs_sign_in
         where item.lifecycle = 'active' order by item.sku limit $8
       ), placed as (
         insert into sales_order (number, account_number, user_id, placed_at, status, purchase_order, ship_to, bill_to,
           buyer_references, payment_terms, shipments, subtotal, freight, freight_tax, tax, total, credit_held, approve_by, version)
         select $1, $2, $3, date_trunc('milliseconds', now() - make_interval(days => $4)), $5, $6, $7, $7, '{"Cost center": "4410, Line 3"}', 'Net 30',
           jsonb_build_array(jsonb_build_object('from', 'DC1', 'method', 'parcel', 'weightLb', 1, 'price', '12.5000',
             'lines', jsonb_agg(line))),
           sum(round(price * 4, 2)), 12.5, 0, 0, sum(round(price * 4, 2)) + 12.5, 0,
           case when $5 = 'awaiting-approval' then now() + interval '2 days' end, 1
         from picked returning placed_at
       ), lines as (
         insert into sales_order_line (order_number, line, account_number, sku, quantity, unit_price, placed_at, status,
           description, pack, line_total, tax, tax_decision, promise, fulfilment, sales_counted)
         select $1, line, $2, sku, 4, price, placed_at, $5, name, '{"unit": "each", "piecesPerUnit": 1, "label": "each"}',
           round(price * 4, 2), 0, '{"reason": "no-nexus", "state": "IL"}',
           jsonb_build_object('fulfilment', 'ship', 'carrier', 'parcel', 'isHazardous', false, 'parts', jsonb_build_array(
             jsonb_build_object('quantity', 4, 'kind', 'ship', 'on', (placed_at + interval '1 day')::date))), 'ship', true
         from picked, placed
       )
       insert into sales_order_event (account_number, order_number, sequence, placed_at, at, status, actor, user_id, published_at)
       select $2, $1, 1, placed_at, placed_at, $5, 'buyer', $3, now() from placed`,
      values,
    );
  }
  await pool.query("update membership set spending_limit = 50 where user_id = $1", [company.buyer]);
  await close();
}
