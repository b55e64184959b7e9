import { defineClass } from "../kit/item-class.ts";
import { crossed } from "./axes.ts";
import { partNumberOf } from "./part-number.ts";
import { cents, packPrice } from "./price.ts";

interface Hide {
  readonly code: string;
  readonly material: string;
  readonly color: string;
  readonly factor: number;
  readonly note: string;
}

const hides: readonly Hide[] = [
  {
    code: "GCH",
    material: "Grain Cowhide",
    color: "Tan",
    factor: 1,
    note: "Grain cowhide wears longest for its price.",
  },
  {
    code: "SYN",
    material: "Synthetic Leather",
    color: "Black",
    factor: 1.5,
    note: "The synthetic palm washes without stiffening.",
  },
  {
    code: "GGT",
    material: "Grain Goatskin",
    color: "Natural",
    factor: 1.15,
    note: "Goatskin is the strongest leather for its thickness and stays supple.",
  },
  {
    code: "SCH",
    material: "Split Cowhide",
    color: "Gray",
    factor: 0.7,
    note: "Split leather is rough on both sides: good against heat and abrasion, slow to dry.",
  },
  {
    code: "GDK",
    material: "Grain Deerskin",
    color: "Gold",
    factor: 1.9,
    note: "Deerskin is the softest and dries soft after a wetting.",
  },
  {
    code: "GPG",
    material: "Grain Pigskin",
    color: "Yellow",
    factor: 0.95,
    note: "Pigskin breathes through its pores and resists moisture.",
  },
  {
    code: "SAR",
    material: "Synthetic Leather",
    color: "Red",
    factor: 1.6,
    note: "The reinforced synthetic palm resists slipping on tool handles.",
  },
  {
    code: "SHV",
    material: "Synthetic Leather",
    color: "Hi-Vis Lime",
    factor: 1.7,
    note: "The bright back is seen by crane and forklift drivers.",
  },
];

const styles = [
  {
    code: "D",
    style: "Drivers",
    base: 9.5,
    isMechanics: false,
    note: "A drivers glove with keystone thumb and gathered wrist",
  },
  {
    code: "M",
    style: "Mechanics",
    base: 12.5,
    isMechanics: true,
    note: "A close-fitting mechanics glove with stretch back and hook-and-loop wrist",
  },
  {
    code: "DP",
    style: "Double Palm",
    base: 6.8,
    isMechanics: false,
    note: "A work glove with a second layer of leather on the palm and a safety cuff",
  },
  {
    code: "K",
    style: "Mechanics, Knuckle Guard",
    base: 17,
    isMechanics: true,
    note: "A mechanics glove with molded guards over knuckles and fingers",
  },
  {
    code: "W",
    style: "Welding",
    base: 14.8,
    isMechanics: false,
    note: "A gauntlet welding glove, sewn with aramid thread",
  },
  {
    code: "S",
    style: "Safety Cuff",
    base: 5.9,
    isMechanics: false,
    note: "A leather-palm glove with fabric back and rubberized cuff",
  },
  {
    code: "FL",
    style: "Mechanics, Fingerless",
    base: 13.5,
    isMechanics: true,
    note: "A mechanics glove with the first three fingers open for small fasteners",
  },
] as const;

const linings = [
  { code: "", lining: "Unlined", factor: 1 },
  { code: "C", lining: "Cotton", factor: 1.15 },
  { code: "F", lining: "Fleece", factor: 1.3 },
  { code: "T", lining: "Pile", factor: 1.55 },
  { code: "A", lining: "Para-Aramid", factor: 1.8 },
] as const;

const sizes = ["L", "XL", "M", "S", "2XL", "XS"] as const;
const cuffs = ["Slip-On", "Gauntlet", "Knit Wrist"] as const;

export const leatherGloves = defineClass({
  code: "leather-glove",
  name: "Leather & Mechanics Gloves",
  unspsc: "46181504",
  drawing: "leather-glove",
  weight: 3,
  brands: [
    "hollin-reese",
    "palmward",
    "northfold",
    "corrigard",
    "stonewick",
    "harrowgate",
    "castlegate",
    "tarnbrook",
    "brightstead",
    "bracken",
  ],
  attributes: [
    { code: "size", name: "Size", type: "text", isFacet: true, isColumn: true },
    { code: "style", name: "Style", type: "text", isFacet: true },
    { code: "material", name: "Palm Material", type: "text", isFacet: true, isColumn: true },
    { code: "color", name: "Color", type: "text", isFacet: true },
    { code: "lining", name: "Lining", type: "text", isFacet: true, isColumn: true },
    { code: "cuff", name: "Cuff", type: "text", isFacet: true },
    { code: "cutLevel", name: "ANSI/ISEA Cut Level", type: "text", isFacet: true },
  ],
  axes: { style: styles, hide: hides, fit: crossed(linings, sizes), cuff: cuffs, pairs: [1, 6, 12] },
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
      price: pairs === 1 ? cents(each) : packPrice(each, pairs),
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
