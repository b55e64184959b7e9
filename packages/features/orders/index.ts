export { countOf } from "./format-moment.ts";
export { startOfStoreDay, storeTimeZone } from "./store-time.ts";
