import { maxQuantity } from "@capstan/features/catalog/server";
import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import { type HeldCart, lockCart, openCart } from "./cart.store.server.ts";
import { type CartOwner, maxLines } from "./cart.ts";
import { type MergeLine, mergePlan } from "./merge-lines.ts";

export interface Merge {
  readonly guestCartId: string;
  readonly owner: Extract<CartOwner, { kind: "user" }>;
  readonly newId: string;
  readonly now: Date;
}

/**
 * One transaction, with both carts held, the guest's first: of two sign-ins at once the second finds no guest's cart any
 * more. The guest's remembered additions come along, so that a call which is sent again after the sign-in adds nothing.
 */
export async function mergeCarts(db: Database, { guestCartId, owner, newId, now }: Merge): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const guest = await lockCart(tx, { kind: "visitor", cartId: guestCartId });
    if (!guest) return;
    const own = await openCart(tx, owner, { newId, now });
    const [guestLines, ownLines] = await linesOfBoth(tx, guest, own);
    const { moved, saved, notice } = mergePlan(guestLines, ownLines, { maxLines, maxQuantity });
    await moveLines(tx, { guest, own, moved });
    await saveLines(tx, { guest, own, saved, now });
    await sql`
      insert into cart_addition (cart_id, key, added_at, entries)
      select ${own.id}, key, added_at, entries from cart_addition where cart_id = ${guest.id}
      on conflict (cart_id, key) do nothing
    `.execute(tx);
    if (notice)
      await tx
        .updateTable("cart")
        .set({ notice: JSON.stringify(notice) as never })
        .where("id", "=", own.id)
        .execute();
    await tx.deleteFrom("cart").where("id", "=", guest.id).execute();
  });
}

async function linesOfBoth(tx: Tx, guest: HeldCart, own: HeldCart): Promise<[MergeLine[], MergeLine[]]> {
  const lines = await tx
    .selectFrom("cart_line")
    .select(["cart_id", "sku", "quantity"])
    .where("cart_id", "in", [guest.id, own.id])
    .orderBy("position")
    .orderBy("id")
    .execute();
  return [lines.filter(({ cart_id }) => cart_id === guest.id), lines.filter(({ cart_id }) => cart_id === own.id)];
}

interface Moves {
  readonly guest: HeldCart;
  readonly own: HeldCart;
}

/** A line that both have keeps what the user has said of it. */
async function moveLines(tx: Tx, { guest, own, moved }: Moves & { moved: readonly MergeLine[] }): Promise<void> {
  if (moved.length === 0) return;
  const [skus, quantities] = [moved.map(({ sku }) => sku), moved.map(({ quantity }) => quantity)];
  await sql`
    with last as (select coalesce(max(position), 0) as position from cart_line where cart_id = ${own.id})
    insert into cart_line
      (cart_id, sku, quantity, position, added_at, version, has_warranty, note, reference, add_method, finding_method)
    select
      ${own.id}::uuid, line.sku, moved.quantity, last.position + moved.place, line.added_at, ${own.version},
      line.has_warranty, line.note, line.reference, line.add_method, line.finding_method
    from
      unnest(${skus}::text[], ${quantities}::integer[]) with ordinality as moved (sku, quantity, place)
      join cart_line as line on line.cart_id = ${guest.id} and line.sku = moved.sku, last
    on conflict (cart_id, sku) do update set
      quantity = cart_line.quantity + excluded.quantity,
      has_warranty = cart_line.has_warranty or excluded.has_warranty,
      note = coalesce(cart_line.note, excluded.note),
      reference = coalesce(cart_line.reference, excluded.reference),
      version = excluded.version
  `.execute(tx);
}

/** What found no room, and what the guest had saved for later. */
async function saveLines(
  tx: Tx,
  { guest, own, saved, now }: Moves & { saved: readonly MergeLine[]; now: Date },
): Promise<void> {
  const [skus, quantities] = [saved.map(({ sku }) => sku), saved.map(({ quantity }) => quantity)];
  await sql`
    with kept as (
      select line.sku, saved.quantity, line.position, line.added_at, line.has_warranty, line.note, line.reference
      from
        unnest(${skus}::text[], ${quantities}::integer[]) as saved (sku, quantity)
        join cart_line as line on line.cart_id = ${guest.id} and line.sku = saved.sku
      union all
      select sku, quantity, position, added_at, has_warranty, note, reference
      from cart_inactive_line where cart_id = ${guest.id} and state = 'saved'
    )
    insert into cart_inactive_line
      (cart_id, state, sku, quantity, position, added_at, has_warranty, note, reference, version, since)
    select
      ${own.id}::uuid, 'saved', sku, least(${maxQuantity}, sum(quantity)), min(position), min(added_at),
      bool_or(has_warranty), max(note), max(reference), ${own.version}, ${now}::timestamptz
    from kept group by sku
    on conflict (cart_id, state, sku) do update set
      quantity = least(${maxQuantity}, cart_inactive_line.quantity + excluded.quantity),
      version = excluded.version,
      since = excluded.since
  `.execute(tx);
}
