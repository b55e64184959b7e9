import type { OrderStatus } from "@capstan/features/account";

/** What anybody learns who knows an order's number and its e-mail or ZIP: no names, no addresses, no prices. */
export interface FoundOrder {
  readonly number: string;
  readonly status: OrderStatus;
  readonly placedOn: string;
  readonly lines: number;
  /** "Ships Wed, Nov 18, 2026", "Delivered Nov 17"; null where there is nothing to tell. */
  readonly arrives: string | null;
  /** Of no account yet: who signs in claims it first. */
  readonly isGuest: boolean;
}

export const lookupOutcomes = ["none", "paused"] as const;
export type LookupOutcome = (typeof lookupOutcomes)[number];

/** The browser that looked an order up shows it once. */
export const lookupCookie = "order-lookup";
