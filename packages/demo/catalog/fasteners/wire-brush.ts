import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { crossed } from "./crossed.ts";
import { codeOf, mils, originOf, packFactor, partNumberOf, priceBy } from "./makers.ts";

interface BrushSize {
  readonly brushType: "Wheel" | "Cup" | "Hand";
  readonly wireStyle: "Knotted" | "Crimped" | "Straight";
  readonly diameter: number;
  readonly arbor: string;
  readonly rpm: number;
  readonly length: number;
}

type Row = readonly [style: "Knotted" | "Crimped", diameter: number, arbor: string, rpm: number];

const wheelRows: readonly Row[] = [
  ["Knotted", 4, "5/8-11", 20_000],
  ["Crimped", 6, "2 in", 6_000],
  ["Knotted", 6, "5/8-11", 9_000],
  ["Crimped", 8, "2 in", 4_500],
  ["Knotted", 4.5, "7/8 in", 12_500],
  ["Crimped", 4, "1/2 in", 6_000],
  ["Knotted", 6, "M14-2", 9_000],
  ["Crimped", 10, "2 in", 3_600],
];
const cupRows: readonly Row[] = [
  ["Knotted", 2.75, "5/8-11", 14_000],
  ["Crimped", 3, "5/8-11", 14_000],
  ["Knotted", 4, "5/8-11", 9_000],
  ["Crimped", 4, "5/8-11", 8_000],
  ["Knotted", 6, "5/8-11", 6_600],
  ["Knotted", 2.75, "M14-2", 14_000],
  ["Crimped", 5, "5/8-11", 6_000],
];
/** Rows of bristles across and length of the block, in inches. */
const handRows = [
  [3, 10],
  [4, 13.75],
  [2, 10],
  [3, 7.75],
  [5, 13.75],
] as const;

const wheels = wheelRows.map(([wireStyle, diameter, arbor, rpm]): BrushSize => ({
  brushType: "Wheel",
  wireStyle,
  diameter,
  arbor,
  rpm,
  length: 0,
}));
const cups = cupRows.map(([wireStyle, diameter, arbor, rpm]): BrushSize => ({
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

const wires = [
  {
    material: "Carbon Steel",
    mark: "C",
    factor: 1,
    words: "Carbon steel wire for rust, scale and weld slag on mild steel.",
  },
  {
    material: "Stainless Steel",
    mark: "S",
    factor: 1.8,
    words: "Stainless wire leaves no rust spots on stainless and aluminum; keep it for those metals.",
  },
  {
    material: "Brass",
    mark: "B",
    factor: 1.6,
    words: "Brass wire is soft and does not spark easily, for brass, copper and molds.",
  },
] as const;

const shelves = { Wheel: "ABR-BRUSH-WHEEL", Cup: "ABR-BRUSH-CUP", Hand: "ABR-BRUSH-HAND" } as const;
const styleWords = {
  Knotted: "Twisted knots hit hard, for welds and heavy scale.",
  Crimped: "Crimped wire is gentler and follows uneven surfaces, for cleaning and deburring.",
  Straight: "Straight bristles in a hardwood block.",
} as const;

export const wireBrushes = defineClass({
  code: "wire-brush",
  name: "Wire Brushes",
  unspsc: "27111907",
  drawing: "wire-brush",
  weight: 2,
  brands: ["bristlecroft", "abradine", "cinderway", "flintmoor", "scourwell"],
  attributes: [
    { code: "brushType", name: "Brush Type", type: "text", isFacet: true },
    { code: "wireStyle", name: "Wire Style", type: "text", isFacet: true },
    {
      code: "diameter",
      name: "Diameter",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
      isOptional: true,
    },
    {
      code: "length",
      name: "Length",
      type: "number",
      unit: "in",
      display: "fraction",
      isColumn: true,
      isOptional: true,
    },
    { code: "rows", name: "Rows", type: "number", isColumn: true, isOptional: true },
    { code: "wireDiameter", name: "Wire Diameter", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "material", name: "Wire Material", type: "text", isFacet: true },
    { code: "arborSize", name: "Arbor or Handle", type: "text", isFacet: true, isColumn: true },
    { code: "maxRpm", name: "Maximum Speed", type: "number", unit: "RPM", isColumn: true, isOptional: true },
  ],
  axes: { pieces: [1, 10], wireDiameter: [0.014, 0.02, 0.012], product: crossed(sizes, wires) },
  allows: ({ pieces, wireDiameter, product: { size, kind } }) => {
    if (size.wireStyle === "Knotted")
      return kind.mark !== "B" && wireDiameter !== 0.012 && (pieces === 1 || size.diameter <= 4.5);
    if (size.brushType === "Hand") return wireDiameter !== 0.02;
    return pieces === 1;
  },
  describe: ({ pieces, wireDiameter, product: { size, kind } }, brand) => {
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
      partNumber: partNumberOf(brand, [
        `W${size.brushType[0] ?? ""}${size.wireStyle[0] ?? ""}`,
        mils(size.diameter),
        isHand ? mils(size.length) : codeOf(size.arbor),
        `${kind.mark}${mils(wireDiameter).slice(-3)}`,
        pieces > 1 ? `P${pieces}` : "",
      ]),
      attributes: {
        brushType: size.brushType,
        wireStyle: size.wireStyle,
        ...(isHand ? { length: size.length, rows: size.diameter } : { diameter: size.diameter, maxRpm: size.rpm }),
        wireDiameter,
        material: kind.material,
        arborSize: size.arbor,
      },
      category: shelves[size.brushType],
      family: `${name}es, ${size.wireStyle}`,
      price: priceBy(brand, base * kind.factor * pieces * (pieces > 1 ? packFactor(100) : 1)),
      unit: pieces > 1 ? "BX" : "EA",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `wire brush ${size.brushType} ${size.wireStyle} ${kind.material} ${measure} ${wire} ${size.arbor} ${pieces}`,
      countryOfOrigin: originOf(brand),
    };
  },
});
