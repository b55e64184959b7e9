import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type CookieChange, type Cookies, removedCookie } from "@capstan/platform/http";
import { cartCookie, cartIdIn } from "./cart.ts";
import { mergeCarts } from "./merge-carts.store.server.ts";

export interface MergeDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly newId: () => string;
}

export interface SignedInBrowser {
  readonly userId: string;
  readonly accountNumber: string | null;
  readonly cookies: Cookies;
}

/**
 * Whoever signs in finds what this browser's cart held in their own, in the account that they work in. Agents who act
 * for a customer sign in as themselves: this is not called when they begin to act, so no cart of theirs is merged.
 */
export async function mergeGuestCart(
  { db, clock, newId }: MergeDeps,
  { userId, accountNumber, cookies }: SignedInBrowser,
): Promise<readonly CookieChange[]> {
  const guestCartId = cartIdIn(cookies[cartCookie]);
  if (guestCartId === null) return [];
  const owner = { kind: "user", userId, accountNumber, agentId: null } as const;
  await mergeCarts(db, { guestCartId, owner, newId: newId(), now: clock.now() });
  return [removedCookie(cartCookie)];
}
