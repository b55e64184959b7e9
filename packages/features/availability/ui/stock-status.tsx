import "./stock-status.css";
import type { StockLabel } from "../stock-label.ts";

/** Whether an item can be had, by icon, colour and word. The style sheet draws the icon. */
export function StockStatus({ stock }: { readonly stock: StockLabel }) {
  return <span className={`stock-status stock-${stock.kind}`}>{stock.words}</span>;
}
