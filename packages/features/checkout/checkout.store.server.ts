import type { OrderChange } from "@capstan/features/orders/server";
import type { Database } from "@capstan/platform/db";
import type { JsonQuery } from "@capstan/platform/json-query";
import { sql } from "kysely";
import type { SavedDelivery, SavedPayment } from "./checkout.ts";

/** Whose checkout it is: one a user and account, as there is one cart. */
export interface CheckoutKey {
  readonly accountNumber: string;
  readonly userId: string;
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
  readonly changes: readonly OrderChange[];
}

const nothingSaved: SavedCheckout = { delivery: null, pickupSkus: [], payment: null, seenPrices: {}, changes: [] };

export function savedCheckout({ accountNumber, userId }: CheckoutKey): JsonQuery<SavedCheckout> {
  return {
    select: sql`
      select json_build_object(
        'delivery', delivery, 'pickupSkus', pickup_skus, 'payment', payment, 'seenPrices', seen_prices,
        'changes', coalesce(changes, '[]')
      )
      from checkout where account_number = ${accountNumber} and user_id = ${userId}`,
    read: (saved: SavedCheckout | null) => saved ?? nothingSaved,
  };
}

type Section = { readonly delivery: SavedDelivery } | { readonly payment: SavedPayment };

/** Each section is a column: what another tab saves of another section stays. */
export async function saveSection(db: Database, key: CheckoutKey, section: Section, now: Date): Promise<void> {
  const [column, value] = "delivery" in section ? ["delivery", section.delivery] : ["payment", section.payment];
  const saved = JSON.stringify(value);
  await sql`
    insert into checkout (account_number, user_id, ${sql.ref(column)}, updated_at)
    values (${key.accountNumber}, ${key.userId}, ${saved}::jsonb, ${now})
    on conflict (account_number, user_id) do update set ${sql.ref(column)} = ${saved}::jsonb, updated_at = ${now}
  `.execute(db);
}

/** Lines that are picked up from now on, or are not. */
export async function savePickup(
  db: Database,
  key: CheckoutKey,
  { skus, isPickup, now }: { readonly skus: readonly string[]; readonly isPickup: boolean; readonly now: Date },
): Promise<void> {
  const added = isPickup ? skus : [];
  await sql`
    insert into checkout (account_number, user_id, pickup_skus, updated_at)
    values (${key.accountNumber}, ${key.userId}, ${added}::text[], ${now})
    on conflict (account_number, user_id) do update set updated_at = ${now}, pickup_skus = array(
      select sku from unnest(checkout.pickup_skus) as sku where sku <> all (${skus}::text[])
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
  await sql`
    insert into checkout (account_number, user_id, seen_prices, updated_at)
    values (${key.accountNumber}, ${key.userId}, ${seen}::jsonb, ${now})
    on conflict (account_number, user_id) do update set seen_prices = checkout.seen_prices || ${seen}::jsonb
  `.execute(db);
}

export async function saveChanges(
  db: Database,
  key: CheckoutKey,
  { changes, now }: { readonly changes: readonly OrderChange[]; readonly now: Date },
): Promise<void> {
  const list = JSON.stringify(changes);
  await sql`
    insert into checkout (account_number, user_id, changes, updated_at)
    values (${key.accountNumber}, ${key.userId}, ${list}::jsonb, ${now})
    on conflict (account_number, user_id) do update set changes = ${list}::jsonb, updated_at = ${now}
  `.execute(db);
}

/** The order is placed: the next cart begins anew. */
export async function deleteCheckout(db: Database, { accountNumber, userId }: CheckoutKey): Promise<void> {
  await sql`delete from checkout where account_number = ${accountNumber} and user_id = ${userId}`.execute(db);
}
