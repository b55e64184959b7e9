import { decimal, inchFraction } from "@capstan/platform/fraction";
import { flag, number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { greaseFittingName } from "./names.ts";

/** Threads with the wrench that turns the fitting; inches, or millimetres where the hex is metric. */
const threads = readCsv("motion/grease-fitting/threads.csv", {
  text: text,
  kind: text,
  code: text,
  hex: number,
  isMetric: flag,
  factor: number,
});

const angles = readCsv("motion/grease-fitting/angles.csv", { name: text, code: text, factor: number, note: text });

const lengths = [
  { name: "standard", word: "", code: "", factor: 1, inches: 0.55 },
  { name: "long", word: "Long", code: "L", factor: 1.35, inches: 0.88 },
  { name: "extended", word: "Extended", code: "X", factor: 1.7, inches: 1.25 },
] as const;

const materials = readCsv("motion/grease-fitting/materials.csv", {
  name: text,
  code: text,
  factor: number,
  note: text,
});

const packs = [
  { pieces: 10, unit: "PK", each: 1 },
  { pieces: 25, unit: "PK", each: 0.9 },
  { pieces: 100, unit: "BX", each: 0.72 },
  { pieces: 1, unit: "EA", each: 1.9 },
  { pieces: 50, unit: "BX", each: 0.8 },
] as const;

export const greaseFittings = defineClass("grease-fitting", {
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
      partNumber: partNumberOf(
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
      price: makerListPrice(
        brand,
        0.52 * thread.factor * angle.factor * length.factor * material.factor * pack.each * pack.pieces,
      ),
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
