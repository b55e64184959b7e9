import type { Clock } from "@capstan/platform/clock";
import type { Database, Tx } from "@capstan/platform/db";
import { type Result, fail, ok } from "@capstan/platform/result";
import { type HeldCart, lockCart } from "./cart.store.server.ts";
import type { CartOwner } from "./cart.ts";
import { lineVersion, raiseVersion } from "./change-lines.store.server.ts";

export interface ChangeDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** The line that a page shows, as that page knows it. */
export interface LineOnPage {
  readonly sku: string;
  /** The page's version of the line; left out, whatever it is now is meant. */
  readonly version?: number | undefined;
}

export interface Changed {
  /** The cart's, after the change. */
  readonly version: number;
  /** Where the change can be undone, what names it. */
  readonly undo: number | null;
}

export type ChangeResult = Result<Changed>;

/** One change of one cart: the cart is held, the change is made with its next version, or nothing is. */
export async function changeCart(
  { db, clock }: ChangeDeps,
  owner: CartOwner,
  change: (tx: Tx, cart: HeldCart, now: Date) => Promise<ChangeResult>,
): Promise<ChangeResult> {
  const now = clock.now();
  const refused: { result?: ChangeResult } = {};
  try {
    return await db.transaction().execute(async (tx) => {
      const cart = await lockCart(tx, owner);
      if (!cart) return fail({ code: "CART_LINE_NOT_FOUND" });
      const result = await change(tx, await raiseVersion(tx, cart, now), now);
      if (result.ok) return result;
      refused.result = result;
      throw new Refused();
    });
  } catch (error) {
    if (error instanceof Refused && refused.result) return refused.result;
    throw error;
  }
}

/** Takes back what the transaction has done so far; it never leaves this file. */
class Refused extends Error {}

/** The same, of one line: refused where another page has changed it since. */
export async function changeLine(
  deps: ChangeDeps,
  { owner, line }: { readonly owner: CartOwner; readonly line: LineOnPage },
  change: (tx: Tx, cart: HeldCart, now: Date) => Promise<ChangeResult>,
): Promise<ChangeResult> {
  return changeCart(deps, owner, async (tx, cart, now) => {
    const version = await lineVersion(tx, cart.id, line.sku);
    if (version === undefined) return fail({ code: "CART_LINE_NOT_FOUND" });
    if (line.version !== undefined && line.version !== version) return fail({ code: "CART_CHANGED" });
    return change(tx, cart, now);
  });
}

export function changed({ version }: HeldCart, undo: number | null = null): ChangeResult {
  return ok({ version, undo });
}
