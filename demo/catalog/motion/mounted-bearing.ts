import { decimal, inchFraction } from "@capstan/platform/fraction";
import { number, optional, readCsv, text, tuple } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { greaseName, shaftCollarName } from "./names.ts";

/** Housings of ISO 3228 in millimetres: P is the pillow block, F the square flange, FL the oval one. */
const housings = readCsv("motion/mounted-bearing/housings.csv", {
  insert: number,
  centerHeight: number,
  pillow: tuple([number, number]),
  square: tuple([number, number]),
  oval: tuple([number, number]),
  /** Basic dynamic load rating of the insert in kilonewtons. */
  load: number,
});
/** Inch shafts in sixteenths, as the insert's number names them: UC205-16 takes a one-inch shaft. */
const inchShafts = readCsv("motion/mounted-bearing/inch-shafts.csv", {
  insert: number,
  inches: optional(number),
  millimetres: optional(number),
});
type Shaft = (typeof inchShafts)[number];

const metricShafts: readonly Shaft[] = housings.map(({ insert }) => ({ insert, millimetres: (insert - 200) * 5 }));
const shafts = interleave([inchShafts.slice(0, 15), metricShafts, inchShafts.slice(15)]);

const units = readCsv("motion/mounted-bearing/units.csv", { style: text, code: text, material: text, factor: number });

const lockings = readCsv("motion/mounted-bearing/lockings.csv", { name: text, code: text, note: text });

const materialNotes: Readonly<Record<string, string>> = {
  "Cast Iron": "Gray-iron housing, painted, for general plant use.",
  Thermoplastic:
    "Glass-filled thermoplastic housing with a stainless insert, for washdown in food and packaging lines; mind its lower load.",
  "Stainless Steel": "Housing and insert are stainless, for washdown and salt air.",
};

export const mountedBearings = defineClass("mounted-bearing", {
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
      partNumber: partNumberOf(brand, trade, unit.material === "Thermoplastic" ? "PL" : ""),
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
      price: makerListPrice(
        brand,
        (9 + (shaft.insert - 200) ** 1.75 * 0.55) * unit.factor * (locking.code === "UC" ? 1 : 1.22),
      ),
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
