import { decimal } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { metricSocketSizes } from "./data-socket-screws.ts";
import { metricLengths } from "./data-threads.ts";
import { codeOf, originOf, packFactor, partNumberOf, priceBy, threeFigures } from "./makers.ts";
import { usualBox, washerHardware, washerText } from "./relations.ts";

const classes = [
  { grade: "Class 12.9", finish: "Black Oxide", material: "Alloy Steel", mark: "129", factor: 1 },
  { grade: "A2-70", finish: "Plain", material: "Stainless Steel", mark: "A2", factor: 1.8 },
  { grade: "Class 8.8", finish: "Zinc Plated", material: "Steel", mark: "88Z", factor: 0.95 },
  { grade: "A4-70", finish: "Plain", material: "Stainless Steel", mark: "A4", factor: 2.8 },
  { grade: "Class 10.9", finish: "Zinc Plated", material: "Alloy Steel", mark: "109Z", factor: 1.2 },
] as const;

const uses: Readonly<Record<string, string>> = {
  "Class 12.9":
    "Alloy steel at 1,220 MPa, the standard screw of machine tools, molds and fixtures. Oil it: black oxide alone rusts.",
  "Class 8.8": "Plated steel at 800 MPa for guards, panels and motor mounts, where a bright finish matters.",
  "Class 10.9": "Alloy steel at 1,040 MPa, zinc plated and baked, for loaded joints in damp shops.",
  "A2-70":
    "Type 304 stainless at 700 MPa for packaging and lab equipment; about half the strength of a 12.9 screw, so check the torque.",
  "A4-70": "Type 316 stainless at 700 MPa for pumps, pharmaceutical skids and deck hardware.",
};

export const metricSocketScrews = defineClass({
  code: "metric-socket-screw",
  name: "Metric Socket Head Cap Screws",
  unspsc: "31161500",
  drawing: "socket-cap-screw",
  weight: 6,
  brands: ["oslund-metric", "torquist", "harbolt", "tarnwick", "ironmere", "marlinox", "ashlock"],
  attributes: [
    { code: "threadSize", name: "Thread Size", type: "text", isFacet: true, isColumn: true },
    { code: "lengthMm", name: "Length", type: "number", unit: "mm", isFacet: true, isColumn: true },
    { code: "grade", name: "Property Class", type: "text", isFacet: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "finish", name: "Finish", type: "text", isFacet: true },
    { code: "headDiameterMm", name: "Head Diameter", type: "number", unit: "mm", isColumn: true },
    { code: "hexKeySizeMm", name: "Hex Key Size", type: "number", unit: "mm", isColumn: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
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
      partNumber: partNumberOf(brand, [
        "4762",
        codeOf(size.thread),
        threeFigures(length),
        propertyClass.mark,
        `P${pieces}`,
      ]),
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
      family: `Metric Socket Head Cap Screws, ${propertyClass.grade} ${propertyClass.finish}, ${size.thread}`,
      price: priceBy(brand, (0.1 + volume * 2.2) * propertyClass.factor * packFactor(pieces) * pieces),
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
