import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { colorCode } from "./color-code.ts";
import { lowered } from "./format-text.ts";

const shapes = readCsv("safety/ear-plug/shapes.csv", {
  code: text,
  shape: text,
  type: text,
  material: text,
  rating: number,
  each: number,
});

const cords = [
  { code: "U", cord: "Uncorded", adds: 0 },
  { code: "C", cord: "Corded", adds: 0.09 },
  { code: "M", cord: "Corded, Metal Detectable", adds: 0.24 },
] as const;

const packs = readCsv("safety/ear-plug/packs.csv", { pairs: number, pack: text, adds: number });

const colors = ["Orange", "Yellow", "Green", "Blue", "Hi-Vis Lime", "Pink", "Purple", "Red", "White"] as const;

export const earPlugs = defineClass("ear-plug", {
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
      price: makerPrice(brand, (shape.each + cord.adds + pack.adds * (isFoam ? 1 : 3)) * pack.pairs),
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
