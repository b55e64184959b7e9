import { lazyUrls } from "@capstan/features/lazy-urls";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type RouteSpec, route } from "@capstan/platform/http";
import { explainPrice } from "./explain-price.server.ts";
import { priceContextOf } from "./price-context.ts";
import { priceReasonsAnswer, priceReasonsQuery } from "./price-reasons.schema.ts";

interface PricingRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
}

export function pricingRoutes({ db, clock }: PricingRoutesDeps): readonly RouteSpec[] {
  return [
    route({
      method: "GET",
      path: lazyUrls.priceReasons(),
      summary:
        "Which rule gave the visitor's price of an item, which ones did not and why, and the next quantity break",
      slice: "pricing",
      level: "anonymous",
      account: "visitor",
      agents: "look",
      references: { sku: "public" },
      query: priceReasonsQuery,
      answer: priceReasonsAnswer,
      errors: ["VALIDATION_FAILED", "ITEM_NOT_FOUND", "ENGINE_UNAVAILABLE"],
      handle: async ({ query: { sku, quantity }, visitor }) =>
        explainPrice({ db }, { sku: sku.trim().toUpperCase(), quantity, priceContext: priceContextOf(visitor, clock) }),
    }),
  ];
}
