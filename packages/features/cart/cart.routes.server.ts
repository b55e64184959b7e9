import { urls } from "@capstan/features/urls";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type CookieChange, type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { fail, ok } from "@capstan/platform/result";
import { randomUUID } from "node:crypto";
import { addItems } from "./add-items.server.ts";
import { addForm, addItemsAnswer, addItemsForm, cartQuantityAnswer, removeForm } from "./cart.schema.ts";
import { countLines, removeLine } from "./cart.store.server.ts";
import { type CartOwner, cartCookie, cartCookieSeconds, ownerOf } from "./cart.ts";
import { entriesIn, quantityIn, skuIn } from "./entries.ts";
import { errorTypeOf, wireEntry } from "./wire-entry.ts";

const common = { slice: "cart", level: "anonymous", account: "none", errors: ["ENGINE_UNAVAILABLE"] } as const;
/** A person does not come near it; what fills the table with carts does. */
const limit = { calls: 120, addressCalls: 600, seconds: 60 };

export function cartRoutes({ db, clock }: { readonly db: Database; readonly clock: Clock }): readonly RouteSpec[] {
  const deps = { db, clock, newId: randomUUID };
  return [
    route({
      ...common,
      method: "POST",
      path: urls.addItems(),
      summary: "Adds items to the visitor's cart, and says of each how it went",
      body: addItemsForm,
      answer: addItemsAnswer,
      limit,
      errors: ["VALIDATION_FAILED", "ENGINE_UNAVAILABLE"],
      handle: async ({ visitor, cookies, body, setCookie }) => {
        const wanted = entriesIn(body);
        if (wanted.length === 0)
          return fail({ code: "VALIDATION_FAILED", fields: [{ field: "cartEntries[0].sku", reason: "is missing" }] });
        const owner = ownerOf(visitor, cookies[cartCookie]);
        const { cartId, entries } = await addItems(deps, { owner, wanted, idempotencyKey: body["idempotencyKey"] });
        keepCart(owner, cartId, setCookie);
        return ok({ addToCartData: { addToCartEntries: entries.map(wireEntry) } });
      },
    }),
    route({
      ...common,
      method: "GET",
      path: urls.cartQuantity(),
      summary: "How many different items are in the visitor's cart",
      answer: cartQuantityAnswer,
      handle: async ({ visitor, cookies }) =>
        ok({ cartQuantity: await countLines(db, ownerOf(visitor, cookies[cartCookie])) }),
    }),
    ...formRoutes(deps),
  ];
}

/** What plain forms post; they lead to the cart. */
function formRoutes(deps: Parameters<typeof addItems>[0]): readonly RouteSpec[] {
  return [
    route({
      ...common,
      method: "POST",
      path: urls.cart(),
      summary: "Adds an item by a plain form and goes to the cart",
      body: addForm,
      answer: redirectAnswer,
      limit,
      handle: async ({ visitor, cookies, body, setCookie }) => {
        const owner = ownerOf(visitor, cookies[cartCookie]);
        const quantity = quantityIn(body.quantity);
        const wanted = [{ sku: skuIn(body.sku), quantity: quantity === 0 ? ("least" as const) : quantity }];
        const { cartId, entries } = await addItems(deps, { owner, wanted, idempotencyKey: body.idempotencyKey });
        keepCart(owner, cartId, setCookie);
        const [entry] = entries;
        return ok({ to: urls.cart(entry?.isAdded === false ? { outcome: errorTypeOf(entry.reason) } : {}) });
      },
    }),
    route({
      ...common,
      method: "POST",
      path: urls.removeFromCart(),
      summary: "Takes an item out of the visitor's cart and goes back to it",
      body: removeForm,
      answer: redirectAnswer,
      handle: async ({ visitor, cookies, body }) => {
        await removeLine(deps.db, ownerOf(visitor, cookies[cartCookie]), skuIn(body.sku));
        return ok({ to: urls.cart() });
      },
    }),
  ];
}

/** An anonymous visitor's cart lives thirty days from its last addition. */
function keepCart(owner: CartOwner, cartId: string | null, setCookie: (change: CookieChange) => void): void {
  if (owner.kind === "user" || cartId === null) return;
  setCookie({ name: cartCookie, value: cartId, keepSeconds: cartCookieSeconds });
}
