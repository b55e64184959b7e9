import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { plural } from "../kit/plural.ts";

const papers = readCsv("safety/paper-product/papers.csv", {
  code: text,
  kind: oneOf(["Roll Towel", "Center-Pull Towel", "Multifold Towel", "C-Fold Towel", "Toilet Tissue", "Jumbo Tissue"]),
  width: number,
  /** Feet on a roll, or sheets in a sleeve or roll. */
  length: number,
  perCase: number,
  base: number,
});
type Paper = (typeof papers)[number];

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

export const paperProducts = defineClass("paper-product", {
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
      category: categoryOf(paper.kind),
      family: `${paper.kind.endsWith("Tissue") ? paper.kind : plural(paper.kind)}, ${ply} Ply, ${system.system}`,
      price: makerPrice(brand, paper.base * color.factor * content.factor * system.factor * (ply === 2 ? 1.35 : 1)),
      unit: "CS",
      piecesPerUnit: paper.perCase,
      shipPack: 1,
      sameAs: `paper ${paper.code} ${color.color} ${ply} ${system.system} ${content.content} ${surface}`,
      ...(restriction === undefined ? {} : { restrictions: [restriction] }),
    };
  },
});

function categoryOf(kind: Paper["kind"]): string {
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
