import { decimal, inchFraction } from "@capstan/platform/fraction";
import { flag, number, readCsv, readJson, record, text } from "../../kit/read-data.ts";
import { crossProduct, interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { boxFactor } from "../kit/price.ts";
import { type NutSize, inchNuts, metricNuts } from "./data-nuts.ts";
import { codeOf } from "./format-size.ts";
import { hexNutText } from "./relations.ts";
import { plural } from "../kit/plural.ts";

const types = [
  { nutType: "Hex Nut", abbreviation: "HEX NUT", mark: "HN", factor: 1 },
  { nutType: "Nylon-Insert Lock Nut", abbreviation: "LOCK NUT", mark: "NL", factor: 1.9 },
  { nutType: "Hex Jam Nut", abbreviation: "JAM NUT", mark: "JN", factor: 0.9 },
] as const;

type NutType = (typeof types)[number]["nutType"];

const hardware = readCsv("fasteners/nut/hardware.csv", {
  grade: text,
  finish: text,
  material: text,
  isMetric: flag,
  mark: text,
  factor: number,
});

const typeWords: Readonly<Record<NutType, string>> = {
  "Hex Nut": "The standard nut for hex screws and studs.",
  "Nylon-Insert Lock Nut":
    "A nylon ring grips the thread and holds against vibration; replace it after a few removals, and keep it below 250 degrees F.",
  "Hex Jam Nut": "About two thirds as high as a full nut, for locking against another nut or where height is short.",
};

const gradeWords: Readonly<Record<string, string>> = readJson("fasteners/nut/grade-words.json", record(text));

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

function categoryOf(nutType: NutType, isMetric: boolean): string {
  if (nutType === "Nylon-Insert Lock Nut") return "FAS-NUTS-LOCK";
  if (isMetric) return "FAS-NUTS-METRIC";
  return nutType === "Hex Jam Nut" ? "FAS-NUTS-JAM" : "FAS-NUTS-HEX";
}

function isMade(size: NutSize, { nutType }: { readonly nutType: NutType }): boolean {
  if (nutType === "Hex Jam Nut") return size.jamHeight > 0;
  return nutType === "Hex Nut" || size.lockHeight !== undefined;
}

export const nuts = defineClass("nut", {
  axes: {
    pieces: [100, 50, 25, 10, 250, 500],
    hardware,
    product: crossProduct(interleave([inchNuts, metricNuts]), types).filter(([size, kind]) => isMade(size, kind)),
  },
  allows: ({ product: [size, kind], hardware: metal, pieces }) => {
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
  describe: ({ product: [size, kind], hardware: metal, pieces }, brand) => {
    const inches = size.isMetric ? size.diameter / 25.4 : size.diameter;
    const shape = shapeOf(size, kind.nutType);
    const each = (0.022 + inches ** 3 * 1.05) * metal.factor * kind.factor * boxFactor(pieces);
    const metalText =
      metal.material === "Stainless Steel" ? `${metal.grade} Stainless Steel` : `${metal.grade}, ${metal.finish}`;
    const metalName = metal.material === "Brass" ? "Brass" : metalText;
    const wrench = size.isMetric ? `${decimal(shape.width)} mm` : `${inchFraction(shape.width)} in`;
    return {
      name: `${kind.nutType}, ${metalName}, ${size.thread}`,
      shortName: `${kind.abbreviation} ${metal.mark} ${size.thread} PK${pieces}`,
      description: `${size.thread} ${kind.nutType.toLowerCase()}, ${wrench} across the flats. ${typeWords[kind.nutType]} ${gradeWords[metal.mark] ?? ""} Made to ${shape.standard}.`,
      partNumber: partNumberOf(brand, kind.mark, codeOf(size.thread), metal.mark, `P${pieces}`),
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
      category: categoryOf(kind.nutType, size.isMetric),
      family: `${plural(kind.nutType)}, ${metalName}${size.isMetric ? ", Metric" : ""}`,
      price: makerPrice(brand, each * pieces),
      unit: "PK",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: hexNutText(kind.nutType, size.thread, metal, pieces),
      unspsc: kind.mark === "NL" ? "31161716" : "31161727",
      countryOfOrigin: originOf(brand),
    };
  },
});
