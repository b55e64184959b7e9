import { inchFraction } from "@capstan/platform/fraction";
import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { crossProduct } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { boxFactor } from "../kit/price.ts";
import { codeOf, mils } from "./format-size.ts";
import { plural } from "../kit/plural.ts";

interface BrushSize {
  readonly brushType: "Wheel" | "Cup" | "Hand";
  readonly wireStyle: "Knotted" | "Crimped" | "Straight";
  readonly diameter: number;
  readonly arbor: string;
  readonly rpm: number;
  readonly length: number;
}

const columns = { style: oneOf(["Knotted", "Crimped"]), diameter: number, arbor: text, rpm: number };
const wheelRows = readCsv("fasteners/wire-brush/wheel.csv", columns);
const cupRows = readCsv("fasteners/wire-brush/cup.csv", columns);
/** Rows of bristles across and length of the block, in inches. */
const handRows = [
  [3, 10],
  [4, 13.75],
  [2, 10],
  [3, 7.75],
  [5, 13.75],
] as const;

const wheels = wheelRows.map(({ style: wireStyle, diameter, arbor, rpm }): BrushSize => ({
  brushType: "Wheel",
  wireStyle,
  diameter,
  arbor,
  rpm,
  length: 0,
}));
const cups = cupRows.map(({ style: wireStyle, diameter, arbor, rpm }): BrushSize => ({
  brushType: "Cup",
  wireStyle,
  diameter,
  arbor,
  rpm,
  length: 0,
}));
const hands = handRows.map(([rows, length]): BrushSize => ({
  brushType: "Hand",
  wireStyle: "Straight",
  diameter: rows,
  arbor: "Wood Handle",
  rpm: 0,
  length,
}));
const sizes = wheels.flatMap((wheel, at) => [wheel, ...cups.slice(at, at + 1), ...hands.slice(at, at + 1)]);

const wires = readCsv("fasteners/wire-brush/wires.csv", { material: text, mark: text, factor: number, words: text });

const categories = { Wheel: "ABR-BRUSH-WHEEL", Cup: "ABR-BRUSH-CUP", Hand: "ABR-BRUSH-HAND" } as const;
const styleWords = {
  Knotted: "Twisted knots hit hard, for welds and heavy scale.",
  Crimped: "Crimped wire is gentler and follows uneven surfaces, for cleaning and deburring.",
  Straight: "Straight bristles in a hardwood block.",
} as const;

export const wireBrushes = defineClass("wire-brush", {
  axes: { pieces: [1, 10], wireDiameter: [0.014, 0.02, 0.012], product: crossProduct(sizes, wires) },
  allows: ({ pieces, wireDiameter, product: [size, kind] }) => {
    if (size.wireStyle === "Knotted")
      return kind.mark !== "B" && wireDiameter !== 0.012 && (pieces === 1 || size.diameter <= 4.5);
    if (size.brushType === "Hand") return wireDiameter !== 0.02;
    return pieces === 1;
  },
  describe: ({ pieces, wireDiameter, product: [size, kind] }, brand) => {
    const isHand = size.brushType === "Hand";
    const rowsText = `${size.diameter} Row`;
    const measure = isHand ? `${rowsText}, ${inchFraction(size.length)} in` : `${inchFraction(size.diameter)} in`;
    const name = isHand ? "Hand Wire Brush" : `Wire ${size.brushType} Brush`;
    const style = size.wireStyle === "Knotted" ? 1.5 : 1;
    const base = isHand ? 2.2 + size.diameter * 0.9 : (4 + size.diameter ** 1.7 * 0.85) * style;
    const wire = wireDiameter.toFixed(3).replace(/^0/, "");
    return {
      name: `${name}, ${isHand ? "" : `${size.wireStyle}, `}${kind.material}, ${measure}, ${wire} in Wire${isHand ? "" : `, ${size.arbor} Arbor`}${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
      shortName: `WIRE ${size.brushType.toUpperCase()} ${size.wireStyle.slice(0, 4).toUpperCase()} ${kind.mark} ${isHand ? `${size.diameter}R ${inchFraction(size.length)}` : inchFraction(size.diameter)} ${wire}${pieces > 1 ? ` PK${pieces}` : ""}`,
      description:
        `${measure} ${name.toLowerCase()} with ${wire} in wire. ${styleWords[size.wireStyle]} ${kind.words} ` +
        (isHand
          ? "Brush away from you and wear eye protection."
          : `Rated for ${size.rpm.toLocaleString("en-US")} RPM at most; run it for 30 seconds behind the guard before use.`),
      partNumber: partNumberOf(
        brand,
        `W${size.brushType[0] ?? ""}${size.wireStyle[0] ?? ""}`,
        mils(size.diameter),
        isHand ? mils(size.length) : codeOf(size.arbor),
        `${kind.mark}${mils(wireDiameter).slice(-3)}`,
        pieces > 1 ? `P${pieces}` : "",
      ),
      attributes: {
        brushType: size.brushType,
        wireStyle: size.wireStyle,
        ...(isHand ? { length: size.length, rows: size.diameter } : { diameter: size.diameter, maxRpm: size.rpm }),
        wireDiameter,
        material: kind.material,
        arborSize: size.arbor,
      },
      category: categories[size.brushType],
      family: `${plural(name)}, ${size.wireStyle}`,
      price: makerPrice(brand, base * kind.factor * pieces * (pieces > 1 ? boxFactor(100) : 1)),
      unit: pieces > 1 ? "BX" : "EA",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `wire brush ${size.brushType} ${size.wireStyle} ${kind.material} ${measure} ${wire} ${size.arbor} ${pieces}`,
      countryOfOrigin: originOf(brand),
    };
  },
});
