import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { boxFactor } from "../kit/price.ts";

const grades = readCsv("fasteners/hand-pad/grades.csv", {
  grade: text,
  color: text,
  grain: text,
  grit: text,
  mark: text,
  factor: number,
  words: text,
});

const sizes = [
  { width: 6, length: 9, thickness: 0.25 },
  { width: 6, length: 9, thickness: 0.375 },
  { width: 4.5, length: 10, thickness: 0.375 },
  { width: 9, length: 11, thickness: 0.25 },
  { width: 3.5, length: 5, thickness: 0.5 },
] as const;

export const handPads = defineClass("hand-pad", {
  axes: { pieces: [20, 10, 60, 40], size: sizes, grade: grades },
  describe: ({ pieces, size, grade }, brand) => {
    const measure = `${inchFraction(size.width)} x ${size.length} in`;
    const each = size.width * size.length * size.thickness * 0.088 * grade.factor;
    return {
      name: `Hand Pad, Non-Woven, ${grade.grade}, ${grade.color}, ${measure} x ${inchFraction(size.thickness)} in, Pack of ${pieces}`,
      shortName: `HAND PAD ${grade.color.toUpperCase()} ${measure.replace(" x ", "X").replace(" in", "")}X${inchFraction(size.thickness)} PK${pieces}`,
      description: `${grade.color} non-woven nylon pad, ${measure} and ${inchFraction(size.thickness)} in thick. ${grade.words} Use it wet or dry by hand or under a flat sander; rinse it out and use it again.`,
      partNumber: partNumberOf(
        brand,
        `NW${grade.mark}`,
        `${size.width * 10}${String(size.length).padStart(2, "0")}`,
        `T${size.thickness * 1_000}`,
        `P${pieces}`,
      ),
      attributes: {
        grade: grade.grade,
        color: grade.color,
        grain: grade.grain,
        width: size.width,
        length: size.length,
        thickness: size.thickness,
        gritEquivalent: grade.grit === "0" ? "None" : grade.grit,
      },
      category: "ABR-PADS",
      family: `Non-Woven Hand Pads, ${measure}`,
      price: makerPrice(brand, each * boxFactor(pieces) * pieces),
      unit: "BX",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `hand pad ${grade.grade} ${measure} ${size.thickness} ${pieces}`,
      countryOfOrigin: originOf(brand),
    };
  },
});
