import { type Money, sumOf } from "@capstan/platform/money";

export const freightMethods = ["parcel", "hazmat-ground", "ltl"] as const;

export type FreightMethod = (typeof freightMethods)[number];

/** Part of a line that leaves from a place. */
export interface ShippedPart {
  readonly line: number;
  readonly quantity: number;
  readonly from: string;
  /** Of one unit; null where nobody has told. */
  readonly weightLb: number | null;
  readonly shipsFreight: boolean;
  readonly isHazardous: boolean;
}

/** What travels together, and what that costs. */
export interface Shipment {
  readonly from: string;
  readonly method: FreightMethod;
  readonly lines: readonly number[];
  readonly weightLb: number;
  readonly price: Money;
}

/** Who knows what carrying costs: the built-in tables, or an adapter to a carrier. */
export interface ShippingRates {
  quote(parts: readonly ShippedPart[]): Promise<readonly Shipment[]>;
}

export interface FreightRate {
  readonly method: FreightMethod;
  readonly upToLb: number;
  readonly price: Money;
}

/** What a parcel carrier takes in one shipment: more goes on a pallet, less than a truckload. */
export const maxParcelLb = 150;

/**
 * Groups what leaves from one place by how it may travel: what is too large goes by freight, dangerous goods by ground,
 * and whatever is heavier together than a parcel carrier takes goes by freight too.
 */
export function shipmentsOf(parts: readonly ShippedPart[], rates: readonly FreightRate[]): readonly Shipment[] {
  const groups = Map.groupBy(parts, ({ from, ...part }) => `${from} ${methodOf(part)}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const weightLb = rounded(group.reduce((sum, part) => sum + (part.weightLb ?? 0) * part.quantity, 0));
      const method = weightLb > maxParcelLb ? "ltl" : methodOf(first);
      const lines = [...new Set(group.map(({ line }) => line))].toSorted((one, other) => one - other);
      return [{ from: first.from, method, lines, weightLb, price: priceOf(method, weightLb, rates) }];
    })
    .toSorted((one, other) =>
      one.from < other.from || (one.from === other.from && one.method < other.method) ? -1 : 1,
    );
}

export function freightOf(shipments: readonly Shipment[]): Money {
  return sumOf(shipments.map(({ price }) => price));
}

function methodOf({ shipsFreight, isHazardous }: Pick<ShippedPart, "shipsFreight" | "isHazardous">): FreightMethod {
  if (shipsFreight) return "ltl";
  return isHazardous ? "hazmat-ground" : "parcel";
}

/** The row that reaches the weight; the heaviest one's price where none does. Without a table carrying is free. */
function priceOf(method: FreightMethod, weightLb: number, rates: readonly FreightRate[]): Money {
  const rows = rates.filter((row) => row.method === method).toSorted((one, other) => one.upToLb - other.upToLb);
  return (rows.find((row) => row.upToLb >= weightLb) ?? rows.at(-1))?.price ?? (0n as Money);
}

function rounded(pounds: number): number {
  return Math.round(pounds * 1_000) / 1_000;
}
