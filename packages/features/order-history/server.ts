export { type LookupLimit, lookupLimit } from "./lookup-limit.server.ts";
export { orderHistoryErrors } from "./order-history.errors.ts";
export { orderHistoryJobs } from "./order-history.jobs.server.ts";
export { orderHistoryRoutes } from "./order-history.routes.server.ts";
export { describeEvent } from "./describe-event.ts";
export { statusNames } from "./order-status.ts";
export { eventsOf, linesOf, orderOf } from "./order.store.server.ts";
export { orderPages } from "./order-pages.server.ts";
