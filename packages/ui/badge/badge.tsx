import "./badge.css";
import type { ReactNode } from "react";

export type BadgeProps = {
  kind?: "plain" | "info" | "stock" | "sale" | "caution";
  /** A lucide icon of 14 px. */
  icon?: ReactNode;
  children: ReactNode;
};

export function Badge({ kind = "plain", icon, children }: BadgeProps) {
  return (
    <span className={`badge badge-${kind}`}>
      {icon}
      {children}
    </span>
  );
}

/** How many: a number alone says nothing, so the label is said after it. */
export function Count({ value, label }: { value: number | string; label?: string }) {
  return (
    <span className="badge-number">
      {value}
      {label !== undefined && <span className="visually-hidden"> {label}</span>}
    </span>
  );
}
