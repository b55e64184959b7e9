import "./stock-status.css";
import { CircleCheck, CircleX, TriangleAlert, Truck } from "lucide-react";
import type { StockLabel } from "../stock-label.ts";

const icons = { in: CircleCheck, few: TriangleAlert, later: Truck, out: CircleX };

/** Whether an item can be had, by icon, colour and word. */
export function StockStatus({ stock }: { readonly stock: StockLabel }) {
  const Icon = icons[stock.kind];
  return (
    <span className={`stock-status stock-${stock.kind}`}>
      <Icon size={16} />
      {stock.words}
    </span>
  );
}
