export { bulkOrderContext } from "./bulk-order.ts";
export { lineByLinePanel } from "./line-by-line.ts";
