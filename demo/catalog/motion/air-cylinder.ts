import { decimal, inchFraction } from "@capstan/platform/fraction";
import { type RowOf, number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { airPrepName, pushFittingName } from "./names.ts";

interface Model {
  readonly style: "Round Body" | "NFPA Tie-Rod" | "Compact";
  /** Inches, or millimetres of a compact one. */
  readonly bore: number;
  readonly rod: number;
  readonly port: string;
  readonly system: "inch" | "metric";
}

const columns = { bore: number, rod: number, port: text };
type Row = RowOf<typeof columns>;

const roundRows = readCsv("motion/air-cylinder/round.csv", columns);
const tieRodRows = readCsv("motion/air-cylinder/tie-rod.csv", columns);
const compactRows = readCsv("motion/air-cylinder/compact.csv", columns);

function modelsOf(style: Model["style"], system: Model["system"], rows: readonly Row[]): readonly Model[] {
  return rows.map(({ bore, rod, port }) => ({ style, bore, rod, port, system }));
}

const models = interleave([
  modelsOf("Round Body", "inch", roundRows),
  modelsOf("NFPA Tie-Rod", "inch", tieRodRows),
  modelsOf("Compact", "metric", compactRows),
]);

const strokes = interleave([
  [2, 1, 4, 3, 6, 8, 12, 0.5, 10, 5, 1.5, 7, 9, 2.5, 18, 24, 14, 11, 3.5, 16, 20, 30, 36].map((length) => ({
    length,
    system: "inch",
  })),
  [25, 50, 10, 20, 40, 100, 30, 15, 80, 5, 60, 125, 35, 45, 75, 150].map((length) => ({ length, system: "metric" })),
]);

const actions = readCsv("motion/air-cylinder/actions.csv", { name: text, code: text, factor: number, note: text });

const options = readCsv("motion/air-cylinder/options.csv", { name: text, code: text, mount: text, factor: number });

const notes: Readonly<Record<Model["style"], string>> = {
  "Round Body":
    "The rolled stainless body is lubricated for life and is replaced, not rebuilt; keep side load off the rod.",
  "NFPA Tie-Rod":
    "Built to NFPA T3.6.7, so it bolts up in place of any other make of the same bore, and seal kits are sold for it.",
  Compact: "Hole pattern and rod thread to ISO 21287; sensor slots run along the body.",
};

const categories: Readonly<Record<Model["style"], string>> = {
  "Round Body": "PNE-CYLINDERS-ROUND",
  "NFPA Tie-Rod": "PNE-CYLINDERS-NFPA",
  Compact: "PNE-CYLINDERS-COMPACT",
};

const millimetresPerInch = 25.4;

export const airCylinders = defineClass("air-cylinder", {
  axes: { model: models, stroke: strokes, option: options, action: actions },
  allows: ({ model, stroke, option, action }) => {
    if (model.system !== stroke.system) return false;
    if (action.code === "K" && (model.style === "Compact" || model.bore < 1.25 || stroke.length < 2)) return false;
    if (action.code === "S" && stroke.length > (model.system === "inch" ? 4 : 25)) return false;
    if (action.code === "S" && model.style === "NFPA Tie-Rod") return false;
    if (model.style === "Round Body")
      return stroke.length <= Math.min(24, model.bore * 16) && option.mount !== "Foot Brackets";
    if (model.style === "Compact") return stroke.length <= model.bore * 3 && option.code !== "N";
    return stroke.length >= 1;
  },
  describe: ({ model, stroke, option, action }, brand) => {
    const isInch = model.system === "inch";
    const boreInches = isInch ? model.bore : model.bore / millimetresPerInch;
    const strokeInches = isInch ? stroke.length : stroke.length / millimetresPerInch;
    const boreText = isInch ? `${inchFraction(model.bore)} in` : `${decimal(model.bore)} mm`;
    const strokeText = isInch ? `${inchFraction(stroke.length)} in` : `${decimal(stroke.length)} mm`;
    const force = Math.round((Math.PI / 4) * boreInches ** 2 * 100);
    const styleFactor = { "Round Body": 1, "NFPA Tie-Rod": 3.1, Compact: 1.5 }[model.style];
    return {
      name: `Air Cylinder, ${model.style}, ${boreText} Bore, ${strokeText} Stroke, ${action.name}, ${option.mount === "Standard" ? option.name : option.mount}`,
      shortName:
        `AIR CYL ${model.style.slice(0, 4).toUpperCase()} ${boreText}X${strokeText} ${action.code}${option.code}`.toUpperCase(),
      description:
        `${model.style} air cylinder, ${boreText} bore by ${strokeText} stroke. ${action.note} At 100 psi it pushes with about ${force.toLocaleString("en-US")} lb before friction. ` +
        `${notes[model.style]}${option.name === "Magnetic Piston" ? " The magnetic piston works reed and solid-state switches." : ""}`,
      partNumber: partNumberOf(
        brand,
        `${model.style.slice(0, 1)}${isInch ? Math.round(model.bore * 1_000) : `M${model.bore}`}`,
        `${isInch ? Math.round(stroke.length * 10) : stroke.length}${action.code}`,
        option.code,
      ),
      attributes: {
        style: model.style,
        ...(isInch
          ? { bore: model.bore, stroke: stroke.length, rodDiameter: model.rod }
          : { boreMm: model.bore, strokeMm: stroke.length, rodDiameterMm: model.rod }),
        action: action.name,
        mounting: option.mount,
        portSize: model.port,
        piston: option.name,
        force,
        pressureRating: isInch ? 250 : 145,
        temperatureRange: isInch ? "-20 to 200 F" : "-4 to 176 F",
      },
      category: categories[model.style],
      family: `Air Cylinders, ${model.style}, ${boreText} Bore, ${action.name}, ${option.mount}, ${option.name}`,
      price: makerListPrice(
        brand,
        (14 + boreInches ** 1.6 * 11 + strokeInches * (1.1 + boreInches * 0.95)) *
          styleFactor *
          option.factor *
          action.factor,
      ),
      unit: "EA",
      sameAs: `air cylinder ${model.style} ${boreText} ${strokeText} ${action.code} ${option.code}`,
      goesWith: [
        pushFittingName("Male Elbow", isInch ? "1/4 in" : "6 mm", model.port.replace("G", "R")),
        pushFittingName("Male Connector", isInch ? "3/8 in" : "6 mm", model.port.replace("G", "R")),
        airPrepName("Filter-Regulator", "1/4 NPT"),
      ],
      documents: ["datasheet"],
    };
  },
});
