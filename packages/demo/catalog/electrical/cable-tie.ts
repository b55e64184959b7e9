import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { makerNumber } from "./part-number.ts";
import { packPrice } from "./price.ts";

interface Size {
  readonly length: number;
  readonly strength: number;
  readonly width: number;
  readonly bundle: number;
  readonly price: number;
}

/** Length and width in inches, loop tensile strength in pounds, largest bundle in inches. */
const nylonSizes: readonly Size[] = [
  { length: 8, strength: 50, width: 0.18, bundle: 2, price: 0.075 },
  { length: 11, strength: 50, width: 0.18, bundle: 3, price: 0.11 },
  { length: 4, strength: 18, width: 0.1, bundle: 0.875, price: 0.03 },
  { length: 14, strength: 50, width: 0.18, bundle: 4, price: 0.15 },
  { length: 6, strength: 40, width: 0.14, bundle: 1.375, price: 0.055 },
  { length: 14.5, strength: 120, width: 0.3, bundle: 4, price: 0.29 },
  { length: 24, strength: 175, width: 0.35, bundle: 7, price: 0.74 },
  { length: 8, strength: 18, width: 0.1, bundle: 2, price: 0.055 },
  { length: 18, strength: 50, width: 0.18, bundle: 5, price: 0.24 },
  { length: 36, strength: 175, width: 0.35, bundle: 10.5, price: 1.25 },
  { length: 8, strength: 120, width: 0.3, bundle: 2, price: 0.19 },
  { length: 48, strength: 175, width: 0.35, bundle: 14.5, price: 1.8 },
  { length: 21, strength: 120, width: 0.3, bundle: 6, price: 0.48 },
  { length: 6, strength: 18, width: 0.1, bundle: 1.375, price: 0.04 },
  { length: 28, strength: 50, width: 0.18, bundle: 8, price: 0.5 },
  { length: 17, strength: 250, width: 0.5, bundle: 4.75, price: 0.98 },
];

const materials = [
  {
    name: "Nylon 6/6",
    mark: "N",
    factor: 1,
    temperature: "-40 to 185 °F",
    note: "Natural nylon belongs indoors: sunlight makes it brittle within a season.",
  },
  {
    name: "UV-Stabilized Nylon 6/6",
    mark: "U",
    factor: 1.15,
    temperature: "-40 to 185 °F",
    note: "Carbon black shields it from sunlight, for rooftops, fences and vehicles.",
  },
  {
    name: "Heat-Stabilized Nylon 6/6",
    mark: "H",
    factor: 1.5,
    temperature: "-40 to 221 °F",
    note: "Keeps its strength near engines and ovens, up to 221 °F in continuous use.",
  },
  {
    name: "316 Stainless Steel",
    mark: "S",
    factor: 7,
    temperature: "-112 to 1,000 °F",
    note: "The ball-lock head sets without tools; for exhausts, offshore trays and anything that burns.",
  },
  {
    name: "Metal-Detectable Nylon",
    mark: "M",
    factor: 4.2,
    temperature: "-40 to 185 °F",
    note: "Metal in the resin lets detectors and X-ray machines on food lines find a cut-off tail.",
  },
  {
    name: "ETFE",
    mark: "E",
    factor: 9,
    temperature: "-50 to 302 °F",
    note: "Fluoropolymer for acid halls and radiation; softer than nylon, so don't over-tension it.",
  },
] as const;

const colors = [
  "Black",
  "Natural",
  "Blue",
  "Red",
  "Yellow",
  "Green",
  "Orange",
  "White",
  "Gray",
  "Purple",
  "Brown",
  "Silver",
  "Aqua",
] as const;

export const cableTies = defineClass({
  code: "cable-tie",
  name: "Cable Ties",
  unspsc: "39121703",
  drawing: "cable-tie",
  weight: 3,
  brands: ["tiewright", "voltaris", "lugstrom", "conduwell", "ohmbridge", "tackwell", "northgrid", "fleetholm"],
  attributes: [
    { code: "length", name: "Length", type: "number", unit: "in", display: "fraction", isFacet: true, isColumn: true },
    { code: "tensileStrength", name: "Tensile Strength", type: "number", unit: "lb", isFacet: true, isColumn: true },
    { code: "color", name: "Color", type: "text", isFacet: true, isColumn: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "width", name: "Width", type: "number", unit: "in" },
    {
      code: "maxBundle",
      name: "Max. Bundle Diameter",
      type: "number",
      unit: "in",
      display: "fraction",
      isColumn: true,
    },
    { code: "temperatureRange", name: "Temperature Range", type: "text" },
    { code: "packQuantity", name: "Package Quantity", type: "number", isFacet: true, isColumn: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { material: materials, size: nylonSizes, color: colors, pieces: [100, 1000, 500, 50, 25] },
  allows: ({ material, size, color, pieces }) => {
    if (!isMadeIn(material.name, color)) return false;
    if (material.mark === "S" && (size.strength < 120 || pieces > 100)) return false;
    if (material.mark === "E" && (size.length > 15 || pieces > 100)) return false;
    if (color !== "Black" && color !== "Natural" && (size.length > 15 || size.strength > 50) && material.mark === "N")
      return false;
    if (size.length >= 24 && pieces > 100) return false;
    return pieces >= 100 || size.length >= 14 || material.factor > 4;
  },
  describe: ({ material, size, color, pieces }, brand) => {
    const length = inchFraction(size.length);
    return {
      name: `Cable Tie, ${material.name}, ${color}, ${length} in, ${size.strength} lb, Pack of ${pieces.toLocaleString("en-US")}`,
      shortName: `CABLE TIE ${length}IN ${size.strength}LB ${material.mark} ${color.toUpperCase().replace("NATURAL", "NAT")} ${pieces}PK`,
      description:
        `Holds a bundle of up to ${inchFraction(size.bundle)} in and ${size.strength} lb of loop tension. ${material.note} ` +
        `${duty(size.strength)} Rated ${material.temperature}.`,
      partNumber: makerNumber(
        brand,
        `CT${material.mark}`,
        `${Math.round(size.length * 10)}-${size.strength}`,
        color.slice(0, 3),
        pieces,
      ),
      attributes: {
        length: size.length,
        tensileStrength: size.strength,
        color,
        material: material.name,
        width: size.width,
        maxBundle: size.bundle,
        temperatureRange: material.temperature,
        packQuantity: pieces,
        standard:
          material.mark === "N" || material.mark === "U" || material.mark === "H" ? "UL 62275 Type 2" : "IEC 62275",
      },
      category: "ELE-TIES",
      family: `${material.name} Cable Ties, ${size.strength} lb`,
      price: packPrice(size.price * material.factor, pieces),
      unit: "PK",
      piecesPerUnit: pieces,
      sameAs: `cable tie ${material.name} ${color} ${length} ${size.strength} ${pieces}`,
    };
  },
});

function isMadeIn(material: string, color: string): boolean {
  if (material === "316 Stainless Steel") return color === "Silver";
  if (material === "UV-Stabilized Nylon 6/6") return color === "Black";
  if (material === "Metal-Detectable Nylon") return color === "Blue";
  if (material === "ETFE") return color === "Aqua";
  if (material === "Heat-Stabilized Nylon 6/6") return color === "Black" || color === "Natural";
  return color !== "Silver" && color !== "Aqua";
}

function duty(strength: number): string {
  if (strength <= 18) return "A miniature tie for harnesses and small gauge wire.";
  if (strength <= 50) return "The standard section for panels and general bundling.";
  if (strength <= 120) return "A heavy section for hose, conduit and feeder cable.";
  return "An extra-heavy strap for ducts, poles and large cable.";
}
