import { stockReader } from "@capstan/features/availability/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { cancelOrder } from "@capstan/features/orders/server";
import { type Sessions, newToken } from "@capstan/features/session/server";
import { urls } from "@capstan/features/urls";
import { bug } from "@capstan/platform/bug";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { claimRoutes } from "./claim.routes.server.ts";
import { decideOrder } from "./decide-order.server.ts";
import type { LookupLimit } from "./lookup-limit.server.ts";
import { lookupOrder } from "./lookup-order.server.ts";
import { lookupCookie } from "./lookup.ts";
import { savedViewRoutes } from "./saved-views.routes.server.ts";
import { cancelOrderForm, changesIn, decideForm, linesIn, lookupForm, reorderForm } from "./order-history.schema.ts";
import { reorder } from "./reorder-order.server.ts";

interface OrderHistoryDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly orderLookups: LookupLimit;
  readonly sessions: Pick<Sessions, "notes">;
  readonly newId: () => string;
}

/** Plain forms of the pages about orders, each of which leads to a page. */
const common = {
  slice: "order-history",
  method: "POST",
  level: "fully-authenticated",
  account: "own",
  answer: redirectAnswer,
  limit: { calls: 60, addressCalls: 600, seconds: 60 },
} as const;

const references = { orderNumber: "own-account", idempotencyKey: "visitor" } as const;
const lookupSeconds = 300;

export function orderHistoryRoutes(deps: OrderHistoryDeps): readonly RouteSpec[] {
  return [
    cancelRoute(deps),
    reorderRoute(deps),
    decideRoute(deps),
    lookupRoute(deps),
    ...claimRoutes(deps),
    ...savedViewRoutes(deps),
  ];
}

function cancelRoute(deps: OrderHistoryDeps): RouteSpec {
  return route({
    ...common,
    path: lazyUrls.cancelOrderForm(),
    roles: ["administrator", "approver", "buyer"],
    agents: "order",
    recordsAgents: true,
    summary: "Cancels an order while nobody packs it, by a plain form, and goes back to the order",
    references,
    body: cancelOrderForm,
    errors: ["ORDER_NOT_FOUND", "ORDER_STATE_REFUSED", "ENGINE_UNAVAILABLE"],
    handle: async ({ body: { orderNumber, reason }, visitor }) => {
      const result = await cancelOrder(deps, { buyer: buyerIn(visitor), orderNumber, reason });
      return result.ok ? ok({ to: lazyUrls.order({ orderNumber, outcome: "canceled" }) }) : result;
    },
  });
}

function reorderRoute(deps: OrderHistoryDeps): RouteSpec {
  const use = { ...deps, stock: stockReader(deps.db) };
  return route({
    ...common,
    path: lazyUrls.reorder(),
    roles: ["administrator", "approver", "buyer"],
    agents: "change",
    recordsAgents: true,
    summary:
      "Adds an order's lines to the cart at today's prices as they were shown, by a plain form, and goes to the cart",
    references,
    body: reorderForm,
    errors: ["ORDER_NOT_FOUND", "VALIDATION_FAILED", "ENGINE_UNAVAILABLE"],
    handle: async ({ body, visitor }) => {
      const { orderNumber, scope, seen, idempotencyKey } = body;
      const lines = scope === "all" ? null : linesIn(body);
      const result = await reorder(use, { visitor, orderNumber, lines, seen, idempotencyKey });
      if (!result.ok) return result;
      const { outcome } = result.value;
      if (outcome === "added") return ok({ to: urls.cart() });
      if (outcome === "some") return ok({ to: urls.cart({ outcome }) });
      return ok({ to: lazyUrls.reorderPage({ orderNumber, outcome }) });
    },
  });
}

function decideRoute(deps: OrderHistoryDeps): RouteSpec {
  const use = { ...deps, stock: stockReader(deps.db) };
  return route({
    ...common,
    path: lazyUrls.decideOrder(),
    roles: ["administrator", "approver"],
    // A name under an approval is the approver's own.
    agents: "never",
    summary:
      "Approves an order that waits for it, as it is or lowered, sends it back or declines it, and goes to the next one",
    references: { ...references, "reference-CODE": "value" },
    body: decideForm,
    errors: [
      "ORDER_NOT_FOUND",
      "ORDER_STATE_REFUSED",
      "APPROVAL_NOTE_REQUIRED",
      "APPROVAL_OWN_ORDER",
      "APPROVAL_OVER_LIMIT",
      "APPROVAL_EXPIRED",
      "REVISION_REFUSED",
      "ROLE_REQUIRED",
      "ENGINE_UNAVAILABLE",
    ],
    handle: async ({ body, visitor }) => {
      const { orderNumber, decision, note, seen } = body;
      const changes = body.changed === "yes" ? changesIn(body) : null;
      const result = await decideOrder(use, { visitor, orderNumber, decision, note, seen, changes });
      if (!result.ok) return result;
      const { outcome } = result.value;
      return ok({
        to: lazyUrls.approvals(
          outcome === "changed" ? { order: orderNumber, outcome } : { outcome, answered: orderNumber },
        ),
      });
    },
  });
}

function lookupRoute(deps: OrderHistoryDeps): RouteSpec {
  const use = { ...deps, limit: deps.orderLookups };
  return route({
    ...common,
    path: urls.orderLookup(),
    level: "anonymous",
    account: "none",
    agents: "look",
    summary: "Looks an order up by its number and its e-mail or ZIP code, and goes back to the page that shows it",
    references: { orderNumber: "bearer" },
    body: lookupForm,
    limit: { calls: 5, addressCalls: 20, seconds: 600 },
    errors: ["ENGINE_UNAVAILABLE"],
    handle: async ({ body, setCookie }) => {
      const found = await lookupOrder(use, body);
      if (typeof found === "string") return ok({ to: lazyUrls.orderLookupPage({ outcome: found }) });
      const token = newToken();
      await deps.sessions.notes.put(`${lookupCookie} ${token}`, JSON.stringify(found));
      setCookie({ name: lookupCookie, value: token, keepSeconds: lookupSeconds });
      return ok({ to: lazyUrls.orderLookupPage({ outcome: "found" }) });
    },
  });
}

function buyerIn({ userId, accountNumber, agentId, role }: Visitor) {
  if (userId === null || accountNumber === null || role === null)
    return bug("the route let in somebody without an account");
  return { userId, accountNumber, agentId, role };
}
