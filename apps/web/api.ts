import { accountRoutes } from "@capstan/features/account/server";
import { analyticsRoutes } from "@capstan/features/analytics/server";
import { cartRoutes } from "@capstan/features/cart/server";
import { feedbackRoutes } from "@capstan/features/feedback/server";
import { impersonationRoutes } from "@capstan/features/impersonation/server";
import { marketingRoutes } from "@capstan/features/marketing/server";
import { type PictureSources, pictureRoutes } from "@capstan/features/pictures/server";
import { sessionRoutes } from "@capstan/features/session/server";
import { shellRoutes } from "@capstan/features/shell/server";
import { typeaheadRoutes } from "@capstan/features/typeahead/server";
import { systemClock } from "@capstan/platform/clock";
import type { RouteSpec } from "@capstan/platform/http";
import type { Deps } from "./deps.ts";

export interface ApiDeps extends Pick<
  Deps,
  "opensearch" | "database" | "categoryTree" | "synonyms" | "sessions" | "marketing"
> {
  readonly pictures: PictureSources;
}

/** The REST routes of every slice, in the specification's exact paths. */
export function apiRoutes(deps: ApiDeps): readonly RouteSpec[] {
  const { database, marketing } = deps;
  return [
    ...typeaheadRoutes(deps),
    ...pictureRoutes({ ...deps.pictures, db: database.db }),
    ...sessionRoutes(deps),
    ...accountRoutes(deps),
    ...impersonationRoutes(deps),
    ...shellRoutes(deps),
    ...analyticsRoutes(database),
    ...marketingRoutes({ marketing, clock: systemClock }),
    ...feedbackRoutes({ db: database.db, clock: systemClock }),
    ...cartRoutes({ db: database.db, clock: systemClock }),
  ];
}
