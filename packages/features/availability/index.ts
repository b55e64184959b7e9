export type { StockLabel } from "./stock-label.ts";
export { StockStatus } from "./ui/stock-status.tsx";
