import { guestAccount } from "@capstan/features/orders/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { longDay, shortDay } from "@capstan/platform/format-time";
import type { LookupLimit } from "./lookup-limit.server.ts";
import { type LookedUp, lookedUpOrder } from "./lookup.store.server.ts";
import type { FoundOrder, LookupOutcome } from "./lookup.ts";

export interface LookupDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly limit: LookupLimit;
}

interface LookupInput {
  readonly orderNumber: string;
  readonly email: string;
  readonly zip: string;
}

/** The same answer to every mismatch, whether the number is wrong, or the e-mail, or the ZIP. */
export async function lookupOrder(deps: LookupDeps, input: LookupInput): Promise<FoundOrder | LookupOutcome> {
  const orderNumber = input.orderNumber.toUpperCase().replaceAll(/[#\s]/g, "");
  if (!(await deps.limit.take(orderNumber))) return "paused";
  const zip = /^\d{5}/.exec(input.zip)?.[0] ?? "";
  const found = await lookedUpOrder(deps.db, { orderNumber, email: input.email, zip });
  if (!found) return "none";
  await deps.limit.giveBack(orderNumber);
  return {
    number: found.number,
    status: found.status,
    placedOn: longDay(found.placedAt.toISOString()),
    lines: found.lines,
    arrives: arrivalOf(found, deps.clock.now()),
    isGuest: found.accountNumber === guestAccount,
  };
}

function arrivalOf({ status, dueOn }: LookedUp, now: Date): string | null {
  if (dueOn === null || ["cancelled", "delivered", "picked-up", "returned"].includes(status)) return null;
  return `Ships by ${shortDay(dueOn, now)}`;
}
