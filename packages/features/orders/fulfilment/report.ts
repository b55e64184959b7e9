import type { Day } from "@capstan/platform/day";

/** What a warehouse tells of a shipment. A pickup is ready when it is packed. */
export const shipmentReports = ["packed", "shipped", "delivered", "picked-up"] as const;

export interface LineQuantity {
  readonly line: number;
  readonly quantity: number;
}

export interface ShipmentReport {
  readonly kind: (typeof shipmentReports)[number];
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The warehouse's own name for the shipment. */
  readonly shipment: string;
  /** Where it leaves from, and what is in it; null where the report is about a shipment that is known already. */
  readonly contents: { readonly from: string; readonly lines: readonly LineQuantity[] } | null;
  readonly details: ShipmentDetails;
}

/** What a report may say of how a shipment travels; null is not said. */
export interface ShipmentDetails {
  readonly carrier: string | null;
  readonly method: string | null;
  readonly trackingNumbers: readonly string[] | null;
  readonly boxes: number | null;
  readonly weightLb: number | null;
  readonly expectedOn: Day | null;
}

export interface BackorderReport {
  readonly kind: "backordered";
  readonly at: string;
  readonly lines: readonly (LineQuantity & { readonly expectedOn: Day | null })[];
  readonly reason: string;
}

/** What is told of a return: that it may come, has come, and what was found in it. */
export const returnReports = ["return-approved", "return-refused", "return-received", "return-inspected"] as const;

export interface ReturnReport {
  readonly kind: (typeof returnReports)[number];
  readonly at: string;
  readonly returnNumber: string;
  /** Where it arrived; null where that is not said. */
  readonly to: string | null;
  /** Why it is refused, in words for the buyer. */
  readonly reason: string;
  /** What was found, of an inspection alone. */
  readonly lines: readonly InspectedLine[] | null;
}

export interface InspectedLine extends LineQuantity {
  /** How many of them are refunded, and how many of these go back into the stock. */
  readonly accepted: number;
  readonly restocked: number;
  /** Why not all are refunded, in words for the buyer. */
  readonly finding: string;
}

export type FulfilmentReport = ShipmentReport | BackorderReport | ReturnReport;

export function isReturnReport(report: FulfilmentReport): report is ReturnReport {
  return (returnReports as readonly string[]).includes(report.kind);
}
