import { type ApiTokens, callerWith } from "@capstan/features/api-clients/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type RouteSpec, route } from "@capstan/platform/http";
import { fail, ok } from "@capstan/platform/result";
import { orderParams, packingOrder, reportAnswer, reportBody, reportIn } from "./fulfilment.schema.ts";
import { packingOrderOf } from "./packing-order.store.server.ts";
import { reportFulfilment } from "./report-fulfilment.server.ts";

interface FulfilmentRouteDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly tokens: ApiTokens;
  readonly origin: string;
}

const common = {
  slice: "orders",
  level: "anonymous",
  account: "none",
  agents: "look",
  isForSystems: true,
  // A warehouse reports for all accounts from one address.
  limit: { calls: 3_000, addressCalls: 3_000, seconds: 60 },
} as const;

/** For warehouses: what there is to pack, and what became of it. */
export function fulfilmentRoutes({ db, clock, tokens, origin }: FulfilmentRouteDeps): readonly RouteSpec[] {
  return [
    route({
      ...common,
      method: "POST",
      path: lazyUrls.fulfilmentReports(),
      summary:
        "A warehouse or ERP reports packed, shipped, delivered, picked up or backordered, and how a return goes on; once for each event id, in any order. Needs the scope `fulfilment`",
      references: {
        eventId: "value",
        orderNumber: "own-account",
        shipment: "own-account",
        returnNumber: "own-account",
      },
      body: reportBody,
      answer: reportAnswer,
      errors: [
        "API_TOKEN_REQUIRED",
        "API_SCOPE_REQUIRED",
        "ORDER_NOT_FOUND",
        "ORDER_STATE_REFUSED",
        "EVENT_ID_REUSED",
        "LINE_UNKNOWN",
        "QUANTITY_EXCEEDED",
        "LOCATION_UNKNOWN",
        "SHIPMENT_MIXED",
        "REPORT_NOT_APPLICABLE",
        "REPORT_TIME_REFUSED",
        "RETURN_NOT_FOUND",
        "RETURN_STATE_REFUSED",
        "BUSY",
        "ENGINE_UNAVAILABLE",
      ],
      handle: async ({ body, authorization }) => {
        const caller = await callerWith(tokens, "fulfilment", authorization);
        if (!caller.ok) return caller;
        const { eventId, orderNumber } = body;
        return reportFulfilment(
          { db, clock, origin },
          { client: caller.value, eventId, orderNumber, report: reportIn(body) },
        );
      },
    }),
    route({
      ...common,
      method: "GET",
      path: lazyUrls.fulfilmentOrder({ orderNumber: ":orderNumber" }),
      summary:
        "An order as a warehouse packs it: lines, where their stock is reserved, shipments, returns. Needs the scope `fulfilment`",
      references: { orderNumber: "own-account" },
      params: orderParams,
      answer: packingOrder,
      errors: ["API_TOKEN_REQUIRED", "API_SCOPE_REQUIRED", "ORDER_NOT_FOUND", "ENGINE_UNAVAILABLE"],
      handle: async ({ params: { orderNumber }, authorization }) => {
        const caller = await callerWith(tokens, "fulfilment", authorization);
        if (!caller.ok) return caller;
        const found = await packingOrderOf(db, { orderNumber, onlyAccount: caller.value.accountNumber });
        return found ? ok(found) : fail({ code: "ORDER_NOT_FOUND" });
      },
    }),
  ];
}
