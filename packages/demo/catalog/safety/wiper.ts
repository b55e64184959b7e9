import { defineClass } from "../kit/item-class.ts";
import { colorCode, partNumberOf } from "./part-number.ts";
import { cents } from "./price.ts";

const kinds = [
  {
    code: "DRC",
    material: "Double Recreped Paper",
    duty: "Medium",
    sheet: 0.028,
    isCloth: false,
    note: "Bonded paper that soaks up oil and water and holds together when wet.",
  },
  {
    code: "HYD",
    material: "Hydroentangled Nonwoven",
    duty: "Heavy",
    sheet: 0.085,
    isCloth: false,
    note: "Cloth-like and nearly free of lint; takes solvents.",
  },
  {
    code: "SHT",
    material: "Shop Towel Paper",
    duty: "Medium",
    sheet: 0.021,
    isCloth: false,
    note: "The blue shop towel for hands, glass and spills.",
  },
  {
    code: "AIR",
    material: "Airlaid Paper",
    duty: "Light",
    sheet: 0.024,
    isCloth: false,
    note: "Soft and bulky, for polished and coated surfaces.",
  },
  {
    code: "SCR",
    material: "Scrim-Reinforced Tissue",
    duty: "Medium",
    sheet: 0.034,
    isCloth: false,
    note: "Nylon threads between tissue plies keep it from tearing.",
  },
  {
    code: "MCF",
    material: "Microfiber",
    duty: "Heavy",
    sheet: 0.95,
    isCloth: true,
    note: "Split fibers lift dust without spray; launder without softener.",
  },
  {
    code: "TRY",
    material: "Terry Cloth",
    duty: "Heavy",
    sheet: 0.42,
    isCloth: true,
    note: "New cotton loops for absorbing and drying.",
  },
  {
    code: "RAG",
    material: "Reclaimed Cotton T-Shirt",
    duty: "Medium",
    sheet: 0.11,
    isCloth: true,
    note: "Washed, cut rags free of zippers and buttons; sizes vary.",
  },
  {
    code: "SHR",
    material: "Cotton Shop Towel",
    duty: "Heavy",
    sheet: 0.24,
    isCloth: true,
    note: "Hemmed cotton towels that can be laundered many times.",
  },
] as const;

const packs = [
  { code: "B", pack: "Pop-Up Box", sheets: 100, factor: 1.15 },
  { code: "J", pack: "Jumbo Roll", sheets: 950, factor: 0.88 },
  { code: "Q", pack: "Quarterfold", sheets: 56, factor: 1.05 },
  { code: "R", pack: "Perforated Roll", sheets: 55, factor: 1.1 },
  { code: "C", pack: "Center-Pull Roll", sheets: 200, factor: 0.98 },
  { code: "F", pack: "Flat Pack", sheets: 300, factor: 0.92 },
] as const;

const sheets = [
  { width: 9.5, length: 12 },
  { width: 12, length: 13 },
  { width: 9, length: 16.5 },
  { width: 12, length: 16 },
  { width: 14, length: 16 },
] as const;
const colors = ["White", "Blue", "Green", "Red", "Yellow"] as const;
const counts = [1, 12, 8, 6, 4] as const;

export const wipers = defineClass({
  code: "wiper",
  name: "Wipers & Shop Towels",
  unspsc: "47131502",
  drawing: "wiper",
  weight: 2,
  brands: ["wovenby", "cleanhurst", "papermoor", "bluewell", "stonewick", "sweepstone", "saltmarsh", "castlegate"],
  attributes: [
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "duty", name: "Duty", type: "text", isFacet: true, isColumn: true },
    { code: "pack", name: "Pack", type: "text", isFacet: true, isColumn: true },
    { code: "width", name: "Sheet Width", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "length", name: "Sheet Length", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "color", name: "Color", type: "text", isFacet: true, isColumn: true },
    { code: "sheetsPerPack", name: "Sheets per Pack", type: "number" },
    { code: "packageQuantity", name: "Packs per Case", type: "number", isFacet: true },
  ],
  axes: { kind: kinds, pack: packs, sheet: sheets, color: colors, count: counts },
  allows: ({ kind, pack, color, count }) => {
    if (kind.isCloth !== (pack.code === "F") && !(kind.code === "HYD" && pack.code === "F")) return false;
    if (kind.code === "RAG" && color !== "White" && color !== "Blue") return false;
    if (!kind.isCloth && color === "Yellow" && kind.code !== "HYD") return false;
    if (kind.code === "SHT" && color !== "Blue" && color !== "White") return false;
    const usual: Readonly<Record<string, readonly number[]>> = {
      B: [1, 8],
      J: [1],
      Q: [12, 1],
      R: [12, 1],
      C: [1, 6, 4],
      F: [1, 4],
    };
    return usual[pack.code]?.includes(count) ?? false;
  },
  describe: ({ kind, pack, sheet, color, count }, brand) => {
    const area = (sheet.width * sheet.length) / (9.5 * 12);
    const perPack = kind.isCloth ? 50 : pack.sheets;
    const each = kind.sheet * area * perPack * pack.factor;
    const measure = `${sheet.width} x ${sheet.length} in`;
    return {
      name: `${kind.isCloth ? "Cleaning Cloths" : "Disposable Wipers"}, ${kind.material}, ${pack.pack}, ${measure}, ${color}, ${perPack} Sheets${count > 1 ? `, Case of ${count}` : ""}`,
      shortName: `${kind.isCloth ? "CLOTH" : "WIPER"} ${kind.code} ${pack.code} ${sheet.width}X${sheet.length} ${colorCode(color)} ${perPack}${count > 1 ? ` CS${count}` : ""}`,
      description: `${kind.note} ${packNote(pack.pack)} ${dutyNote(kind.duty, kind.isCloth)}`,
      partNumber: partNumberOf(
        brand,
        `W${kind.code}${pack.code}`,
        `${sheet.width * 10}${sheet.length * 10}`,
        colorCode(color),
        count > 1 ? count : "",
      ),
      attributes: {
        material: kind.material,
        duty: kind.duty,
        pack: pack.pack,
        width: sheet.width,
        length: sheet.length,
        color,
        sheetsPerPack: perPack,
        packageQuantity: count,
      },
      category: "CLN-WIPERS",
      family: `${kind.material} Wipers, ${pack.pack}`,
      price: cents(each * count * (count > 1 ? 0.92 : 1)),
      unit: wiperUnit(pack.pack, count),
      piecesPerUnit: perPack * count,
      shipPack: 1,
      sameAs: `wiper ${pack.pack.toLowerCase()} ${kind.code.toLowerCase()} ${kind.duty.toLowerCase()} ${color.toLowerCase()} ${count}${measure === "9.5 x 12 in" ? "" : ` ${measure}`}`,
    };
  },
});

function wiperUnit(pack: string, count: number): "CS" | "BX" | "RL" | "PK" {
  if (count > 1) return "CS";
  if (pack === "Pop-Up Box") return "BX";
  return pack.endsWith("Roll") ? "RL" : "PK";
}

function packNote(pack: string): string {
  if (pack === "Pop-Up Box")
    return "Sheets come one at a time from a box that stands on the bench or hangs from a bracket.";
  if (pack === "Jumbo Roll") return "The jumbo roll goes on a floor or wall stand.";
  if (pack === "Center-Pull Roll") return "Pulled from the center, so a splash does not wet the roll.";
  return pack === "Flat Pack" ? "Packed flat in a bag or carton." : "Packed to carry to the job.";
}

function dutyNote(duty: string, isCloth: boolean): string {
  if (isCloth) return "Launder or discard; oily cloths go in a lidded steel can.";
  if (duty === "Light") return "For glass, lenses and hands.";
  return duty === "Heavy"
    ? "For scrubbing greasy parts and wiping down with solvent."
    : "For general wiping of oil and coolant.";
}
