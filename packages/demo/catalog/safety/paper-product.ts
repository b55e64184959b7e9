import { type AttributeTemplate, defineClass } from "../kit/item-class.ts";
import { partNumberOf } from "./part-number.ts";
import { cents } from "./price.ts";

interface Paper {
  readonly code: string;
  readonly kind:
    | "Roll Towel"
    | "Center-Pull Towel"
    | "Multifold Towel"
    | "C-Fold Towel"
    | "Toilet Tissue"
    | "Jumbo Tissue";
  readonly width: number;
  /** Feet on a roll, or sheets in a sleeve or roll. */
  readonly length: number;
  readonly perCase: number;
  readonly base: number;
}

const papers: readonly Paper[] = [
  { code: "RT800", kind: "Roll Towel", width: 8, length: 800, perCase: 6, base: 44 },
  { code: "MF250", kind: "Multifold Towel", width: 9.25, length: 250, perCase: 16, base: 36 },
  { code: "TT500", kind: "Toilet Tissue", width: 4, length: 500, perCase: 96, base: 62 },
  { code: "JT1000", kind: "Jumbo Tissue", width: 3.5, length: 1_000, perCase: 12, base: 52 },
  { code: "RT350", kind: "Roll Towel", width: 8, length: 350, perCase: 12, base: 39 },
  { code: "CF200", kind: "C-Fold Towel", width: 10, length: 200, perCase: 12, base: 34 },
  { code: "CP600", kind: "Center-Pull Towel", width: 8, length: 600, perCase: 6, base: 41 },
  { code: "RT1000", kind: "Roll Towel", width: 8, length: 1_000, perCase: 6, base: 56 },
  { code: "JT2000", kind: "Jumbo Tissue", width: 3.5, length: 2_000, perCase: 6, base: 55 },
  { code: "RT1150", kind: "Roll Towel", width: 7.5, length: 1_150, perCase: 6, base: 63 },
  { code: "TT550", kind: "Toilet Tissue", width: 4.5, length: 550, perCase: 80, base: 66 },
  { code: "MF334", kind: "Multifold Towel", width: 9.25, length: 334, perCase: 12, base: 38 },
];

const colors = [
  { code: "W", color: "White", factor: 1.08 },
  { code: "K", color: "Brown", factor: 0.92 },
] as const;

const plies = [1, 2] as const;
/** A roll with a notch fits only the dispensers of its system, which are lent under contract. */
const systems = [
  { code: "U", system: "Universal", factor: 1 },
  { code: "N", system: "Notched Core", factor: 1.12, restriction: "TOWEL-LEASE" },
  { code: "H", system: "High-Capacity", factor: 1.18, restriction: "TOWEL-LEASE-A" },
  { code: "T", system: "Twin Tissue", factor: 1.12, restriction: "TOWEL-LEASE-C" },
] as const;
const contents = [
  { code: "", content: "Virgin Fiber", factor: 1 },
  { code: "R", content: "40% Recycled", factor: 0.97 },
  { code: "G", content: "100% Recycled", factor: 1.03 },
] as const;
const embossings = ["Embossed", "Smooth"] as const;

const attributes: readonly AttributeTemplate[] = [
  { code: "productType", name: "Type", type: "text", isFacet: true },
  { code: "width", name: "Width", type: "number", unit: "in", display: "fraction", isColumn: true },
  { code: "rollLength", name: "Roll Length", type: "number", unit: "ft", isColumn: true, isOptional: true },
  { code: "sheetCount", name: "Sheets", type: "number", isColumn: true, isOptional: true },
  { code: "ply", name: "Ply", type: "number", isFacet: true, isColumn: true },
  { code: "color", name: "Color", type: "text", isFacet: true, isColumn: true },
  { code: "system", name: "Dispenser System", type: "text", isFacet: true },
  { code: "content", name: "Fiber", type: "text", isFacet: true },
  { code: "surface", name: "Surface", type: "text" },
  { code: "packageQuantity", name: "Rolls or Sleeves per Case", type: "number", isFacet: true },
];

export const paperProducts = defineClass({
  code: "paper-product",
  name: "Towels & Tissue",
  unspsc: "14111700",
  drawing: "paper-product",
  weight: 1.5,
  brands: ["papermoor", "cleanhurst", "wovenby", "bluewell", "stonewick", "saltmarsh", "polyfen"],
  attributes,
  axes: { paper: papers, color: colors, ply: plies, system: systems, content: contents, surface: embossings },
  allows: ({ paper, color, ply, system, content }) => {
    const isTissue = paper.kind.endsWith("Tissue");
    if (isTissue ? color.code === "K" : ply === 2 && paper.kind !== "Center-Pull Towel") return false;
    if (color.code === "K" && content.code === "") return false;
    if (system.code === "N" && paper.kind !== "Roll Towel") return false;
    if (system.code === "H" && (paper.kind !== "Roll Towel" || paper.length < 1_000)) return false;
    return system.code !== "T" || paper.kind === "Jumbo Tissue";
  },
  describe: ({ paper, color, ply, system, content, surface }, brand) => {
    const isFolded = paper.kind === "Multifold Towel" || paper.kind === "C-Fold Towel";
    const isSheets = isFolded || paper.kind === "Toilet Tissue" || paper.kind === "Center-Pull Towel";
    const amount = `${paper.length.toLocaleString("en-US")} ${isSheets ? "Sheets" : "ft"}`;
    const restriction = "restriction" in system ? system.restriction : undefined;
    return {
      name: `${paper.kind}, ${ply} Ply, ${color.color}, ${paper.width} in Wide, ${amount}, ${system.system}, ${content.content}, ${surface}, Case of ${paper.perCase}`,
      shortName: `${paper.kind.replace("Towel", "TWL").toUpperCase()} ${ply}PLY ${color.code} ${paper.length}${isSheets ? "SH" : "FT"} ${system.code}${content.code}${surface[0]} ${paper.perCase}`,
      description:
        `${kindNote(paper.kind)} ${restriction === undefined ? "Fits standard dispensers." : `The ${system.system.toLowerCase()} roll fits only the dispensers of its system, which stay the property of the maker's distributor.`} ` +
        (content.content === "Virgin Fiber"
          ? "Virgin fiber is brighter and softer."
          : `${content.content.replace("R", "r")} fiber${color.code === "K" ? ", unbleached" : ""}, within EPA guidelines for purchasing.`),
      partNumber: partNumberOf(brand, paper.code, `${color.code}${ply}${system.code}`, `${surface[0]}${content.code}`),
      attributes: {
        productType: paper.kind,
        width: paper.width,
        ...(isSheets ? { sheetCount: paper.length } : { rollLength: paper.length }),
        ply,
        color: color.color,
        system: system.system,
        content: content.content,
        surface,
        packageQuantity: paper.perCase,
      },
      category: shelfOf(paper.kind),
      family: `${paper.kind}, ${ply} Ply, ${system.system}`,
      price: cents(paper.base * color.factor * content.factor * system.factor * (ply === 2 ? 1.35 : 1)),
      unit: "CS",
      piecesPerUnit: paper.perCase,
      shipPack: 1,
      sameAs: `paper ${paper.code} ${color.color} ${ply} ${system.system} ${content.content} ${surface}`,
      ...(restriction === undefined ? {} : { restrictions: [restriction] }),
    };
  },
});

function shelfOf(kind: Paper["kind"]): string {
  if (kind.endsWith("Tissue")) return "CLN-PAPER-TISSUE";
  return kind === "Multifold Towel" || kind === "C-Fold Towel" ? "CLN-PAPER-FOLDED" : "CLN-PAPER-ROLL";
}

function kindNote(kind: Paper["kind"]): string {
  if (kind === "Center-Pull Towel") return "Perforated towel pulled from the center of the roll, one sheet at a time.";
  if (kind === "Multifold Towel") return "Multifold towels open as they are drawn and waste less than C-fold.";
  if (kind === "C-Fold Towel") return "C-fold towels for open cabinets; two often come at once.";
  if (kind === "Jumbo Tissue") return "Jumbo rolls on a 3-1/4 inch core serve busy restrooms with fewer refills.";
  if (kind === "Toilet Tissue") return "Individually wrapped rolls on a 1-5/8 inch core.";
  return "Hardwound towel with no perforation, for lever, crank and touch-free dispensers.";
}
