import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { mils } from "./format-size.ts";

interface AnchorSize {
  readonly anchorType: "Wedge" | "Sleeve";
  readonly diameter: number;
  readonly thread: string;
  readonly length: number;
  readonly embedment: number;
  readonly perBox: number;
  /** Allowable tension in 4,000 psi concrete at least embedment, in pounds. */
  readonly load: number;
}

type Row = readonly [
  diameter: number,
  thread: string,
  embedment: number,
  perBox: number,
  load: number,
  lengths: readonly number[],
];

/** Trade sizes, in inches. A wedge anchor needs a hole of its own diameter; so does the sleeve of a sleeve anchor. */
const wedgeRows: readonly Row[] = [
  [0.5, "1/2-13", 2.25, 25, 1_370, [3.75, 4.25, 5.5, 2.75, 7, 8.5, 10]],
  [0.375, "3/8-16", 1.5, 50, 845, [3, 3.75, 2.75, 5, 2.25, 7]],
  [0.625, "5/8-11", 2.75, 10, 2_065, [5, 6, 4.5, 7, 8.5, 3.5, 10]],
  [0.25, "1/4-20", 1.125, 100, 370, [2.25, 1.75, 3.25]],
  [0.75, "3/4-10", 3.25, 10, 2_790, [5.5, 6.25, 7, 4.75, 8.5, 10, 12]],
  [1, "1-8", 4.5, 5, 4_160, [9, 6, 12]],
  [0.875, "7/8-9", 3.75, 5, 3_400, [8, 6, 10]],
];

const sleeveRows: readonly Row[] = [
  [0.375, "5/16-18", 1.25, 50, 450, [1.875, 3, 4]],
  [0.5, "3/8-16", 1.5, 25, 690, [3, 2.25, 4, 6]],
  [0.25, "#10-24", 1, 100, 220, [1.375, 2.25]],
  [0.3125, "1/4-20", 1, 100, 310, [1.5, 2.5]],
  [0.625, "1/2-13", 2, 25, 1_010, [3, 4.25, 2.25, 6]],
  [0.75, "5/8-11", 2.25, 10, 1_330, [4.25, 2.5, 6.25]],
];

function anchors(anchorType: "Wedge" | "Sleeve", rows: readonly Row[]): readonly AnchorSize[] {
  return rows.flatMap(([diameter, thread, embedment, perBox, load, lengths]) =>
    lengths.map((length) => ({ anchorType, diameter, thread, length, embedment, perBox, load })),
  );
}

const wedges = anchors("Wedge", wedgeRows);
const sleeves = anchors("Sleeve", sleeveRows);
const sizes = wedges.flatMap((wedge, at) => [wedge, ...sleeves.slice(at, at + 1)]);

const metals = [
  { material: "Steel", finish: "Zinc Plated", abbreviation: "ZN", mark: "Z", factor: 1 },
  { material: "304 Stainless Steel", finish: "Plain", abbreviation: "304", mark: "S4", factor: 3.1 },
  { material: "Steel", finish: "Hot Dip Galvanized", abbreviation: "HDG", mark: "G", factor: 1.6 },
  { material: "316 Stainless Steel", finish: "Plain", abbreviation: "316", mark: "S6", factor: 4.2 },
] as const;

/** Sleeve anchors come with the head that the fixture calls for. */
const heads = [
  { headType: "Hex Nut", mark: "H", factor: 1 },
  { headType: "Flat Head, Phillips", mark: "F", factor: 1.15 },
  { headType: "Acorn Nut", mark: "A", factor: 1.1 },
  { headType: "Round Head, Slotted", mark: "R", factor: 1.15 },
] as const;

const metalWords: Readonly<Record<string, string>> = {
  Z: "Zinc plated for dry interiors.",
  G: "Galvanized for exterior concrete and treated lumber.",
  S4: "304 stainless for outdoor use away from salt.",
  S6: "316 stainless for coastal structures, pools and chemical plants.",
};

export const concreteAnchors = defineClass("concrete-anchor", {
  axes: { metal: metals, pack: ["box", "ten", "case"], head: heads, size: sizes },
  allows: ({ size, metal, head, pack }) => {
    if (pack === "ten" && (size.perBox <= 10 || size.diameter < 0.3)) return false;
    if (pack === "case" && size.perBox < 25) return false;
    if (size.anchorType === "Wedge") return head.mark === "H" && (metal.mark !== "S6" || size.diameter <= 0.75);
    if (metal.mark === "G" || metal.mark === "S6") return false;
    if (head.mark === "H") return true;
    return metal.mark === "Z" && size.diameter <= (head.mark === "A" ? 0.3125 : 0.5);
  },
  describe: ({ size, metal, head, pack }, brand) => {
    const pieces = { box: size.perBox, ten: 10, case: size.perBox * 4 }[pack];
    const isWedge = size.anchorType === "Wedge";
    const measure = `${inchFraction(size.diameter)} x ${inchFraction(size.length)} in`;
    const each = (0.22 + size.diameter ** 2 * size.length * (isWedge ? 1.15 : 1.05)) * metal.factor * head.factor;
    const packPrice = { box: 1, ten: 1.3, case: 0.9 }[pack];
    const coat = metal.material === "Steel" ? metal.finish : metal.material;
    return {
      name: `${size.anchorType} Anchor, ${coat}, ${head.mark === "H" ? "" : `${head.headType}, `}${measure}`,
      shortName: `${isWedge ? "WEDGE" : "SLEEVE"} ANCHOR ${metal.abbreviation}${head.mark === "H" ? "" : ` ${head.mark}`} ${measure.replace(" in", "").replace(" x ", "X")}`,
      description:
        (isWedge
          ? `${measure} wedge anchor for solid concrete. Drill a ${inchFraction(size.diameter)} in hole at least ${inchFraction(size.embedment)} in deep, clean it, drive the anchor in and tighten: the clip at the foot expands against the hole. Not for block or brick. `
          : `${measure} sleeve anchor for concrete, block and brick. Tightening draws the cone into the full-length sleeve, so it holds in hollow or weak base material; set it at least ${inchFraction(size.embedment)} in deep. `) +
        `${metalWords[metal.mark] ?? ""} The allowable tension is for 4,000 psi concrete with a safety factor of four.`,
      partNumber: partNumberOf(
        brand,
        isWedge ? "WA" : `SA${head.mark}`,
        mils(size.diameter),
        mils(size.length),
        metal.mark,
        `P${pieces}`,
      ),
      attributes: {
        anchorType: size.anchorType,
        diameter: size.diameter,
        length: size.length,
        threadSize: size.thread,
        embedment: size.embedment,
        capacity: size.load,
        headType: head.headType,
        material: metal.material,
        finish: metal.finish,
      },
      category: isWedge ? "FAS-ANCHORS-WEDGE" : "FAS-ANCHORS-SLEEVE",
      family: `${size.anchorType} Anchors, ${coat}${head.mark === "H" ? "" : `, ${head.headType}`}`,
      price: makerPrice(brand, each * packPrice * pieces),
      unit: pack === "case" ? "CS" : "BX",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `${size.anchorType} anchor ${coat} ${head.headType} ${measure} ${pieces}`,
      documents: ["datasheet"],
      unspsc: isWedge ? "31162102" : "31162101",
      countryOfOrigin: originOf(brand),
    };
  },
});
