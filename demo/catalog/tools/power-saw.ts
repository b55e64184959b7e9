import { decimal, inchFraction } from "@capstan/platform/fraction";
import { number, oneOf, readCsv } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { housingColor } from "./cordless-drill.ts";
import { batteryIdentity, kitExtra, kitText, kits } from "./cordless-kits.ts";
import { sawBladeIdentity } from "./saw-blade.ts";
import { digits } from "./format-size.ts";
import { plural } from "../kit/plural.ts";

/** By turns, the best sold first. */
const models = readCsv("tools/power-saw/models.csv", {
  kind: oneOf(["Circular Saw", "Reciprocating Saw"]),
  power: oneOf(["Corded", "Cordless"]),
  volts: number,
  /** Blade diameter of a circular saw, stroke of a reciprocating one, in inches. */
  reach: number,
  speed: number,
  weight: number,
  price: number,
});

const sides = ["Blade Right", "Blade Left"] as const;

const cuttingDepths: Readonly<Record<number, number>> = { 5.375: 1.625, 6.5: 2.125, 7.25: 2.5, 8.25: 2.9375 };

export const powerSaws = defineClass("power-saw", {
  axes: { model: models, side: sides, kit: kits },
  allows: ({ model, side, kit }) => {
    if (model.power === "Corded" ? kit.batteries > 0 : model.volts === 12 && kit.ampHours === 5) return false;
    return model.kind === "Circular Saw" || side === "Blade Right";
  },
  describe: ({ model, side, kit }, brand) => {
    const isCircular = model.kind === "Circular Saw";
    const isCorded = model.power === "Corded";
    const price = makerPrice(brand, model.price + kitExtra(kit, model.volts));
    const size = isCircular ? `${inchFraction(model.reach)} in Blade` : `${inchFraction(model.reach)} in Stroke`;
    const depth = cuttingDepths[model.reach] ?? 2;
    const power = isCorded ? "15 A Corded" : `${model.volts} V Cordless`;
    const sideText = isCircular ? `, ${side}` : "";
    return {
      name: `${model.kind}, ${power}, ${size}${sideText}${isCorded ? "" : `, ${kit.name}`}`,
      shortName: `${isCircular ? "CIRC" : "RECIP"} SAW ${isCorded ? "15A" : `${model.volts}V`} ${inchFraction(model.reach)}IN${isCircular ? (side === "Blade Left" ? " LH" : " RH") : ""}${isCorded ? "" : ` ${kit.mark}`}`,
      description: isCircular
        ? `${inchFraction(model.reach)} in circular saw, ${inchFraction(depth)} in deep at 90 degrees, ${model.speed.toLocaleString("en-US")} rpm, ${decimal(model.weight)} lb. ` +
          `${side === "Blade Left" ? "With the blade on the left a right-handed user sees the cut line." : "With the blade on the right the motor rides on the supported side of the board."} ` +
          `${depth >= 2.25 ? "Cuts framing lumber at 45 degrees in one pass. " : "For sheet goods and trim. "}${isCorded ? "" : kitText(kit)}`.trim()
        : `Reciprocating saw with a ${inchFraction(model.reach)} in stroke, ${model.speed.toLocaleString("en-US")} strokes a minute, ${decimal(model.weight)} lb, with tool-free blade change. ` +
          (model.reach < 1
            ? "Small enough for one hand, in stud bays and under sinks. "
            : "For demolition: studs with nails, cast-iron and steel pipe. ") +
          `Let the shoe bear on the work, or the saw shakes instead of cutting. ${isCorded ? "" : kitText(kit)}`.trim(),
      partNumber: partNumberOf(
        brand,
        `${isCircular ? "CS" : "RS"}${model.volts}`,
        `${digits(model.reach)}${isCircular ? (side === "Blade Left" ? "L" : "R") : ""}`,
        isCorded ? "" : kit.mark,
      ),
      attributes: {
        toolType: model.kind,
        powerSource: model.power,
        voltage: model.volts,
        ...(isCircular ? { diameter: model.reach, cuttingDepth: depth, bladeSide: side } : { stroke: model.reach }),
        speed: model.speed,
        kit: isCorded ? "Wrench" : kit.name,
        weight: model.weight,
        color: housingColor(brand.code),
      },
      category: isCircular ? "PTL-SAWS-CIRCULAR" : "PTL-SAWS-RECIPROCATING",
      family: `${model.power} ${plural(model.kind)}`,
      price,
      unit: "EA",
      sameAs: `${model.kind} ${power} ${size}${sideText} ${isCorded ? "" : kit.name}`,
      ...(isCircular ? { goesWith: [sawBladeIdentity(model.reach, 24, "Framing", 1)] } : {}),
      ...(isCorded || kit.batteries > 0
        ? {}
        : { needs: [batteryIdentity(brand, model.volts, model.volts === 12 ? 4 : 5)] }),
      documents: ["manual"],
      hasProtectionPlan: price > 75,
      countryOfOrigin: "CN",
    };
  },
});
