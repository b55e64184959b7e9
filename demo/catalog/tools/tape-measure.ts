import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { digits } from "./format-size.ts";

/** Blade lengths in feet, with the widths they are made in and how far the blade stands out. */
const blades = readCsv("tools/tape-measure/blades.csv", {
  feet: number,
  width: number,
  standout: number,
  price: number,
});

const scales = [
  { name: "Inch", code: "I", text: "sixteenths of an inch, with stud marks every 16 in" },
  { name: "Inch and Metric", code: "C", text: "inches above and millimeters below" },
  { name: "Inch with Fractions", code: "F", text: "inches with every fraction printed out" },
  { name: "Engineer's Tenths", code: "E", text: "tenths and hundredths of a foot, for grades and surveys" },
  { name: "Metric", code: "M", text: "millimeters only" },
] as const;

const cases = readCsv("tools/tape-measure/cases.csv", {
  name: text,
  code: text,
  color: text,
  factor: number,
  words: text,
});

export const tapeMeasures = defineClass("tape-measure", {
  axes: { blade: blades, scale: scales, case: cases, pieces: [1, 6] },
  allows: ({ blade, scale, case: housing, pieces }) => {
    if (blade.feet <= 10 && (scale.code === "E" || scale.code === "F" || housing.code === "G" || housing.code === "A"))
      return false;
    if (scale.code === "M") return blade.feet === 16 || blade.feet === 26 || blade.feet === 33 || blade.feet === 10;
    if (blade.feet === 26 || blade.feet === 33) return scale.code === "C";
    return pieces === 1 || housing.code !== "H";
  },
  describe: ({ blade, scale, case: housing, pieces }, brand) => {
    const width = inchFraction(blade.width);
    const meters = { 10: 3, 16: 5, 26: 8, 33: 10 }[blade.feet];
    const length =
      scale.code === "M" && meters
        ? `${meters} m`
        : `${blade.feet} ft${scale.code === "C" && meters ? ` / ${meters} m` : ""}`;
    const packText = pieces === 1 ? "" : `, Pack of ${pieces}`;
    return {
      name: `Tape Measure, ${length}, ${width} in Blade, ${scale.name}${housing.code === "" ? "" : `, ${housing.name}`}${packText}`,
      shortName: `TAPE ${length.toUpperCase().replaceAll(" ", "")} ${width}IN ${scale.code}${housing.code}${pieces === 1 ? "" : ` PK${pieces}`}`,
      description:
        `${length} tape with a ${width} in steel blade that stands out about ${blade.standout} ft, marked in ${scale.text}.${housing.words} ` +
        (blade.width >= 1
          ? "The blade is coated near the hook, where tapes break. "
          : "Slim enough for a shirt pocket. ") +
        `The hook slides by its own thickness, so inside and outside readings agree.`,
      partNumber: partNumberOf(
        brand,
        `TM${blade.feet}`,
        `${digits(blade.width.toFixed(2))}${scale.code}${housing.code}`,
        pieces === 1 ? "" : `P${pieces}`,
      ),
      attributes: {
        lengthFt: blade.feet,
        width: blade.width,
        scale: scale.name,
        standout: blade.standout,
        caseType: housing.name,
        color: housing.color,
        material: "Coated Steel",
        piecesPerPack: pieces,
      },
      category: "TST-TAPES",
      family: `Tape Measures, ${scale.name}`,
      price: makerPrice(
        brand,
        packPrice("tools", blade.price * housing.factor * (scale.code === "I" ? 1 : 1.05), pieces),
      ),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: `tape measure ${blade.feet} ${blade.width} ${scale.name} ${housing.name} ${pieces}`,
      countryOfOrigin: "CN",
    };
  },
});
