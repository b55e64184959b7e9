export { type StockAt, stockOf } from "./availability.store.server.ts";
export { availabilityRecords } from "./availability.import.server.ts";
