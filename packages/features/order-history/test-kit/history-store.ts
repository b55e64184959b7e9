/** Two companies with people, items and orders, for the tests of this slice. */
import type { OrderStatus } from "@capstan/features/account";
import type { DatabaseHandle } from "@capstan/platform/db";
import { type Visitor, anonymous } from "@capstan/platform/visitor";

type Pool = Pick<DatabaseHandle, "pool">;

export const harlow = "0884512907";
export const orrin = "0884512915";
/** The third is discontinued and has the fourth for its successor; the fifth is discontinued and has none. */
export const skus = ["1AA01A", "1AA02A", "1AA03A", "1AA04A", "1AA05A"] as const;

const signedIn = { ...anonymous, level: "fully-authenticated" } as const;
export const people = {
  dana: { ...signedIn, userId: "dana", accountNumber: harlow, role: "administrator" },
  pat: { ...signedIn, userId: "pat", accountNumber: harlow, role: "approver" },
  ann: { ...signedIn, userId: "ann", accountNumber: harlow, role: "buyer" },
  vic: { ...signedIn, userId: "vic", accountNumber: harlow, role: "viewer" },
  ora: { ...signedIn, userId: "ora", accountNumber: orrin, role: "administrator" },
} satisfies Record<string, Visitor>;

export async function seedHistoryStore({ pool }: Pool): Promise<void> {
  await pool.query(`
    insert into category (code, name, slug, icon, summary, position) values ('FAS', 'Fasteners', 'fasteners', 'screw-lag', '', 1);
    insert into brand (code, name, slug) values ('harbolt', 'Harbolt', 'harbolt');
    insert into item_class (code, name, unspsc) values ('screw', 'Screws', '31161620')`);
  await pool.query(
    `insert into item (sku, category_code, class_code, brand_code, name, short_name, manufacturer_part_number, part_number_key, lifecycle)
     select sku, 'FAS', 'screw', 'harbolt', 'Screw ' || sku, 'SCREW', sku, sku,
       case when n in (3, 5) then 'discontinued' else 'active' end
     from unnest($1::text[]) with ordinality as it (sku, n)`,
    [skus],
  );
  await pool.query("insert into item_relation (sku, related_sku, kind, position) values ($1, $2, 'supersedes', 1)", [
    skus[3],
    skus[2],
  ]);
  await pool.query(
    `insert into web_price (sku, kind, price) select sku, 'web', 2 * n from unnest($1::text[]) with ordinality as it (sku, n)`,
    [skus],
  );
  await pool.query(
    `insert into account (number, company_name, customer_kind, address1, city, state, zip) values
       ($1, 'Harlow Fabrication', 'business', '1 Road', 'Milwaukee', 'WI', '53202'),
       ($2, 'Orrin Works', 'business', '2 Road', 'Dayton', 'OH', '45402')`,
    [harlow, orrin],
  );
  await pool.query("insert into account_credit (account_number, credit_limit) values ($1, 10000), ($2, 10000)", [
    harlow,
    orrin,
  ]);
  await pool.query(
    `insert into store_user (id, email, full_name, short_name) values
       ('dana', 'dana@harlow.example', 'Dana Whitfield', 'Dana'), ('pat', 'pat@harlow.example', 'Pat Reyes', 'Pat'),
       ('ann', 'ann@harlow.example', 'Ann Becker', 'Ann'), ('vic', 'vic@harlow.example', 'Vic Stone', 'Vic'),
       ('ora', 'ora@orrin.example', 'Ora Becker', 'Ora')`,
  );
  await pool.query(
    `insert into membership (user_id, account_number, role, is_current, spending_limit) values
       ('dana', $1, 'administrator', true, null), ('pat', $1, 'approver', true, 500), ('ann', $1, 'buyer', true, 100),
       ('vic', $1, 'viewer', true, null), ('ora', $2, 'administrator', true, null)`,
    [harlow, orrin],
  );
}

export interface NewOrder {
  readonly number: string;
  readonly account?: string;
  readonly user?: string;
  readonly placedAt?: string;
  readonly status?: OrderStatus;
  readonly purchaseOrder?: string | null;
  /** SKU and quantity; each costs two dollars. */
  readonly lines?: readonly (readonly [string, number])[];
  readonly approveBy?: string | null;
}

/** As `place_order` writes one: the copy, its first event, and the credit that it holds. */
export async function insertOrder({ pool }: Pool, order: NewOrder): Promise<void> {
  const { number, account = harlow, user = "ann", placedAt = "2026-11-16T11:46:00Z", status = "placed" } = order;
  const { purchaseOrder = null, lines = [[skus[0], 1]], approveBy = null } = order;
  const total = lines.reduce((sum, [, quantity]) => sum + 2 * quantity, 0);
  const address = JSON.stringify({
    name: "Dock 4",
    city: "Rockford",
    state: "IL",
    zip: "61104",
    address1: "2250 Harrison",
  });
  await pool.query(
    `insert into sales_order (number, account_number, user_id, placed_at, status, purchase_order, ship_to, bill_to,
       payment_terms, shipments, subtotal, freight, freight_tax, tax, total, credit_held, approve_by, version)
     values ($1, $2, $3, $4, $5, $6, $7, $7, 'Net 30', '[]', $8, 0, 0, 0, $8, $8, $9, 1)`,
    [number, account, user, placedAt, status, purchaseOrder, address, total, approveBy],
  );
  await pool.query(
    `insert into sales_order_line (order_number, line, account_number, sku, quantity, unit_price, placed_at, status,
       description, line_total, tax, promise, fulfilment, sales_counted)
     select $1, n, $2, sku, quantity, 2, $3, $4, 'Screw ' || sku, 2 * quantity, 0,
       json_build_object('fulfilment', 'ship', 'carrier', 'parcel', 'isHazardous', false, 'parts',
         json_build_array(json_build_object('quantity', quantity, 'kind', 'ship', 'on', '2026-11-18'))), 'ship', true
     from unnest($5::text[], $6::int[]) with ordinality as it (sku, quantity, n)`,
    [number, account, placedAt, status, lines.map(([sku]) => sku), lines.map(([, quantity]) => quantity)],
  );
  await pool.query(
    `insert into sales_order_event (account_number, order_number, sequence, placed_at, at, status, actor, user_id, published_at)
     values ($1, $2, 1, $3, $3, $4, 'buyer', $5, now())`,
    [account, number, placedAt, status, user],
  );
  await pool.query("update account_credit set used = used + $2 where account_number = $1", [account, total]);
}

export async function emptyOrders({ pool }: Pool): Promise<void> {
  await pool.query(`
    delete from sales_order_event; delete from sales_order_line; delete from sales_order; delete from pending_task;
    delete from order_shipment; delete from order_shipment_line; delete from order_backorder; delete from cart;
    delete from order_revision; delete from stock_reservation; delete from stock;
    update account_credit set used = 0`);
}
