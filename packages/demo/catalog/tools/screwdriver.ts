import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { partNumberOf, priceOf } from "./makers.ts";
import { digits, withArticle } from "./words.ts";

interface Tip {
  readonly kind: "Phillips" | "Slotted" | "Six-Lobe" | "Square" | "Cabinet";
  /** What is printed on the handle: #2, 1/4, T25. */
  readonly size: string;
  readonly shank: number;
  readonly code: string;
}

/** The first of each kind first: a small stock has a bit of all. Shank diameters as ASME B107.600 has them. */
const tips: readonly Tip[] = [
  { kind: "Phillips", size: "#2", shank: 0.25, code: "P2" },
  { kind: "Slotted", size: "1/4 in", shank: 0.25, code: "S16" },
  { kind: "Six-Lobe", size: "T25", shank: 0.1875, code: "X25" },
  { kind: "Phillips", size: "#1", shank: 0.1875, code: "P1" },
  { kind: "Slotted", size: "3/16 in", shank: 0.1875, code: "S12" },
  { kind: "Square", size: "#2", shank: 0.1875, code: "R2" },
  { kind: "Cabinet", size: "3/16 in", shank: 0.1875, code: "C12" },
  { kind: "Six-Lobe", size: "T20", shank: 0.1875, code: "X20" },
  { kind: "Slotted", size: "5/16 in", shank: 0.3125, code: "S20" },
  { kind: "Phillips", size: "#3", shank: 0.3125, code: "P3" },
  { kind: "Six-Lobe", size: "T15", shank: 0.1875, code: "X15" },
  { kind: "Six-Lobe", size: "T30", shank: 0.25, code: "X30" },
  { kind: "Slotted", size: "3/8 in", shank: 0.375, code: "S24" },
  { kind: "Cabinet", size: "1/4 in", shank: 0.25, code: "C16" },
  { kind: "Cabinet", size: "1/8 in", shank: 0.125, code: "C08" },
  { kind: "Square", size: "#1", shank: 0.1875, code: "R1" },
  { kind: "Six-Lobe", size: "T10", shank: 0.1563, code: "X10" },
  { kind: "Phillips", size: "#0", shank: 0.125, code: "P0" },
  { kind: "Six-Lobe", size: "T27", shank: 0.25, code: "X27" },
  { kind: "Square", size: "#3", shank: 0.25, code: "R3" },
  { kind: "Slotted", size: "1/8 in", shank: 0.125, code: "S08" },
  { kind: "Six-Lobe", size: "T40", shank: 0.3125, code: "X40" },
  { kind: "Six-Lobe", size: "T8", shank: 0.1563, code: "X08" },
  { kind: "Six-Lobe", size: "T9", shank: 0.1563, code: "X09" },
  { kind: "Six-Lobe", size: "T6", shank: 0.125, code: "X06" },
  { kind: "Phillips", size: "#4", shank: 0.375, code: "P4" },
  { kind: "Square", size: "#0", shank: 0.1563, code: "R0" },
];

const handles = [
  { name: "Cushion Grip", code: "G", factor: 1 },
  { name: "Acetate", code: "A", factor: 0.72 },
  { name: "Insulated 1,000 V", code: "V", factor: 1.75 },
  { name: "Tri-Lobe", code: "L", factor: 1.12 },
  { name: "Hardwood", code: "W", factor: 1.2 },
] as const;

const shanks = ["Round", "Square", "Hex Bolster"] as const;

const advice: Readonly<Record<Tip["kind"], string>> = {
  Phillips: "Match the tip to the recess: a size too small cams out.",
  Slotted: "The keystone tip flares past the shank, so it carries torque in open slots.",
  Cabinet: "The tip runs no wider than the shank, to follow a screw down a counterbore.",
  "Six-Lobe": "The lobes take torque without end pressure, and do not cam out.",
  Square: "The tapered square holds the screw on the tip, one-handed.",
};

const shelfOf: Readonly<Record<Tip["kind"], string>> = {
  Phillips: "HTL-SCREWDRIVERS-PHILLIPS",
  Slotted: "HTL-SCREWDRIVERS-SLOTTED",
  Cabinet: "HTL-SCREWDRIVERS-SLOTTED",
  "Six-Lobe": "HTL-SCREWDRIVERS-SIXLOBE",
  Square: "HTL-SCREWDRIVERS-SIXLOBE",
};

const handleAdvice: Readonly<Record<(typeof handles)[number]["name"], string>> = {
  "Cushion Grip": "Soft grip over a hard core.",
  Acetate: "Clear acetate handle that shrugs off oil and can be wiped down.",
  "Insulated 1,000 V":
    "Tested to 10,000 V and rated for live work up to 1,000 V AC under ASTM F1505; stop using it when the second color shows.",
  "Tri-Lobe": "Three-sided handle that does not roll off a ladder.",
  Hardwood: "Beech handle with a steel cap.",
};

function screwdriverIdentity(tipCode: string, length: number, handle: string, shank: string): string {
  return `screwdriver ${tipCode} ${length} ${handle} ${shank}`;
}

export const screwdrivers = defineClass({
  code: "screwdriver",
  name: "Screwdrivers",
  unspsc: "27111701",
  drawing: "screwdriver",
  weight: 4,
  brands: ["kelvane", "ironvale", "burrowes", "grantham", "tannick", "stavely", "hallowick", "ampero"],
  attributes: [
    { code: "tipType", name: "Tip Type", type: "text", isFacet: true },
    { code: "tipSize", name: "Tip Size", type: "text", isFacet: true, isColumn: true },
    {
      code: "length",
      name: "Blade Length",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    { code: "overallLength", name: "Overall Length", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "diameter", name: "Shank Diameter", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "handleType", name: "Handle", type: "text", isFacet: true },
    { code: "shankShape", name: "Shank Shape", type: "text", isFacet: true },
    { code: "isInsulated", name: "Insulated", type: "flag", isFacet: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { tip: tips, length: [4, 6, 8, 3, 1.5, 10, 12], handle: handles, shank: shanks },
  allows: ({ tip, length, handle, shank }) => {
    if (shank !== "Round" && (tip.shank < 0.25 || handle.code === "V" || length < 4)) return false;
    if (handle.code === "W" && tip.kind !== "Slotted" && tip.kind !== "Cabinet" && tip.kind !== "Phillips")
      return false;
    if (length === 1.5) return tip.shank >= 0.1875 && handle.code !== "W" && tip.kind !== "Cabinet";
    return length <= tip.shank * 50 && (tip.kind === "Cabinet" ? length >= 3 : true);
  },
  describe: ({ tip, length, handle, shank }, brand) => {
    const isStubby = length === 1.5;
    const overallLength = length + (isStubby ? 2 : 3 + Math.round(tip.shank * 16) / 8);
    const isInsulated = handle.code === "V";
    const tipText =
      tip.kind === "Cabinet" ? `${tip.size} Cabinet` : `${tip.size} ${tip.kind === "Slotted" ? "Keystone" : tip.kind}`;
    const standard = isInsulated ? "ASTM F1505, IEC 60900" : "ASME B107.600";
    const kindMark = {
      Phillips: "PHIL",
      Slotted: "SLOT",
      Cabinet: "CAB",
      "Six-Lobe": "6LOBE",
      Square: "SQ",
    }[tip.kind];
    return {
      name: `Screwdriver, ${tipText}, ${inchFraction(length)} in ${shank} Shank, ${handle.name} Handle`,
      shortName: `SCREWDRIVER ${kindMark} ${tip.size.replace(" in", "")}X${inchFraction(length)} ${handle.code}${shank[0] ?? ""}`,
      description:
        `${isStubby ? "Stubby" : "Straight"} screwdriver with a ${tipText.replace("Keystone", "keystone").replace("Cabinet", "cabinet")} tip on ${withArticle(`${inchFraction(length)} in`)} ${shank === "Hex Bolster" ? "round shank with a hex bolster" : `${shank.toLowerCase()} shank`}. ` +
        `${advice[tip.kind]} ${handleAdvice[handle.name]}` +
        (shank === "Round" ? "" : " The flats take a wrench for stubborn screws."),
      partNumber: partNumberOf(
        brand,
        `SD${tip.code}`,
        `${digits(length)}${handle.code}${shank === "Round" ? "" : (shank[0] ?? "")}`,
      ),
      attributes: {
        tipType:
          tip.kind === "Slotted" ? "Slotted (Keystone)" : tip.kind === "Cabinet" ? "Slotted (Cabinet)" : tip.kind,
        tipSize: tip.size,
        length,
        overallLength,
        diameter: tip.shank,
        handleType: handle.name,
        shankShape: shank,
        isInsulated,
        standard,
      },
      category: shelfOf[tip.kind],
      family: `${tip.kind} Screwdrivers, ${handle.name} Handle`,
      price: priceOf(brand, (4.1 + tip.shank * 13 + length * 0.42) * handle.factor * (shank === "Round" ? 1 : 1.08)),
      unit: "EA",
      sameAs: screwdriverIdentity(tip.code, length, handle.name, shank),
      goesWith: [screwdriverIdentity(tip.code === "P2" ? "S16" : "P2", length, handle.name, shank)],
      countryOfOrigin: brand.code === "grantham" ? "US" : "DE",
    };
  },
});
