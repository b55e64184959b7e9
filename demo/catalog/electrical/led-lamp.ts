import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { type LampShape, lampLists } from "./data-led-lamps.ts";

const temperatures = readCsv("electrical/led-lamp/temperatures.csv", { kelvin: number, light: text, factor: number });

export const ledLamps = defineClass("led-lamp", {
  axes: {
    lamp: interleave(lampLists),
    temperature: temperatures,
    dimming: [true, false],
    cri: [80, 90, 95],
    pieces: [1, 6, 12, 4, 24, 2],
  },
  allows: ({ lamp, temperature, dimming, cri }) => {
    if (!dimming && lamp.category !== "LGT-LAMP-A" && lamp.category !== "LGT-LAMP-DECO") return false;
    if (cri === 95 && (!dimming || temperature.kelvin > 4000)) return false;
    return temperature.kelvin !== 6500 || cri === 80;
  },
  describe: ({ lamp, temperature, dimming, cri, pieces }, brand) => {
    const lumens = Math.round((lamp.lumens * (cri === 80 ? 1 : cri === 90 ? 0.94 : 0.9)) / 5) * 5;
    const isReflector = lamp.category === "LGT-LAMP-PAR";
    return {
      name: `LED Lamp, ${lamp.shape}, ${lamp.base}, ${lamp.wattage} W, ${temperature.kelvin} K, ${cri} CRI${isReflector ? `, ${lamp.beam}° Beam` : ""}${dimming ? ", Dimmable" : ""}${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
      shortName: `LED ${lamp.shape} ${lamp.base} ${lamp.wattage}W ${temperature.kelvin}K ${cri}CRI${isReflector ? ` ${lamp.beam}D` : ""} ${pieces}PK`,
      description: describeLamp(lamp, temperature.light, lumens, dimming, cri),
      partNumber: partNumberOf(
        brand,
        `${lamp.shape.replace(".", "")}${lamp.base === "E26" ? "" : lamp.base.replace(".", "")}`,
        `${lamp.wattage}W`,
        `${cri / 10 === 9.5 ? "95" : cri / 10}${temperature.kelvin / 100}${isReflector ? `-${lamp.beam}` : ""}${dimming ? "D" : ""}`,
        pieces === 1 ? "" : `${pieces}PK`,
      ),
      attributes: {
        lampShape: lamp.shape,
        base: lamp.base,
        wattage: lamp.wattage,
        lumens,
        colorTemperature: temperature.kelvin,
        wattageEquivalent: lamp.replaces,
        cri,
        beamAngle: lamp.beam,
        isDimmable: dimming,
        diameter: lamp.diameter,
        length: lamp.length,
        voltage: lamp.voltage,
        life: dimming ? 25_000 : 15_000,
        packQuantity: pieces,
      },
      category: lamp.category,
      family: `${lamp.shape} LED Lamps, ${lamp.base}, ${lamp.wattage} W`,
      price: makerPrice(
        brand,
        packPrice(
          "consumables",
          lamp.price * temperature.factor * (dimming ? 1.15 : 1) * (cri === 80 ? 1 : cri === 90 ? 1.25 : 1.7),
          pieces,
        ),
      ),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: `led lamp ${lamp.shape} ${lamp.base} ${lamp.wattage} ${temperature.kelvin} ${lamp.beam} ${dimming} ${cri} ${pieces}`,
    };
  },
});

function describeLamp(lamp: LampShape, light: string, lumens: number, isDimmable: boolean, cri: number): string {
  const where: Readonly<Record<string, string>> = {
    "LGT-LAMP-A": "Lights all round, so it suits table lamps, pendants and jars.",
    "LGT-LAMP-PAR": "A lens holds the beam for track heads, soffits and display.",
    "LGT-LAMP-BR": "A soft flood for recessed cans, without the hard edge of a PAR lamp.",
    "LGT-LAMP-DECO": "For chandeliers, vanities and open sconces where the lamp is seen.",
  };
  const dim = isDimmable ? "Dims to 10% on most LED-rated dimmers." : "Not for dimmers.";
  const color = cri >= 90 ? "At this color rendering, wire colors, paint and food look true." : "";
  return `${lumens} lm of ${light}, from a lamp ${inchFraction(lamp.diameter)} in across on ${lamp.base.startsWith("E") ? "an" : "a"} ${lamp.base} base: as much light as a ${lamp.replaces} W lamp. ${where[lamp.category]} ${dim} ${color || "Leave room for air in closed fixtures: heat shortens its life."}`;
}
