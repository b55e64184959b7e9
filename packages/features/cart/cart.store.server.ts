import { bug } from "@capstan/platform/bug";
import type { Database, Tx } from "@capstan/platform/db";
import { type Generated, sql } from "kysely";
import { maxQuantity } from "@capstan/features/catalog/server";
import { type CartOwner, maxLines } from "./cart.ts";
import type { AddedEntry } from "./validate-entry.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    cart: {
      id: string;
      user_id: string | null;
      account_number: string | null;
      created_at: Date;
      updated_at: Date;
    };
    cart_line: {
      id: Generated<string>;
      cart_id: string;
      sku: string;
      quantity: number;
      position: number;
      added_at: Date;
    };
    cart_addition: {
      cart_id: string;
      key: string;
      added_at: Date;
      entries: unknown;
    };
  }
}

export interface Addition {
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
  /** For a cart that has to be made. */
  readonly newId: string;
  readonly now: Date;
  /** An addition of this key happens once; null where nothing tells two alike apart. */
  readonly key: string | null;
  /** How it went, from the lines' ids by SKU. What is not among them would have overfilled the cart or its line. */
  readonly settle: (lineIds: ReadonlyMap<string, string>) => readonly AddedEntry[];
}

export interface Added {
  readonly cartId: string;
  readonly entries: readonly AddedEntry[];
}

/** Longer than any page waits to be sent again. */
const rememberedMs = 12 * 60 * 60 * 1_000;

/** One transaction; it holds the cart from its first statement on, so two additions at once follow each other. */
export async function addLines(db: Database, owner: CartOwner, addition: Addition): Promise<Added> {
  return db.transaction().execute(async (tx) => {
    const cartId = await openCart(tx, owner, addition);
    const before = addition.key === null ? undefined : await rememberedEntries(tx, cartId, addition.key);
    if (before) return { cartId, entries: before };
    const entries = addition.settle(await mergeLines(tx, cartId, addition));
    if (addition.key !== null) await rememberEntries(tx, cartId, { key: addition.key, now: addition.now, entries });
    return { cartId, entries };
  });
}

async function rememberedEntries(tx: Tx, cartId: string, key: string): Promise<readonly AddedEntry[] | undefined> {
  const row = await tx
    .selectFrom("cart_addition")
    .select("entries")
    .where("cart_id", "=", cartId)
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.entries as readonly AddedEntry[] | undefined;
}

async function rememberEntries(
  tx: Tx,
  cartId: string,
  { key, now, entries }: { key: string; now: Date; entries: readonly AddedEntry[] },
): Promise<void> {
  await tx
    .deleteFrom("cart_addition")
    .where("cart_id", "=", cartId)
    .where("added_at", "<", new Date(now.getTime() - rememberedMs))
    .execute();
  await tx
    .insertInto("cart_addition")
    .values({ cart_id: cartId, key, added_at: now, entries: JSON.stringify(entries) })
    .execute();
}

async function openCart(tx: Tx, owner: CartOwner, { newId, now }: Addition): Promise<string> {
  if (owner.kind === "visitor") return (await heldCart(tx, owner.cartId, now)) ?? newCart(tx, newId, now);
  const { rows } = await sql<{ id: string }>`
    insert into cart (id, user_id, account_number, created_at, updated_at)
    values (${newId}, ${owner.userId}, ${owner.accountNumber}, ${now}, ${now})
    on conflict (user_id, account_number) where user_id is not null do update set updated_at = excluded.updated_at
    returning id
  `.execute(tx);
  return rows[0]?.id ?? bug("an upsert returned no row");
}

async function heldCart(tx: Tx, cartId: string | null, now: Date): Promise<string | undefined> {
  if (cartId === null) return undefined;
  const row = await tx
    .updateTable("cart")
    .set({ updated_at: now })
    .where("id", "=", cartId)
    .where("user_id", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** A form that is posted twice before its cart's cookie came back finds the cart that its first post made. */
async function newCart(tx: Tx, id: string, now: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into cart (id, created_at, updated_at) values (${id}, ${now}, ${now})
    on conflict (id) do update set updated_at = excluded.updated_at where cart.user_id is null
    returning id
  `.execute(tx);
  return rows[0]?.id ?? bug("a visitor's new cart has a user");
}

async function mergeLines(tx: Tx, cartId: string, { lines, now }: Addition): Promise<ReadonlyMap<string, string>> {
  const skus = lines.map(({ sku }) => sku);
  const quantities = lines.map(({ quantity }) => quantity);
  const { rows } = await sql<{ id: string; sku: string }>`
    with filled as (
      select count(*) as lines, coalesce(max(position), 0) as last from cart_line where cart_id = ${cartId}
    )
    insert into cart_line (cart_id, sku, quantity, position, added_at)
    select ${cartId}::uuid, wanted.sku, wanted.quantity, filled.last + wanted.place, ${now}::timestamptz
    from unnest(${skus}::text[], ${quantities}::integer[]) with ordinality as wanted (sku, quantity, place), filled
    where
      filled.lines + wanted.place <= ${maxLines}
      or exists (select from cart_line where cart_line.cart_id = ${cartId} and cart_line.sku = wanted.sku)
    on conflict (cart_id, sku) do update set quantity = cart_line.quantity + excluded.quantity
      where cart_line.quantity + excluded.quantity <= ${maxQuantity}
    returning id, sku
  `.execute(tx);
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

export async function countLines(db: Database, owner: CartOwner): Promise<number> {
  if (isNobodys(owner)) return 0;
  const { lines } = await linesOfOwner(db, owner)
    .select((line) => line.fn.countAll<string>().as("lines"))
    .executeTakeFirstOrThrow();
  return Number(lines);
}

export interface StoredLine {
  readonly sku: string;
  readonly quantity: number;
}

export async function storedLines(db: Database, owner: CartOwner): Promise<readonly StoredLine[]> {
  if (isNobodys(owner)) return [];
  return linesOfOwner(db, owner)
    .select(["cart_line.sku", "cart_line.quantity"])
    .orderBy("cart_line.position")
    .orderBy("cart_line.id")
    .execute();
}

/** With it goes the memory of what was added: who takes an item out and adds it again on the same page wants it. */
export async function removeLine(db: Database, owner: CartOwner, sku: string): Promise<void> {
  if (isNobodys(owner)) return;
  await db.transaction().execute(async (tx) => {
    const carts = cartsOf(tx, owner).select("cart.id");
    await tx.deleteFrom("cart_line").where("cart_id", "in", carts).where("sku", "=", sku).execute();
    await tx.deleteFrom("cart_addition").where("cart_id", "in", carts).execute();
  });
}

function isNobodys(owner: CartOwner): boolean {
  return owner.kind === "visitor" && owner.cartId === null;
}

/** A user's cart is not for who only knows its id. */
function cartsOf(db: Database, owner: CartOwner) {
  const carts = db.selectFrom("cart");
  return owner.kind === "user"
    ? carts
        .where("cart.user_id", "=", owner.userId)
        .where("cart.account_number", "is not distinct from", owner.accountNumber)
    : carts.where("cart.id", "=", owner.cartId ?? "").where("cart.user_id", "is", null);
}

function linesOfOwner(db: Database, owner: CartOwner) {
  return cartsOf(db, owner).innerJoin("cart_line", "cart_line.cart_id", "cart.id");
}
