import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { foundByIn } from "../add-request.ts";
import { type CartRouteDeps, addFor, common, limit } from "../cart-route.server.ts";
import { deleteShare } from "./cart-share.store.server.ts";
import { openShare } from "./open-share.server.ts";
import { shareCart } from "./share-cart.server.ts";
import { addSharedForm, shareForm, stopForm } from "./share.schema.ts";

/** A link goes out of the company, so it is its owner's alone to make and to stop: nobody does it in their place. */
const inPerson = { ...common, level: "fully-authenticated", agents: "never", recordsAgents: false } as const;

export function shareRoutes(deps: CartRouteDeps): readonly RouteSpec[] {
  return [
    route({
      ...inPerson,
      method: "POST",
      path: lazyUrls.shareCart(),
      summary: "Makes a link to a copy of the cart, and goes to it",
      references: {},
      body: shareForm,
      answer: redirectAnswer,
      limit: { calls: 20, addressCalls: 100, seconds: 60 },
      handle: async ({ visitor }) => {
        const result = await shareCart(deps, userOf(visitor));
        if (result.ok) return ok({ to: lazyUrls.sharedCart(result.value) });
        if (result.failure.code === "CART_EMPTY") return ok({ to: urls.cart() });
        return ok({ to: lazyUrls.cartLinks({ outcome: "limit" }) });
      },
    }),
    route({
      ...inPerson,
      method: "POST",
      path: lazyUrls.stopSharing(),
      summary: "Ends a link to a shared cart, and goes to those that are left",
      references: { share: "visitor" },
      body: stopForm,
      answer: redirectAnswer,
      limit,
      handle: async ({ visitor, body }) => {
        await deleteShare(deps.db, userOf(visitor), body.share);
        return ok({ to: lazyUrls.cartLinks({ outcome: "stopped" }) });
      },
    }),
    route({
      ...common,
      method: "POST",
      path: lazyUrls.addSharedCart(),
      summary: "Adds everything of a shared cart to the visitor's own, by a plain form, and goes to it",
      references: { token: "bearer", idempotencyKey: "visitor" },
      body: addSharedForm,
      answer: redirectAnswer,
      limit,
      handle: async ({ body: { token, idempotencyKey }, ...call }) => {
        const share = await openShare(deps, token);
        if (!share) return ok({ to: lazyUrls.sharedCart({ token }) });
        const wanted = share.lines.map(({ sku, quantity }) => ({ sku, quantity }));
        const request = { wanted, foundBy: foundByIn({}), agreed: new Set<never>(), idempotencyKey };
        const { entries } = await addFor(deps, call, request);
        const refused = entries.find(({ cartItem }) => cartItem.code !== "ITEM_ADDED");
        return ok({ to: refused ? urls.cart({ outcome: "some" }) : urls.cart() });
      },
    }),
  ];
}

function userOf({ userId, accountNumber, agentId }: Visitor) {
  return { kind: "user", userId: userId ?? "", accountNumber, agentId } as const;
}
