import { stockReader } from "@capstan/features/availability/server";
import { newIdempotencyKey } from "@capstan/features/cart/server";
import type { Sessions } from "@capstan/features/session/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { readCookies } from "@capstan/platform/http";
import { exportHistory } from "./export-history.server.ts";
import { type FoundOrder, lookupCookie } from "./lookup.ts";
import type { OrderPages } from "./order-history.ts";
import { linesOf, orderOf } from "./order.store.server.ts";
import { planReorder } from "./plan-reorder.server.ts";
import { readApprovals } from "./read-approvals.server.ts";
import { readHistory } from "./read-history.server.ts";
import { readOrder } from "./read-order.server.ts";

interface OrderPagesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: Pick<Sessions, "notes">;
}

export function orderPages({ sessions, ...given }: OrderPagesDeps): OrderPages {
  const deps = { ...given, stock: stockReader(given.db) };
  return {
    history: async (visitor, params) => readHistory(deps, visitor, params),
    exportOrders: (visitor, params, format) => exportHistory(deps, visitor, params, format),
    order: async (visitor, orderNumber) => readOrder(deps, visitor, orderNumber),
    reorder: async (visitor, orderNumber) => {
      const order = await orderOf(deps.db, visitor.accountNumber ?? "", orderNumber);
      if (!order || visitor.role === "viewer") return null;
      return {
        orderNumber,
        idempotencyKey: newIdempotencyKey(),
        ...(await planReorder(deps, visitor, await linesOf(deps.db, order))),
      };
    },
    approvals: async (visitor, params) => readApprovals(deps, visitor, params),
    lookedUp: async (request) => {
      const token = readCookies(request.headers.get("cookie") ?? undefined)[lookupCookie];
      const note = token === undefined ? null : await sessions.notes.take(`${lookupCookie} ${token}`);
      return note === null ? null : (JSON.parse(note) as FoundOrder);
    },
  };
}
