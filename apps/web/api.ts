import { accountRoutes } from "@capstan/features/account/server";
import { analyticsRoutes } from "@capstan/features/analytics/server";
import { availabilityRoutes, promiseReader } from "@capstan/features/availability/server";
import { apiClientRoutes, apiTokens } from "@capstan/features/api-clients/server";
import { type MapsSettings, branchLocatorRoutes, mapsSettingsRoutes } from "@capstan/features/branch-locator/server";
import { type CartFeatures, cartRoutes } from "@capstan/features/cart/server";
import { checkoutRoutes } from "@capstan/features/checkout/server";
import { companySignInRoutes } from "@capstan/features/company-sign-in/server";
import { credentialRoutes } from "@capstan/features/credentials/server";
import { feedbackRoutes } from "@capstan/features/feedback/server";
import { impersonationRoutes } from "@capstan/features/impersonation/server";
import {
  certificateRoutes,
  changesRoutes,
  documentRoutes,
  fulfilmentRoutes,
  messageRoutes,
  orderRoutes,
  paymentRoutes,
  returnRoutes,
} from "@capstan/features/orders/server";
import { orderHistoryRoutes } from "@capstan/features/order-history/server";
import { officeRoutes } from "@capstan/features/office/server";
import { marketingRoutes } from "@capstan/features/marketing/server";
import { type PictureSources, pictureRoutes } from "@capstan/features/pictures/server";
import { pricingRoutes } from "@capstan/features/pricing/server";
import { recommendationRoutes } from "@capstan/features/recommendations/server";
import { createDrafts, registrationRoutes } from "@capstan/features/registration/server";
import { createFileReader, quickOrderRoutes } from "@capstan/features/quick-order/server";
import { sessionRoutes } from "@capstan/features/session/server";
import { shellRoutes } from "@capstan/features/shell/server";
import { typeaheadRoutes } from "@capstan/features/typeahead/server";
import { randomUUID } from "node:crypto";
import { systemClock } from "@capstan/platform/clock";
import type { RouteSpec } from "@capstan/platform/http";
import type { Deps } from "./deps.ts";
import type { WebEnv } from "./env.ts";

export interface ApiDeps extends Pick<
  Deps,
  | "opensearch"
  | "redis"
  | "database"
  | "categoryTree"
  | "synonyms"
  | "vocabulary"
  | "sessions"
  | "companySignIn"
  | "secrets"
  | "marketing"
  | "breached"
  | "branches"
  | "geocoder"
  | "registration"
  | "orderLookups"
  | "payments"
  | "files"
> {
  readonly pictures: PictureSources;
  /** The address that visitors type. */
  readonly origin: string;
  /** What the operator has turned on of the cart. */
  readonly cartFeatures: CartFeatures;
  /** Which maps the operator has configured. */
  readonly maps: MapsSettings;
}

/** The REST routes of every slice, in the specification's exact paths. */
export function apiRoutes(deps: ApiDeps): readonly RouteSpec[] {
  const { database, marketing } = deps;
  const { db } = database;
  return [
    ...typeaheadRoutes({ ...deps, clock: systemClock }),
    ...pictureRoutes({ ...deps.pictures, db: database.db }),
    ...sessionRoutes(deps),
    ...credentialRoutes({ ...deps, db, clock: systemClock }),
    ...accountRoutes({ ...deps, clock: systemClock }),
    ...companySignInRoutes(deps),
    ...apiClientRoutes(deps),
    ...impersonationRoutes(deps),
    ...shellRoutes(deps),
    ...analyticsRoutes(database),
    ...marketingRoutes({ marketing, clock: systemClock }),
    ...feedbackRoutes({ db: database.db, clock: systemClock }),
    ...availabilityRoutes({ db, clock: systemClock, promiseReader: promiseReader({ db, clock: systemClock }) }),
    ...branchLocatorRoutes({ ...deps, db, clock: systemClock }),
    ...pricingRoutes({ db, clock: systemClock }),
    ...recommendationRoutes({ db, clock: systemClock }),
    ...cartRoutes({ ...deps, db, clock: systemClock, features: deps.cartFeatures }),
    ...orderRoutes({ db, clock: systemClock }),
    ...documentRoutes({ db }),
    ...messageRoutes({ ...deps, db, clock: systemClock }),
    ...returnRoutes({ ...deps, db, clock: systemClock }),
    ...certificateRoutes({ db, clock: systemClock, files: deps.files }),
    ...changesRoutes({ db, tokens: apiTokens({ db, redis: deps.redis }) }),
    ...fulfilmentRoutes({ ...deps, db, clock: systemClock, tokens: apiTokens({ db, redis: deps.redis }) }),
    ...orderHistoryRoutes({ ...deps, db, clock: systemClock, newId: randomUUID }),
    ...officeRoutes({ ...deps, db, clock: systemClock }),
    ...checkoutRoutes({ ...deps, db, clock: systemClock }),
    ...paymentRoutes({ ...deps, db, clock: systemClock }),
    ...quickOrderRoutes({ ...deps, db, clock: systemClock, files: createFileReader() }),
    ...mapsSettingsRoutes(deps.maps),
    ...registrationRoutes({
      ...deps,
      ...deps.registration,
      db,
      clock: systemClock,
      newUserId: randomUUID,
      drafts: createDrafts({ db, clock: systemClock }),
    }),
  ];
}

export function cartFeaturesOf(env: Pick<WebEnv, "MODERNIZED_CART" | "MODERNIZED_ORDER_ORIGINATION">): CartFeatures {
  return { hasModernCart: env.MODERNIZED_CART, hasServerTitles: env.MODERNIZED_ORDER_ORIGINATION };
}
