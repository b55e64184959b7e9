import { decimal } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { interleave } from "../kit/interleave.ts";
import { makersNumber } from "./makers.ts";
import { cents } from "./money.ts";
import { pushFittingName, tubingName } from "./names.ts";

interface Tube {
  readonly text: string;
  /** Outside, and inside for soft and for hard plastics, in inches. */
  readonly outside: number;
  readonly softInside: number;
  readonly hardInside: number;
  /** How tightly polyurethane may be bent, in inches. */
  readonly bend: number;
}

const tubes = interleave<Tube>([
  [
    { text: "1/4 in", outside: 0.25, softInside: 0.16, hardInside: 0.18, bend: 0.75 },
    { text: "3/8 in", outside: 0.375, softInside: 0.25, hardInside: 0.275, bend: 1.25 },
    { text: "1/8 in", outside: 0.125, softInside: 0.0625, hardInside: 0.079, bend: 0.375 },
    { text: "1/2 in", outside: 0.5, softInside: 0.32, hardInside: 0.375, bend: 2 },
    { text: "5/32 in", outside: 0.15625, softInside: 0.09375, hardInside: 0.106, bend: 0.5 },
    { text: "5/16 in", outside: 0.3125, softInside: 0.2, hardInside: 0.233, bend: 1 },
  ],
  [
    { text: "6 mm", outside: 0.2362, softInside: 0.1575, hardInside: 0.1575, bend: 0.7 },
    { text: "8 mm", outside: 0.315, softInside: 0.1969, hardInside: 0.2362, bend: 1 },
    { text: "4 mm", outside: 0.1575, softInside: 0.0984, hardInside: 0.1063, bend: 0.4 },
    { text: "10 mm", outside: 0.3937, softInside: 0.2559, hardInside: 0.2953, bend: 1.3 },
    { text: "12 mm", outside: 0.4724, softInside: 0.315, hardInside: 0.3543, bend: 1.8 },
  ],
]);

const materials = [
  {
    name: "Polyurethane",
    code: "PU",
    isSoft: true,
    hardness: "95A",
    pressure: 145,
    range: "-4 to 140 F",
    bend: 1,
    factor: 1,
    note: "Polyurethane bends tightest and springs back, so it suits moving machines. It is ether-based and stands water.",
  },
  {
    name: "Nylon",
    code: "NY",
    isSoft: false,
    hardness: "72D",
    pressure: 230,
    range: "-40 to 200 F",
    bend: 2,
    factor: 1.05,
    note: "Nylon holds more pressure and heat than polyurethane and resists abrasion; it needs wider bends.",
  },
  {
    name: "Polyethylene",
    code: "PE",
    isSoft: false,
    hardness: "50D",
    pressure: 125,
    range: "-40 to 140 F",
    bend: 1.7,
    factor: 0.5,
    note: "Linear low-density polyethylene is the cheapest, and meets FDA rules for contact with food.",
  },
  {
    name: "PTFE",
    code: "PT",
    isSoft: false,
    hardness: "55D",
    pressure: 200,
    range: "-65 to 500 F",
    bend: 3,
    factor: 5.2,
    note: "PTFE takes heat and nearly every chemical. Use metal fittings with it.",
  },
] as const;

const colors = [
  "Black",
  "Blue",
  "Clear",
  "Red",
  "Yellow",
  "Green",
  "Natural",
  "Orange",
  "White",
  "Gray",
  "Clear Blue",
  "Clear Green",
] as const;
const lengths = [100, 50, 250, 500, 25, 1_000] as const;

export const airTubing = defineClass({
  code: "air-tubing",
  name: "Air Tubing",
  unspsc: "31231313",
  drawing: "air-tubing",
  weight: 4,
  brands: [
    "zephyrine",
    "airvanta",
    "penstock",
    "windrow",
    "halden-roe",
    "caldair",
    "hydrastrand",
    "corvane",
    "veltrane",
    "drummore",
  ],
  attributes: [
    { code: "tubeSize", name: "Tube OD", type: "text", isFacet: true, isColumn: true },
    { code: "insideDiameter", name: "Inside Diameter", type: "number", unit: "in", isColumn: true },
    { code: "lengthFeet", name: "Length", type: "number", unit: "ft", isFacet: true, isColumn: true },
    { code: "color", name: "Color", type: "text", isFacet: true, isColumn: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "hardness", name: "Shore Hardness", type: "text" },
    { code: "pressureRating", name: "Working Pressure at 75 F", type: "number", unit: "psi", isColumn: true },
    { code: "bendRadius", name: "Minimum Bend Radius", type: "number", unit: "in" },
    { code: "temperatureRange", name: "Temperature Range", type: "text" },
  ],
  axes: { material: materials, tube: tubes, color: colors, feet: lengths },
  allows: ({ material, tube, color, feet }) => {
    if (material.code === "PT") return color === "Natural" && feet <= 100;
    if (material.code === "PU" && color === "Natural") return false;
    if (material.code !== "PU" && color.startsWith("Clear")) return false;
    return tube.outside <= 0.4 || feet <= 500;
  },
  describe: ({ material, tube, color, feet }, brand) => {
    const inside = material.isSoft ? tube.softInside : tube.hardInside;
    const bend = Math.round(tube.bend * material.bend * 100) / 100;
    const area = tube.outside ** 2 - inside ** 2;
    return {
      name: `${material.name} Air Tubing, ${tube.text} OD, ${color}, ${feet.toLocaleString("en-US")} ft`,
      shortName: `AIR TUBING ${material.code} ${tube.text} ${color.slice(0, 11)} ${feet}FT`.toUpperCase(),
      description:
        `${tube.text} outside, ${decimal(inside)} in inside ${material.name} tubing in ${color.toLowerCase()}, ${feet.toLocaleString("en-US")} ft. ${material.note} ` +
        `Working pressure ${material.pressure} psi at 75 F, less when it is hot; bend no tighter than ${decimal(bend)} in.`,
      partNumber: makersNumber(
        brand,
        material.code,
        tube.text.replace(" in", "").replace(" mm", "M").replace("/", ""),
        `${colorCode(color)}${feet}`,
      ),
      attributes: {
        tubeSize: tube.text,
        insideDiameter: inside,
        lengthFeet: feet,
        color,
        material: material.name,
        hardness: material.hardness,
        pressureRating: material.pressure,
        bendRadius: bend,
        temperatureRange: material.range,
      },
      category: "PNE-TUBING",
      family: `${material.name} Air Tubing, ${color}`,
      price: cents((2.4 + feet * (0.05 + area * 6.2) * material.factor) * (feet >= 500 ? 0.82 : feet >= 250 ? 0.9 : 1)),
      unit: feet >= 250 ? "RL" : "EA",
      sameAs: tubingName(material.name, tube.text, color, feet),
      goesWith: [
        pushFittingName("Union", tube.text, ""),
        pushFittingName("Male Connector", tube.text, tube.text.endsWith("mm") ? "R 1/4" : "1/4 NPT"),
      ],
    };
  },
});

/** Colours that begin alike need a letter more. */
function colorCode(color: string): string {
  const codes: Readonly<Record<string, string>> = {
    Black: "BK",
    Blue: "BU",
    Green: "GN",
    Gray: "GY",
    "Clear Blue": "CB",
    "Clear Green": "CG",
  };
  return codes[color] ?? color.slice(0, 1);
}
