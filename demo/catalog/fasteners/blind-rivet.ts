import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, readJson, record, text } from "../../kit/read-data.ts";
import { crossProduct } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { boxFactor } from "../kit/price.ts";
import { mils } from "./format-size.ts";

/** IFI 114: diameter in thirty-seconds, body length for a grip of none, and the drill for it. Grips go in sixteenths. */
const diameters = [
  { code: 4, diameter: 0.125, shortest: 0.15, drill: "#30", head: 0.25, grips: [2, 4, 3, 6, 8, 1, 5] },
  { code: 6, diameter: 0.1875, shortest: 0.2, drill: "#11", head: 0.375, grips: [4, 2, 6, 8, 10, 12, 3, 14] },
  { code: 5, diameter: 0.15625, shortest: 0.175, drill: "#20", head: 0.3125, grips: [4, 2, 3, 6, 8] },
  { code: 8, diameter: 0.25, shortest: 0.25, drill: "F", head: 0.5, grips: [4, 6, 8, 10, 12] },
  { code: 3, diameter: 0.09375, shortest: 0.125, drill: "#41", head: 0.1875, grips: [2, 4] },
] as const;

const maxGripsLength = Math.max(...diameters.map(({ grips }) => grips.length));
const sizes = Array.from({ length: maxGripsLength }, (_, at) =>
  diameters.flatMap((size) => size.grips.slice(at, at + 1).map((grip) => ({ ...size, grip }))),
).flat();

const materials = readCsv("fasteners/blind-rivet/materials.csv", {
  material: text,
  mandrel: text,
  abbreviation: text,
  mark: text,
  factor: number,
});

const heads = [
  { headType: "Dome", mark: "D", factor: 1, spread: 1 },
  { headType: "Large Flange", mark: "L", factor: 1.25, spread: 1.5 },
  { headType: "Countersunk", mark: "K", factor: 1.08, spread: 1 },
] as const;

const ends = [
  { bodyType: "Open End", mark: "O", factor: 1 },
  { bodyType: "Closed End", mark: "C", factor: 2.1 },
] as const;

const colors = ["Natural", "White", "Black"] as const;

const materialWords: Readonly<Record<string, string>> = readJson(
  "fasteners/blind-rivet/material-words.json",
  record(text),
);

const headWords: Readonly<Record<string, string>> = {
  D: "The dome head suits most work.",
  L: "The large flange spreads the load on plastic, fabric and thin sheet.",
  K: "The countersunk head sits flush in a 120-degree countersink.",
};

export const blindRivets = defineClass("blind-rivet", {
  axes: {
    color: colors,
    pieces: [100, 250, 500, 50, 1_000],
    head: heads,
    size: sizes,
    product: crossProduct(ends, materials),
  },
  allows: ({ color, pieces, head, size, product: [end, material] }) => {
    if (color !== "Natural" && (material.material !== "Aluminum" || head.mark === "K" || end.mark === "C"))
      return false;
    if (end.mark === "C")
      return head.mark === "D" && "AA AS XX".includes(material.mark) && size.code > 3 && size.code < 8;
    if (head.mark === "L" && (size.code === 3 || size.code === 8)) return false;
    if (material.mark === "CS") return size.code <= 6 && head.mark === "D" && pieces <= 250;
    return pieces !== 1_000 || size.code <= 5;
  },
  describe: ({ color, pieces, head, size, product: [end, material] }, brand) => {
    const length = Math.round((size.shortest + size.grip / 16) * 1_000) / 1_000;
    const gripMax = size.grip / 16;
    const gripMin = size.grip <= 1 ? 0.02 : (size.grip - (size.grip > 4 ? 2 : 1)) / 16;
    const each = (0.045 + size.diameter ** 2 * length * 4.2) * material.factor * head.factor * end.factor;
    const rivetSize = `${size.code}${size.grip}`;
    const colored = color === "Natural" ? "" : `, ${color}`;
    const metal =
      material.material === material.mandrel ? material.material : `${material.material}/${material.mandrel}`;
    const isClosed = end.mark === "C";
    return {
      name: `Blind Rivet, ${head.headType} Head, ${isClosed ? "Closed End, " : ""}${metal}${colored}, ${inchFraction(size.diameter)} in, Grip to ${inchFraction(gripMax)} in`,
      shortName: `RIVET ${head.mark}${end.mark} ${material.abbreviation} ${rivetSize}${color === "Natural" ? "" : ` ${color.toUpperCase()}`} PK${pieces}`,
      description:
        `Size ${rivetSize} ${isClosed ? "sealing" : "open-end"} blind rivet for ${inchFraction(gripMin)} to ${inchFraction(gripMax)} in of material, set from one side through a hole of drill size ${size.drill}. ` +
        `${materialWords[material.mark] ?? ""} ${isClosed ? "The closed body keeps water and gas out and holds the mandrel." : (headWords[head.mark] ?? "")}`,
      partNumber: partNumberOf(
        brand,
        `${material.mark}${head.mark}${isClosed ? "C" : ""}`,
        `${size.code}${String(size.grip).padStart(2, "0")}`,
        color === "Natural" ? "" : color.slice(0, 2).toUpperCase(),
        mils(pieces / 1_000),
      ),
      attributes: {
        size: rivetSize,
        diameter: size.diameter,
        gripMin: Math.round(gripMin * 1_000) / 1_000,
        gripMax,
        length,
        headType: head.headType,
        bodyType: end.bodyType,
        material: material.material,
        mandrelMaterial: material.mandrel,
        color,
        drillSize: size.drill,
      },
      category: "FAS-RIVETS",
      family: `Blind Rivets, ${head.headType} Head, ${end.bodyType}, ${metal}${colored}`,
      price: makerPrice(brand, each * boxFactor(pieces) * (color === "Natural" ? 1 : 1.3) * pieces),
      unit: "PK",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `blind rivet ${head.headType} ${end.bodyType} ${metal} ${color} ${rivetSize} ${pieces}`,
      countryOfOrigin: originOf(brand),
    };
  },
});
