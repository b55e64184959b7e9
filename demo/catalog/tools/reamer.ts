import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { type DrillSize, byDemand, fractionalSizes, letterSizes, numberSizes } from "./data-drill-sizes.ts";
import { digits, shopDecimal, toStep } from "./format-size.ts";

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

const sizes = interleave([
  byDemand(
    [...fractionalSizes.filter(({ diameter }) => diameter >= 3 / 64), ...numberSizes.slice(0, 60), ...letterSizes],
    ["1/4 in", "3/8 in", "1/2 in", "3/16 in", "5/16 in", "1/8 in", "3/4 in", "5/8 in", "7/16 in", "1 in"],
  ),
  byDemand(decimalSizes, pinSizes),
]);

const bodies = readCsv("tools/reamer/bodies.csv", { name: text, mark: text, code: text, factor: number, use: text });

const flutings = readCsv("tools/reamer/flutings.csv", { name: text, code: text, use: text });

/** ASME B94.2: overall length and flute length grow in steps. */
const lengths = readCsv("tools/reamer/lengths.csv", { upTo: number, overall: number, flute: number, flutes: number });

export const reamers = defineClass("reamer", {
  axes: { size: sizes, body: bodies, fluting: flutings },
  allows: ({ size, body, fluting }) => {
    if (body.code === "C" && size.diameter > 0.5) return false;
    return fluting.code === "S" || size.diameter >= 0.0935;
  },
  describe: ({ size, body, fluting }, brand) => {
    const largest = { overall: 10.5, flute: 2.75, flutes: 8 };
    const { overall, flute, flutes } = lengths.find(({ upTo }) => size.diameter <= upTo) ?? largest;
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
      price: makerPrice(
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
