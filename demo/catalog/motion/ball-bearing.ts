import { decimal, inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import {
  type BearingSize,
  type InchBearingSize,
  extraLightBearings,
  inchBearings,
  lightBearings,
  mediumBearings,
  miniatureBearings,
  thinBearings,
} from "./data-bearings.ts";

type Size =
  | (BearingSize & { readonly system: "metric"; readonly category: string; readonly series: string })
  | (InchBearingSize & { readonly system: "inch"; readonly category: string; readonly series: string });

const millimetresPerInch = 25.4;
const thinSeries = "6800/6900";

function metric(category: string, series: string, sizes: readonly BearingSize[]): readonly Size[] {
  return sizes.map((size) => ({ ...size, system: "metric", category, series }));
}

const sizes: readonly Size[] = interleave([
  metric("MOT-BEARINGS-BALL", "6200", lightBearings),
  metric("MOT-BEARINGS-BALL", "6000", extraLightBearings),
  inchBearings.map((size) => ({
    ...size,
    system: "inch",
    category: "MOT-BEARINGS-INCH",
    series: size.designation.startsWith("R") ? "R" : "1600",
  })),
  metric("MOT-BEARINGS-BALL", "6300", mediumBearings),
  metric("MOT-BEARINGS-THIN", thinSeries, thinBearings),
  metric("MOT-BEARINGS-BALL", "600", miniatureBearings),
]);

interface Closure {
  readonly code: string;
  readonly name: string;
  readonly use: string;
  readonly factor: number;
}

const sealed: Closure = {
  code: "2RS",
  name: "Double Sealed",
  use: "Rubber lip seals on both sides keep grease in and water and dust out, at the price of a little drag and a lower top speed.",
  factor: 1.12,
};
const shielded: Closure = {
  code: "ZZ",
  name: "Double Shielded",
  use: "Steel shields on both sides hold the grease and stop chips; they don't touch the inner ring, so they cost no speed but don't stop water.",
  factor: 1,
};
const open: Closure = {
  code: "OPEN",
  name: "Open",
  use: "Open on both sides: runs in the oil of a gearbox, or is packed with grease and sealed by the housing.",
  factor: 0.88,
};
const snapRing: Closure = {
  code: "ZZNR",
  name: "Double Shielded, Snap Ring",
  use: "Shielded, with a snap ring on the outer ring that locates it in a straight-bored housing without a shoulder.",
  factor: 1.3,
};

/** What the closure and the clearance are matters together: motors take shielded C3, wheels sealed and normal. */
const builds = [
  { closure: sealed, clearance: "CN" },
  { closure: shielded, clearance: "CN" },
  { closure: sealed, clearance: "C3" },
  { closure: shielded, clearance: "C3" },
  { closure: open, clearance: "CN" },
  { closure: open, clearance: "C3" },
  { closure: snapRing, clearance: "CN" },
  { closure: snapRing, clearance: "C3" },
] as const;

const materials = readCsv("motion/ball-bearing/materials.csv", {
  name: text,
  prefix: text,
  short: text,
  word: text,
  factor: number,
  load: number,
  note: text,
});

const clearances: Readonly<Record<string, { readonly name: string; readonly note: string; readonly factor: number }>> =
  {
    C3: {
      name: "C3 (Greater Than Normal)",
      // Fewer are made, and the rings are sorted once more.
      factor: 1.06,
      note: "C3 clearance leaves room for the rings to grow with the heat of a motor.",
    },
    CN: { name: "CN (Normal)", factor: 1, note: "Normal clearance suits shafts that stay near room temperature." },
  };

/** Makers spell the same closures in their own way. */
const spelling: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  norrvik: { "2RS": "2RS1", ZZ: "2Z", OPEN: "", ZZNR: "2ZNR" },
  tessaro: { "2RS": "LLU", ZZ: "ZZ", OPEN: "", ZZNR: "ZZNR" },
  kestermark: { "2RS": "DDU", ZZ: "ZZ", OPEN: "", ZZNR: "ZZNR" },
};

/** What a 6204 is called by everybody: "6204-2RS C3". */
function bearingDesignation(size: string, closure: string, clearance: string): string {
  return `${size}${closure === "OPEN" ? "" : `-${closure}`}${clearance === "CN" ? "" : ` ${clearance}`}`;
}

/** In kilonewtons; stainless rings are softer and carry less. */
function loadOf(rating: number, share: number): number {
  return Math.round(rating * share * 1_000) / 1_000;
}

function inMillimetres(size: Size, isClosed: boolean) {
  const scale = size.system === "inch" ? millimetresPerInch : 1;
  const width = size.system === "inch" && isClosed ? size.closedWidth : size.width;
  const rounded = (value: number) => Math.round(value * scale * 1_000) / 1_000;
  return { bore: rounded(size.bore), outside: rounded(size.outside), width: rounded(width) };
}

function measures(size: Size, isClosed: boolean): string {
  if (size.system === "metric") return `${decimal(size.bore)} x ${decimal(size.outside)} x ${decimal(size.width)} mm`;
  const width = isClosed ? size.closedWidth : size.width;
  return `${inchFraction(size.bore)} x ${inchFraction(size.outside)} x ${inchFraction(width)} in`;
}

export const ballBearings = defineClass("ball-bearing", {
  axes: { size: sizes, build: builds, material: materials },
  allows: ({ size, build, material }) => {
    const { bore } = inMillimetres(size, false);
    const isStandardMetric = size.system === "metric" && bore >= 10;
    if (build.closure === snapRing && (!isStandardMetric || bore > 80 || size.series === thinSeries)) return false;
    if (build.clearance === "C3" && !isStandardMetric) return false;
    return material.prefix === "" || (bore <= 50 && build.clearance === "CN" && build.closure !== snapRing);
  },
  describe: ({ size, build, material }, brand) => {
    const { closure } = build;
    const isClosed = closure !== open;
    const millimetres = inMillimetres(size, isClosed);
    const trade = bearingDesignation(`${material.prefix}${size.designation}`, closure.code, build.clearance);
    const suffix = spelling[brand.code]?.[closure.code] ?? (isClosed ? closure.code : "");
    const volume = (millimetres.outside ** 2 - millimetres.bore ** 2) * millimetres.width;
    const clearance = clearances[build.clearance];
    const seriesFactor = size.series === thinSeries ? 1.7 : 1;
    return {
      name: `Ball Bearing, ${trade}, ${material.word}${closure.name}, ${measures(size, isClosed)}`,
      shortName: `BALL BRG ${material.short}${trade}`,
      description:
        `Single-row deep-groove ball bearing ${trade}, ${measures(size, isClosed)} (bore x outside x width). ${closure.use} ` +
        `${material.note === "" ? clearance?.note : material.note} ` +
        (size.system === "metric" ? "Dimensions to ISO 15, tolerance class Normal." : "Tolerance class ABEC 1."),
      partNumber: partNumberOf(
        brand,
        `${material.prefix}${size.designation}`,
        suffix,
        build.clearance === "CN" ? "" : build.clearance,
      ),
      attributes: {
        designation: size.designation,
        boreMm: millimetres.bore,
        outsideDiameterMm: millimetres.outside,
        widthMm: millimetres.width,
        closure: closure.name,
        clearance: clearance?.name ?? build.clearance,
        series: size.series,
        material: material.name,
        cageMaterial: material.prefix === "S" ? "Stainless Steel" : "Pressed Steel",
        standard: size.system === "metric" ? "ISO 15" : "ABMA 20",
        ...(size.system === "metric"
          ? { dynamicLoad: loadOf(size.dynamicLoad, material.load), staticLoad: loadOf(size.staticLoad, material.load) }
          : { bore: size.bore, outsideDiameter: size.outside, width: isClosed ? size.closedWidth : size.width }),
      },
      category: size.category,
      family: `Ball Bearings, ${size.series} Series, ${material.name}, ${closure.name}`,
      price: makerListPrice(
        brand,
        (5.2 + volume * 0.00032) * closure.factor * (clearance?.factor ?? 1) * material.factor * seriesFactor,
      ),
      unit: "EA",
      sameAs: `ball bearing ${trade}`,
      documents: ["datasheet"],
    };
  },
});
