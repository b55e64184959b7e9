export type { LinePromise, LineSource, PromisePart } from "./line-promise.ts";
export type { PromiseText } from "./format-promise.ts";
export type { StockLabel } from "./stock-label.ts";
export { PromiseStatus } from "./ui/promise-status.tsx";
export { StockStatus } from "./ui/stock-status.tsx";
