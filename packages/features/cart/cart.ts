import type { PromiseText } from "@capstan/features/availability";
import type { PriceLabel } from "@capstan/features/pricing";
import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";
import type { WireCartItem, WireEntry, WireError } from "./cart.schema.ts";
import type { AcceptanceFlag } from "./compliance.ts";

export const maxLines = 500;

/** By this cookie an anonymous visitor's browser knows its cart. Whoever has the id has the cart, so script can't read it. */
export const cartCookie = "cart";
export const cartCookieSeconds = 30 * 24 * 60 * 60;

/** Whose cart it is: a user's in one account, or that of whoever holds the id. */
export type CartOwner =
  | {
      readonly kind: "user";
      readonly userId: string;
      readonly accountNumber: string | null;
      /** Who changes the cart in the user's place: that is put on record. */
      readonly agentId: string | null;
    }
  | { readonly kind: "visitor"; readonly cartId: string | null };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function ownerOf({ userId, accountNumber, agentId }: Visitor, cookie: string | undefined): CartOwner {
  if (userId !== null) return { kind: "user", userId, accountNumber, agentId };
  return { kind: "visitor", cartId: cartIdIn(cookie) };
}

/** The cart that a browser says it has; whether there is one is not looked up. */
export function cartIdIn(cookie: string | undefined): string | null {
  return cookie !== undefined && uuid.test(cookie) ? cookie : null;
}

/** Who decides on a restriction: the same as whose cart it is. */
export function deciderOf(owner: CartOwner) {
  const nobody = { userId: null, accountNumber: null, agentId: null, cartId: null };
  if (owner.kind === "visitor") return { ...nobody, cartId: owner.cartId };
  const { userId, accountNumber, agentId } = owner;
  return { ...nobody, userId, accountNumber, agentId };
}

/** How a plain form's addition or change went, as the cart's address says it. */
export const outcomes = [
  "invalid",
  "discontinued",
  "restricted",
  "changed",
  "gone",
  "full",
  "quantity",
  "some",
] as const;
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

/** The whole of a line: what the specification's Cart line names, and what can be changed of it. */
export interface CartLineDetails extends CartLineView {
  /** Goes with every change of the line: one that was made for an older version is refused. */
  readonly version: number;
  readonly note: string | null;
  readonly reference: string | null;
  readonly hasWarranty: boolean;
  /** The protection plan that is offered with the item, bought or not. */
  readonly warranty: { readonly name: string; readonly price: string; readonly total: string } | null;
  readonly cartItem: WireCartItem;
  /** Why the quantity does not fit the packs. */
  readonly packProblem: string | null;
  /** Null for what is not sold any more. */
  readonly promise: CartPromise | null;
  /** Why the line can't be ordered as it is. */
  readonly problem: LineProblem | null;
}

/** When a line comes: shipped, and picked up at the branch that the buyer has chosen. */
export interface CartPromise {
  readonly ship: PromiseText | null;
  readonly pickup: { readonly branch: string; readonly promise: PromiseText } | null;
}

export interface LineProblem {
  readonly errorType: WireEntry["errorType"];
  /** The restriction's code, where one is asked or refuses. */
  readonly restriction: string | null;
  readonly error: WireError;
}

/** Spec 8: lines with the same problem under one message. */
export interface ProblemGroup {
  readonly errorType: WireEntry["errorType"];
  readonly errorMessage: string;
  /** The message as markup that went through a whitelist. */
  readonly errorHtml: string;
  readonly entries: readonly CartLineDetails[];
}

export interface SavedLine {
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  readonly quantity: number;
  readonly isSold: boolean;
}

/** A question that a plain form's addition ran into, for the page that asks it. */
export interface PendingQuestion {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly errorType: NonNullable<WireEntry["errorType"]>;
  /** The form's field that agrees with `true` and declines with `false`. */
  readonly flag: AcceptanceFlag;
  readonly error: WireError;
}

export interface CartDetails extends CartView {
  /** What could take the place of a line that is not sold any more, by its SKU. */
  readonly alternates: ReadonlyMap<string, readonly CartLineDetails[]>;
  readonly version: number;
  readonly lines: readonly CartLineDetails[];
  readonly problems: readonly ProblemGroup[];
  readonly saved: readonly SavedLine[];
  /** The removal that was the cart's last change: `change` goes with the form that undoes it. */
  readonly removed: { readonly change: number; readonly lines: readonly SavedLine[] } | null;
  /** What a sign-in did to the cart, sentence by sentence; empty where nothing is to be told. */
  readonly notice: readonly string[];
  readonly question: PendingQuestion | null;
}

/** How the page gets its data: the server puts the reader there for each request. */
export const cartContext = createContext<{
  load(request: Request, visitor: Visitor): Promise<CartDetails>;
  /** The cart as a file for a spreadsheet. */
  csv(request: Request, visitor: Visitor): Promise<string>;
}>();
