import { lazyUrls } from "@capstan/features/lazy-urls";
import { type RouteSpec, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { type MapsSettings, mapsSettingsAnswer } from "./maps-settings.schema.ts";

export function mapsSettingsRoutes(settings: MapsSettings): readonly RouteSpec[] {
  return [
    route({
      method: "GET",
      path: lazyUrls.locatorSettings(),
      summary: "Which maps the branch locator shows, as the operator has configured them",
      slice: "branch-locator",
      level: "anonymous",
      account: "none",
      agents: "look",
      answer: mapsSettingsAnswer,
      cacheSeconds: 300,
      handle: async () => ok(settings),
    }),
  ];
}
