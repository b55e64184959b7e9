import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { fail, ok } from "@capstan/platform/result";
import type { z } from "zod";
import { agreedIn, declinedIn, foundByIn } from "./add-request.ts";
import { type CartRouteDeps, addFor, answerFor, common, limit } from "./cart-route.server.ts";
import { addItemsAnswer, complianceForm, declinedAnswer } from "./cart.schema.ts";
import { cartCookie, ownerOf } from "./cart.ts";
import { declineItem } from "./decline-item.server.ts";
import { quantityIn, skuIn, warrantyIn } from "./entries.ts";

type ComplianceBody = z.infer<typeof complianceForm>;

const noFlag = fail({
  code: "VALIDATION_FAILED",
  fields: [{ field: "disclaimerAccepted", reason: "or another acceptance flag is missing" }],
});

/** What a buyer answers to a restriction: by the calls of spec 7.3, and by a plain form that leads to the cart. */
export function complianceRoutes(deps: CartRouteDeps): readonly RouteSpec[] {
  const errors = ["VALIDATION_FAILED", "ENGINE_UNAVAILABLE"] as const;
  return [
    route({
      ...common,
      method: "POST",
      path: lazyUrls.complianceAgree(),
      summary: "Agrees to what a restricted item asks, and adds it",
      body: complianceForm,
      answer: addItemsAnswer,
      limit,
      errors,
      handle: async ({ body, ...call }) => {
        const request = requestOf(body);
        if (request.agreed.size === 0) return noFlag;
        const added = await addFor(deps, call, request);
        return ok(answerFor(deps, call.visitor, { ...added, foundBy: request.foundBy }));
      },
    }),
    route({
      ...common,
      method: "POST",
      path: lazyUrls.complianceCancel(),
      summary: "Declines what a restricted item asks; nothing is added",
      body: complianceForm,
      answer: declinedAnswer,
      limit,
      errors,
      handle: async ({ body, visitor, cookies }) => {
        const declined = declinedIn(body);
        if (declined.size === 0) return noFlag;
        const sku = skuIn(body.itemId);
        const owner = ownerOf(visitor, cookies[cartCookie]);
        const kinds = await declineItem(deps, { owner, sku, declined });
        return ok({ itemId: sku, declined: [...kinds] });
      },
    }),
    route({
      ...common,
      method: "POST",
      path: lazyUrls.cartChange({ change: "compliance" }),
      summary: "Agrees to or declines what a restricted item asks, by a plain form, and goes to the cart",
      body: complianceForm,
      answer: redirectAnswer,
      limit,
      handle: async ({ body, ...call }) => {
        const request = requestOf(body);
        const owner = ownerOf(call.visitor, call.cookies[cartCookie]);
        const sku = skuIn(body.itemId);
        await declineItem(deps, { owner, sku, declined: declinedIn(body) });
        if (request.agreed.size === 0) return ok({ to: urls.cart() });
        const { entries } = await addFor(deps, call, request);
        const [entry] = entries;
        if (!entry || entry.cartItem.code === "ITEM_ADDED") return ok({ to: urls.cart() });
        const asks = entry.error?.question === null ? {} : { ask: sku, quantity: body.quantity };
        return ok({ to: lazyUrls.restrictedInCart(asks) });
      },
    }),
  ];
}

function requestOf(body: ComplianceBody) {
  const { itemId, quantity, idempotencyKey, addWarranty } = body;
  return {
    wanted: [{ sku: skuIn(itemId), quantity: quantityIn(quantity), ...warrantyIn(addWarranty) }],
    foundBy: foundByIn(body),
    agreed: agreedIn(body),
    idempotencyKey,
  };
}
