import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

const formulas = readCsv("electrical/epoxy/formulas.csv", {
  type: text,
  grade: text,
  mark: text,
  work: number,
  fixture: number,
  shear: number,
  temperature: number,
  color: text,
  factor: number,
  use: text,
});

const packages = readCsv("electrical/epoxy/packages.csv", { size: text, ml: number, form: text, price: number });

const ratios = ["1:1", "2:1", "10:1"] as const;
const flows = [
  { name: "Paste", mark: "P" },
  { name: "Liquid", mark: "L" },
  { name: "Gel", mark: "G" },
] as const;

export const epoxies = defineClass("epoxy", {
  axes: { formula: formulas, package: packages, flow: flows, ratio: ratios },
  allows: ({ formula, package: pack, flow, ratio }) => {
    if (ratio === "10:1")
      return formula.type === "Methyl Methacrylate" && pack.form === "Dual Cartridge" && flow.mark !== "L";
    if (formula.type === "Methyl Methacrylate" && pack.form === "Can Kit") return false;
    return formula.grade !== "Steel Filled" || flow.mark === "P";
  },
  describe: ({ formula, package: pack, flow, ratio }, brand) => ({
    name: `${formula.type} Adhesive, ${formula.grade}, ${flow.name}, ${formula.work} min Work Time, ${formula.color}, ${pack.size} ${pack.form}, ${ratio}`,
    shortName: `${formula.type === "Methyl Methacrylate" ? "MMA" : formula.type.toUpperCase()} ADH ${formula.mark}${flow.mark} ${formula.work}MIN ${pack.size.toUpperCase()} ${ratio}`,
    description:
      `${formula.use} Parts hold after ${formula.fixture} minutes at 77 °F; every 18 °F colder doubles that. ` +
      (pack.form === "Can Kit"
        ? "Weigh or measure the two parts and mix until no streaks are left."
        : `Mixes itself at ${ratio} in a static nozzle, sold apart.`),
    partNumber: partNumberOf(brand, `${formula.mark}${flow.mark}`, `${pack.ml}`, ratio.replace(":", "")),
    attributes: {
      adhesiveType: formula.type,
      grade: formula.grade,
      size: pack.size,
      volume: pack.ml,
      container: pack.form,
      workTime: formula.work,
      fixtureTime: formula.fixture,
      shearStrength: formula.shear,
      maxTemperature: formula.temperature,
      color: formula.color,
      consistency: flow.name,
      mixRatio: ratio,
    },
    category: "ADH-EPOXY",
    family: `${formula.type} Adhesives, ${formula.grade}`,
    price: makerPrice(brand, pack.price * formula.factor * (flow.mark === "G" ? 1.08 : 1)),
    unit: pack.form === "Can Kit" ? "KT" : "EA",
    sameAs: `epoxy ${formula.mark}${flow.mark} ${pack.size} ${ratio}`,
    restrictions: formula.type === "Methyl Methacrylate" ? ["VOC-ADHESIVE"] : [],
    documents: ["sds", "datasheet"],
  }),
});
