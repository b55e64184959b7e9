import { seller } from "@capstan/features/seller";
import type { StoredSoldLine } from "./returns.store.server.ts";

const dayMs = 24 * 60 * 60 * 1_000;

export interface ReturnWindow {
  /** How many have left. */
  readonly shipped: number;
  /** How many can still come back. */
  readonly left: number;
  /** How many of these are approved at once. */
  readonly inTime: number;
  /** The last day for the newest of them, ISO 8601; null where nothing has left. */
  readonly until: string | null;
}

/** What can come back of a line, and what of it without asking anybody: the seller's days count from the delivery. */
export function returnWindow({ sent, returned }: Pick<StoredSoldLine, "sent" | "returned">, now: Date): ReturnWindow {
  const ends = sent.map(({ quantity, at }) => ({ quantity, end: Date.parse(at) + seller.returns.days * dayMs }));
  const sum = (parts: readonly { readonly quantity: number }[]) =>
    parts.reduce((all, { quantity }) => all + quantity, 0);
  const shipped = sum(ends);
  const open = sum(ends.filter(({ end }) => end >= now.getTime()));
  const last = Math.max(...ends.map(({ end }) => end));
  return {
    shipped,
    left: Math.max(shipped - returned, 0),
    inTime: Math.max(Math.min(open, shipped) - returned, 0),
    until: ends.length === 0 ? null : new Date(last).toISOString(),
  };
}
