import { decimal, inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { housingColor } from "./cordless-drill.ts";
import { batteryIdentity, kitExtra, kits, kitText } from "./cordless-kits.ts";
import { partNumberOf, priceOf } from "./makers.ts";
import { sawBladeIdentity } from "./saw-blade.ts";
import { digits } from "./words.ts";

interface Model {
  readonly kind: "Circular Saw" | "Reciprocating Saw";
  readonly power: "Corded" | "Cordless";
  readonly volts: 12 | 20 | 40 | 120;
  /** Blade diameter of a circular saw, stroke of a reciprocating one, in inches. */
  readonly reach: number;
  readonly speed: number;
  readonly weight: number;
  readonly price: number;
}

/** By turns, the best sold first. */
const models: readonly Model[] = [
  { kind: "Circular Saw", power: "Cordless", volts: 20, reach: 7.25, speed: 5_200, weight: 8.1, price: 219 },
  { kind: "Reciprocating Saw", power: "Cordless", volts: 20, reach: 1.125, speed: 3_000, weight: 6.9, price: 179 },
  { kind: "Circular Saw", power: "Corded", volts: 120, reach: 7.25, speed: 5_800, weight: 8.8, price: 129 },
  { kind: "Reciprocating Saw", power: "Corded", volts: 120, reach: 1.125, speed: 2_900, weight: 8, price: 139 },
  { kind: "Circular Saw", power: "Cordless", volts: 20, reach: 6.5, speed: 5_150, weight: 6.8, price: 179 },
  { kind: "Reciprocating Saw", power: "Cordless", volts: 12, reach: 0.5, speed: 3_000, weight: 2.6, price: 109 },
  { kind: "Circular Saw", power: "Cordless", volts: 12, reach: 5.375, speed: 3_600, weight: 5.1, price: 149 },
  { kind: "Reciprocating Saw", power: "Cordless", volts: 40, reach: 1.25, speed: 3_100, weight: 8.6, price: 289 },
  { kind: "Circular Saw", power: "Corded", volts: 120, reach: 8.25, speed: 4_600, weight: 11.8, price: 219 },
  { kind: "Reciprocating Saw", power: "Cordless", volts: 20, reach: 0.875, speed: 2_900, weight: 5.1, price: 149 },
  { kind: "Circular Saw", power: "Cordless", volts: 40, reach: 7.25, speed: 6_000, weight: 9.2, price: 289 },
  { kind: "Reciprocating Saw", power: "Corded", volts: 120, reach: 1.25, speed: 3_000, weight: 9, price: 189 },
];

const sides = ["Blade Right", "Blade Left"] as const;

const cuttingDepths: Readonly<Record<number, number>> = { 5.375: 1.625, 6.5: 2.125, 7.25: 2.5, 8.25: 2.9375 };

export const powerSaws = defineClass({
  code: "power-saw",
  name: "Power Saws",
  unspsc: "27112709",
  drawing: "power-saw",
  weight: 1.5,
  brands: ["hallowick", "torvek", "karvok", "ampero", "stavely", "tannick"],
  attributes: [
    { code: "toolType", name: "Saw Type", type: "text", isFacet: true },
    { code: "powerSource", name: "Power Source", type: "text", isFacet: true },
    { code: "voltage", name: "Voltage", type: "number", unit: "V", isFacet: true, isColumn: true },
    {
      code: "diameter",
      name: "Blade Diameter",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
      isOptional: true,
    },
    {
      code: "cuttingDepth",
      name: "Cutting Depth at 90°",
      type: "number",
      unit: "in",
      display: "fraction",
      isColumn: true,
      isOptional: true,
    },
    {
      code: "stroke",
      name: "Stroke Length",
      type: "number",
      unit: "in",
      display: "fraction",
      isColumn: true,
      isOptional: true,
    },
    { code: "speed", name: "No-Load Speed", type: "number", unit: "rpm", isColumn: true },
    { code: "bladeSide", name: "Blade Side", type: "text", isFacet: true, isOptional: true },
    { code: "kit", name: "Comes With", type: "text", isFacet: true },
    { code: "weight", name: "Weight", type: "number", unit: "lb" },
    { code: "color", name: "Color", type: "text" },
  ],
  axes: { model: models, side: sides, kit: kits },
  allows: ({ model, side, kit }) => {
    if (model.power === "Corded" ? kit.batteries > 0 : model.volts === 12 && kit.ampHours === 5) return false;
    return model.kind === "Circular Saw" || side === "Blade Right";
  },
  describe: ({ model, side, kit }, brand) => {
    const isCircular = model.kind === "Circular Saw";
    const isCorded = model.power === "Corded";
    const price = priceOf(brand, model.price + kitExtra(kit, model.volts));
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
      family: `${model.power} ${model.kind}s`,
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
