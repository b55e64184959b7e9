import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { crossed } from "./crossed.ts";
import { mils, originOf, partNumberOf, priceBy } from "./makers.ts";

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

const metals = [
  {
    material: "Steel",
    alloy: "A36 / A513",
    finish: "Mill",
    mark: "ST",
    density: 0.284,
    perPound: 1.9,
    words: "It welds readily with any mild-steel filler; wipe off the oil first and paint it afterwards.",
  },
  {
    material: "Aluminum",
    alloy: "6061-T6",
    finish: "Mill",
    mark: "61",
    density: 0.098,
    perPound: 7.1,
    words: "A third of the weight of steel; welding costs about half of the strength beside the bead.",
  },
  {
    material: "Stainless Steel",
    alloy: "304",
    finish: "Mill",
    mark: "304",
    density: 0.289,
    perPound: 7.9,
    words: "For wash-down frames and railings; weld it with 308L and clean off the heat tint.",
  },
  {
    material: "Aluminum",
    alloy: "6063-T52",
    finish: "Mill",
    mark: "63",
    density: 0.098,
    perPound: 6.6,
    words: "The architectural alloy, smoother than 6061 and best for anodizing, but a third weaker.",
  },
  {
    material: "Steel",
    alloy: "A36 / A513",
    finish: "Galvanized",
    mark: "GV",
    density: 0.284,
    perPound: 2.7,
    words: "Galvanized for outdoor posts and supports; grind off the zinc and ventilate before welding.",
  },
  {
    material: "Stainless Steel",
    alloy: "316",
    finish: "Mill",
    mark: "316",
    density: 0.289,
    perPound: 10.6,
    words: "For coastal railings and chemical plants.",
  },
] as const;

const shelves = { Angle: "RAW-ANGLE", "Round Tube": "RAW-TUBE-ROUND", "Square Tube": "RAW-TUBE-SQUARE" } as const;
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

export const metalShapes = defineClass({
  code: "metal-shape",
  name: "Metal Angle & Tube",
  unspsc: "30102300",
  drawing: "metal-shape",
  weight: 3,
  brands: ["callowmere", "brightmill", "fellbrook", "alumara", "ironmere"],
  attributes: [
    { code: "shape", name: "Shape", type: "text", isFacet: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "alloy", name: "Alloy", type: "text", isFacet: true },
    {
      code: "width",
      name: "Leg or Outside",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    { code: "wallThickness", name: "Wall Thickness", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "length", name: "Length", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "finish", name: "Finish", type: "text", isFacet: true },
    { code: "weight", name: "Weight", type: "number", unit: "lb", isColumn: true },
  ],
  axes: { feet, product: crossed(sizes, metals) },
  allows: ({ product: { size, kind: metal } }) => {
    if (metal.mark === "316") return size.width <= 2;
    return size.shape === "Angle" || metal.mark !== "GV" || size.wall >= 0.065;
  },
  describe: ({ feet: long, product: { size, kind: metal } }, brand) => {
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
      partNumber: partNumberOf(brand, [marks[size.shape], metal.mark, mils(size.width), mils(size.wall), `L${length}`]),
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
      category: shelves[size.shape],
      family: `${size.shape}, ${alloy} ${coat}`,
      price: priceBy(brand, 3 + weight * metal.perPound * (size.shape === "Angle" ? 1 : 1.35)),
      unit: "EA",
      shipPack: 1,
      sameAs: `${size.shape} ${alloy} ${coat} ${size.width} ${size.wall} ${length}`,
      documents: ["certificate"],
      countryOfOrigin: originOf(brand),
    };
  },
});
