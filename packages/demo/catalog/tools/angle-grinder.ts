import { decimal, inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { housingColor } from "./cordless-drill.ts";
import { batteryIdentity, kitExtra, kits, kitText } from "./cordless-kits.ts";
import { partNumberOf, priceOf } from "./makers.ts";
import { digits } from "./words.ts";

interface Model {
  readonly wheel: number;
  readonly power: "Corded" | "Cordless";
  readonly volts: number;
  readonly amps?: number;
  readonly speed: number;
  readonly weight: number;
  readonly price: number;
}

const models: readonly Model[] = [
  { wheel: 4.5, power: "Corded", volts: 120, amps: 11, speed: 11_000, weight: 4.8, price: 99 },
  { wheel: 4.5, power: "Cordless", volts: 20, speed: 9_000, weight: 5.4, price: 169 },
  { wheel: 5, power: "Corded", volts: 120, amps: 13, speed: 11_000, weight: 5.4, price: 139 },
  { wheel: 7, power: "Corded", volts: 120, amps: 15, speed: 8_500, weight: 11.9, price: 219 },
  { wheel: 5, power: "Cordless", volts: 20, speed: 9_000, weight: 5.8, price: 199 },
  { wheel: 6, power: "Corded", volts: 120, amps: 13, speed: 9_300, weight: 6.4, price: 179 },
  { wheel: 9, power: "Corded", volts: 120, amps: 15, speed: 6_500, weight: 13.2, price: 249 },
  { wheel: 4.5, power: "Corded", volts: 120, amps: 7.5, speed: 12_000, weight: 4, price: 69 },
  { wheel: 6, power: "Cordless", volts: 40, speed: 9_000, weight: 7.1, price: 269 },
  { wheel: 7, power: "Cordless", volts: 40, speed: 6_600, weight: 11.4, price: 359 },
  { wheel: 5, power: "Corded", volts: 120, amps: 10, speed: 11_000, weight: 5, price: 109 },
  { wheel: 4.5, power: "Cordless", volts: 12, speed: 8_500, weight: 3.6, price: 119 },
  { wheel: 9, power: "Cordless", volts: 40, speed: 6_000, weight: 12.8, price: 429 },
  { wheel: 6, power: "Corded", volts: 120, amps: 15, speed: 9_300, weight: 7.2, price: 209 },
];

const switches = [
  { name: "Paddle", code: "P", advice: "Let go of the paddle and it stops: the switch that most sites ask for." },
  { name: "Slide, Lock-On", code: "S", advice: "The slide locks on for long passes; check that site rules allow it." },
  { name: "Paddle with Brake", code: "B", advice: "A brake stops the wheel in about two seconds after release." },
] as const;

export const angleGrinders = defineClass({
  code: "angle-grinder",
  name: "Angle Grinders",
  unspsc: "27112749",
  drawing: "angle-grinder",
  weight: 1.5,
  brands: ["karvok", "torvek", "hallowick", "ampero", "stavely", "tannick"],
  attributes: [
    {
      code: "wheelDiameter",
      name: "Wheel Diameter",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    { code: "powerSource", name: "Power Source", type: "text", isFacet: true },
    { code: "voltage", name: "Voltage", type: "number", unit: "V", isFacet: true, isColumn: true },
    { code: "current", name: "Current", type: "number", unit: "A", isColumn: true, isOptional: true },
    { code: "speed", name: "No-Load Speed", type: "number", unit: "rpm", isColumn: true },
    { code: "switchType", name: "Switch", type: "text", isFacet: true },
    { code: "spindleThread", name: "Spindle Thread", type: "text" },
    { code: "kit", name: "Comes With", type: "text", isFacet: true },
    { code: "weight", name: "Weight", type: "number", unit: "lb" },
    { code: "color", name: "Color", type: "text" },
  ],
  axes: { model: models, switch: switches, kit: kits.slice(0, 3) },
  allows: ({ model, switch: { code }, kit }) => {
    if (model.power === "Corded" && kit.batteries > 0) return false;
    if (model.power === "Cordless" && kit.ampHours === 2 && model.volts > 12) return false;
    if (model.volts === 12 && kit.ampHours === 5) return false;
    return code !== "S" || model.wheel <= 6;
  },
  describe: ({ model, switch: chosen, kit }, brand) => {
    const wheel = `${inchFraction(model.wheel)} in`;
    const isCorded = model.power === "Corded";
    const power = isCorded ? `${model.amps} A` : `${model.volts} V Cordless`;
    const price = priceOf(brand, model.price * (chosen.code === "B" ? 1.22 : 1) + kitExtra(kit, model.volts));
    const speed = model.speed.toLocaleString("en-US");
    return {
      name: `Angle Grinder, ${wheel}, ${power}, ${speed} rpm, ${chosen.name} Switch${isCorded ? "" : `, ${kit.name}`}`,
      shortName: `ANGLE GRINDER ${inchFraction(model.wheel)}IN ${isCorded ? `${model.amps}A` : `${model.volts}V ${kit.mark}`} ${chosen.code}`,
      description:
        `${wheel} ${isCorded ? "corded" : "cordless"} angle grinder, ${speed} rpm no-load, ${decimal(model.weight)} lb, with a 5/8-11 spindle. ${chosen.advice} ` +
        `Mount only wheels rated at or above ${speed} rpm, and keep the guard on. ${isCorded ? "" : kitText(kit)}`.trim(),
      partNumber: partNumberOf(
        brand,
        `AG${digits(model.wheel)}`,
        `${isCorded ? `A${digits(model.amps ?? 0)}` : `V${model.volts}`}${chosen.code}`,
        isCorded ? "" : kit.mark,
      ),
      attributes: {
        wheelDiameter: model.wheel,
        powerSource: model.power,
        voltage: model.volts,
        ...(model.amps === undefined ? {} : { current: model.amps }),
        speed: model.speed,
        switchType: chosen.name,
        spindleThread: "5/8-11",
        kit: isCorded ? "Guard, Side Handle, Wrench" : kit.name,
        weight: model.weight,
        color: housingColor(brand.code),
      },
      category: "PTL-GRINDERS",
      family: `Angle Grinders, ${model.power}, ${wheel}`,
      price,
      unit: "EA",
      sameAs: `angle grinder ${wheel} ${power} ${chosen.name} ${kit.name}`,
      ...(isCorded || kit.batteries > 0
        ? {}
        : { needs: [batteryIdentity(brand, model.volts, model.volts === 12 ? 4 : 5)] }),
      documents: ["manual"],
      hasProtectionPlan: price > 75,
      countryOfOrigin: "CN",
    };
  },
});
