import "./stock-words.css";
import { CircleCheck, CircleX, TriangleAlert, Truck } from "lucide-react";
import type { StockLabel } from "../stock/stock-label.ts";

const icons = { in: CircleCheck, few: TriangleAlert, later: Truck, out: CircleX };

/** Whether an item can be had, by icon, colour and word. */
export function StockWords({ stock }: { readonly stock: StockLabel }) {
  const Icon = icons[stock.kind];
  return (
    <span className={`stock-words stock-${stock.kind}`}>
      <Icon size={16} />
      {stock.words}
    </span>
  );
}
