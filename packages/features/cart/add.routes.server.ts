import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { fail, ok } from "@capstan/platform/result";
import { agreedIn, foundByIn } from "./add-request.ts";
import { type CartRouteDeps, addFor, answerFor, common, limit } from "./cart-route.server.ts";
import { addForm, addItemsAnswer, addItemsForm, cartQuantityAnswer } from "./cart.schema.ts";
import { countLines } from "./cart.store.server.ts";
import { cartCookie, ownerOf } from "./cart.ts";
import { entriesIn, quantityIn, skuIn, warrantyIn } from "./entries.ts";

/** Adding, and counting what is there. */
export function addRoutes(deps: CartRouteDeps): readonly RouteSpec[] {
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
      handle: async ({ body, ...call }) => {
        const wanted = entriesIn(body);
        if (wanted.length === 0)
          return fail({ code: "VALIDATION_FAILED", fields: [{ field: "cartEntries[0].sku", reason: "is missing" }] });
        const foundBy = foundByIn(body);
        const request = { wanted, foundBy, agreed: agreedIn(body), idempotencyKey: body["idempotencyKey"] };
        const added = await addFor(deps, call, request);
        return ok(answerFor(deps, call.visitor, { ...added, foundBy }));
      },
    }),
    route({
      ...common,
      method: "GET",
      agents: "look",
      path: urls.cartQuantity(),
      summary: "How many different items are in the visitor's cart",
      answer: cartQuantityAnswer,
      handle: async ({ visitor, cookies }) =>
        ok({ cartQuantity: await countLines(deps.db, ownerOf(visitor, cookies[cartCookie])) }),
    }),
    addFormRoute(deps),
  ];
}

/** What plain forms post; it leads to the cart, which asks what has to be asked first. */
function addFormRoute(deps: CartRouteDeps): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: urls.cart(),
    summary: "Adds an item by a plain form and goes to the cart",
    body: addForm,
    answer: redirectAnswer,
    limit,
    handle: async ({ body, ...call }) => {
      const typed = body.quantity.trim() || "0";
      const quantity = quantityIn(typed);
      const entry = { sku: skuIn(body.sku), ...warrantyIn(body.addWarranty) };
      const wanted = [{ ...entry, quantity: quantity === 0 ? ("least" as const) : quantity }];
      const { idempotencyKey } = body;
      const { entries, added } = await addFor(deps, call, {
        wanted,
        foundBy: foundByIn({}),
        agreed: new Set(),
        idempotencyKey,
      });
      const [outcome] = added;
      const [first] = entries;
      if (!outcome || outcome.isAdded) return ok({ to: urls.cart() });
      const isAsked = first?.error?.question !== null;
      if (outcome.reason === "restricted")
        return ok({ to: lazyUrls.restrictedInCart(isAsked ? { ask: outcome.sku, quantity: typed } : {}) });
      return ok({ to: urls.cart({ outcome: first?.errorType ?? "invalid" }) });
    },
  });
}
