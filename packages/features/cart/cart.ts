import type { PriceLabel } from "@capstan/features/pricing";
import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";

export const maxLines = 1_000;

/** By this cookie an anonymous visitor's browser knows its cart. Whoever has the id has the cart, so script can't read it. */
export const cartCookie = "cart";
export const cartCookieSeconds = 30 * 24 * 60 * 60;

/** Whose cart it is: a user's in one account, or that of whoever holds the id. */
export type CartOwner =
  | { readonly kind: "user"; readonly userId: string; readonly accountNumber: string | null }
  | { readonly kind: "visitor"; readonly cartId: string | null };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function ownerOf({ userId, accountNumber }: Visitor, cookie: string | undefined): CartOwner {
  if (userId !== null) return { kind: "user", userId, accountNumber };
  return { kind: "visitor", cartId: cartIdIn(cookie) };
}

/** The cart that a browser says it has; whether there is one is not looked up. */
export function cartIdIn(cookie: string | undefined): string | null {
  return cookie !== undefined && uuid.test(cookie) ? cookie : null;
}

/** How a plain form's addition went, as the cart's address says it. */
export const outcomes = ["invalid", "discontinued"] as const;
export type AddFormOutcome = (typeof outcomes)[number];

/** What the cart's page shows. */
export interface CartView {
  readonly accountNumber: string | null;
  readonly lines: readonly CartLineView[];
  /** What has a price and is sold. */
  readonly subtotal: string;
  /** How many lines the subtotal leaves out. */
  readonly leftOut: number;
}

export interface CartLineView {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly url: string;
  readonly quantity: number;
  /** "each", "pack of 50". */
  readonly unitLabel: string;
  readonly price: PriceLabel;
  readonly total: string | null;
  readonly isSold: boolean;
}

/** How the page gets its data: the server puts the reader there for each request. */
export const cartContext = createContext<{ load(request: Request, visitor: Visitor): Promise<CartView> }>();
