export { branchLocatorRoutes } from "./branch-locator.routes.server.ts";
export { branchLocatorReader, branchPaths } from "./branch-pages.server.ts";
export { mapsSettingsRoutes } from "./maps-settings.routes.server.ts";
export { type MapsSettings, builtInMaps } from "./maps-settings.schema.ts";
