import type { Database } from "@capstan/platform/db";
import type { JsonQuery } from "@capstan/platform/json-query";
import { sql } from "kysely";
import type { SavedDelivery, SavedPayment } from "./checkout.ts";
import type { CheckoutChange } from "./compare-choices.server.ts";

/** Whose checkout it is: one a user and account, as there is one cart, or one a guest's cart. */
export type CheckoutKey =
  | { readonly accountNumber: string; readonly userId: string }
  | { readonly userId: null; readonly cartId: string };

/** Both tables have the same columns beside their keys. */
function rowOf(key: CheckoutKey) {
  return key.userId === null
    ? { table: sql.table("guest_checkout"), names: sql`cart_id`, values: sql`${key.cartId}::uuid` }
    : {
        table: sql.table("checkout"),
        names: sql`account_number, user_id`,
        values: sql`${key.accountNumber}, ${key.userId}`,
      };
}

export interface SeenPrice {
  readonly quantity: number;
  /** A decimal text. */
  readonly price: string;
}

export interface SavedCheckout {
  readonly delivery: SavedDelivery | null;
  readonly pickupSkus: readonly string[];
  readonly payment: SavedPayment | null;
  readonly seenPrices: Readonly<Record<string, SeenPrice>>;
  readonly changes: readonly CheckoutChange[];
}

const nothingSaved: SavedCheckout = { delivery: null, pickupSkus: [], payment: null, seenPrices: {}, changes: [] };

export function savedCheckout(key: CheckoutKey): JsonQuery<SavedCheckout> {
  const { table, names, values } = rowOf(key);
  return {
    select: sql`
      select json_build_object(
        'delivery', delivery, 'pickupSkus', pickup_skus, 'payment', payment, 'seenPrices', seen_prices,
        'changes', coalesce(changes, '[]')
      )
      from ${table} where (${names}) = (${values})`,
    read: (saved: SavedCheckout | null) => saved ?? nothingSaved,
  };
}

type Section = { readonly delivery: SavedDelivery } | { readonly payment: SavedPayment };

/** Each section is a column: what another tab saves of another section stays. */
export async function saveSection(db: Database, key: CheckoutKey, section: Section, now: Date): Promise<void> {
  const [column, value] = "delivery" in section ? ["delivery", section.delivery] : ["payment", section.payment];
  const saved = JSON.stringify(value);
  const { table, names, values } = rowOf(key);
  await sql`
    insert into ${table} (${names}, ${sql.ref(column)}, updated_at) values (${values}, ${saved}::jsonb, ${now})
    on conflict (${names}) do update set ${sql.ref(column)} = ${saved}::jsonb, updated_at = ${now}
  `.execute(db);
}

/** Lines that are picked up from now on, or are not. */
export async function savePickup(
  db: Database,
  key: CheckoutKey,
  { skus, isPickup, now }: { readonly skus: readonly string[]; readonly isPickup: boolean; readonly now: Date },
): Promise<void> {
  const added = isPickup ? skus : [];
  const { table, names, values } = rowOf(key);
  await sql`
    insert into ${table} as saved (${names}, pickup_skus, updated_at) values (${values}, ${added}::text[], ${now})
    on conflict (${names}) do update set updated_at = ${now}, pickup_skus = array(
      select sku from unnest(saved.pickup_skus) as sku where sku <> all (${skus}::text[])
      union all select unnest(${added}::text[])
    )
  `.execute(db);
}

/** Remembers what a page showed, of the lines of which nothing is remembered for their quantity. */
export async function rememberPrices(
  db: Database,
  key: CheckoutKey,
  { prices, now }: { readonly prices: Readonly<Record<string, SeenPrice>>; readonly now: Date },
): Promise<void> {
  if (Object.keys(prices).length === 0) return;
  const seen = JSON.stringify(prices);
  const { table, names, values } = rowOf(key);
  await sql`
    insert into ${table} as saved (${names}, seen_prices, updated_at) values (${values}, ${seen}::jsonb, ${now})
    on conflict (${names}) do update set seen_prices = saved.seen_prices || ${seen}::jsonb
  `.execute(db);
}

export async function saveChanges(
  db: Database,
  key: CheckoutKey,
  { changes, now }: { readonly changes: readonly CheckoutChange[]; readonly now: Date },
): Promise<void> {
  const list = JSON.stringify(changes);
  const { table, names, values } = rowOf(key);
  await sql`
    insert into ${table} (${names}, changes, updated_at) values (${values}, ${list}::jsonb, ${now})
    on conflict (${names}) do update set changes = ${list}::jsonb, updated_at = ${now}
  `.execute(db);
}

/** The order is placed: the next cart begins anew. What was chosen after that is the next order's. */
export async function deleteCheckout(db: Database, key: CheckoutKey, placedAt: Date): Promise<void> {
  const { table, names, values } = rowOf(key);
  await sql`delete from ${table} where (${names}) = (${values}) and updated_at <= ${placedAt}`.execute(db);
}
