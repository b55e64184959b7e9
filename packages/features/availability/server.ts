export { type StockAt, stockOf } from "./availability.store.server.ts";
export { availabilityRecords } from "./availability.import.server.ts";
export { availabilityRoutes } from "./availability.routes.server.ts";
export { type PromiseText, promiseText } from "./format-promise.ts";
export { linesInStock } from "./branch-stock.store.server.ts";
export type { LinePromise, LineSource, PromisePart } from "./line-promise.ts";
export { type PromisePlan, type PromiseReader, firstPickupDay, promiseReader } from "./promise-reader.server.ts";
export { type StockLabel, stockLabel } from "./stock-label.ts";
export { type StockReader, stockReader, withStock } from "./stock-reader.server.ts";
