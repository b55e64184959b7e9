import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { crossProduct } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { mils } from "./format-size.ts";

interface ShapeSize {
  readonly shape: "Angle" | "Round Tube" | "Square Tube";
  readonly width: number;
  readonly wall: number;
}

function sizesOf(shape: ShapeSize["shape"], rows: readonly (readonly [width: number, walls: readonly number[]])[]) {
  return rows.flatMap(([width, walls]) => walls.map((wall): ShapeSize => ({ shape, width, wall })));
}

/** Legs or outside measures, with the walls that mills roll, in inches. */
const angles = sizesOf("Angle", [
  [1, [0.125, 0.1875]],
  [2, [0.25, 0.125, 0.1875, 0.375]],
  [1.5, [0.125, 0.25, 0.1875]],
  [3, [0.25, 0.1875, 0.375]],
  [0.75, [0.125]],
  [1.25, [0.125, 0.1875]],
  [2.5, [0.25, 0.1875]],
  [4, [0.25, 0.375]],
]);
const roundTubes = sizesOf("Round Tube", [
  [1, [0.065, 0.12, 0.083]],
  [1.5, [0.065, 0.12]],
  [0.75, [0.065, 0.049]],
  [2, [0.12, 0.065]],
  [0.5, [0.049, 0.065]],
  [1.25, [0.065, 0.12]],
  [0.625, [0.049]],
  [1.75, [0.12]],
  [3, [0.12]],
]);
const squareTubes = sizesOf("Square Tube", [
  [1, [0.065, 0.12]],
  [2, [0.12, 0.1875, 0.25]],
  [1.5, [0.12, 0.065, 0.1875]],
  [3, [0.1875, 0.12, 0.25]],
  [0.75, [0.065]],
  [1.25, [0.065, 0.12]],
  [4, [0.1875, 0.25]],
  [2.5, [0.1875]],
]);
const sizes = angles.flatMap((angle, at) => [angle, ...roundTubes.slice(at, at + 1), ...squareTubes.slice(at, at + 1)]);

const metals = readCsv("fasteners/metal-shape/metals.csv", {
  material: text,
  alloy: text,
  finish: text,
  mark: text,
  density: number,
  perPound: number,
  words: text,
});

const categories = { Angle: "RAW-ANGLE", "Round Tube": "RAW-TUBE-ROUND", "Square Tube": "RAW-TUBE-SQUARE" } as const;
const marks = { Angle: "AN", "Round Tube": "RT", "Square Tube": "ST" } as const;
const uses = {
  Angle: "Equal-leg angle for frames, brackets and edge protection.",
  "Round Tube": "Round tube for rails, spacers and roll cages; it is sized by its outside, unlike pipe.",
  "Square Tube": "Square tube for welded frames, carts and stands; the corners are rounded.",
} as const;

function sectionOf({ shape, width, wall }: ShapeSize): number {
  if (shape === "Angle") return (2 * width - wall) * wall;
  return shape === "Round Tube" ? Math.PI * (width - wall) * wall : 4 * (width - wall) * wall;
}

const feet = [4, 2, 6, 1, 3, 8] as const;

export const metalShapes = defineClass("metal-shape", {
  axes: { feet, product: crossProduct(sizes, metals) },
  allows: ({ product: [size, metal] }) => {
    if (metal.mark === "316") return size.width <= 2;
    return size.shape === "Angle" || metal.mark !== "GV" || size.wall >= 0.065;
  },
  describe: ({ feet: long, product: [size, metal] }, brand) => {
    const length = long * 12;
    const weight = sectionOf(size) * length * metal.density;
    const legs =
      size.shape === "Angle" ? `${inchFraction(size.width)} x ${inchFraction(size.width)}` : inchFraction(size.width);
    const wall =
      size.shape === "Round Tube" || size.wall < 0.125
        ? size.wall.toFixed(3).replace(/^0/, "")
        : inchFraction(size.wall);
    const steel = size.shape === "Angle" ? "A36" : "A513";
    const alloy = metal.material === "Steel" ? steel : metal.alloy;
    const coat = metal.finish === "Galvanized" ? "Galvanized Steel" : metal.material;
    return {
      name: `${size.shape}, ${alloy} ${coat}, ${legs} in, ${wall} in Wall, ${long} ft`,
      shortName: `${size.shape.toUpperCase()} ${alloy} ${inchFraction(size.width)}X${wall}X${long}FT${metal.mark === "GV" ? " GALV" : ""}`,
      description: `${uses[size.shape]} This one is ${legs} in with a ${wall} in wall, ${long} ft long, in ${alloy} ${coat.toLowerCase()}, and weighs ${weight.toFixed(1)} lb. ${metal.words}`,
      partNumber: partNumberOf(brand, marks[size.shape], metal.mark, mils(size.width), mils(size.wall), `L${length}`),
      attributes: {
        shape: size.shape,
        material: metal.material,
        alloy,
        width: size.width,
        wallThickness: size.wall,
        length,
        finish: metal.finish,
        weight: Math.round(weight * 100) / 100,
      },
      category: categories[size.shape],
      family: `${size.shape}, ${alloy} ${coat}`,
      price: makerPrice(brand, 3 + weight * metal.perPound * (size.shape === "Angle" ? 1 : 1.35)),
      unit: "EA",
      shipPack: 1,
      sameAs: `${size.shape} ${alloy} ${coat} ${size.width} ${size.wall} ${length}`,
      documents: ["certificate"],
      countryOfOrigin: originOf(brand),
    };
  },
});
