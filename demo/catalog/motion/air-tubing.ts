import { decimal } from "@capstan/platform/fraction";
import { flag, number, readColumn, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { pushFittingName, tubingName } from "./names.ts";

const tubes = readCsv("motion/air-tubing/tubes.csv", {
  text: text,
  outside: number,
  softInside: number,
  hardInside: number,
  bend: number,
});

const materials = readCsv("motion/air-tubing/materials.csv", {
  name: text,
  code: text,
  isSoft: flag,
  hardness: text,
  pressure: number,
  range: text,
  bend: number,
  factor: number,
  note: text,
});

const colors = readColumn("motion/air-tubing/colors.csv", "color");
const lengths = [100, 50, 250, 500, 25, 1_000] as const;

export const airTubing = defineClass("air-tubing", {
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
      partNumber: partNumberOf(
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
      price: makerListPrice(
        brand,
        (2.4 + feet * (0.05 + area * 6.2) * material.factor) * (feet >= 500 ? 0.82 : feet >= 250 ? 0.9 : 1),
      ),
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
