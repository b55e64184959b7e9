import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { packOf, partNumberOf, priceOf } from "./makers.ts";
import { digits } from "./words.ts";

/** Blade lengths in feet, with the widths they are made in and how far the blade stands out. */
const blades = [
  { feet: 25, width: 1, standout: 9, price: 17.8 },
  { feet: 16, width: 0.75, standout: 7, price: 11.2 },
  { feet: 30, width: 1, standout: 10, price: 22.4 },
  { feet: 35, width: 1, standout: 10, price: 25.6 },
  { feet: 12, width: 0.625, standout: 5, price: 8.4 },
  { feet: 25, width: 1.25, standout: 12, price: 24.6 },
  { feet: 40, width: 1.25, standout: 13, price: 33.8 },
  { feet: 16, width: 1.25, standout: 12, price: 18.6 },
  { feet: 33, width: 1, standout: 10, price: 24.9 },
  { feet: 10, width: 0.5, standout: 4, price: 6.2 },
  { feet: 26, width: 1, standout: 9, price: 19.1 },
  { feet: 6, width: 0.25, standout: 2, price: 4.8 },
] as const;

const scales = [
  { name: "Inch", code: "I", text: "sixteenths of an inch, with stud marks every 16 in" },
  { name: "Inch and Metric", code: "C", text: "inches above and millimeters below" },
  { name: "Inch with Fractions", code: "F", text: "inches with every fraction printed out" },
  { name: "Engineer's Tenths", code: "E", text: "tenths and hundredths of a foot, for grades and surveys" },
  { name: "Metric", code: "M", text: "millimeters only" },
] as const;

const cases = [
  { name: "Standard", code: "", color: "Yellow", factor: 1, words: "" },
  {
    name: "Magnetic Hook",
    code: "G",
    color: "Orange",
    factor: 1.28,
    words: " The hook has magnets that hold it to steel stud and pipe.",
  },
  { name: "Chrome", code: "H", color: "Silver", factor: 0.94, words: " Chromed case." },
  {
    name: "High Visibility",
    code: "V",
    color: "Safety Yellow",
    factor: 1.06,
    words: " The bright case shows up where it fell.",
  },
  {
    name: "Auto-Lock",
    code: "A",
    color: "Blue",
    factor: 1.18,
    words: " The blade stays where you leave it until you press the button.",
  },
] as const;

export const tapeMeasures = defineClass({
  code: "tape-measure",
  name: "Tape Measures",
  unspsc: "27111801",
  drawing: "tape-measure",
  weight: 2,
  brands: ["stavely", "tannick", "ironvale", "hallowick", "kelvane", "torvek"],
  attributes: [
    { code: "lengthFt", name: "Blade Length", type: "number", unit: "ft", isFacet: true, isColumn: true },
    {
      code: "width",
      name: "Blade Width",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    { code: "scale", name: "Scale", type: "text", isFacet: true, isColumn: true },
    { code: "standout", name: "Standout", type: "number", unit: "ft", isColumn: true },
    { code: "caseType", name: "Case", type: "text", isFacet: true },
    { code: "color", name: "Case Color", type: "text", isFacet: true },
    { code: "material", name: "Blade Material", type: "text" },
    { code: "piecesPerPack", name: "Tapes per Pack", type: "number", isFacet: true },
  ],
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
    const meters = { 10: 3, 16: 5, 26: 8, 33: 10 }[blade.feet as number];
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
      price: priceOf(brand, packOf(blade.price * housing.factor * (scale.code === "I" ? 1 : 1.05), pieces)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: `tape measure ${blade.feet} ${blade.width} ${scale.name} ${housing.name} ${pieces}`,
      countryOfOrigin: "CN",
    };
  },
});
