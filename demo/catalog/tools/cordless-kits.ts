import type { MakerOf } from "../kit/item-class.ts";

/** What comes in the box with a cordless tool. */
export interface Kit {
  readonly name: string;
  readonly mark: string;
  readonly batteries: number;
  readonly ampHours: number;
}

export const kits: readonly Kit[] = [
  { name: "Tool Only", mark: "B", batteries: 0, ampHours: 0 },
  { name: "Kit with 2 Batteries, 2 Ah", mark: "K2", batteries: 2, ampHours: 2 },
  { name: "Kit with 2 Batteries, 5 Ah", mark: "K5", batteries: 2, ampHours: 5 },
  { name: "Kit with 1 Battery, 4 Ah", mark: "K4", batteries: 1, ampHours: 4 },
];

/** A pack fits its own maker's tools only, so the maker is part of what it is. */
export function batteryIdentity(maker: MakerOf, voltage: number, ampHours: number): string {
  return `${maker.code} ${voltage} V battery ${ampHours} Ah`;
}

/** The price of the packs, the charger and the case that a kit adds. */
export function kitExtra({ batteries, ampHours }: Kit, voltage: number): number {
  return batteries === 0 ? 0 : 28 + batteries * batteryPrice(voltage, ampHours) * 0.62;
}

export function batteryPrice(voltage: number, ampHours: number): number {
  return 17 + voltage * ampHours * 0.82;
}

export function kitText({ batteries, ampHours }: Kit): string {
  if (batteries === 0) return "Sold bare: battery and charger are ordered separately.";
  return `Comes with ${batteries === 1 ? "one" : "two"} ${ampHours} Ah ${batteries === 1 ? "battery" : "batteries"}, a charger and a case.`;
}
