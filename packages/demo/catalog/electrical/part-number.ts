import type { MakerOf } from "../kit/item-class.ts";

interface Style {
  readonly prefix: string;
  readonly joint: string;
}

/** How each maker writes its numbers; the others join the parts with hyphens and put nothing before them. */
const styles: Readonly<Record<string, Style>> = {
  copperline: { prefix: "CU", joint: "-" },
  amperis: { prefix: "", joint: "." },
  conduwell: { prefix: "CW", joint: "-" },
  northgrid: { prefix: "NG", joint: "/" },
  lugstrom: { prefix: "L", joint: " " },
  ohmbridge: { prefix: "OB", joint: "." },
  lumenfield: { prefix: "LF", joint: "/" },
  glowmark: { prefix: "", joint: "/" },
  dauntcell: { prefix: "DC", joint: "-" },
  ampstead: { prefix: "AMP", joint: "." },
  tackwell: { prefix: "", joint: "." },
  bondhaven: { prefix: "BH", joint: "-" },
  sealmere: { prefix: "", joint: " " },
  kromatek: { prefix: "K", joint: "." },
  hearthcote: { prefix: "HC", joint: "-" },
  axleton: { prefix: "AX", joint: "-" },
  fleetholm: { prefix: "FH", joint: "-" },
  drovemark: { prefix: "", joint: "." },
};

/** The parts as that maker writes them, without spaces and slashes: "1/2 in" is 12IN. */
export function makerNumber(brand: MakerOf, ...parts: readonly (string | number)[]): string {
  const { prefix, joint } = styles[brand.code] ?? { prefix: "", joint: "-" };
  const written = parts
    .map((part) => String(part).toUpperCase().replaceAll(/\s+/g, "").replaceAll("/", ""))
    .filter(Boolean);
  return [prefix, ...written].filter(Boolean).join(joint);
}
