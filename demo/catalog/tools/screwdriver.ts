import { inchFraction } from "@capstan/platform/fraction";
import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { digits, withArticle } from "./format-size.ts";

/** The first of each kind first: a small stock has a bit of all. Shank diameters as ASME B107.600 has them. */
const tips = readCsv("tools/screwdriver/tips.csv", {
  kind: oneOf(["Phillips", "Slotted", "Six-Lobe", "Square", "Cabinet"]),
  /** What is printed on the handle: #2, 1/4, T25. */
  size: text,
  shank: number,
  code: text,
});
type Tip = (typeof tips)[number];

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

const categoryOf: Readonly<Record<Tip["kind"], string>> = {
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

export const screwdrivers = defineClass("screwdriver", {
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
      category: categoryOf[tip.kind],
      family: `${tip.kind} Screwdrivers, ${handle.name} Handle`,
      price: makerPrice(brand, (4.1 + tip.shank * 13 + length * 0.42) * handle.factor * (shank === "Round" ? 1 : 1.08)),
      unit: "EA",
      sameAs: screwdriverIdentity(tip.code, length, handle.name, shank),
      goesWith: [screwdriverIdentity(tip.code === "P2" ? "S16" : "P2", length, handle.name, shank)],
      countryOfOrigin: brand.code === "grantham" ? "US" : "DE",
    };
  },
});
