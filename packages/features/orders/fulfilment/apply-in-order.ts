import { type Result, ok } from "@capstan/platform/result";
import { applyReport } from "./apply-report.ts";
import type { OrderFulfilment } from "./fulfilment-state.ts";
import type { ShipmentReport } from "./report.ts";

interface Waiting {
  readonly report: ShipmentReport;
}

export interface AppliedInOrder<Kept extends Waiting> {
  readonly order: OrderFulfilment;
  /** What was applied, and the order's state after each. */
  readonly steps: readonly { readonly report: ShipmentReport; readonly status: OrderFulfilment["status"] }[];
  /** Those that had waited for this shipment. */
  readonly ended: readonly Kept[];
}

/** Applies a report, and after it those that had waited for its shipment. What still does not fit goes on waiting. */
export function applyInOrder<Kept extends Waiting>(
  before: OrderFulfilment,
  report: ShipmentReport,
  waiting: readonly Kept[],
): Result<AppliedInOrder<Kept> | "waiting"> {
  const first = applyReport(before, report);
  if (!first.ok) return first;
  if (first.value === "waiting") return ok("waiting");
  let order = first.value;
  const steps = [{ report, status: order.status }];
  const ended: Kept[] = [];
  for (const kept of waiting.filter((one) => one.report.shipment === report.shipment)) {
    const next = applyReport(order, kept.report);
    if (!next.ok || next.value === "waiting") continue;
    order = next.value;
    steps.push({ report: kept.report, status: order.status });
    ended.push(kept);
  }
  return ok({ order, steps, ended });
}
