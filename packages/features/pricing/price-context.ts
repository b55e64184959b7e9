import type { Clock } from "@capstan/platform/clock";
import { type Day, dayOn } from "@capstan/platform/day";
import { type Visitor, reaches } from "@capstan/platform/visitor";

/** What a price depends on beside the item and its quantity: who is looking, and on what day. */
export interface PriceContext {
  readonly accountNumber: string | null;
  readonly isSignedIn: boolean;
  readonly on: Day;
}

export function priceContextOf(visitor: Visitor, clock: Clock): PriceContext {
  return {
    accountNumber: visitor.accountNumber,
    isSignedIn: reaches(visitor, "rml-user"),
    on: dayOn(clock),
  };
}
