import { priceContextOf } from "@capstan/features/pricing/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { fail, ok } from "@capstan/platform/result";
import { foundByIn } from "./add-request.ts";
import { type CartRouteDeps, answerFor, common, limit } from "./cart-route.server.ts";
import { addItemsAnswer, replaceForm, replaceLineForm } from "./cart.schema.ts";
import { cartCookie, ownerOf } from "./cart.ts";
import { isQuantity, quantityIn, skuIn } from "./entries.ts";
import { replaceItem } from "./replace-item.server.ts";

export function replaceRoutes(deps: CartRouteDeps): readonly RouteSpec[] {
  return [
    route({
      ...common,
      method: "POST",
      path: lazyUrls.replaceCartItem(),
      summary: "Puts one item in the place of another in the visitor's cart",
      body: replaceForm,
      answer: addItemsAnswer,
      limit,
      errors: ["VALIDATION_FAILED", "CART_LINE_NOT_FOUND", "ITEM_NOT_REPLACED", "ENGINE_UNAVAILABLE"],
      handle: async ({ body, visitor, cookies }) => {
        const { replacedItemPK: id, replacedItemID: itemId, replacedQty, idempotencyKey } = body;
        const name = id ?? (itemId === undefined ? undefined : skuIn(itemId));
        if (name === undefined)
          return fail({ code: "VALIDATION_FAILED", fields: [{ field: "replacedItemID", reason: "is missing" }] });
        const replacedQuantity = quantityIn(replacedQty ?? "");
        const foundBy = foundByIn({});
        const result = await replaceItem(deps, {
          owner: ownerOf(visitor, cookies[cartCookie]),
          priceContext: priceContextOf(visitor, deps.clock),
          foundBy,
          replaced: {
            by: id === undefined ? "any" : "id",
            name,
            quantity: isQuantity(replacedQuantity) ? replacedQuantity : null,
          },
          sku: skuIn(body.productCode),
          quantity: quantityIn(body.quantity),
          idempotencyKey,
        });
        return result.ok ? ok(answerFor(deps, visitor, { ...result.value, foundBy })) : result;
      },
    }),
    route({
      ...common,
      method: "POST",
      path: lazyUrls.cartChange({ change: "replace" }),
      summary: "Puts one item in the place of a whole line, by a plain form, and goes back to the cart",
      body: replaceLineForm,
      answer: redirectAnswer,
      limit,
      handle: async ({ body, visitor, cookies }) => {
        const result = await replaceItem(deps, {
          owner: ownerOf(visitor, cookies[cartCookie]),
          priceContext: priceContextOf(visitor, deps.clock),
          foundBy: foundByIn({}),
          replaced: { by: "any", name: skuIn(body.sku), quantity: null },
          sku: skuIn(body.productCode),
          quantity: quantityIn(body.quantity),
        });
        if (result.ok) return ok({ to: urls.cart() });
        return ok({ to: urls.cart({ outcome: result.failure.code === "CART_LINE_NOT_FOUND" ? "gone" : "invalid" }) });
      },
    }),
  ];
}
