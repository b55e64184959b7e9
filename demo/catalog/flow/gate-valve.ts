import { inchFraction } from "@capstan/platform/fraction";
import { flag, list, number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { sizeCode } from "./data-pipe-sizes.ts";
import { nipplesFor } from "./pipe-nipple.ts";
import { plural } from "../kit/plural.ts";

const designs = readCsv("flow/gate-valve/designs.csv", {
  name: text,
  short: text,
  mark: text,
  unspsc: text,
  factor: number,
  use: text,
  caution: text,
});

const materials = readCsv("flow/gate-valve/materials.csv", {
  name: text,
  short: text,
  mark: text,
  material: text,
  classes: list(number),
  largest: number,
  factor: number,
  nipple: text,
  isLeadFree: flag,
  use: text,
});

/** Non-shock cold working pressure of MSS SP-80 by class, in psi. */
const coldPressure: Readonly<Record<number, number>> = { 125: 200, 150: 300, 200: 400, 300: 600 };

const ends = [
  { name: "FNPT x FNPT", short: "", mark: "T" },
  { name: "Solder x Solder", short: " SWT", mark: "S" },
] as const;

const sizes = [0.5, 0.75, 1, 1.25, 1.5, 2, 0.375, 0.25, 2.5, 3, 4] as const;

export const gateValves = defineClass("gate-valve", {
  axes: { design: designs, material: materials, pressureClass: [125, 150, 200, 300], end: ends, size: sizes },
  allows: ({ design, material, pressureClass, end, size }) => {
    if (!(material.classes as readonly number[]).includes(pressureClass) || size > material.largest) return false;
    if (end.mark === "S") return pressureClass <= 150 && /bronze/i.test(material.name) && size >= 0.375;
    return design.mark !== "YC" || material.mark !== "Y";
  },
  describe: ({ design, material, pressureClass, end, size }, brand) => {
    const sizeText = inchFraction(size);
    const pressure = coldPressure[pressureClass] ?? 200;
    const hasSteam = end.mark === "T" && material.mark !== "Y";
    const worth = (11 + 17 * size ** 1.8) * design.factor * material.factor * (1 + (pressureClass - 125) / 160);
    return {
      name: `${design.name}, ${material.name}, Class ${pressureClass}, ${sizeText} in, ${end.name}`,
      shortName: `${design.short} ${material.short} ${pressureClass} ${sizeText}${end.short}`,
      description:
        `${design.use} ${material.use} ` +
        `Class ${pressureClass}: ${pressure} psi cold${hasSteam ? `, ${pressureClass} psi saturated steam` : ""}. ` +
        design.caution,
      partNumber: partNumberOf(brand, `${design.mark}${material.mark}${pressureClass}`, end.mark, sizeCode(size)),
      attributes: {
        valveType: design.name,
        pipeSize: size,
        material: material.material,
        connection: end.name,
        pressureClass,
        pressureRating: pressure,
        ...(hasSteam ? { steamRating: pressureClass } : {}),
        isLeadFree: material.isLeadFree,
        standard: material.isLeadFree ? "MSS SP-139" : "MSS SP-80",
      },
      category: "PIP-GATE",
      family: `${plural(design.name)}, ${material.name}, Class ${pressureClass}, ${end.name}`,
      price: makerPrice(brand, worth),
      unit: "EA",
      sameAs: checkText(design.mark, material.mark, pressureClass, end.mark, size),
      ...(end.mark === "T" ? { goesWith: nipplesFor(material.nipple, size) } : {}),
      ...(material.isLeadFree ? {} : { restrictions: ["LEAD-CA", "LEAD-VT-MD-LA"] }),
      documents: ["datasheet"],
      unspsc: design.unspsc,
    };
  },
});

export function checkText(design: string, material: string, pressureClass: number, end: string, size: number): string {
  return `valve ${design} ${material} ${pressureClass} ${end} ${size}`;
}
