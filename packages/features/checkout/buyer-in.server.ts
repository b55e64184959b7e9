import { type GuestBuyer, type OrderBuyer, guestAccount } from "@capstan/features/orders/server";
import { cartCookie, cartIdIn } from "@capstan/features/cart/server";
import { bug } from "@capstan/platform/bug";
import type { Cookies } from "@capstan/platform/http";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";

/** The route lets in nobody without an account. */
export function buyerIn({ userId, accountNumber, agentId }: Visitor): OrderBuyer {
  if (userId === null || accountNumber === null) return bug("the route let in somebody without an account");
  return { userId, accountNumber, agentId };
}

/** Whoever holds a cart's id may order what is in it. */
export function guestIn(cookies: Cookies): Result<GuestBuyer> {
  const cartId = cartIdIn(cookies[cartCookie]);
  if (cartId === null) return fail({ code: "ORDER_EMPTY" });
  return ok({ userId: null, accountNumber: guestAccount, agentId: null, cartId });
}
