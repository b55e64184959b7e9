import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, tuple } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { adapterName, oilName } from "./names.ts";

interface Model {
  readonly style: "Welded" | "Tie-Rod";
  readonly ends: string;
  readonly code: string;
  readonly bore: number;
  readonly rod: number;
}

const sizes = readCsv("motion/hydraulic-cylinder/sizes.csv", { bore: number, rods: tuple([number, number]) });

const kinds = [
  { style: "Welded", ends: "Cross Tube", code: "WX" },
  { style: "Tie-Rod", ends: "Clevis", code: "TC" },
  { style: "Welded", ends: "Clevis", code: "WC" },
  { style: "Welded", ends: "Swivel Ball", code: "WB" },
] as const;

const models: readonly Model[] = interleave(
  kinds.map((kind) => sizes.flatMap(({ bore, rods }) => rods.map((rod) => ({ ...kind, bore, rod })))),
);

const strokes = [8, 12, 16, 24, 6, 10, 20, 18, 30, 14, 36, 4, 48, 22, 28, 32, 40, 60] as const;
const ports = [
  { name: "SAE O-Ring Boss", code: "O" },
  { name: "NPT", code: "N" },
] as const;

export const hydraulicCylinders = defineClass("hydraulic-cylinder", {
  axes: { model: models, stroke: strokes, port: ports },
  allows: ({ model, stroke, port }) => {
    // A slender rod buckles: the stroke is held to what the rod stands at full pressure.
    if (stroke > model.rod * 26) return false;
    if (model.style === "Tie-Rod" && (model.bore > 5 || model.bore < 2)) return false;
    return model.code !== "WB" || port.code === "O";
  },
  describe: ({ model, stroke, port }, brand) => {
    const pressure = model.style === "Welded" ? 3_000 : 2_500;
    const push = Math.round(((Math.PI / 4) * model.bore ** 2 * pressure) / 10) * 10;
    const isSmall = model.bore <= 2.5;
    const portSize =
      port.code === "O" ? (isSmall ? "SAE 6 (9/16-18)" : "SAE 8 (3/4-16)") : isSmall ? "3/8 NPT" : "1/2 NPT";
    const pin = isSmall ? 1 : model.bore <= 4 ? 1.25 : 1.5;
    const retracted = stroke + 6.25 + model.bore * (model.style === "Welded" ? 1 : 1.25);
    const measures = `${inchFraction(model.bore)} in Bore x ${stroke} in Stroke`;
    return {
      name: `Hydraulic Cylinder, ${model.style}, ${measures}, ${inchFraction(model.rod)} in Rod, ${model.ends} Ends, ${port.name}`,
      shortName: `HYD CYL ${model.code} ${inchFraction(model.bore)}X${stroke}X${inchFraction(model.rod)} ${port.code}`,
      description:
        `Double-acting ${model.style.toLowerCase()} cylinder, ${measures.toLowerCase()}, rated ${pressure.toLocaleString("en-US")} psi: about ${push.toLocaleString("en-US")} lb of push. ` +
        (model.style === "Welded"
          ? "The welded barrel and threaded gland take shock and side knocks on loaders and splitters. "
          : "Four tie rods hold it together, so new seals go in on the bench. ") +
        `The ${inchFraction(model.rod)} in rod is hard-chrome plated; ${model.ends.toLowerCase()} ends take ${inchFraction(pin)} in pins. ` +
        `Bleed the air before loading it.`,
      partNumber: partNumberOf(
        brand,
        model.code,
        `${Math.round(model.bore * 100)}${String(stroke).padStart(2, "0")}`,
        `${Math.round(model.rod * 1_000)}${port.code}`,
      ),
      attributes: {
        style: model.style,
        bore: model.bore,
        stroke,
        rodDiameter: model.rod,
        retractedLength: Math.round(retracted * 4) / 4,
        mounting: model.ends,
        pinDiameter: pin,
        portSize,
        portType: port.name,
        pressureRating: pressure,
        pushForce: push,
        color: model.style === "Welded" ? "Black" : "Red",
      },
      category: model.style === "Welded" ? "HYD-CYLINDERS-WELDED" : "HYD-CYLINDERS-TIEROD",
      family: `Hydraulic Cylinders, ${model.style}, ${model.ends}, ${inchFraction(model.bore)} in Bore, ${port.name}`,
      price: makerListPrice(
        brand,
        (42 + model.bore ** 1.75 * 13 + stroke * (1.6 + model.bore * 0.85 + model.rod * 0.9)) *
          (model.style === "Welded" ? 1.12 : 1),
      ),
      unit: "EA",
      sameAs: `hydraulic cylinder ${model.code} ${model.bore} ${stroke} ${model.rod} ${port.code}`,
      goesWith: [
        adapterName(
          port.code === "O" ? "Male JIC x Male ORB" : "Male JIC x Male NPT",
          isSmall ? 6 : 8,
          isSmall ? 6 : 8,
          "Zinc Plated Steel",
        ),
        oilName("Hydraulic AW", 46, "Mineral", "5 gal"),
      ],
      documents: ["datasheet"],
    };
  },
});
