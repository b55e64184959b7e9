import { inchFraction } from "@capstan/platform/fraction";
import { crossProduct } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { metals } from "./data-metals.ts";
import { mils } from "./format-size.ts";

const rounds = [1, 0.5, 0.75, 0.375, 0.25, 0.625, 1.25, 1.5, 2, 0.875, 0.3125, 0.4375, 1.75, 2.5, 3, 0.1875, 1.125, 4];
const flats = [
  [0.25, 1],
  [0.25, 2],
  [0.125, 1],
  [0.375, 2],
  [0.1875, 1],
  [0.5, 2],
  [0.25, 3],
  [0.5, 3],
  [0.125, 2],
  [0.375, 3],
  [0.5, 1],
  [0.25, 4],
  [0.1875, 2],
  [0.5, 4],
  [0.75, 2],
  [1, 3],
] as const;

interface BarSize {
  readonly shape: "Round" | "Flat" | "Square" | "Hex";
  /** Diameter, side, width across flats, or thickness. */
  readonly thickness: number;
  readonly width: number;
}

function barsOf(shape: BarSize["shape"], measures: readonly number[]): readonly BarSize[] {
  return measures.map((measure) => ({ shape, thickness: measure, width: measure }));
}

const series: readonly (readonly BarSize[])[] = [
  barsOf("Round", rounds),
  flats.map(([thickness, width]) => ({ shape: "Flat", thickness, width })),
  barsOf("Square", rounds.slice(0, 13)),
  barsOf("Hex", rounds.slice(0, 11)),
];
const sizes = rounds.flatMap((_, at) => series.flatMap((bars) => bars.slice(at, at + 1)));

const categories = {
  Round: "RAW-BAR-ROUND",
  Flat: "RAW-BAR-FLAT",
  Square: "RAW-BAR-SQUARE",
  Hex: "RAW-BAR-HEX",
} as const;
const marks = { Round: "RD", Flat: "FB", Square: "SQ", Hex: "HX" } as const;

/** Area of the section, in square inches. */
function sectionOf({ shape, thickness, width }: BarSize): number {
  if (shape === "Round") return (Math.PI / 4) * width ** 2;
  return shape === "Hex" ? 0.866 * width ** 2 : thickness * width;
}

const feet = [3, 1, 6, 2, 4, 0.5] as const;

export const metalBars = defineClass("metal-bar", {
  axes: {
    feet,
    product: crossProduct(sizes, metals).filter(([size, metal]) => metal.shapes.some((shape) => shape === size.shape)),
  },
  allows: ({ feet: long, product: [size] }) => long <= 4 || sectionOf(size) * long <= 30,
  describe: ({ feet: long, product: [size, metal] }, brand) => {
    const length = long * 12;
    const weight = sectionOf(size) * length * metal.density;
    const measure =
      size.shape === "Flat"
        ? `${inchFraction(size.thickness)} x ${inchFraction(size.width)} in`
        : `${inchFraction(size.width)} in`;
    const cuts = 2.4 + sectionOf(size) * 0.5;
    return {
      name: `${size.shape} Bar, ${metal.alloy} ${metal.material}, ${measure} x ${long} ft`.replace("0.5 ft", "6 in"),
      shortName: `${size.shape.toUpperCase()} BAR ${metal.alloy} ${measure.replace(" x ", "X").replace(" in", "")}X${length}IN`,
      description:
        `${metal.alloy} ${metal.material.toLowerCase()} ${size.shape.toLowerCase()} bar, ${measure}, cut to ${length} in plus 1/8 in. ${metal.words} ` +
        (metal.finish === "Hot Rolled"
          ? "The mill scale is left on, so allow stock for clean-up."
          : `${metal.finish}, made to ${metal.standard}.`),
      partNumber: partNumberOf(
        brand,
        marks[size.shape],
        metal.mark,
        mils(size.thickness),
        size.shape === "Flat" ? mils(size.width) : "",
        `L${length}`,
      ),
      attributes: {
        shape: size.shape,
        material: metal.material,
        alloy: metal.alloy,
        ...(size.shape === "Round" ? { diameter: size.width } : { width: size.width }),
        ...(size.shape === "Flat" ? { thickness: size.thickness } : {}),
        length,
        finish: metal.finish,
        weight: Math.round(weight * 100) / 100,
        standard: metal.standard,
      },
      category: categories[size.shape],
      family: `${size.shape} Bar, ${metal.alloy} ${metal.material}`,
      price: makerPrice(brand, cuts + weight * metal.perPound * (long <= 1 ? 1.25 : 1)),
      unit: "EA",
      shipPack: 1,
      sameAs: `${size.shape} bar ${metal.alloy} ${metal.finish} ${measure} ${length}`,
      documents: ["certificate"],
      countryOfOrigin: originOf(brand),
    };
  },
});
