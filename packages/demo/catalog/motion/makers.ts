import type { MakerOf } from "../kit/item-class.ts";

interface Numbering {
  /** What all of this maker's numbers begin with. */
  readonly prefix: string;
  readonly separator: string;
}

const house: Numbering = { prefix: "", separator: "-" };

/** Each maker numbers its catalogue in its own way; buyers tell them apart by it. */
const numberings: Readonly<Record<string, Numbering>> = {
  norrvik: { prefix: "", separator: "-" },
  tessaro: { prefix: "T", separator: "." },
  kestermark: { prefix: "KM", separator: "-" },
  "halden-roe": { prefix: "HR", separator: "-" },
  ashmoor: { prefix: "", separator: " " },
  veltrane: { prefix: "V", separator: "/" },
  lindmere: { prefix: "LM", separator: "." },
  chaindale: { prefix: "CD", separator: "-" },
  wexley: { prefix: "W", separator: "-" },
  tamrick: { prefix: "TM", separator: "." },
  corvane: { prefix: "CV", separator: "-" },
  drummore: { prefix: "D", separator: "/" },
  airvanta: { prefix: "AV", separator: "-" },
  zephyrine: { prefix: "Z", separator: "." },
  windrow: { prefix: "WP", separator: "-" },
  caldair: { prefix: "CA", separator: "/" },
  headrace: { prefix: "HH", separator: "-" },
  penstock: { prefix: "P", separator: "." },
  ramhold: { prefix: "RH", separator: "-" },
  hydrastrand: { prefix: "HS", separator: "/" },
  amberline: { prefix: "AL", separator: "-" },
  greyfell: { prefix: "GF", separator: "." },
  pellworth: { prefix: "PW", separator: "-" },
  luberick: { prefix: "L", separator: "-" },
};

/** A maker's own number: its prefix, then the parts with its separator. Empty parts are left out. */
export function makersNumber(brand: MakerOf, ...parts: readonly string[]): string {
  const { prefix, separator } = numberings[brand.code] ?? house;
  return `${prefix}${parts.filter((part) => part !== "").join(separator)}`;
}

/** A size as it stands in a part number: 1-1/4 is 104 in sixteenths of an inch past the whole, 0.4375 is 007. */
export function sixteenths(inches: number): string {
  const parts = Math.round(inches * 16);
  return `${Math.floor(parts / 16)}${String(parts % 16).padStart(2, "0")}`;
}
