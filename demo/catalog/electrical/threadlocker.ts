import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { plural } from "../kit/plural.ts";

const formulas = readCsv("electrical/threadlocker/formulas.csv", {
  type: oneOf(["Threadlocker", "Retaining Compound", "Thread Sealant", "Gasket Maker"]),
  strength: text,
  grade: text,
  mark: text,
  color: text,
  maxGap: number,
  temperature: number,
  factor: number,
  use: text,
});

const packages = readCsv("electrical/threadlocker/packages.csv", { size: text, ml: number, form: text, price: number });

/** How the cure is started on metals that don't start it themselves. */
const cures = [
  { name: "Standard", mark: "", factor: 1 },
  { name: "Surface Insensitive", mark: "S", factor: 1.12 },
  { name: "Fluorescent Inspection Dye", mark: "F", factor: 1.08 },
  { name: "NSF/ANSI 61 Listed", mark: "N", factor: 1.18 },
] as const;

export const threadlockers = defineClass("threadlocker", {
  axes: { formula: formulas, package: packages, cure: cures },
  allows: ({ formula, package: pack, cure }) => {
    if (formula.grade === "Stick") return pack.ml === 10 && cure.mark === "";
    if (cure.mark === "N") return formula.type === "Thread Sealant" && pack.ml >= 50;
    if (pack.ml < 6) return formula.type === "Threadlocker" && cure.mark === "";
    return cure.mark === "" || pack.ml >= 10;
  },
  describe: ({ formula, package: pack, cure }, brand) => ({
    name: `${formula.type}, ${formula.strength} Strength, ${formula.grade}, ${formula.color}, ${pack.size} ${pack.form}${cure.mark === "" ? "" : `, ${cure.name}`}`,
    shortName:
      `${formula.type.toUpperCase().replace("COMPOUND", "CMPD")} ${formula.mark} ${formula.color.toUpperCase()} ${pack.size.toUpperCase()} ${cure.mark}`.trim(),
    description:
      `${formula.use} Cures without air between metal surfaces: fixed in about 20 minutes, full strength in 24 hours. ` +
      `Fills up to ${formula.maxGap} in and serves to ${formula.temperature} °F. It cracks some plastics, so test before use near them.`,
    partNumber: partNumberOf(brand, `${formula.mark}${cure.mark}`, pack.size.replace(" ", "").toUpperCase()),
    attributes: {
      adhesiveType: formula.type,
      strength: formula.strength,
      grade: formula.grade,
      color: formula.color,
      size: pack.size,
      volume: pack.ml,
      container: formula.grade === "Stick" ? "Stick" : pack.form,
      feature: cure.name,
      maxGap: formula.maxGap,
      maxTemperature: formula.temperature,
      cureTime: 24,
    },
    category: "ADH-LOCK",
    family: `${plural(formula.type)}, ${formula.strength} Strength, ${formula.grade}`,
    price: makerPrice(brand, pack.price * formula.factor * cure.factor),
    unit: "EA",
    sameAs: `${formula.mark} ${formula.grade} ${cure.name} ${pack.size}`,
    documents: ["sds", "datasheet"],
  }),
});
