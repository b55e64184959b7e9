import { lazyUrls } from "@capstan/features/lazy-urls";
import { type RouteSpec, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { type RecommendDeps, recommendForBasket, recommendForItem } from "./recommend.server.ts";
import { basketAnswer, basketQuery, itemAnswer, itemQuery } from "./recommendations.schema.ts";

const common = {
  method: "GET",
  slice: "recommendations",
  level: "anonymous",
  account: "visitor",
  agents: "look",
  references: { sku: "public", skus: "public" },
  errors: ["VALIDATION_FAILED", "ENGINE_UNAVAILABLE"],
  // Everybody without an account gets the same for the same items.
  cacheSeconds: 300,
} as const;

export function recommendationRoutes(deps: RecommendDeps): readonly RouteSpec[] {
  return [
    route({
      ...common,
      path: lazyUrls.addToCartRecommendations(),
      summary: "What goes with an item, by why it does",
      query: itemQuery,
      answer: itemAnswer,
      handle: async ({ query: { sku }, visitor }) => {
        const found = await recommendForItem(deps, { sku: sku.toUpperCase(), visitor });
        return ok({
          alternates: from("MERCH", found.alternates),
          b2b: from("DS", found.orderedTogether),
          requiredAccessories: from("MERCH", found.requiredAccessories),
          related: from("MERCH", found.related),
          sns: from("MERCH", found.similar),
        });
      },
    }),
    route({
      ...common,
      path: lazyUrls.basketRecommendations(),
      summary: "What is ordered together with several items",
      query: basketQuery,
      answer: basketAnswer,
      handle: async ({ query: { skus }, visitor }) =>
        ok({ basket: from("DS", await recommendForBasket(deps, { skus, visitor })) }),
    }),
  ];
}

function from(source: "MERCH" | "DS", skus: readonly string[]) {
  return skus.map((sku) => ({ sku, source }));
}
