import { decimal } from "@capstan/platform/fraction";
import { readJson, record, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { boxFactor } from "../kit/price.ts";
import { metricSocketSizes } from "./data-socket-screws.ts";
import { metricLengths } from "./data-threads.ts";
import { codeOf, threeFigures } from "./format-size.ts";
import { usualBox, washerHardware, washerText } from "./relations.ts";

const classes = [
  { grade: "Class 12.9", finish: "Black Oxide", material: "Alloy Steel", mark: "129", factor: 1 },
  { grade: "A2-70", finish: "Plain", material: "Stainless Steel", mark: "A2", factor: 1.8 },
  { grade: "Class 8.8", finish: "Zinc Plated", material: "Steel", mark: "88Z", factor: 0.95 },
  { grade: "A4-70", finish: "Plain", material: "Stainless Steel", mark: "A4", factor: 2.8 },
  { grade: "Class 10.9", finish: "Zinc Plated", material: "Alloy Steel", mark: "109Z", factor: 1.2 },
] as const;

const uses: Readonly<Record<string, string>> = readJson("fasteners/metric-socket-screw/uses.json", record(text));

export const metricSocketScrews = defineClass("metric-socket-screw", {
  axes: {
    size: metricSocketSizes,
    length: [5, 6, ...metricLengths.filter((length) => length <= 120)],
    pieces: [50, 100, 25, 10, 5],
    propertyClass: classes,
  },
  allows: ({ size, length, pieces, propertyClass }) => {
    if (length < size.diameter * 1.2 || length > size.diameter * 13) return false;
    if (size.diameter >= 16 ? pieces > 25 : pieces < 25) return false;
    const isFine = size.thread === "M8-1" || size.thread === "M10-1.25";
    return !isFine || propertyClass.grade === "Class 12.9";
  },
  describe: ({ size, length, pieces, propertyClass }, brand) => {
    const inches = size.diameter / 25.4;
    const volume = inches ** 2 * (length / 25.4 + inches * 1.6);
    const measure = `${size.thread} x ${length} mm`;
    const isStainless = propertyClass.material === "Stainless Steel";
    return {
      name: `Socket Head Cap Screw, ${propertyClass.grade}, ${isStainless ? "Stainless Steel" : propertyClass.finish}, ${measure}`,
      shortName: `SHCS ${propertyClass.grade.replace("Class ", "")} ${size.thread}X${length}`,
      description:
        `${measure} socket head cap screw to ISO 4762, also known by its older number DIN 912. ${uses[propertyClass.grade] ?? ""} ` +
        `Driven by a hex key of ${decimal(size.key)} mm; the ${decimal(size.head)} mm head sits in a standard counterbore.`,
      partNumber: partNumberOf(
        brand,
        "4762",
        codeOf(size.thread),
        threeFigures(length),
        propertyClass.mark,
        `P${pieces}`,
      ),
      attributes: {
        threadSize: size.thread,
        lengthMm: length,
        grade: propertyClass.grade,
        material: propertyClass.material,
        finish: propertyClass.finish,
        headDiameterMm: size.head,
        hexKeySizeMm: size.key,
        standard: "ISO 4762",
      },
      category: "FAS-BOLTS-SOCKET-METRIC",
      family: `Metric Socket Head Cap Screws, ${propertyClass.grade}${/stainless/i.test(propertyClass.material) ? " Stainless Steel" : `, ${propertyClass.finish}`}`,
      familySize: size.thread,
      price: makerPrice(brand, (0.1 + volume * 2.2) * propertyClass.factor * boxFactor(pieces) * pieces),
      unit: "BX",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `metric socket screw ${propertyClass.grade} ${propertyClass.finish} ${measure} ${pieces}`,
      goesWith: [
        washerText("Metric Flat", `M${decimal(size.diameter)}`, washerHardware(propertyClass), usualBox(inches)),
      ],
      countryOfOrigin: originOf(brand),
    };
  },
});
