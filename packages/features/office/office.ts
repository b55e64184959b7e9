import type { OrderStatus } from "@capstan/features/account";
import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";

export interface HeldOrderRow {
  readonly orderNumber: string;
  readonly company: string;
  readonly accountNumber: string;
  readonly buyer: string;
  readonly total: string;
  readonly lines: number;
  readonly reasons: readonly string[];
  readonly heldSince: string;
}

export interface OfficeQueueView {
  readonly staffName: string;
  /** The one that waits longest first. */
  readonly orders: readonly HeldOrderRow[];
  readonly hasMore: boolean;
}

export interface OfficeFact {
  readonly name: string;
  readonly value: string;
}

export interface OfficeHold {
  readonly kind: string;
  readonly title: string;
  readonly since: string;
  /** What the buyer reads. */
  readonly sentence: string;
  readonly facts: readonly OfficeFact[];
}

export interface OfficeLine {
  readonly line: number;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly price: string;
  readonly total: string;
  readonly isHeld: boolean;
}

export interface OfficeEvent {
  readonly who: string;
  readonly what: string;
  readonly when: string;
  readonly note: string | null;
}

export interface OfficeOrderView {
  readonly staffName: string;
  readonly orderNumber: string;
  readonly status: OrderStatus;
  readonly statusName: string;
  readonly company: string;
  readonly accountNumber: string;
  readonly holds: readonly OfficeHold[];
  readonly lines: readonly OfficeLine[];
  readonly amounts: readonly OfficeFact[];
  readonly customer: readonly OfficeFact[];
  /** The newest first; what staff wrote is among it. */
  readonly timeline: readonly OfficeEvent[];
  readonly canRelease: boolean;
  readonly canCancel: boolean;
}

export interface OfficeReader {
  /** Undefined for whoever is not staff. */
  queue(visitor: Visitor): Promise<OfficeQueueView | undefined>;
  order(visitor: Visitor, orderNumber: string): Promise<OfficeOrderView | undefined>;
}

export const officeContext = createContext<OfficeReader>();
