import { decimal, inchFraction } from "@capstan/platform/fraction";
import { number, oneOf, optional, readCsv } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { housingColor } from "./cordless-drill.ts";
import { batteryIdentity, kitExtra, kitText, kits } from "./cordless-kits.ts";
import { digits } from "./format-size.ts";

const models = readCsv("tools/angle-grinder/models.csv", {
  wheel: number,
  power: oneOf(["Corded", "Cordless"]),
  volts: number,
  amps: optional(number),
  speed: number,
  weight: number,
  price: number,
});

const switches = [
  { name: "Paddle", code: "P", advice: "Let go of the paddle and it stops: the switch that most sites ask for." },
  { name: "Slide, Lock-On", code: "S", advice: "The slide locks on for long passes; check that site rules allow it." },
  { name: "Paddle with Brake", code: "B", advice: "A brake stops the wheel in about two seconds after release." },
] as const;

export const angleGrinders = defineClass("angle-grinder", {
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
    const price = makerPrice(brand, model.price * (chosen.code === "B" ? 1.22 : 1) + kitExtra(kit, model.volts));
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
