import { defineClass } from "../kit/item-class.ts";
import { interleave } from "../kit/interleave.ts";
import { makersNumber } from "./makers.ts";
import { cents } from "./money.ts";
import { oilName } from "./names.ts";

interface Oil {
  readonly type: string;
  readonly code: string;
  readonly shelf: string;
  readonly grades: readonly number[];
  readonly bases: readonly string[];
  readonly factor: number;
  readonly note: string;
}

const oils: readonly Oil[] = [
  {
    type: "Hydraulic AW",
    code: "AW",
    shelf: "LUB-OIL-HYDRAULIC",
    grades: [46, 32, 68, 22, 100],
    bases: ["Mineral", "Synthetic"],
    factor: 1,
    note: "Zinc-type anti-wear oil for vane, gear and piston pumps; meets DIN 51524 Part 2 HLP.",
  },
  {
    type: "Gear EP",
    code: "EP",
    shelf: "LUB-OIL-GEAR",
    grades: [220, 150, 320, 460, 68, 100, 680],
    bases: ["Mineral", "Synthetic"],
    factor: 1.3,
    note: "Sulfur-phosphorus oil for enclosed spur and helical gears, AGMA 9005 EP.",
  },
  {
    type: "Rotary Screw Compressor",
    code: "RC",
    shelf: "LUB-OIL-COMPRESSOR",
    grades: [46, 32, 68, 100],
    bases: ["Mineral", "Synthetic"],
    factor: 1.75,
    note: "Low-foam oil for rotary screw compressors; change mineral at 2,000 hours, synthetic at 8,000.",
  },
  {
    type: "Rust & Oxidation Inhibited",
    code: "RO",
    shelf: "LUB-OIL-MACHINE",
    grades: [68, 32, 46, 150, 100, 220],
    bases: ["Mineral"],
    factor: 1.05,
    note: "Circulating oil for bearings, chains and lightly loaded gears, with no EP additive to attack bronze.",
  },
  {
    type: "Anti-Wear Zinc-Free Hydraulic",
    code: "ZF",
    shelf: "LUB-OIL-HYDRAULIC",
    grades: [46, 32, 68],
    bases: ["Mineral"],
    factor: 1.3,
    note: "Ashless anti-wear oil for pumps with silver or yellow metal, and for sites that watch zinc in their drains.",
  },
  {
    type: "Reciprocating Compressor",
    code: "PC",
    shelf: "LUB-OIL-COMPRESSOR",
    grades: [100, 150, 68],
    bases: ["Mineral", "Synthetic"],
    factor: 1.5,
    note: "For piston compressors, where it keeps valves free of carbon.",
  },
  {
    type: "Way",
    code: "WY",
    shelf: "LUB-OIL-MACHINE",
    grades: [68, 220, 32],
    bases: ["Mineral"],
    factor: 1.45,
    note: "Tacky oil that keeps slideways from stick-slip and parts from coolant.",
  },
  {
    type: "Worm Gear Compounded",
    code: "WG",
    shelf: "LUB-OIL-GEAR",
    grades: [460, 680],
    bases: ["Mineral", "Synthetic"],
    factor: 1.5,
    note: "Compounded with fatty oil for bronze worm wheels, which EP additives attack.",
  },
  {
    type: "Air Tool",
    code: "AT",
    shelf: "LUB-OIL-MACHINE",
    grades: [32, 22],
    bases: ["Mineral"],
    factor: 1.6,
    note: "Takes up the water in the line and stays a mist through the lubricator.",
  },
  {
    type: "Food Grade H1",
    code: "FG",
    shelf: "LUB-OIL-MACHINE",
    grades: [68, 32, 46, 220, 460],
    bases: ["Synthetic", "Mineral"],
    factor: 2.2,
    note: "Registered NSF H1 for incidental contact with food.",
  },
  {
    type: "Spindle",
    code: "SP",
    shelf: "LUB-OIL-MACHINE",
    grades: [10, 22, 2],
    bases: ["Mineral"],
    factor: 1.4,
    note: "Thin oil for high-speed grinder and mill spindles.",
  },
  {
    type: "Vacuum Pump",
    code: "VP",
    shelf: "LUB-OIL-COMPRESSOR",
    grades: [68, 100],
    bases: ["Mineral", "Synthetic"],
    factor: 2.1,
    note: "Low vapor pressure for rotary vane vacuum pumps.",
  },
];

const products = interleave(
  oils.map((oil) => oil.bases.flatMap((base) => oil.grades.map((viscosity) => ({ oil, base, viscosity })))),
);

const containers = [
  { name: "5 gal", word: "5 gal Pail", code: "5", gallons: 5, perGallon: 1, pieces: 1, unit: "EA" },
  { name: "1 gal", word: "1 gal Jug", code: "1", gallons: 1, perGallon: 1.5, pieces: 1, unit: "EA" },
  { name: "55 gal", word: "55 gal Drum", code: "55", gallons: 55, perGallon: 0.8, pieces: 1, unit: "EA" },
  { name: "1 qt", word: "1 qt Bottle", code: "Q", gallons: 0.25, perGallon: 2, pieces: 1, unit: "EA" },
  { name: "4 x 1 gal", word: "Case of 4 1 gal Jugs", code: "4X1", gallons: 4, perGallon: 1.38, pieces: 4, unit: "CS" },
  {
    name: "12 x 1 qt",
    word: "Case of 12 1 qt Bottles",
    code: "12Q",
    gallons: 3,
    perGallon: 1.8,
    pieces: 12,
    unit: "CS",
  },
  { name: "275 gal", word: "275 gal Tote", code: "275", gallons: 275, perGallon: 0.74, pieces: 1, unit: "EA" },
] as const;

function gradeNote(viscosity: number): string {
  if (viscosity <= 32) return "A thin grade for cold starts and fast shafts.";
  if (viscosity <= 68) return "A middle grade for machines at shop temperature.";
  return viscosity <= 220
    ? "A heavy grade for slow shafts and warm gears."
    : "A very heavy grade for slow, hot or loaded gears.";
}

export const lubricatingOils = defineClass({
  code: "lubricating-oil",
  name: "Lubricating Oils",
  unspsc: "15121500",
  drawing: "oil-container",
  weight: 3,
  brands: [
    "greyfell",
    "amberline",
    "pellworth",
    "luberick",
    "halden-roe",
    "headrace",
    "caldair",
    "airvanta",
    "ramhold",
    "windrow",
  ],
  attributes: [
    { code: "oilType", name: "Type", type: "text", isFacet: true },
    { code: "viscosityGrade", name: "ISO Viscosity Grade", type: "number", isFacet: true, isColumn: true },
    { code: "viscosity40", name: "Viscosity at 40 C", type: "number", unit: "cSt" },
    { code: "baseOil", name: "Base Oil", type: "text", isFacet: true, isColumn: true },
    { code: "container", name: "Container", type: "text", isFacet: true, isColumn: true },
    { code: "capacity", name: "Volume", type: "number", unit: "gal", isColumn: true },
    { code: "isFoodGrade", name: "NSF H1 Registered", type: "flag", isFacet: true },
    { code: "packQuantity", name: "Pack Quantity", type: "number" },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { product: products, container: containers },
  allows: ({ product, container }) => {
    const isRetail = container.name.endsWith("1 qt");
    return !isRetail || product.viscosity <= 220;
  },
  describe: ({ product, container }, brand) => {
    const { oil, base, viscosity } = product;
    const isSynthetic = base === "Synthetic";
    return {
      name: `${oil.type} Oil, ISO ${viscosity}, ${base}, ${container.word}`,
      shortName: `OIL ${oil.code} ISO ${viscosity} ${isSynthetic ? "SYN" : "MIN"} ${container.name}`.toUpperCase(),
      description:
        `${oil.note} ISO VG ${viscosity}: ${viscosity} cSt at 40 C. ${gradeNote(viscosity)} ` +
        (isSynthetic
          ? "Polyalphaolefin base for long drains and wide temperatures; check seals and paint before changing from mineral oil."
          : "Solvent-refined mineral base. Don't mix it with another maker's without asking."),
      partNumber: makersNumber(brand, `${oil.code}${isSynthetic ? "S" : ""}${viscosity}`, container.code),
      attributes: {
        oilType: oil.type,
        viscosityGrade: viscosity,
        viscosity40: viscosity,
        baseOil: base,
        container: container.word,
        capacity: container.gallons,
        isFoodGrade: oil.code === "FG",
        packQuantity: container.pieces,
        standard: "ISO 3448",
      },
      category: oil.shelf,
      family: `${oil.type} Oil, ${base}`,
      price: cents(container.gallons * 15.2 * container.perGallon * oil.factor * (isSynthetic ? 2.4 : 1)),
      unit: container.unit,
      piecesPerUnit: container.pieces,
      sameAs: oilName(oil.type, viscosity, base, container.name),
      documents: ["sds", "datasheet"],
      unspsc: { "LUB-OIL-HYDRAULIC": "15121504", "LUB-OIL-GEAR": "15121503" }[oil.shelf] ?? "15121500",
    };
  },
});
