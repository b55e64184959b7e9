import type { OrderStatus } from "@capstan/features/account";
import type { StatusFilter } from "./history-params.ts";

export const statusNames: Readonly<Record<OrderStatus, string>> = {
  draft: "Waiting for payment",
  "awaiting-approval": "Waiting for approval",
  placed: "Placed",
  "on-hold": "On hold",
  "in-fulfilment": "Packing",
  shipped: "On the way",
  delivered: "Delivered",
  "picked-up": "Picked up",
  cancelled: "Canceled",
  returned: "Returned",
};

export function filterName(filter: StatusFilter): string {
  return filter === "open" ? "Open" : statusNames[filter];
}

/** While nobody packs it, whoever may order can take it back. */
export function canCancel(status: OrderStatus): boolean {
  return status === "awaiting-approval" || status === "placed" || status === "on-hold";
}
