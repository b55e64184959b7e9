export { checkoutErrors } from "./checkout.errors.ts";
export { checkoutReader } from "./checkout-reader.server.ts";
export { checkoutRecords } from "./checkout.import.server.ts";
export { checkoutJobs } from "./checkout.jobs.server.ts";
export { checkoutRoutes } from "./checkout.routes.server.ts";
