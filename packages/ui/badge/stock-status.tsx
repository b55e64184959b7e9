import "./badge.css";
import { CircleCheck, CircleX, TriangleAlert, Truck } from "lucide-react";
import type { ReactNode } from "react";

const icons = { in: CircleCheck, low: TriangleAlert, out: CircleX, ships: Truck } as const;

export type StockStatusProps = {
  state: keyof typeof icons;
  children: ReactNode;
};

/** The colour never speaks alone: an icon and the words say the same. */
export function StockStatus({ state, children }: StockStatusProps) {
  const Icon = icons[state];
  return (
    <span className={`stock-status stock-status-${state}`}>
      <Icon size={16} />
      {children}
    </span>
  );
}
