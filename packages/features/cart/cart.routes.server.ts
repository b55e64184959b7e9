import { randomUUID } from "node:crypto";
import { stockReader } from "@capstan/features/availability/server";
import { priceContextOf } from "@capstan/features/pricing/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import type { Clock } from "@capstan/platform/clock";
import { type RouteSpec, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import type { CartFeatures } from "./add-answer.ts";
import { common } from "./cart-route.server.ts";
import { addRoutes } from "./add.routes.server.ts";
import { changeRoutes } from "./change.routes.server.ts";
import { complianceRoutes } from "./compliance.routes.server.ts";
import { type ProductInfoDeps, productInfo } from "./product-info.server.ts";
import { productInfoAnswer, productInfoQuery } from "./product-info.schema.ts";
import { replaceRoutes } from "./replace.routes.server.ts";
import { shareRoutes } from "./share/share.routes.server.ts";

interface CartRoutesDeps extends ProductInfoDeps {
  readonly clock: Clock;
  readonly features: CartFeatures;
}

export function cartRoutes({ db, categoryTree, clock, features }: CartRoutesDeps): readonly RouteSpec[] {
  const deps = { db, clock, features, stock: stockReader(db), newId: randomUUID };
  return [
    ...addRoutes(deps),
    ...complianceRoutes(deps),
    ...replaceRoutes(deps),
    ...changeRoutes(deps),
    ...shareRoutes(deps),
    route({
      ...common,
      method: "GET",
      agents: "look",
      path: lazyUrls.productInfo(),
      summary: "Names, pictures, packs and prices of some items",
      query: productInfoQuery,
      answer: productInfoAnswer,
      handle: async ({ query, visitor }) =>
        ok(
          await productInfo(
            { db, categoryTree },
            { skus: query.productArray, priceContext: priceContextOf(visitor, clock), visitor },
          ),
        ),
    }),
  ];
}
