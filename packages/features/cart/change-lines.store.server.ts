import { maxQuantity } from "@capstan/features/catalog/server";
import type { Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import type { HeldCart } from "./cart.store.server.ts";
import { maxLines } from "./cart.ts";

/** How long a removal can be undone. */
const undoMs = 24 * 60 * 60 * 1_000;

export interface LineChange {
  readonly quantity?: number;
  readonly hasWarranty?: boolean;
  readonly note?: string | null;
  readonly reference?: string | null;
}

/** The version of a line; undefined where the cart has none of the item. */
export async function lineVersion(tx: Tx, cartId: string, sku: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom("cart_line")
    .select("version")
    .where("cart_id", "=", cartId)
    .where("sku", "=", sku)
    .executeTakeFirst();
  return row?.version;
}

export async function updateLine(tx: Tx, cart: HeldCart, sku: string, change: LineChange): Promise<void> {
  const { hasWarranty, ...others } = change;
  await tx
    .updateTable("cart_line")
    .set({ ...others, ...(hasWarranty === undefined ? {} : { has_warranty: hasWarranty }), version: cart.version })
    .where("cart_id", "=", cart.id)
    .where("sku", "=", sku)
    .execute();
}

/** Every change raises the version; what was told is known to whoever changes the cart. */
export async function raiseVersion(tx: Tx, cart: HeldCart, now: Date): Promise<HeldCart> {
  const version = cart.version + 1;
  await tx.updateTable("cart").set({ version, updated_at: now }).where("id", "=", cart.id).execute();
  return { ...cart, version };
}

export async function clearNotice(tx: Tx, cartId: string): Promise<void> {
  await tx.updateTable("cart").set({ notice: null }).where("id", "=", cartId).execute();
}

export interface SetAside {
  readonly state: "saved" | "removed";
  /** All of the cart's where none are named. */
  readonly skus: readonly string[] | null;
  readonly now: Date;
}

/**
 * Takes lines out of the cart and keeps them: for later, or until a removal can't be undone any more. With them goes the
 * memory of what was added: who takes an item out and adds it again on the same page wants it.
 */
export async function setAside(tx: Tx, cart: HeldCart, { state, skus, now }: SetAside): Promise<readonly string[]> {
  const { rows } = await sql<{ sku: string }>`
    with forgotten as (
      delete from cart_addition where cart_id = ${cart.id}
    ), outdated as (
      delete from cart_inactive_line
      where cart_id = ${cart.id} and state = 'removed' and since < ${new Date(now.getTime() - undoMs)}
        and not coalesce(sku = any(${skus}::text[]), true)
    ), moved as (
      delete from cart_line
      where cart_id = ${cart.id} and coalesce(sku = any(${skus}::text[]), true)
      returning *
    )
    insert into cart_inactive_line
      (cart_id, state, sku, quantity, position, added_at, has_warranty, note, reference, version, since)
    select
      cart_id, ${state}, sku, quantity, position, added_at, has_warranty, note, reference, ${cart.version},
      ${now}::timestamptz
    from moved
    on conflict (cart_id, state, sku) do update set
      quantity = case when excluded.state = 'saved'
        then least(${maxQuantity}, cart_inactive_line.quantity + excluded.quantity) else excluded.quantity end,
      position = excluded.position, added_at = excluded.added_at, has_warranty = excluded.has_warranty,
      note = excluded.note, reference = excluded.reference, version = excluded.version, since = excluded.since
    returning sku
  `.execute(tx);
  return rows.map(({ sku }) => sku);
}

export type BringBack =
  | { readonly state: "saved"; readonly sku: string }
  /** The version of the change that removed them. */
  | { readonly state: "removed"; readonly change: number };

/** Puts lines back where they stood. One that was added again meanwhile gets both quantities. Those without room stay. */
export async function bringBack(tx: Tx, cart: HeldCart, what: BringBack): Promise<readonly string[]> {
  const which = what.state === "saved" ? sql`line.sku = ${what.sku}` : sql`line.version = ${what.change}`;
  const { rows } = await sql<{ sku: string }>`
    with candidate as (
      select
        line.*, active.id is not null as is_there, coalesce(active.quantity, 0) as active_quantity,
        count(*) filter (where active.id is null) over (order by line.position, line.sku) as new_place
      from cart_inactive_line as line
        left join cart_line as active on active.cart_id = line.cart_id and active.sku = line.sku
      where line.cart_id = ${cart.id} and line.state = ${what.state} and ${which}
    ), fitting as (
      select * from candidate
      where active_quantity + quantity <= ${maxQuantity} and (
        is_there or new_place + (select count(*) from cart_line where cart_id = ${cart.id}) <= ${maxLines}
      )
    ), gone as (
      delete from cart_inactive_line as line using fitting
      where line.cart_id = ${cart.id} and line.state = ${what.state} and line.sku = fitting.sku
    )
    insert into cart_line (cart_id, sku, quantity, position, added_at, version, has_warranty, note, reference)
    select cart_id, sku, quantity, position, added_at, ${cart.version}, has_warranty, note, reference from fitting
    on conflict (cart_id, sku) do update set
      quantity = cart_line.quantity + excluded.quantity, version = excluded.version
    returning sku
  `.execute(tx);
  return rows.map(({ sku }) => sku);
}

/** Whether there is anything to bring back. */
export async function isSetAside(tx: Tx, cart: HeldCart, what: BringBack): Promise<boolean> {
  const lines = tx.selectFrom("cart_inactive_line").select("sku").where("cart_id", "=", cart.id);
  const these = what.state === "saved" ? lines.where("sku", "=", what.sku) : lines.where("version", "=", what.change);
  return (await these.where("state", "=", what.state).limit(1).execute()).length > 0;
}
