import { decimal, inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { nearestFirst, range, rowFor } from "./lists.ts";
import { shaftCollarName } from "./names.ts";

interface Bore {
  readonly inches: number;
  readonly text: string;
  readonly isMetric: boolean;
}

const millimetresPerInch = 25.4;
const inchBores: readonly Bore[] = nearestFirst([...range(0.125, 3, 0.0625), ...range(3.125, 4, 0.125)], 0.75).map(
  (inches) => ({ inches, text: `${inchFraction(inches)} in`, isMetric: false }),
);
const metricBores: readonly Bore[] = nearestFirst(
  [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 25, 28, 30, 32, 35, 38, 40, 42, 45, 50, 60,
    70, 80,
  ],
  20,
).map((millimetres) => ({
  inches: millimetres / millimetresPerInch,
  text: `${decimal(millimetres)} mm`,
  isMetric: true,
}));

/** Outside diameter and width by the largest bore that they serve, in inches. */
const clampSizes = [
  [0.1875, 0.625, 0.25],
  [0.25, 0.6875, 0.3125],
  [0.3125, 0.6875, 0.3125],
  [0.375, 0.875, 0.375],
  [0.4375, 0.9375, 0.375],
  [0.5, 1.125, 0.40625],
  [0.625, 1.3125, 0.4375],
  [0.75, 1.5, 0.5],
  [0.875, 1.625, 0.5],
  [1, 1.75, 0.5],
  [1.125, 1.875, 0.5],
  [1.25, 2.0625, 0.5],
  [1.4375, 2.25, 0.5625],
  [1.5, 2.375, 0.5625],
  [1.75, 2.75, 0.6875],
  [2, 3, 0.6875],
  [2.5, 3.75, 0.875],
  [3, 4.25, 0.875],
  [3.5, 5, 1],
  [4, 5.5, 1],
] as const;
const setScrewSizes = [
  [0.25, 0.5, 0.3125],
  [0.375, 0.75, 0.375],
  [0.5, 1, 0.4375],
  [0.625, 1.125, 0.5],
  [0.75, 1.25, 0.5625],
  [1, 1.5, 0.625],
  [1.25, 2, 0.6875],
  [1.5, 2.25, 0.75],
  [2, 3, 0.875],
  [3, 4.25, 1.125],
  [4, 5.5, 1.25],
] as const;

const styles = readCsv("motion/shaft-collar/styles.csv", { name: text, code: text, factor: number, note: text });

const materials = [
  { name: "Black Oxide Steel", code: "B", factor: 1 },
  { name: "303 Stainless Steel", code: "SS", factor: 2.6 },
  { name: "Aluminum", code: "A", factor: 1.35 },
  { name: "Zinc Plated Steel", code: "Z", factor: 0.95 },
  { name: "316 Stainless Steel", code: "6S", factor: 3.9 },
] as const;

export const shaftCollars = defineClass("shaft-collar", {
  axes: { bore: interleave([inchBores, metricBores]), style: styles, material: materials },
  allows: ({ bore, style, material }) => {
    if (material.code === "A" && style.code === "S") return false;
    if (material.code === "6S" && bore.inches > 2) return false;
    return style.code !== "2C" || bore.inches >= 0.1875;
  },
  describe: ({ bore, style, material }, brand) => {
    const isSetScrew = style.code === "S";
    const [, outside = 1, width = 0.4] =
      rowFor<readonly [number, number, number]>(
        isSetScrew ? setScrewSizes : clampSizes,
        bore.inches,
        ([limit]) => limit,
      ) ?? [];
    const boreCode = bore.isMetric
      ? `M${bore.text.replace(" mm", "")}`
      : String(Math.round(bore.inches * 16)).padStart(3, "0");
    return {
      name: `Shaft Collar, ${style.name}, ${bore.text} Bore, ${material.name}`,
      shortName: `SHAFT COLLAR ${style.code} ${bore.text.toUpperCase()} ${material.code}`,
      description:
        `${style.name} collar for a ${bore.text} shaft, ${inchFraction(outside)} in outside and ${inchFraction(width)} in wide. ${style.note} ` +
        (material.code === "A"
          ? "Aluminum keeps the balance of light, fast shafts."
          : material.code.includes("S")
            ? "Stainless body and screws for washdown."
            : "Oil the screw before tightening to get its full grip."),
      partNumber: partNumberOf(brand, `${style.code}${material.code}`, boreCode),
      attributes: {
        ...(bore.isMetric ? { boreMm: Math.round(bore.inches * millimetresPerInch * 10) / 10 } : { bore: bore.inches }),
        style: style.name,
        outsideDiameter: outside,
        width,
        material: material.name,
        screws: style.code === "2C" ? 2 : 1,
      },
      category: "MOT-COLLARS",
      family: `Shaft Collars, ${style.name}, ${material.name}${bore.isMetric ? ", Metric" : ""}`,
      price: makerListPrice(brand, (1.9 + outside ** 1.7 * 1.55) * style.factor * material.factor),
      unit: "EA",
      sameAs: shaftCollarName(bore.text.replace(" in", ""), style.name, material.name),
    };
  },
});
