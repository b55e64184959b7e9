import { inchFraction } from "@capstan/platform/fraction";
import { readColumn } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { type Tape, tapeLists } from "./data-tapes.ts";

const widths = [2, 0.75, 1, 3, 1.5, 4, 0.5, 2.5, 6, 0.25] as const;
const lengths = [180, 60, 108, 66, 150, 100, 30, 36, 90, 54, 20, 300] as const;
const colors = readColumn("electrical/tape/colors.csv", "color");

export const tapes = defineClass("tape", {
  axes: { tape: interleave(tapeLists), width: widths, length: lengths, color: colors, pieces: [1, 6, 12, 24] },
  allows: ({ tape, width, length, color, pieces }) => {
    if (!tape.widths.includes(width) || !tape.lengths.includes(length) || !tape.colors.includes(color)) return false;
    const isOddColor = tape.colors.indexOf(color) > 5;
    if (isOddColor && (pieces > 6 || tape.widths.indexOf(width) > 2)) return false;
    if (pieces === 24) return width <= 2 && tape.price < 4;
    return pieces !== 12 || (width <= 3 && tape.price < 10);
  },
  describe: ({ tape, width, length, color, pieces }, brand) => {
    const size = `${inchFraction(width)} in x ${length} ft`;
    return {
      name: `${tape.type}, ${tape.grade}, ${color}, ${size}, ${tape.thickness} mil${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
      shortName:
        `${shortType(tape.type)} ${tape.mark} ${inchFraction(width)}INX${length}FT ${shortColor(color)} ${pieces > 1 ? `${pieces}PK` : ""}`.trim(),
      description:
        `${tape.use} ${tape.backing} backing, ${tape.thickness} mil in all, with ${tape.adhesive.toLowerCase()} adhesive; breaks at ${tape.tensileStrength} lb per inch of width. ` +
        colorNote(tape.type, color),
      partNumber: partNumberOf(
        brand,
        tape.mark,
        `${Math.round(width * 100)}X${length}`,
        shortColor(color).replace("/", ""),
        pieces > 1 ? `C${pieces}` : "",
      ),
      attributes: {
        tapeType: tape.type,
        grade: tape.grade,
        width,
        lengthFt: length,
        color,
        thickness: tape.thickness,
        material: tape.backing,
        adhesive: tape.adhesive,
        tensileStrength: tape.tensileStrength,
        temperatureRange: tape.temperatureRange,
        packQuantity: pieces,
      },
      category: tape.category,
      family: `${tape.grade} ${tape.type}, ${color}`,
      price: makerPrice(brand, packPrice("consumables", rollPrice(tape, width, length, color), pieces)),
      unit: pieces === 1 ? "RL" : "PK",
      piecesPerUnit: pieces,
      sameAs: `tape ${tape.mark} ${size} ${color} ${pieces}`,
    };
  },
});

/** `price` is for a roll one inch wide and 100 ft long; striped tape is printed, which costs. */
function rollPrice(tape: Tape, width: number, length: number, color: string): number {
  return 0.35 + tape.price * width * (length / 100) * (color.includes("/") ? 1.35 : 1);
}

function shortType(type: string): string {
  return type.toUpperCase().replace("ELECTRICAL", "ELEC").replace("FLOOR MARKING", "FLOOR");
}

function shortColor(color: string): string {
  return color
    .split(/[ /]/)
    .map((word) => word.slice(0, 3).toUpperCase())
    .join("/");
}

function colorNote(type: string, color: string): string {
  if (type === "Floor Marking Tape") return aisleMeanings[color] ?? "Give the color one meaning and post a key.";
  if (type === "Electrical Tape" && color === "Green") return "Green is for equipment grounds only.";
  if (type === "Electrical Tape" && color === "White") return "White marks grounded conductors of 4 AWG and larger.";
  return "Store rolls on end, at room temperature.";
}

const aisleMeanings: Readonly<Record<string, string>> = {
  Yellow: "Yellow is the usual color of aisles, lanes and work cells.",
  Red: "Red is the usual color of scrap, defects and fire equipment.",
  Green: "Green often marks finished goods and first aid.",
  "Yellow/Black": "Yellow and black stripes mark physical hazards, such as low beams and dock edges.",
  "Red/White": "Red and white stripes keep floors clear before fire equipment and panels.",
};
