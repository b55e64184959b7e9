export { checkBooks } from "./check-books.server.ts";
export { fulfilmentErrors } from "./fulfilment/fulfilment.errors.ts";
export { fulfilmentRoutes } from "./fulfilment/fulfilment.routes.server.ts";
export { documentRoutes } from "./invoices/documents.routes.server.ts";
export { orderErrors } from "./orders.errors.ts";
export { orderJobs } from "./orders.jobs.server.ts";
export { orderRecords } from "./orders.import.server.ts";
export { orderRoutes } from "./orders.routes.server.ts";
