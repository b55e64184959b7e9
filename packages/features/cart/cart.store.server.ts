import { bug } from "@capstan/platform/bug";
import type { Database, Tx } from "@capstan/platform/db";
import { type JsonQuery, anyOf } from "@capstan/platform/json-query";
import { type Generated, sql } from "kysely";
import type { CartOwner } from "./cart.ts";
import type { MergeNotice } from "./merge-lines.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    cart: {
      id: string;
      user_id: string | null;
      account_number: string | null;
      created_at: Date;
      updated_at: Date;
      version: Generated<number>;
      notice: Generated<MergeNotice | null>;
    };
    cart_line: {
      id: Generated<string>;
      cart_id: string;
      sku: string;
      quantity: number;
      position: number;
      added_at: Date;
      version: Generated<number>;
      has_warranty: Generated<boolean>;
      note: Generated<string | null>;
      reference: Generated<string | null>;
      add_method: Generated<string | null>;
      finding_method: Generated<string | null>;
    };
    cart_inactive_line: {
      cart_id: string;
      state: "saved" | "removed";
      sku: string;
      quantity: number;
      position: number;
      added_at: Date;
      has_warranty: boolean;
      note: string | null;
      reference: string | null;
      version: number;
      since: Date;
    };
    cart_addition: {
      cart_id: string;
      key: string;
      added_at: Date;
      entries: unknown;
    };
  }
}

export interface HeldCart {
  readonly id: string;
  readonly version: number;
}

/** Makes the owner's cart where there is none, raises its version, and holds it until the transaction ends. */
export async function openCart(
  tx: Tx,
  owner: CartOwner,
  { newId, now }: { readonly newId: string; readonly now: Date },
): Promise<HeldCart> {
  if (owner.kind === "visitor") return (await heldCart(tx, owner.cartId, now)) ?? newCart(tx, newId, now);
  const { rows } = await sql<HeldCart>`
    insert into cart (id, user_id, account_number, created_at, updated_at, version)
    values (${newId}, ${owner.userId}, ${owner.accountNumber}, ${now}, ${now}, 1)
    on conflict (user_id, account_number) where user_id is not null
      do update set updated_at = excluded.updated_at, version = cart.version + 1
    returning id, version
  `.execute(tx);
  return rows[0] ?? bug("an upsert returned no row");
}

async function heldCart(tx: Tx, cartId: string | null, now: Date): Promise<HeldCart | undefined> {
  if (cartId === null) return undefined;
  return tx
    .updateTable("cart")
    .set({ updated_at: now, version: sql`version + 1` })
    .where("id", "=", cartId)
    .where("user_id", "is", null)
    .returning(["id", "version"])
    .executeTakeFirst();
}

/** A form that is posted twice before its cart's cookie came back finds the cart that its first post made. */
async function newCart(tx: Tx, id: string, now: Date): Promise<HeldCart> {
  const { rows } = await sql<HeldCart>`
    insert into cart (id, created_at, updated_at, version) values (${id}, ${now}, ${now}, 1)
    on conflict (id) do update set updated_at = excluded.updated_at, version = cart.version + 1
      where cart.user_id is null
    returning id, version
  `.execute(tx);
  return rows[0] ?? bug("a visitor's new cart has a user");
}

/** The owner's cart as it is, held until the transaction ends; undefined where there is none. */
export async function lockCart(tx: Tx, owner: CartOwner): Promise<HeldCart | undefined> {
  if (isNobodys(owner)) return undefined;
  return cartsOf(tx, owner).select(["cart.id", "cart.version"]).forUpdate().executeTakeFirst();
}

export async function countLines(db: Database, owner: CartOwner): Promise<number> {
  if (isNobodys(owner)) return 0;
  const { lines } = await linesOfOwner(db, owner)
    .select((line) => line.fn.countAll<string>().as("lines"))
    .executeTakeFirstOrThrow();
  return Number(lines);
}

export interface StoredLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly addedAt: Date;
  readonly version: number;
  readonly hasWarranty: boolean;
  readonly note: string | null;
  readonly reference: string | null;
}

export async function storedLines(db: Database, owner: CartOwner): Promise<readonly StoredLine[]> {
  if (isNobodys(owner)) return [];
  return linesOfOwner(db, owner)
    .select([
      "cart_line.id",
      "cart_line.sku",
      "cart_line.quantity",
      "cart_line.added_at as addedAt",
      "cart_line.version",
      "cart_line.has_warranty as hasWarranty",
      "cart_line.note",
      "cart_line.reference",
    ])
    .orderBy("cart_line.position")
    .orderBy("cart_line.id")
    .execute();
}

/** What is in the owner's cart, and how many of each. */
export async function cartQuantities(
  db: Database,
  owner: CartOwner,
): Promise<readonly Pick<StoredLine, "sku" | "quantity">[]> {
  if (isNobodys(owner)) return [];
  return linesOfOwner(db, owner).select(["cart_line.sku", "cart_line.quantity"]).execute();
}

export interface InactiveLine {
  readonly state: "saved" | "removed";
  readonly sku: string;
  readonly quantity: number;
  readonly version: number;
}

export interface StoredCart extends HeldCart {
  readonly notice: MergeNotice | null;
  /** The last that were saved or removed first. */
  readonly inactive: readonly InactiveLine[];
}

/** All of a cart but its lines. */
export async function storedCart(db: Database, owner: CartOwner): Promise<StoredCart | undefined> {
  if (isNobodys(owner)) return undefined;
  return cartsOf(db, owner)
    .select([
      "cart.id",
      "cart.version",
      "cart.notice",
      sql<readonly InactiveLine[]>`(
        select coalesce(json_agg(json_build_object(
          'state', state, 'sku', sku, 'quantity', quantity, 'version', line.version
        ) order by line.version desc, position), '[]')
        from cart_inactive_line as line where line.cart_id = cart.id
      )`.as("inactive"),
    ])
    .executeTakeFirst();
}

/** Since when each of some items has been in the owner's cart. */
export function linesSince(owner: CartOwner, skus: readonly string[]): JsonQuery<ReadonlyMap<string, Date>> {
  const whose =
    owner.kind === "user"
      ? sql`user_id = ${owner.userId} and account_number is not distinct from ${owner.accountNumber}`
      : sql`cart.id = ${owner.cartId}::uuid and user_id is null`;
  return {
    select: sql`
      select coalesce(json_agg(json_build_object('sku', sku, 'addedAt', added_at)), '[]')
      from cart join cart_line on cart_line.cart_id = cart.id where ${whose} and sku = ${anyOf(skus)}`,
    read: (rows: readonly { readonly sku: string; readonly addedAt: string }[]) =>
      new Map(rows.map(({ sku, addedAt }) => [sku, new Date(addedAt)])),
  };
}

type OnFileOwner =
  | { readonly userId: string; readonly accountNumber: string }
  | { readonly userId: null; readonly cartId: string };

/** Somebody's cart with its lines as one answer, for whoever has to see both and more at one moment. */
export function cartOnFile(
  owner: OnFileOwner,
): JsonQuery<(HeldCart & { readonly lines: readonly StoredLine[] }) | null> {
  return {
    select: sql`
      select json_build_object('id', cart.id, 'version', cart.version, 'lines', (
        select coalesce(json_agg(json_build_object(
          'id', line.id::text, 'sku', sku, 'quantity', quantity, 'addedAt', added_at, 'version', line.version,
          'hasWarranty', has_warranty, 'note', note, 'reference', reference
        ) order by position, line.id), '[]')
        from cart_line as line where line.cart_id = cart.id
      ))
      from cart where ${
        owner.userId === null
          ? sql`id = ${owner.cartId}::uuid and user_id is null`
          : sql`user_id = ${owner.userId} and account_number = ${owner.accountNumber}`
      }`,
    read: (cart: (HeldCart & { readonly lines: readonly (StoredLine & { readonly addedAt: string })[] }) | null) =>
      cart && { ...cart, lines: cart.lines.map((line) => ({ ...line, addedAt: new Date(line.addedAt) })) },
  };
}

export function isNobodys(owner: CartOwner): boolean {
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
