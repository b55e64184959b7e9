import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { originOf, packFactor, partNumberOf, priceBy } from "./makers.ts";

const grades = [
  {
    grade: "Very Fine",
    color: "Maroon",
    grain: "Aluminum Oxide",
    grit: "320",
    mark: "VF",
    factor: 1,
    words: "The pad that body shops scuff panels with before paint; about a 320 grit scratch.",
  },
  {
    grade: "Medium",
    color: "Green",
    grain: "Aluminum Oxide",
    grit: "180",
    mark: "MD",
    factor: 0.85,
    words: "General cleaning of metal, tile and cookware; it leaves a satin finish.",
  },
  {
    grade: "Ultra Fine",
    color: "Gray",
    grain: "Silicon Carbide",
    grit: "600",
    mark: "UF",
    factor: 1.08,
    words: "Blends and dulls clear coats and stainless without cutting through; about a 600 grit scratch.",
  },
  {
    grade: "Coarse",
    color: "Brown",
    grain: "Aluminum Oxide",
    grit: "100",
    mark: "CS",
    factor: 1.35,
    words: "Takes off rust, burrs and old coatings; stiffer than the other grades.",
  },
  {
    grade: "Non-Abrasive",
    color: "White",
    grain: "None",
    grit: "0",
    mark: "NA",
    factor: 0.75,
    words: "No grain at all, for cleaning glass, chrome and painted surfaces with a detergent.",
  },
  {
    grade: "Heavy Duty",
    color: "Black",
    grain: "Silicon Carbide",
    grit: "80",
    mark: "HD",
    factor: 1.4,
    words: "Strips floors, grills and heavy scale.",
  },
] as const;

const sizes = [
  { width: 6, length: 9, thickness: 0.25 },
  { width: 6, length: 9, thickness: 0.375 },
  { width: 4.5, length: 10, thickness: 0.375 },
  { width: 9, length: 11, thickness: 0.25 },
  { width: 3.5, length: 5, thickness: 0.5 },
] as const;

export const handPads = defineClass({
  code: "hand-pad",
  name: "Abrasive Hand Pads",
  unspsc: "31191500",
  drawing: "hand-pad",
  weight: 1,
  brands: ["scourwell", "abradine", "flintmoor", "korundel", "cinderway"],
  attributes: [
    { code: "grade", name: "Grade", type: "text", isFacet: true },
    { code: "color", name: "Color", type: "text", isFacet: true },
    { code: "grain", name: "Abrasive", type: "text", isFacet: true },
    { code: "width", name: "Width", type: "number", unit: "in", display: "fraction", isFacet: true, isColumn: true },
    { code: "length", name: "Length", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "thickness", name: "Thickness", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "gritEquivalent", name: "Grit Equivalent", type: "text", isColumn: true },
  ],
  axes: { pieces: [20, 10, 60, 40], size: sizes, grade: grades },
  describe: ({ pieces, size, grade }, brand) => {
    const measure = `${inchFraction(size.width)} x ${size.length} in`;
    const each = size.width * size.length * size.thickness * 0.088 * grade.factor;
    return {
      name: `Hand Pad, Non-Woven, ${grade.grade}, ${grade.color}, ${measure} x ${inchFraction(size.thickness)} in, Pack of ${pieces}`,
      shortName: `HAND PAD ${grade.color.toUpperCase()} ${measure.replace(" x ", "X").replace(" in", "")}X${inchFraction(size.thickness)} PK${pieces}`,
      description: `${grade.color} non-woven nylon pad, ${measure} and ${inchFraction(size.thickness)} in thick. ${grade.words} Use it wet or dry by hand or under a flat sander; rinse it out and use it again.`,
      partNumber: partNumberOf(brand, [
        `NW${grade.mark}`,
        `${size.width * 10}${String(size.length).padStart(2, "0")}`,
        `T${size.thickness * 1_000}`,
        `P${pieces}`,
      ]),
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
      price: priceBy(brand, each * packFactor(pieces) * pieces),
      unit: "BX",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `hand pad ${grade.grade} ${measure} ${size.thickness} ${pieces}`,
      countryOfOrigin: originOf(brand),
    };
  },
});
