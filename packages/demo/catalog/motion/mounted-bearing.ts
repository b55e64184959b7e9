import { decimal, inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { interleave } from "../kit/interleave.ts";
import { makersNumber } from "./makers.ts";
import { cents } from "./money.ts";
import { greaseName, shaftCollarName } from "./names.ts";

/** Housings of ISO 3228 in millimetres: P is the pillow block, F the square flange, FL the oval one. */
interface Housing {
  readonly insert: number;
  readonly centerHeight: number;
  readonly pillow: readonly [length: number, boltSpacing: number];
  readonly square: readonly [length: number, boltSpacing: number];
  readonly oval: readonly [length: number, boltSpacing: number];
  /** Basic dynamic load rating of the insert in kilonewtons. */
  readonly load: number;
}

const housings: readonly Housing[] = [
  { insert: 204, centerHeight: 33.3, pillow: [127, 95], square: [86, 64], oval: [113, 90], load: 12.8 },
  { insert: 205, centerHeight: 36.5, pillow: [140, 105], square: [95, 70], oval: [130, 99], load: 14 },
  { insert: 206, centerHeight: 42.9, pillow: [165, 121], square: [108, 83], oval: [148, 117], load: 19.5 },
  { insert: 207, centerHeight: 47.6, pillow: [167, 127], square: [117, 92], oval: [161, 130], load: 25.7 },
  { insert: 208, centerHeight: 49.2, pillow: [184, 137], square: [130, 102], oval: [175, 144], load: 29.1 },
  { insert: 209, centerHeight: 54, pillow: [190, 146], square: [137, 105], oval: [188, 148], load: 32.7 },
  { insert: 210, centerHeight: 57.2, pillow: [206, 159], square: [143, 111], oval: [197, 157], load: 35.1 },
  { insert: 211, centerHeight: 63.5, pillow: [219, 171], square: [162, 130], oval: [224, 184], load: 43.6 },
  { insert: 212, centerHeight: 69.8, pillow: [241, 184], square: [175, 143], oval: [250, 202], load: 52.5 },
  { insert: 213, centerHeight: 76.2, pillow: [265, 203], square: [187, 149], oval: [258, 210], load: 57.2 },
  { insert: 214, centerHeight: 79.4, pillow: [266, 210], square: [193, 152], oval: [265, 216], load: 62 },
  { insert: 215, centerHeight: 82.6, pillow: [275, 217], square: [200, 159], oval: [275, 225], load: 67.4 },
];

interface Shaft {
  readonly insert: number;
  readonly inches?: number;
  readonly millimetres?: number;
}

/** Inch shafts in sixteenths, as the insert's number names them: UC205-16 takes a one-inch shaft. */
const inchShafts: readonly Shaft[] = [
  ...([
    [205, 16],
    [204, 12],
    [206, 20],
    [208, 24],
    [207, 23],
    [206, 19],
    [207, 20],
    [207, 22],
    [205, 14],
  ] as const),
  ...([
    [205, 15],
    [206, 18],
    [210, 31],
    [209, 28],
    [211, 32],
    [207, 21],
    [208, 25],
    [209, 26],
    [209, 27],
  ] as const),
  ...([
    [210, 30],
    [210, 32],
    [211, 34],
    [211, 35],
    [212, 36],
    [212, 39],
    [212, 38],
    [213, 40],
    [214, 44],
  ] as const),
  ...([
    [215, 47],
    [215, 48],
  ] as const),
].map(([insert, sixteenths]) => ({ insert, inches: sixteenths / 16 }));

const metricShafts: readonly Shaft[] = housings.map(({ insert }) => ({ insert, millimetres: (insert - 200) * 5 }));
const shafts = interleave([inchShafts.slice(0, 15), metricShafts, inchShafts.slice(15)]);

const units = [
  { style: "Pillow Block", code: "P", material: "Cast Iron", factor: 1 },
  { style: "4-Bolt Flange", code: "F", material: "Cast Iron", factor: 1.05 },
  { style: "2-Bolt Flange", code: "FL", material: "Cast Iron", factor: 0.95 },
  { style: "Pillow Block", code: "P", material: "Thermoplastic", factor: 1.9 },
  { style: "2-Bolt Flange", code: "FL", material: "Thermoplastic", factor: 1.85 },
  { style: "Pillow Block", code: "P", material: "Stainless Steel", factor: 4.2 },
  { style: "4-Bolt Flange", code: "F", material: "Stainless Steel", factor: 4.4 },
  { style: "2-Bolt Flange", code: "FL", material: "Stainless Steel", factor: 4.1 },
  { style: "4-Bolt Flange", code: "F", material: "Thermoplastic", factor: 2 },
] as const;

const lockings = [
  {
    name: "Set Screw",
    code: "UC",
    note: "Two set screws on a wide inner ring hold the shaft, in either direction of turning.",
  },
  {
    name: "Eccentric Collar",
    code: "HC",
    note: "An eccentric collar grips the shaft as it is turned in the direction of rotation, so it suits drives that don't reverse.",
  },
  { name: "Concentric Clamp", code: "UD", note: "A split clamp collar holds the shaft true and leaves it unmarked." },
] as const;

const materialNotes: Readonly<Record<string, string>> = {
  "Cast Iron": "Gray-iron housing, painted, for general plant use.",
  Thermoplastic:
    "Glass-filled thermoplastic housing with a stainless insert, for washdown in food and packaging lines; mind its lower load.",
  "Stainless Steel": "Housing and insert are stainless, for washdown and salt air.",
};

export const mountedBearings = defineClass({
  code: "mounted-bearing",
  name: "Mounted Ball Bearings",
  unspsc: "31171511",
  drawing: "mounted-bearing",
  weight: 4,
  brands: [
    "norrvik",
    "kestermark",
    "tessaro",
    "halden-roe",
    "ashmoor",
    "drummore",
    "lindmere",
    "corvane",
    "tamrick",
    "wexley",
    "veltrane",
  ],
  attributes: [
    { code: "style", name: "Housing Style", type: "text", isFacet: true },
    { code: "designation", name: "Trade Number", type: "text", isColumn: true },
    {
      code: "bore",
      name: "Shaft Diameter",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
      isOptional: true,
    },
    {
      code: "boreMm",
      name: "Shaft Diameter (Metric)",
      type: "number",
      unit: "mm",
      isFacet: true,
      isColumn: true,
      isOptional: true,
    },
    { code: "boltSpacingMm", name: "Bolt Center to Center", type: "number", unit: "mm", isColumn: true },
    { code: "lengthMm", name: "Overall Length", type: "number", unit: "mm", isColumn: true },
    { code: "centerHeightMm", name: "Base to Shaft Center", type: "number", unit: "mm", isOptional: true },
    { code: "locking", name: "Locking", type: "text", isFacet: true },
    { code: "material", name: "Housing Material", type: "text", isFacet: true },
    { code: "dynamicLoad", name: "Basic Dynamic Load Rating", type: "number", unit: "kN" },
    { code: "mountingBolts", name: "Mounting Bolts", type: "number" },
    { code: "relubrication", name: "Grease Fitting", type: "text" },
  ],
  axes: { shaft: shafts, unit: units, locking: lockings },
  allows: ({ shaft, unit, locking }) => {
    if (unit.material === "Thermoplastic") return shaft.insert <= 210 && locking.code === "UC";
    if (unit.material === "Stainless Steel") return shaft.insert <= 212 && locking.code === "UC";
    return true;
  },
  describe: ({ shaft, unit, locking }, brand) => {
    const housing = housings.find(({ insert }) => insert === shaft.insert) ?? housings[0];
    const [length, boltSpacing] = { P: housing?.pillow, F: housing?.square, FL: housing?.oval }[unit.code] ?? [0, 0];
    const isStainless = unit.material !== "Cast Iron";
    const sixteenthsOfInch = shaft.inches === undefined ? "" : `-${Math.round(shaft.inches * 16)}`;
    const trade = `${isStainless ? "S" : ""}${locking.code}${unit.code}${shaft.insert}${sixteenthsOfInch}`;
    const shaftText =
      shaft.inches === undefined ? `${decimal(shaft.millimetres ?? 0)} mm` : `${inchFraction(shaft.inches)} in`;
    const isPillow = unit.code === "P";
    return {
      name: `${unit.style} Bearing, ${shaftText} Shaft, ${locking.name}, ${unit.material}`,
      shortName: `${isPillow ? "PILLOW BLK" : "FLANGE BRG"} ${trade}`,
      description:
        `${unit.style} unit ${trade} for a ${shaftText} shaft, ${decimal(boltSpacing)} mm between bolt centers. ${locking.note} ` +
        `${materialNotes[unit.material] ?? ""} The outside of the insert is spherical and takes up to 2 degrees of misalignment when the housing is bolted down.`,
      partNumber: makersNumber(brand, trade, unit.material === "Thermoplastic" ? "PL" : ""),
      attributes: {
        style: unit.style,
        designation: trade,
        ...(shaft.inches === undefined ? { boreMm: shaft.millimetres ?? 0 } : { bore: shaft.inches }),
        boltSpacingMm: boltSpacing,
        lengthMm: length,
        ...(isPillow ? { centerHeightMm: housing?.centerHeight ?? 0 } : {}),
        locking: locking.name,
        material: unit.material,
        dynamicLoad: Math.round((housing?.load ?? 0) * (isStainless ? 0.8 : 1) * 10) / 10,
        mountingBolts: unit.code === "F" ? 4 : 2,
        relubrication: shaft.insert <= 210 ? "1/4-28 UNF" : "1/8 NPT",
      },
      category: isPillow ? "MOT-BEARINGS-PILLOW" : "MOT-BEARINGS-FLANGE",
      family: `${unit.style} Bearings, ${unit.material}, ${locking.name}`,
      price: cents((9 + (shaft.insert - 200) ** 1.75 * 0.55) * unit.factor * (locking.code === "UC" ? 1 : 1.22)),
      unit: "EA",
      sameAs: `mounted bearing ${trade} ${unit.material}`,
      goesWith: [
        ...(shaft.inches === undefined
          ? []
          : [shaftCollarName(inchFraction(shaft.inches), "Two-Piece Clamp", "Black Oxide Steel")]),
        greaseName("Lithium Complex EP", "2", "14 oz Cartridge"),
      ],
      documents: ["datasheet"],
      unspsc: isPillow ? "31171511" : "31171501",
    };
  },
});
