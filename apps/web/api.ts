import { pictureRoutes } from "@capstan/features/pictures/server";
import { typeaheadRoutes } from "@capstan/features/typeahead/server";
import type { DatabaseHandle } from "@capstan/platform/db";
import type { RouteSpec } from "@capstan/platform/http";
import type { OpensearchHandle } from "@capstan/platform/opensearch";

export interface ApiDeps {
  readonly opensearch: OpensearchHandle;
  readonly database: Pick<DatabaseHandle, "db">;
}

/** The REST routes of every slice, in the specification's exact paths. */
export function apiRoutes(deps: ApiDeps): readonly RouteSpec[] {
  return [...typeaheadRoutes(deps), ...pictureRoutes(deps.database)];
}
