import { type Money, roundToCents } from "@capstan/platform/money";

const cent = 100n;

/**
 * Splits an amount by weights so that the parts add up to it: each gets its share rounded down to the cent, and the cents
 * that are left go to those that lost most by the rounding, the first of equals first. Without weights all are equal.
 */
export function splitAmount(total: Money, weights: readonly bigint[]): readonly Money[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  const shares = sum > 0n ? weights : weights.map(() => 1n);
  const whole = sum > 0n ? sum : BigInt(weights.length);
  // A freight table may go below the cent; then so do the parts.
  const unit = total % cent === 0n ? cent : 1n;
  const units = total / unit;
  const parts = shares.map((share, at) => ({ at, floor: (units * share) / whole, rest: (units * share) % whole }));
  const left = Number(units - parts.reduce((all, { floor }) => all + floor, 0n));
  const raised = new Set(
    parts
      .toSorted((one, other) => (one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1))
      .slice(0, left)
      .map(({ at }) => at),
  );
  return parts.map(({ at, floor }) => ((floor + (raised.has(at) ? 1n : 0n)) * unit) as Money);
}

/**
 * What units from one to another cost of an amount for all of them. Each part is the difference of two rounded sums, so
 * that parts that are billed one after the other add up to the amount, however many they are.
 */
export function partOf(total: Money, quantity: number, from: number, to: number): Money {
  const upTo = (units: number) =>
    units === quantity ? total : roundToCents(((total * BigInt(units)) / BigInt(quantity)) as Money);
  return (upTo(to) - upTo(from)) as Money;
}
