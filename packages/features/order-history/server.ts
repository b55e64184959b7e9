export { type LookupLimit, lookupLimit } from "./lookup-limit.server.ts";
export { orderHistoryErrors } from "./order-history.errors.ts";
export { orderHistoryJobs } from "./order-history.jobs.server.ts";
export { orderHistoryRoutes } from "./order-history.routes.server.ts";
export { orderPages } from "./order-pages.server.ts";
