import { createHash } from "node:crypto";
import type { CookieChange } from "@capstan/platform/http";
import { priceContextOf } from "@capstan/features/pricing/server";
import type { Visitor } from "@capstan/platform/visitor";
import { type CartFeatures, addAnswerOf } from "./add-answer.ts";
import { type AddItemsDeps, type AddRequest, type AddedItems, addItems } from "./add-items.server.ts";
import type { AddItemsAnswer } from "./cart.schema.ts";
import { type CartOwner, cartCookie, cartCookieSeconds, ownerOf } from "./cart.ts";

/** What the cart's routes share. */
export interface CartRouteDeps extends AddItemsDeps {
  readonly features: CartFeatures;
}

export const common = {
  slice: "cart",
  level: "anonymous",
  account: "visitor",
  agents: "change",
  recordsAgents: true,
  references: {
    "cartEntries[i].sku": "public",
    sku: "public",
    itemId: "public",
    productArray: "public",
    productCode: "public",
    replacedItemID: "public",
    replacedItemPK: "visitor",
    idempotencyKey: "visitor",
  },
  errors: ["ENGINE_UNAVAILABLE"],
} as const;

/** A person does not come near it; what fills the table with carts does. */
export const limit = { calls: 120, addressCalls: 600, seconds: 60 };

interface Call {
  readonly visitor: Visitor;
  readonly cookies: Readonly<Record<string, string>>;
  setCookie(change: CookieChange): void;
}

/** Adds for whoever calls, and leaves the cart's cookie with a guest. */
export async function addFor(
  deps: CartRouteDeps,
  { visitor, cookies, setCookie }: Call,
  request: Pick<AddRequest, "wanted" | "foundBy" | "agreed" | "idempotencyKey">,
): Promise<AddedItems> {
  const owner = ownerOf(visitor, cookies[cartCookie]);
  const result = await addItems(deps, { ...request, owner, priceContext: priceContextOf(visitor, deps.clock) });
  keepCart(owner, result.cartId, setCookie);
  return result;
}

export function answerFor(
  { features }: CartRouteDeps,
  { accountNumber }: Visitor,
  { entries, cartId, foundBy }: Pick<AddedItems, "entries" | "cartId"> & Pick<AddRequest, "foundBy">,
): AddItemsAnswer {
  return addAnswerOf({ entries, foundBy, cartName: cartId && cartName(cartId), accountNumber, features });
}

/** Whoever has the id of a guest's cart has the cart, so reports get another name for it. */
function cartName(cartId: string): string {
  return createHash("sha256").update(cartId).digest("hex").slice(0, 16);
}

/** An anonymous visitor's cart lives thirty days from its last addition. */
function keepCart(owner: CartOwner, cartId: string | null, setCookie: (change: CookieChange) => void): void {
  if (owner.kind === "user" || cartId === null) return;
  setCookie({ name: cartCookie, value: cartId, keepSeconds: cartCookieSeconds });
}
