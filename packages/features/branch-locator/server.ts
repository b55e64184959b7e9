export { branchLocatorRoutes } from "./branch-locator.routes.server.ts";
export { branchLocatorReader, branchPaths } from "./branch-pages.server.ts";
