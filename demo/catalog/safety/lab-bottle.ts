import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

const mouths = [
  { code: "N", mouth: "Narrow Mouth", category: "LAB-BOTTLES-NARROW", factor: 1 },
  { code: "W", mouth: "Wide Mouth", category: "LAB-BOTTLES-WIDE", factor: 1.08 },
  { code: "S", mouth: "Wash", category: "LAB-BOTTLES-WASH", factor: 1.9 },
] as const;

const materials = readCsv("safety/lab-bottle/materials.csv", {
  code: text,
  material: text,
  color: text,
  factor: number,
  celsius: number,
  note: text,
});

const capacities = [500, 1_000, 250, 125, 60, 2_000, 30, 4_000, 15, 8] as const;
const closures = [
  { code: "WH", closure: "White" },
  { code: "BU", closure: "Blue" },
  { code: "RD", closure: "Red" },
  { code: "YL", closure: "Yellow" },
  { code: "GN", closure: "Green" },
] as const;
const counts = [1, 12, 6, 24, 72] as const;
const prints = ["Plain", "Acetone", "Isopropanol", "Distilled Water", "Methanol", "Ethanol"] as const;

export const labBottles = defineClass("lab-bottle", {
  axes: {
    capacity: capacities,
    style: mouths.flatMap((mouth) => materials.map((material) => ({ mouth, material }))).toSorted(byMaterial),
    closure: closures,
    count: counts,
    print: prints,
  },
  allows: ({ capacity, style: { mouth, material }, closure, count, print }) => {
    const isWash = mouth.code === "S";
    if (isWash && (!["L", "P", "F"].includes(material.code) || capacity > 1_000 || capacity < 125)) return false;
    if (!isWash && (print !== "Plain" || material.code === "L")) return false;
    if (print !== "Plain" && (material.code === "F" || count > 6)) return false;
    if (material.code === "F" && (count > 1 || closure.code !== "WH" || capacity > 1_000)) return false;
    if (material.color !== "Natural" && closure.code !== "WH" && closure.code !== "BU") return false;
    if (material.code.startsWith("G") && (capacity < 60 || count > 12)) return false;
    return capacity * count <= 12_000;
  },
  describe: ({ capacity, style: { mouth, material }, closure, count, print }, brand) => {
    const isWash = mouth.code === "S";
    const isPrinted = print !== "Plain";
    const each = (1.1 + capacity ** 0.62 * 0.075) * mouth.factor * material.factor + (isPrinted ? 1.2 : 0);
    const volume = capacity.toLocaleString("en-US");
    return {
      name: `${isWash ? "Wash Bottle" : `Bottle, ${mouth.mouth}`}, ${material.material}, ${material.color}, ${volume} mL, ${closure.closure} Closure${isPrinted ? `, ${print}` : ""}${count > 1 ? `, Pack of ${count}` : ""}`,
      shortName: `${isWash ? "WASH BOTTLE" : `BOTTLE ${mouth.code}M`} ${material.material.slice(0, 6).toUpperCase()} ${material.color.slice(0, 3).toUpperCase()} ${capacity}ML ${closure.code}${isPrinted ? ` ${print.slice(0, 4).toUpperCase()}` : ""}${count > 1 ? ` ${count}` : ""}`,
      description:
        `${mouthNote(mouth.mouth)} ${material.note}. ` +
        (isPrinted
          ? `Printed with the name, formula and hazard diamond of ${print.toLowerCase()}${print === "Acetone" && material.code === "L" ? "; acetone slowly softens LDPE, so refill in small amounts" : ""}.`
          : `For use up to ${material.celsius} °C; check the chemical resistance chart before storing solvents.`),
      partNumber: partNumberOf(
        brand,
        `${mouth.code}B${capacity}`,
        `${material.code}${closure.code}`,
        isPrinted ? print.slice(0, 2).toUpperCase() : "",
        count > 1 ? count : "",
      ),
      attributes: {
        capacity,
        mouth: mouth.mouth,
        material: material.material,
        color: material.color,
        closureColor: closure.closure,
        print,
        temperatureMax: material.celsius,
        packageQuantity: count,
      },
      category: mouth.category,
      family: `${isWash ? "Wash" : mouth.mouth} Bottles, ${material.color} ${material.material}`,
      price: makerPrice(brand, each * count * (count > 1 ? 0.9 : 1)),
      unit: count > 1 ? "PK" : "EA",
      piecesPerUnit: count,
      shipPack: 1,
      sameAs: `lab bottle ${mouth.mouth} ${material.color} ${material.material} ${capacity} ${closure.closure} ${print} ${count}`,
    };
  },
});

interface Style {
  readonly material: (typeof materials)[number];
}

/** All mouths of the commonest material come before the next. */
function byMaterial(one: Style, other: Style): number {
  return materials.indexOf(one.material) - materials.indexOf(other.material);
}

function mouthNote(mouth: string): string {
  if (mouth === "Wash") return "Squeeze bottle with a one-piece stem that draws to the last drop.";
  if (mouth === "Wide Mouth") return "Wide mouth for powders, pastes and samples that are taken with a spoon.";
  return "Narrow mouth with a leakproof screw closure for liquids.";
}
