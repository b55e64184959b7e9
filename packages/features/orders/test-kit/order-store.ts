/** A store with accounts, credit, stock and carts, for the tests of this slice. */
import { randomBytes, randomUUID } from "node:crypto";
import { promiseReader, stockReader } from "@capstan/features/availability/server";
import { cartOnFile } from "@capstan/features/cart/server";
import { type Clock, systemClock } from "@capstan/platform/clock";
import type { Database, DatabaseHandle } from "@capstan/platform/db";
import { batchQuery } from "@capstan/platform/json-query";
import type { Result } from "@capstan/platform/result";
import { checkBooks } from "../check-books.server.ts";
import { shownOf } from "../compare-orders.ts";
import type { OrderChoices, PlacedOrder, ShownOrder } from "../order.ts";
import { placeOrder } from "../place-order.server.ts";
import { type AnyBuyer, type OrderBuyer, type QuoteDeps, quoteOrder } from "../quote-order.server.ts";
import { freightTable, taxTables } from "../tax-and-freight.store.server.ts";

export const accounts = ["0884512907", "0884512915"] as const;
export const skus = ["1AA01A", "1AA02A", "1AA03A", "1AA04A", "1AA05A"] as const;
export const buyers = accounts.flatMap((accountNumber, at) =>
  ["one", "two"].map((name): OrderBuyer => ({ userId: `${name}-${at}`, accountNumber, agentId: null })),
);

export async function seedOrderStore({ pool }: Pick<DatabaseHandle, "pool">): Promise<void> {
  await pool.query(`
    insert into category (code, name, slug, icon, summary, position) values ('FAS', 'Fasteners', 'fasteners', 'screw-lag', '', 1);
    insert into brand (code, name, slug) values ('harbolt', 'Harbolt', 'harbolt');
    insert into item_class (code, name, unspsc) values ('screw', 'Screws', '31161620');
    insert into distribution_center (code, name, city, state, zip, latitude, longitude)
      values ('DC1', 'Rockford', 'Rockford', 'IL', '61101', 42, -89), ('DC2', 'Dayton', 'Dayton', 'OH', '45402', 39, -84);
    insert into branch (code, name, address1, city, state, zip, latitude, longitude, phone, weekday_hours, distribution_center_code)
      values ('101', 'Rockford', '1 Road', 'Rockford', 'IL', '61101', 42, -89, '555-0100', '8-5', 'DC1'),
        ('102', 'Dayton', '2 Road', 'Dayton', 'OH', '45402', 39, -84, '555-0101', '8-5', 'DC2')`);
  await pool.query(
    `insert into item (sku, category_code, class_code, brand_code, name, short_name, manufacturer_part_number, part_number_key, weight_lb)
     select sku, 'FAS', 'screw', 'harbolt', 'Screw ' || sku, 'SCREW', sku, sku, 2 from unnest($1::text[]) as sku`,
    [skus],
  );
  // Prices below the cent, so that a wrong rounding is seen.
  await pool.query(
    `insert into web_price (sku, kind, price) select sku, 'web', 0.0825 * n from unnest($1::text[]) with ordinality as it (sku, n)`,
    [skus],
  );
  await pool.query(
    `insert into account (number, company_name, customer_kind, address1, city, state, zip)
     select number, 'Works ' || number, 'business', '1 Road', 'Milwaukee', 'WI', '53202' from unnest($1::text[]) as number`,
    [accounts],
  );
  await pool.query(
    `insert into store_user (id, email, full_name, short_name) select id, id || '@works.example', id, id from unnest($1::text[]) as id`,
    [buyers.map(({ userId }) => userId)],
  );
  await pool.query(
    `insert into membership (user_id, account_number, role, is_current)
     select user_id, account, 'buyer', true from unnest($1::text[], $2::text[]) as held (user_id, account)`,
    [buyers.map(({ userId }) => userId), buyers.map(({ accountNumber }) => accountNumber)],
  );
  await pool.query(
    "insert into account_credit (account_number, credit_limit) select number, 1000000 from unnest($1::text[]) as number",
    [accounts],
  );
}

type Quantities = Readonly<Partial<Record<string, number>>>;

/** Sets what lies at a place, whatever was reserved stays. */
export async function stockUp(
  { pool }: Pick<DatabaseHandle, "pool">,
  quantities: Quantities,
  location = "DC1",
): Promise<void> {
  await pool.query(
    `insert into stock (sku, location_code, quantity) select sku, $3, quantity from unnest($1::text[], $2::int[]) as it (sku, quantity)
     on conflict (sku, location_code) do update set quantity = excluded.quantity + stock.reserved`,
    [Object.keys(quantities), Object.values(quantities), location],
  );
}

export async function fillCart(
  { pool }: Pick<DatabaseHandle, "pool">,
  { userId, accountNumber }: OrderBuyer,
  quantities: Quantities,
): Promise<void> {
  await pool.query(
    `with opened as (
       insert into cart (id, user_id, account_number, created_at, updated_at, version) values ($1, $2, $3, now(), now(), 1)
       on conflict (user_id, account_number) where user_id is not null do update set version = cart.version + 1 returning id
     )
     insert into cart_line (cart_id, sku, quantity, position, added_at)
     select opened.id, sku, quantity, row_number() over (), now() from opened, unnest($4::text[], $5::int[]) as it (sku, quantity)
     on conflict (cart_id, sku) do update set quantity = excluded.quantity`,
    [randomUUID(), userId, accountNumber, Object.keys(quantities), Object.values(quantities)],
  );
}

export const noChoices: OrderChoices = { shipTo: null, pickup: null, purchaseOrder: "HF-20418", references: {} };

export function quoteDeps(db: Database, clock: Clock = systemClock): QuoteDeps {
  const promises = promiseReader({ db, clock });
  return { db, clock, stock: stockReader(db), promises, tax: taxTables(db), shipping: freightTable(db) };
}

/** What the checkout's page would show now. */
export async function shownNow(deps: QuoteDeps, buyer: AnyBuyer, choices = noChoices): Promise<ShownOrder> {
  const { cart } = await batchQuery(deps.db, { cart: cartOnFile(buyer) });
  const quoted = await quoteOrder(deps, { buyer, choices, lines: cart?.lines ?? [] });
  if (!quoted.ok) throw new Error(quoted.failure.code);
  return shownOf(quoted.value.order);
}

export function newKey(): string {
  return randomBytes(16).toString("hex");
}

/** Looks at the page and presses Place Order. */
export async function placeNow(
  deps: QuoteDeps,
  buyer: OrderBuyer,
  { choices = noChoices, idempotencyKey = newKey() }: { choices?: OrderChoices; idempotencyKey?: string } = {},
): Promise<Result<PlacedOrder>> {
  const shown = await shownNow(deps, buyer, choices);
  return placeOrder(deps, { buyer, choices, shown, idempotencyKey });
}

/** The rules that are broken, with their rows: an empty list where the books are right. */
export async function brokenRules(db: Database): Promise<readonly string[]> {
  const checked = await checkBooks(db);
  return checked
    .filter(({ broken }) => broken.length > 0)
    .map(({ name, broken }) => `${name}: ${JSON.stringify(broken)}`);
}
