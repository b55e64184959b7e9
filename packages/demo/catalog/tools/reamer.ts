import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { byDemand, type DrillSize, fractionalSizes, letterSizes, numberSizes } from "./data-drill-sizes.ts";
import { partNumberOf, priceOf } from "./makers.ts";
import { byTurns } from "./openings.ts";
import { digits, shopDecimal, toStep } from "./words.ts";

/** Every thousandth from .060 to .750 in: bores are ordered by the thousandth. */
const decimalSizes: readonly DrillSize[] = Array.from({ length: 691 }, (_, at) => {
  const diameter = (60 + at) / 1_000;
  return { name: `${shopDecimal(diameter)} in`, system: "Decimal", diameter };
});

/** A thousandth over and under the common dowel pins come first. */
const pinSizes = [4, 6, 8, 3, 2, 5, 10, 12, 7, 9].flatMap((sixteenths) =>
  [1, -1, 2, -2].map((over) => {
    const thousandths = Math.round((sixteenths / 16) * 1_000 + over);
    return `${shopDecimal(thousandths / 1_000)} in`;
  }),
);

const sizes = byTurns(
  byDemand(
    [...fractionalSizes.filter(({ diameter }) => diameter >= 3 / 64), ...numberSizes.slice(0, 60), ...letterSizes],
    ["1/4 in", "3/8 in", "1/2 in", "3/16 in", "5/16 in", "1/8 in", "3/4 in", "5/8 in", "7/16 in", "1 in"],
  ),
  byDemand(decimalSizes, pinSizes),
);

const bodies = [
  {
    name: "High Speed Steel",
    mark: "HSS",
    code: "H",
    factor: 1,
    use: "High speed steel for general work at two thirds of drilling speed.",
  },
  {
    name: "Solid Carbide",
    mark: "CARBIDE",
    code: "C",
    factor: 2.7,
    use: "Solid carbide holds size over long runs in iron and hardened steel; it needs a rigid, aligned spindle.",
  },
  { name: "Cobalt", mark: "COBALT", code: "K", factor: 1.7, use: "Cobalt for stainless and tough alloys." },
] as const;

const flutings = [
  { name: "Straight", code: "S", use: "Straight flutes for through holes and short chips." },
  {
    name: "Right-Hand Spiral",
    code: "R",
    use: "The right-hand spiral bridges keyways and pulls chips out of blind holes.",
  },
] as const;

/** ASME B94.2: overall length and flute length grow in steps. */
const lengths: readonly (readonly [upTo: number, overall: number, flute: number, flutes: number])[] = [
  [0.066, 2.5, 0.5, 4],
  [0.095, 3, 0.75, 4],
  [0.1285, 3.5, 0.875, 4],
  [0.1595, 4, 1, 6],
  [0.1975, 4.5, 1.125, 6],
  [0.2405, 5, 1.25, 6],
  [0.2885, 6, 1.5, 6],
  [0.371, 6, 1.5, 6],
  [0.4465, 7, 1.75, 6],
  [0.559, 8, 2, 6],
  [0.6845, 9, 2.25, 8],
  [0.8095, 9.5, 2.5, 8],
  [0.9345, 10, 2.625, 8],
  [1.06, 10.5, 2.75, 8],
];

export const reamers = defineClass({
  code: "reamer",
  name: "Chucking Reamers",
  unspsc: "23242100",
  drawing: "reamer",
  weight: 3,
  brands: ["trentham", "mericut", "talloch", "helixa", "norvane", "quillon"],
  attributes: [
    { code: "nominalSize", name: "Reamer Size", type: "text", isFacet: true, isColumn: true },
    { code: "diameter", name: "Decimal Equivalent", type: "number", unit: "in", isColumn: true },
    { code: "sizeSystem", name: "Size System", type: "text", isFacet: true },
    { code: "flutes", name: "Number of Flutes", type: "number", isColumn: true },
    { code: "fluteType", name: "Flute Type", type: "text", isFacet: true },
    { code: "length", name: "Overall Length", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "fluteLength", name: "Flute Length", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "shankDiameter", name: "Shank Diameter", type: "number", unit: "in", isColumn: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "tolerance", name: "Tolerance", type: "text" },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { size: sizes, body: bodies, fluting: flutings },
  allows: ({ size, body, fluting }) => {
    if (body.code === "C" && size.diameter > 0.5) return false;
    return fluting.code === "S" || size.diameter >= 0.0935;
  },
  describe: ({ size, body, fluting }, brand) => {
    const [, overall, flute, flutes] = lengths.find(([upTo]) => size.diameter <= upTo) ?? [1, 10.5, 2.75, 8];
    const isCarbide = body.code === "C";
    const length = isCarbide ? toStep(overall * 0.55, 1 / 4) : overall;
    const shankDiameter = Math.round(size.diameter * (isCarbide ? 0.99 : 0.88) * 10_000) / 10_000;
    const stock = Math.max(0.003, size.diameter * 0.022);
    const isStocked = size.system !== "Decimal";
    return {
      name: `Chucking Reamer, ${size.name}, ${body.name}, ${fluting.name} Flute, ${flutes} Flutes`,
      shortName: `REAMER ${size.name.toUpperCase().replace(" IN", "")} ${body.mark} ${fluting.code === "S" ? "STR" : "SPIRAL"}`,
      description:
        `${size.name} chucking reamer, ${isStocked ? `${shopDecimal(size.diameter)} in, ` : ""}${inchFraction(length)} in overall with ${inchFraction(flute)} in of flute. ${fluting.use} ${body.use} ` +
        `Leave about ${stock.toFixed(3)} in on the diameter to ream; cuts to +.0002, -.0000 in${isStocked ? "" : ", ground to this decimal size for slip and press fits"}.`,
      partNumber: partNumberOf(
        brand,
        `RM${body.code}${fluting.code}`,
        isStocked
          ? `${size.system[0]}${digits(size.name.replace("/", "X").replace(" in", ""))}`
          : `D${digits(size.diameter.toFixed(4).slice(2))}`,
      ),
      attributes: {
        nominalSize: size.name,
        diameter: Math.round(size.diameter * 10_000) / 10_000,
        sizeSystem: size.system,
        flutes,
        fluteType: fluting.name,
        length,
        fluteLength: flute,
        shankDiameter,
        material: body.name,
        tolerance: "+.0002/-.0000 in",
        standard: "ASME B94.2",
      },
      category: "MAC-REAMERS",
      family: `Chucking Reamers, ${body.name}, ${fluting.name} Flute, ${size.system}`,
      price: priceOf(
        brand,
        (11 + 8 * size.diameter + 52 * size.diameter ** 2) *
          body.factor *
          (fluting.code === "R" ? 1.12 : 1) *
          (isStocked ? 1 : 1.2),
      ),
      unit: "EA",
      sameAs: `reamer ${size.name} ${body.name} ${fluting.name}`,
      countryOfOrigin: brand.code === "mericut" ? "CN" : "US",
    };
  },
});
