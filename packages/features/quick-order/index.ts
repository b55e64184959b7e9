export { bulkOrderContext } from "./bulk-order.ts";
export { lineByLinePanel } from "./line-by-line.ts";
export { QuickOrderForm } from "./ui/quick-order-form.tsx";
