import { flag, number, readCsv, text } from "../../kit/read-data.ts";
import { crossProduct } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";

const hides = readCsv("safety/leather-glove/hides.csv", {
  code: text,
  material: text,
  color: text,
  factor: number,
  note: text,
});

const styles = readCsv("safety/leather-glove/styles.csv", {
  code: text,
  style: text,
  base: number,
  isMechanics: flag,
  note: text,
});

const linings = [
  { code: "", lining: "Unlined", factor: 1 },
  { code: "C", lining: "Cotton", factor: 1.15 },
  { code: "F", lining: "Fleece", factor: 1.3 },
  { code: "T", lining: "Pile", factor: 1.55 },
  { code: "A", lining: "Para-Aramid", factor: 1.8 },
] as const;

const sizes = ["L", "XL", "M", "S", "2XL", "XS"] as const;
const cuffs = ["Slip-On", "Gauntlet", "Knit Wrist"] as const;

export const leatherGloves = defineClass("leather-glove", {
  axes: { style: styles, hide: hides, fit: crossProduct(linings, sizes), cuff: cuffs, pairs: [1, 6, 12] },
  allows: ({ style, hide, fit: [lining, size], cuff, pairs }) => {
    const isSynthetic = hide.material === "Synthetic Leather";
    if (style.isMechanics !== (isSynthetic || (style.code === "M" && hide.code === "GGT"))) return false;
    if (style.isMechanics && (cuff === "Gauntlet" || lining.code === "C")) return false;
    if (style.code === "W" && (cuff !== "Gauntlet" || lining.code === "T" || lining.code === "F")) return false;
    if (style.code === "FL" && lining.code !== "") return false;
    if ((style.code === "D" || style.code === "M" || style.code === "K") && cuff === "Gauntlet") return false;
    if ((style.code === "DP" || style.code === "S") && (hide.code === "GDK" || lining.code === "A")) return false;
    if (pairs === 6 && style.base < 9) return false;
    return size !== "XS" || style.code === "M" || style.code === "D";
  },
  describe: ({ style, hide, fit: [lining, size], cuff, pairs }, brand) => {
    const each = style.base * hide.factor * lining.factor * (cuff === "Gauntlet" ? 1.12 : 1);
    const linedNote = lining.code === "" ? "" : `, ${lining.lining} Lined`;
    const cuffCode = cuff[0] ?? "";
    return {
      name: `${kindOf(style)}, ${hide.material}, ${hide.color}${linedNote}, ${cuff}, ${size}${pairs > 1 ? `, ${pairs} Pairs` : ""}`,
      shortName: `GLOVE ${style.code} ${hide.code}${lining.code === "" ? "" : ` LN${lining.code}`} ${cuff.toUpperCase()} ${size}${pairs > 1 ? ` ${pairs}PR` : ""}`,
      description: `${style.note}. ${hide.note} ${liningNote(lining.lining)} ${cuff === "Gauntlet" ? "The gauntlet keeps sparks and chips out of the sleeve." : "Not rated for chemical or electrical work."}`,
      partNumber: partNumberOf(
        brand,
        `LG${style.code}`,
        `${hide.code}${lining.code}`,
        cuffCode,
        size,
        pairs > 1 ? pairs : "",
      ),
      attributes: {
        size,
        style: style.style,
        material: hide.material,
        color: hide.color,
        lining: lining.lining,
        cuff,
        cutLevel: lining.code === "A" ? "A4" : "A1",
      },
      category: style.isMechanics ? "SAF-GLOVES-MECHANICS" : "SAF-GLOVES-LEATHER",
      family: `${style.style} Gloves, ${hide.material}`,
      price: makerPrice(brand, packPrice("safety", each, pairs)),
      unit: pairs === 1 ? "PR" : "PK",
      piecesPerUnit: pairs,
      shipPack: pairs === 1 ? 12 : 1,
      sameAs: `leather glove ${style.code} ${hide.code} ${lining.lining} ${cuff} ${size} ${pairs}`,
    };
  },
});

function liningNote(lining: string): string {
  if (lining === "Unlined") return "Unlined for the best feel.";
  if (lining === "Para-Aramid") return "The para-aramid lining raises cut resistance to A4.";
  if (lining === "Cotton") return "A cotton lining soaks up sweat.";
  return `${lining} keeps hands warm to about ${lining === "Fleece" ? 30 : 10} °F at work.`;
}

function kindOf({ style, isMechanics }: (typeof styles)[number]): string {
  return isMechanics ? `Mechanics Gloves${style.slice("Mechanics".length)}` : `Leather Gloves, ${style}`;
}
