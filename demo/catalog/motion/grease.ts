import { list, number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass, unit } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { greaseFittingName, greaseName } from "./names.ts";

const food = "LUB-GREASE-FOOD";
const greases = readCsv("motion/grease.csv", {
  type: text,
  code: text,
  category: text,
  color: text,
  grades: list(text),
  range: text,
  /** Of the multi-purpose lithium grease's price. */
  factor: number,
  note: text,
});
/** Pounds of grease, and the price of a pound beside that of a cartridge's. */
const containers = readCsv("motion/grease/containers.csv", {
  name: text,
  code: text,
  pounds: number,
  perPound: number,
  pieces: number,
  unit: unit,
});

const blends = interleave(greases.map((grease) => grease.grades.map((grade) => ({ grease, grade }))));

const gradeNotes: Readonly<Record<string, string>> = {
  "00": "NLGI 00 flows like honey and suits gear cases and central systems.",
  "0": "NLGI 0 pumps through central systems in the cold.",
  "1": "NLGI 1 is a grade softer than usual, for winter and long lines.",
  "2": "NLGI 2 is the grade of most grease guns.",
  "3": "NLGI 3 stays put in vertical shafts and fast bearings.",
};

export const greaseCartridges = defineClass("grease", {
  axes: { blend: blends, container: containers },
  allows: ({ blend, container }) => blend.grade !== "00" || !["S", "T", "Q"].includes(container.code),
  describe: ({ blend, container }, brand) => {
    const { grease, grade } = blend;
    return {
      name: `Grease, ${grease.type}, NLGI ${grade}, ${grease.color}, ${container.name}`,
      shortName:
        `GREASE ${grease.code} NLGI ${grade} ${container.name.replace("Case of", "CS").replace("Cartridges", "CTG")}`.toUpperCase(),
      description:
        `${grease.note} ${gradeNotes[grade] ?? ""} Useful from ${grease.range}. ` +
        (container.name.includes("14 oz")
          ? "The 14 oz cartridge fits every standard lever and cordless gun."
          : container.code === "S"
            ? "The 3 oz cartridge is for mini pistol guns."
            : "Keep the container closed: grit in grease grinds bearings."),
      partNumber: partNumberOf(brand, `${grease.code}${grade}`, container.code),
      attributes: {
        greaseType: grease.type,
        grade,
        container: container.name,
        netWeight: container.pounds,
        color: grease.color,
        temperatureRange: grease.range,
        isFoodGrade: grease.category === food,
        packQuantity: container.pieces,
      },
      category: grease.category,
      family: `${grease.type} Grease`,
      price: makerListPrice(brand, container.pounds * 8.2 * container.perPound * grease.factor),
      unit: container.unit,
      piecesPerUnit: container.pieces,
      sameAs: greaseName(grease.type, grade, container.name),
      goesWith: [greaseFittingName("1/4-28 UNF", "Straight", 10), "grease gun Lever 14 oz 18 in hose"],
      documents: ["sds", "datasheet"],
    };
  },
});
