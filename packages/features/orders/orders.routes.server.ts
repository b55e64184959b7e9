import { cartOnFile } from "@capstan/features/cart/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { bug } from "@capstan/platform/bug";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type RouteSpec, route } from "@capstan/platform/http";
import { batchQuery } from "@capstan/platform/json-query";
import { moneyText } from "@capstan/platform/money";
import { fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import type { z } from "zod";
import { cancelOrder } from "./cancel-order.server.ts";
import { shownOf } from "./compare-orders.ts";
import type { OrderChoices } from "./order.ts";
import {
  cancelForm,
  cancelledAnswer,
  placeForm,
  placedAnswer,
  quoteAnswer,
  quoteForm,
  shownIn,
} from "./orders.schema.ts";
import { placeOrder } from "./place-order.server.ts";
import { quoteDeps } from "./quote-deps.server.ts";
import { quoteOrder } from "./quote-order.server.ts";

const common = {
  slice: "orders",
  level: "fully-authenticated",
  account: "own",
  agents: "order",
  recordsAgents: true,
  roles: ["administrator", "approver", "buyer"],
  limit: { calls: 60, addressCalls: 600, seconds: 60 },
} as const;

const references = { pickupBranch: "public", pickupSkus: "public", idempotencyKey: "visitor" } as const;
/** Five hundred lines with their promises. */
const bodyBytes = 512 * 1024;

/** What an order comes to, placing it, and taking it back. */
export function orderRoutes({ db, clock }: { readonly db: Database; readonly clock: Clock }): readonly RouteSpec[] {
  const deps = quoteDeps({ db, clock });
  return [
    route({
      ...common,
      method: "POST",
      agents: "look",
      path: lazyUrls.quoteOrder(),
      summary: "What the visitor's cart comes to as an order: prices, promises, freight and tax. Nothing is ordered",
      references,
      body: quoteForm,
      bodyBytes,
      answer: quoteAnswer,
      errors: ["ORDER_EMPTY", "PICKUP_BRANCH_UNKNOWN", "TAX_UNKNOWN", "ENGINE_UNAVAILABLE"],
      handle: async ({ body, visitor }) => {
        const buyer = buyerIn(visitor);
        const { cart } = await batchQuery(db, { cart: cartOnFile(buyer) });
        if (!cart || cart.lines.length === 0) return fail({ code: "ORDER_EMPTY" });
        const quoted = await quoteOrder(deps, { buyer, choices: choicesIn(body), lines: cart.lines });
        if (!quoted.ok) return quoted;
        const { order, obstacles } = quoted.value;
        return ok({
          // What is readonly here is not in the schema's type.
          shown: shownOf(order) as z.input<typeof quoteAnswer>["shown"],
          subtotal: moneyText(order.subtotal),
          obstacles: obstacles.map(({ sku, new: reason, restriction = null }) => ({ sku, reason, restriction })),
        });
      },
    }),
    route({
      ...common,
      method: "POST",
      path: lazyUrls.placeOrder(),
      summary: "Orders what is in the visitor's cart, once for each key, exactly as it was shown or not at all",
      references,
      body: placeForm,
      bodyBytes,
      answer: placedAnswer,
      errors: [
        "ORDER_CHANGED",
        "ORDER_EMPTY",
        "ORDER_KEY_REUSED",
        "ORDER_TERMS_REFUSED",
        "CREDIT_EXCEEDED",
        "TAX_UNKNOWN",
        "PICKUP_BRANCH_UNKNOWN",
        "ROLE_REQUIRED",
        "BUSY",
        "ENGINE_UNAVAILABLE",
      ],
      handle: async ({ body, visitor }) =>
        placeOrder(deps, {
          buyer: buyerIn(visitor),
          choices: choicesIn(body),
          shown: shownIn(body.shown),
          idempotencyKey: body.idempotencyKey,
        }),
    }),
    route({
      ...common,
      method: "POST",
      path: lazyUrls.cancelOrder(),
      summary: "Cancels an order while nobody packs it",
      references: { orderNumber: "own-account" },
      body: cancelForm,
      answer: cancelledAnswer,
      errors: ["ORDER_NOT_FOUND", "ORDER_STATE_REFUSED", "ENGINE_UNAVAILABLE"],
      handle: async ({ body: { orderNumber, reason }, visitor }) =>
        cancelOrder(deps, {
          buyer: { ...buyerIn(visitor), role: visitor.role ?? bug("the route let in somebody without a role") },
          orderNumber,
          reason,
        }),
    }),
  ];
}

function buyerIn({ userId, accountNumber, agentId }: Visitor) {
  if (userId === null || accountNumber === null) return bug("the route let in somebody without an account");
  return { userId, accountNumber, agentId };
}

type QuoteBody = z.output<typeof quoteForm>;

function choicesIn({ shipTo, pickupBranch, pickupSkus, purchaseOrder, references: named }: QuoteBody): OrderChoices {
  const pickup = pickupBranch === null ? null : { branchCode: pickupBranch, skus: pickupSkus };
  return { shipTo, pickup, purchaseOrder, references: named };
}
