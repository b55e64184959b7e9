import type { Random } from "../kit/random.ts";
import { type Day, workdaysBetween } from "./days.ts";
import type { OrderStatus } from "./records.ts";
import { tradeNamed } from "./trades.ts";

/** Trades that send somebody over more often than they wait for a truck. */
const pickupChance: Readonly<Record<string, number>> = { contractor: 0.35, business: 0.15 };

export function branchAtCounter(defaultBranch: string | null, trade: string, random: Random): string | null {
  const chance = pickupChance[tradeNamed(trade).customerKind] ?? 0.06;
  return random.chance(chance) ? defaultBranch : null;
}

interface StatusQuestion {
  readonly day: Day;
  readonly asOf: Day;
  readonly isPickup: boolean;
  readonly random: Random;
}

/** What has become of an order by today: shipped a workday or two after, there within a few more. */
export function statusOn({ day, asOf, isPickup, random }: StatusQuestion): OrderStatus {
  const age = workdaysBetween(day, asOf);
  const shipsAfter = random.int(1, 2);
  const arrivesAfter = shipsAfter + random.int(1, 4);
  if (random.chance(0.015)) return "cancelled";
  if (isPickup) return age < 1 ? "placed" : "picked-up";
  if (age < shipsAfter) return "placed";
  return age < arrivesAfter ? "shipped" : "delivered";
}

/** Public bodies always have a number, others mostly; each kind writes it in its own way. */
export function purchaseOrderOf(trade: string, day: Day, random: Random): string | null {
  const year = day.slice(2, 4);
  const serial = random.int(1000, 99_999);
  switch (tradeNamed(trade).customerKind) {
    case "federal-government":
      return `FA${random.int(1000, 9999)}-${year}-P-${String(random.int(1, 9999)).padStart(4, "0")}`;
    case "state-government":
    case "education":
      return `PO${year}-${serial}`;
    case "healthcare":
      return `MM${serial}`;
    case "contractor":
      return random.chance(0.6) ? `JOB ${random.int(100, 2999)}` : null;
    default:
      return random.chance(0.75) ? `4500${random.int(100_000, 999_999)}` : null;
  }
}
