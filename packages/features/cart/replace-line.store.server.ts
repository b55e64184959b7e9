import type { Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import type { HeldCart } from "./cart.store.server.ts";

/** The line that goes, by its id alone, or by its item or its id, and how many of it; null for all. */
export interface Replaced {
  readonly by: "id" | "any";
  readonly name: string;
  readonly quantity: number | null;
}

/** Takes what is replaced out of the cart, the whole line where no fewer are named; false where there is no such line. */
export async function takeFromLine(tx: Tx, cart: HeldCart, { by, name, quantity }: Replaced): Promise<boolean> {
  const which = by === "id" ? sql`id::text = ${name}` : sql`(sku = ${name} or id::text = ${name})`;
  const left = await sql`
    update cart_line set quantity = quantity - ${quantity}::integer, version = ${cart.version}
    where cart_id = ${cart.id} and ${which} and quantity > ${quantity}::integer
    returning sku
  `.execute(tx);
  if (left.rows.length > 0) return true;
  const gone = await sql`delete from cart_line where cart_id = ${cart.id} and ${which} returning sku`.execute(tx);
  return gone.rows.length > 0;
}
