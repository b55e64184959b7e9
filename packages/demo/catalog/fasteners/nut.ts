import { decimal, inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { alternating, crossed } from "./crossed.ts";
import { type NutSize, inchNuts, metricNuts } from "./data-nuts.ts";
import { codeOf, originOf, packFactor, partNumberOf, priceBy } from "./makers.ts";
import { hexNutText } from "./relations.ts";

const types = [
  { nutType: "Hex Nut", abbreviation: "HEX NUT", mark: "HN", factor: 1 },
  { nutType: "Nylon-Insert Lock Nut", abbreviation: "LOCK NUT", mark: "NL", factor: 1.9 },
  { nutType: "Hex Jam Nut", abbreviation: "JAM NUT", mark: "JN", factor: 0.9 },
] as const;

type NutType = (typeof types)[number]["nutType"];

const hardware = [
  { grade: "Grade 5", finish: "Zinc Plated", material: "Steel", isMetric: false, mark: "G5Z", factor: 1 },
  { grade: "Class 8", finish: "Zinc Plated", material: "Steel", isMetric: true, mark: "8Z", factor: 1.05 },
  { grade: "18-8", finish: "Plain", material: "Stainless Steel", isMetric: false, mark: "S18", factor: 2.8 },
  { grade: "A2", finish: "Plain", material: "Stainless Steel", isMetric: true, mark: "A2", factor: 2.8 },
  { grade: "Grade 8", finish: "Yellow Zinc", material: "Steel", isMetric: false, mark: "G8Y", factor: 1.5 },
  { grade: "Class 10", finish: "Zinc Plated", material: "Steel", isMetric: true, mark: "10Z", factor: 1.4 },
  { grade: "316", finish: "Plain", material: "Stainless Steel", isMetric: false, mark: "S316", factor: 4.2 },
  { grade: "A4", finish: "Plain", material: "Stainless Steel", isMetric: true, mark: "A4", factor: 4.2 },
  { grade: "Grade 2", finish: "Zinc Plated", material: "Steel", isMetric: false, mark: "G2Z", factor: 0.85 },
  { grade: "Class 10", finish: "Plain", material: "Steel", isMetric: true, mark: "10P", factor: 1.25 },
  { grade: "Grade 5", finish: "Hot Dip Galvanized", material: "Steel", isMetric: false, mark: "G5H", factor: 1.7 },
  { grade: "Grade 8", finish: "Plain", material: "Steel", isMetric: false, mark: "G8P", factor: 1.3 },
  { grade: "360", finish: "Plain", material: "Brass", isMetric: false, mark: "BR", factor: 4.5 },
] as const;

const typeWords: Readonly<Record<NutType, string>> = {
  "Hex Nut": "The standard nut for hex screws and studs.",
  "Nylon-Insert Lock Nut":
    "A nylon ring grips the thread and holds against vibration; replace it after a few removals, and keep it below 250 degrees F.",
  "Hex Jam Nut": "About two thirds as high as a full nut, for locking against another nut or where height is short.",
};

const gradeWords: Readonly<Record<string, string>> = {
  G5Z: "Use it with Grade 5 screws; zinc plating suits dry indoor service.",
  G8Y: "Heat treated to carry the full load of Grade 8 screws; the yellow chromate tells it from softer nuts.",
  G8P: "Heat treated for Grade 8 screws and left plain, so oil it or paint it.",
  G2Z: "Soft steel for light assemblies and Grade 2 screws; do not use it with stronger ones.",
  G5H: "Galvanized and tapped oversize, which fits galvanized screws only.",
  S18: "18-8 stainless resists weather and wash-downs; lubricate it, since stainless on stainless galls.",
  S316: "316 stainless for salt water and chlorides.",
  BR: "Solid brass for electrical connections and decorative work.",
  "8Z": "Class 8 matches 8.8 screws.",
  "10Z": "Class 10 matches 10.9 screws.",
  "10P": "Class 10 matches 10.9 screws; left plain and lightly oiled.",
  A2: "Type 304 stainless for general corrosion resistance.",
  A4: "Type 316 stainless for chlorides and food plants.",
};

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly standard: string;
}

function shapeOf(size: NutSize, nutType: NutType): Shape {
  if (nutType === "Nylon-Insert Lock Nut") {
    return {
      width: size.lockWidth ?? size.width,
      height: size.lockHeight ?? size.height,
      standard: size.isMetric ? "DIN 985" : "ASME B18.16.6",
    };
  }
  const isJam = nutType === "Hex Jam Nut";
  const metricStandard = isJam ? "ISO 4035" : "ISO 4032";
  return {
    width: size.width,
    height: isJam ? size.jamHeight : size.height,
    standard: size.isMetric ? metricStandard : "ASME B18.2.2",
  };
}

function shelfOf(nutType: NutType, isMetric: boolean): string {
  if (nutType === "Nylon-Insert Lock Nut") return "FAS-NUTS-LOCK";
  if (isMetric) return "FAS-NUTS-METRIC";
  return nutType === "Hex Jam Nut" ? "FAS-NUTS-JAM" : "FAS-NUTS-HEX";
}

function isMade(size: NutSize, { nutType }: { readonly nutType: NutType }): boolean {
  if (nutType === "Hex Jam Nut") return size.jamHeight > 0;
  return nutType === "Hex Nut" || size.lockHeight !== undefined;
}

export const nuts = defineClass({
  code: "nut",
  name: "Nuts",
  unspsc: "31161700",
  drawing: "nut",
  weight: 7,
  brands: ["harbolt", "kestrelock", "tarnwick", "ironmere", "oslund-metric", "marlinox", "ashlock", "torquist"],
  attributes: [
    { code: "threadSize", name: "Thread Size", type: "text", isFacet: true, isColumn: true },
    { code: "nutType", name: "Nut Type", type: "text", isFacet: true },
    { code: "grade", name: "Grade", type: "text", isFacet: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "finish", name: "Finish", type: "text", isFacet: true },
    { code: "width", name: "Width", type: "number", unit: "in", display: "fraction", isColumn: true, isOptional: true },
    { code: "height", name: "Height", type: "number", unit: "in", isColumn: true, isOptional: true },
    { code: "widthMm", name: "Width", type: "number", unit: "mm", isColumn: true, isOptional: true },
    { code: "heightMm", name: "Height", type: "number", unit: "mm", isColumn: true, isOptional: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: {
    pieces: [100, 50, 25, 10, 250, 500],
    hardware,
    product: crossed(alternating(inchNuts, metricNuts), types, isMade),
  },
  allows: ({ product: { size, kind }, hardware: metal, pieces }) => {
    if (size.isMetric !== metal.isMetric) return false;
    const inches = size.isMetric ? size.diameter / 25.4 : size.diameter;
    if (metal.mark === "BR" || inches < 0.2) {
      const isMachineScrewNut = ["G5Z", "S18", "S316", "BR", "8Z", "A2", "A4"].includes(metal.mark);
      if (!isMachineScrewNut || (metal.mark === "BR" && (inches > 0.5 || kind.mark !== "HN"))) return false;
    }
    if (kind.mark === "NL" && ["G2Z", "G5H", "G8P", "10P"].includes(metal.mark)) return false;
    if (inches > 0.75) return pieces <= 25;
    return inches > 0.5 ? pieces >= 25 && pieces <= 100 : pieces >= 50;
  },
  describe: ({ product: { size, kind }, hardware: metal, pieces }, brand) => {
    const inches = size.isMetric ? size.diameter / 25.4 : size.diameter;
    const shape = shapeOf(size, kind.nutType);
    const each = (0.022 + inches ** 3 * 1.05) * metal.factor * kind.factor * packFactor(pieces);
    const metalText =
      metal.material === "Stainless Steel" ? `${metal.grade} Stainless Steel` : `${metal.grade}, ${metal.finish}`;
    const metalName = metal.material === "Brass" ? "Brass" : metalText;
    const wrench = size.isMetric ? `${decimal(shape.width)} mm` : `${inchFraction(shape.width)} in`;
    return {
      name: `${kind.nutType}, ${metalName}, ${size.thread}`,
      shortName: `${kind.abbreviation} ${metal.mark} ${size.thread} PK${pieces}`,
      description: `${size.thread} ${kind.nutType.toLowerCase()}, ${wrench} across the flats. ${typeWords[kind.nutType]} ${gradeWords[metal.mark] ?? ""} Made to ${shape.standard}.`,
      partNumber: partNumberOf(brand, [kind.mark, codeOf(size.thread), metal.mark, `P${pieces}`]),
      attributes: {
        threadSize: size.thread,
        nutType: kind.nutType,
        grade: metal.grade,
        material: metal.material,
        finish: metal.finish,
        ...(size.isMetric
          ? { widthMm: shape.width, heightMm: shape.height }
          : { width: shape.width, height: shape.height }),
        standard: shape.standard,
      },
      category: shelfOf(kind.nutType, size.isMetric),
      family: `${kind.nutType}s, ${metalName}${size.isMetric ? ", Metric" : ""}`,
      price: priceBy(brand, each * pieces),
      unit: "PK",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: hexNutText(kind.nutType, size.thread, metal, pieces),
      unspsc: kind.mark === "NL" ? "31161716" : "31161727",
      countryOfOrigin: originOf(brand),
    };
  },
});
