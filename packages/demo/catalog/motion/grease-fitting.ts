import { decimal, inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { makersNumber } from "./makers.ts";
import { cents } from "./money.ts";
import { greaseFittingName } from "./names.ts";

/** Threads with the wrench that turns the fitting; inches, or millimetres where the hex is metric. */
const threads = [
  { text: "1/4-28 UNF", kind: "SAE-LT Taper", code: "428", hex: 0.3125, isMetric: false, factor: 1 },
  { text: "1/8-27 NPT", kind: "Pipe", code: "827", hex: 0.4375, isMetric: false, factor: 1.2 },
  { text: "M6 x 1", kind: "Metric Taper", code: "M61", hex: 7, isMetric: true, factor: 1 },
  { text: "M10 x 1", kind: "Metric Taper", code: "M101", hex: 11, isMetric: true, factor: 1.2 },
  { text: "M8 x 1", kind: "Metric Taper", code: "M81", hex: 9, isMetric: true, factor: 1.1 },
  { text: "5/16-24 UNF", kind: "Straight", code: "524", hex: 0.375, isMetric: false, factor: 1.3 },
  { text: "1/4-18 NPT", kind: "Pipe", code: "418", hex: 0.5625, isMetric: false, factor: 1.7 },
  { text: "R 1/8", kind: "BSPT", code: "R18", hex: 11, isMetric: true, factor: 1.35 },
  { text: "3/16 Drive", kind: "Drive", code: "316D", hex: 0.25, isMetric: false, factor: 0.9 },
  { text: "5/16 Drive", kind: "Drive", code: "516D", hex: 0.375, isMetric: false, factor: 0.95 },
] as const;

const angles = [
  { name: "Straight", code: "S", factor: 1, note: "Use it wherever the gun comes straight on." },
  {
    name: "90 Degree",
    code: "90",
    factor: 1.55,
    note: "Points the coupler sideways in a tight place; turn the last quarter with care, not back.",
  },
  { name: "45 Degree", code: "45", factor: 1.45, note: "Clears a flange or guard beside the hole." },
  { name: "65 Degree", code: "65", factor: 1.5, note: "Between the 45 and the right angle, as chassis use it." },
  { name: "30 Degree", code: "30", factor: 1.5, note: "A slight lean for couplers that foul a housing." },
] as const;

const lengths = [
  { name: "standard", word: "", code: "", factor: 1, inches: 0.55 },
  { name: "long", word: "Long", code: "L", factor: 1.35, inches: 0.88 },
  { name: "extended", word: "Extended", code: "X", factor: 1.7, inches: 1.25 },
] as const;

const materials = [
  { name: "Zinc Plated Steel", code: "", factor: 1, note: "Case-hardened steel with zinc plate." },
  { name: "316 Stainless Steel", code: "SS", factor: 5.4, note: "316 stainless for food plants and salt air." },
  { name: "303 Stainless Steel", code: "S3", factor: 4.1, note: "303 stainless for washdown." },
  {
    name: "Brass",
    code: "B",
    factor: 2.3,
    note: "Brass where sparks or rust must not be; softer, so mind the coupler.",
  },
] as const;

const packs = [
  { pieces: 10, unit: "PK", each: 1 },
  { pieces: 25, unit: "PK", each: 0.9 },
  { pieces: 100, unit: "BX", each: 0.72 },
  { pieces: 1, unit: "EA", each: 1.9 },
  { pieces: 50, unit: "BX", each: 0.8 },
] as const;

export const greaseFittings = defineClass({
  code: "grease-fitting",
  name: "Grease Fittings",
  unspsc: "27112900",
  drawing: "grease-fitting",
  weight: 2,
  brands: ["luberick", "amberline", "halden-roe", "penstock", "zephyrine", "ashmoor", "norrvik", "kestermark"],
  attributes: [
    { code: "threadSize", name: "Thread", type: "text", isFacet: true, isColumn: true },
    { code: "threadType", name: "Thread Type", type: "text", isFacet: true },
    { code: "angle", name: "Angle", type: "text", isFacet: true, isColumn: true },
    { code: "length", name: "Overall Length", type: "number", unit: "in", isColumn: true },
    {
      code: "hexSize",
      name: "Hex Size",
      type: "number",
      unit: "in",
      display: "fraction",
      isColumn: true,
      isOptional: true,
    },
    { code: "hexSizeMm", name: "Hex Size (Metric)", type: "number", unit: "mm", isOptional: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "packQuantity", name: "Pack Quantity", type: "number", isFacet: true, isColumn: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { thread: threads, angle: angles, length: lengths, material: materials, pack: packs },
  allows: ({ thread, angle, length, material, pack }) => {
    if (thread.kind === "Drive" && (angle.code !== "S" || length.code !== "" || material.code !== "")) return false;
    if (material.code !== "" && (length.code === "X" || pack.pieces > 25)) return false;
    if (material.code === "B" && thread.isMetric) return false;
    return thread.code !== "418" || length.code === "";
  },
  describe: ({ thread, angle, length, material, pack }, brand) => {
    const packText = pack.pieces === 1 ? "" : `, Pack of ${pack.pieces}`;
    const lengthText = length.word === "" ? "" : `, ${length.word}`;
    const hex = thread.isMetric ? `${decimal(thread.hex)} mm` : `${inchFraction(thread.hex)} in`;
    return {
      name: `Grease Fitting, ${thread.text}, ${angle.name}${lengthText}, ${material.name}${packText}`,
      shortName:
        `GREASE FTG ${thread.text} ${angle.code}${length.code} ${material.code || "ZN"} ${pack.pieces}`.toUpperCase(),
      description:
        `${angle.name} grease fitting with ${thread.text} ${thread.kind === "Drive" ? "serrated shank, driven into a plain hole" : "thread"}, ${decimal(length.inches)} in long. ${angle.note} ` +
        `${material.note} The ball check keeps dirt out and grease in${thread.kind === "Drive" ? "." : `; turn it with a ${hex} wrench.`}`,
      partNumber: makersNumber(
        brand,
        `GF${thread.code}`,
        `${angle.code}${length.code}`,
        material.code,
        String(pack.pieces),
      ),
      attributes: {
        threadSize: thread.text,
        threadType: thread.kind,
        angle: angle.name,
        length: length.inches,
        ...(thread.isMetric ? { hexSizeMm: thread.hex } : { hexSize: thread.hex }),
        material: material.name,
        packQuantity: pack.pieces,
        standard: "SAE J534",
      },
      category: "LUB-FITTINGS",
      family: `Grease Fittings, ${angle.name}, ${material.name}${lengthText}${packText}`,
      price: cents(0.52 * thread.factor * angle.factor * length.factor * material.factor * pack.each * pack.pieces),
      unit: pack.unit,
      piecesPerUnit: pack.pieces,
      sameAs:
        material.code === "" && length.code === ""
          ? greaseFittingName(thread.text, angle.name, pack.pieces)
          : `grease fitting ${thread.text} ${angle.name} ${length.name} ${material.name} ${pack.pieces}`,
      goesWith: [],
    };
  },
});
