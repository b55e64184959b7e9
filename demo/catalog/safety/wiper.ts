import { flag, number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { colorCode } from "./color-code.ts";

const kinds = readCsv("safety/wiper/kinds.csv", {
  code: text,
  material: text,
  duty: text,
  sheet: number,
  isCloth: flag,
  note: text,
});

const packs = readCsv("safety/wiper/packs.csv", { code: text, pack: text, sheets: number, factor: number });

const sheets = [
  { width: 9.5, length: 12 },
  { width: 12, length: 13 },
  { width: 9, length: 16.5 },
  { width: 12, length: 16 },
  { width: 14, length: 16 },
] as const;
const colors = ["White", "Blue", "Green", "Red", "Yellow"] as const;
const counts = [1, 12, 8, 6, 4] as const;

export const wipers = defineClass("wiper", {
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
      price: makerPrice(brand, each * count * (count > 1 ? 0.92 : 1)),
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
