export { branchLocatorRoutes } from "./branch-locator.routes.server.ts";
