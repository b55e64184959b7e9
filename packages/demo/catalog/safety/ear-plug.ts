import { defineClass } from "../kit/item-class.ts";
import { colorCode, partNumberOf } from "./part-number.ts";
import { cents } from "./price.ts";
import { lowered } from "./words.ts";

const shapes = [
  { code: "BL", shape: "Bullet", type: "Disposable", material: "Polyurethane Foam", rating: 33, each: 0.14 },
  { code: "TF", shape: "Tri-Flange", type: "Reusable", material: "Thermoplastic Elastomer", rating: 27, each: 0.85 },
  { code: "CY", shape: "Cylinder", type: "Disposable", material: "PVC Foam", rating: 29, each: 0.12 },
  { code: "BE", shape: "Bell", type: "Disposable", material: "Polyurethane Foam", rating: 32, each: 0.15 },
  { code: "SM", shape: "Small Bullet", type: "Disposable", material: "Polyurethane Foam", rating: 30, each: 0.15 },
  { code: "QF", shape: "Quad-Flange", type: "Reusable", material: "Silicone", rating: 25, each: 1.15 },
  { code: "PS", shape: "Push-In Pod", type: "Reusable", material: "Polyurethane Foam", rating: 28, each: 0.95 },
  { code: "TP", shape: "T-Shape", type: "Disposable", material: "Polyurethane Foam", rating: 33, each: 0.17 },
] as const;

const cords = [
  { code: "U", cord: "Uncorded", adds: 0 },
  { code: "C", cord: "Corded", adds: 0.09 },
  { code: "M", cord: "Corded, Metal Detectable", adds: 0.24 },
] as const;

const packs = [
  { pairs: 200, pack: "Box", adds: 0 },
  { pairs: 100, pack: "Box", adds: 0.01 },
  { pairs: 50, pack: "Box", adds: 0.02 },
  { pairs: 500, pack: "Dispenser Refill", adds: -0.02 },
  { pairs: 400, pack: "Dispenser", adds: 0.02 },
  { pairs: 2_000, pack: "Case", adds: -0.02 },
] as const;

const colors = ["Orange", "Yellow", "Green", "Blue", "Hi-Vis Lime", "Pink", "Purple", "Red", "White"] as const;

export const earPlugs = defineClass({
  code: "ear-plug",
  name: "Ear Plugs",
  unspsc: "46181901",
  drawing: "ear-plug",
  weight: 1.5,
  brands: ["clearline", "harrowgate", "bracken", "stonewick", "corrigard", "castlegate", "mendwell", "northfold"],
  attributes: [
    {
      code: "noiseReductionRating",
      name: "Noise Reduction Rating",
      type: "number",
      unit: "dB",
      isFacet: true,
      isColumn: true,
    },
    { code: "shape", name: "Shape", type: "text", isFacet: true, isColumn: true },
    { code: "useType", name: "Use", type: "text", isFacet: true },
    { code: "cord", name: "Cord", type: "text", isFacet: true, isColumn: true },
    { code: "color", name: "Color", type: "text", isFacet: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "packageQuantity", name: "Pairs per Package", type: "number", isFacet: true, isColumn: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { shape: shapes, cord: cords, color: colors, pack: packs },
  allows: ({ shape, cord, color, pack }) => {
    if (shape.type === "Reusable" && (pack.pairs > 100 || pack.pack !== "Box")) return false;
    if (cord.code === "M" && color !== "Blue") return false;
    return !(cord.code !== "U" && pack.pairs >= 400 && pack.pack !== "Case");
  },
  describe: ({ shape, cord, color, pack }, brand) => {
    const isFoam = shape.type === "Disposable";
    return {
      name: `Ear Plugs, ${shape.shape}, ${shape.type}, NRR ${shape.rating} dB, ${cord.cord}, ${color}, ${pack.pack} of ${pack.pairs.toLocaleString("en-US")} Pairs`,
      shortName: `EAR PLUGS ${shape.code} NRR${shape.rating} ${cord.code} ${colorCode(color)} ${pack.pairs}PR`,
      description:
        `${isFoam ? `${shape.shape} plugs of slow-recovery ${lowered(shape.material)}: roll down, insert and hold for thirty seconds.` : `${shape.shape} plugs of ${lowered(shape.material)} that go in without rolling and wash in soapy water.`} ` +
        `${cordNote(cord.cord)} ${shape.rating >= 32 ? "The highest ratings depend on deep insertion, so fit-test new users." : "Rated below the deepest foam plugs, which suits noise up to about 100 dBA without overprotecting."}`,
      partNumber: partNumberOf(
        brand,
        `EP${shape.code}`,
        cord.code,
        colorCode(color),
        `${pack.pairs}${pack.pack === "Dispenser" ? "D" : ""}`,
      ),
      attributes: {
        noiseReductionRating: shape.rating,
        shape: shape.shape,
        useType: shape.type,
        cord: cord.cord,
        color,
        material: shape.material,
        packageQuantity: pack.pairs,
        standard: "ANSI S3.19-1974",
      },
      category: "SAF-HEARING-PLUGS",
      family: `${shape.shape} Ear Plugs, ${cord.cord}`,
      price: cents((shape.each + cord.adds + pack.adds * (isFoam ? 1 : 3)) * pack.pairs),
      unit: pack.pairs === 2_000 ? "CS" : "BX",
      piecesPerUnit: pack.pairs,
      shipPack: pack.pairs === 2_000 ? 1 : 10,
      sameAs: `ear plug ${shape.shape.toLowerCase()} ${isFoam ? "foam" : "reusable"} ${shape.rating} ${color} ${cord.cord.toLowerCase()} ${pack.pairs}`,
    };
  },
});

function cordNote(cord: string): string {
  if (cord === "Uncorded") return "Packed in pairs in pillow bags.";
  if (cord === "Corded") return "The cord keeps a pair together around the neck between tasks.";
  return "Steel in plug and cord trips the detectors of food lines.";
}
