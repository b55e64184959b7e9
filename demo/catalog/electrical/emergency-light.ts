import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

const units = readCsv("electrical/emergency-light/units.csv", {
  name: text,
  mark: text,
  lampHeads: number,
  lumens: number,
  /** Inches. */
  width: number,
  battery: oneOf(["Ni-Cd", "Lithium Iron Phosphate", "None"]),
  price: number,
  location: text,
  note: text,
});

const tests = [
  { name: "Push Button", mark: "", factor: 1 },
  { name: "Self-Testing", mark: "T", factor: 1.45 },
] as const;

export const emergencyLights = defineClass("emergency-light", {
  axes: { unit: units, test: tests, color: ["White", "Black", "Gray"] },
  additions: [{ makers: 3, axes: {} }],
  allows: ({ unit, test, color }) =>
    (unit.battery !== "None" || test.mark === "") && (unit.location === "Wet Location") === (color === "Gray"),
  describe: ({ unit, test, color }, brand) => {
    const hasBattery = unit.battery !== "None";
    const testText = hasBattery ? `, ${test.name}` : "";
    return {
      name: `Emergency Light, ${unit.name}, ${unit.lumens} lm, ${color}${testText}`,
      shortName: `EMERG LIGHT ${unit.mark} ${unit.lumens}LM ${color.toUpperCase()}${test.mark === "" ? "" : " ST"}`,
      description:
        `${unit.note} ${unit.lampHeads === 1 ? "One LED head" : "Two LED heads"} of ${unit.lumens} lumens in all. ` +
        (hasBattery
          ? `The ${unit.battery} battery holds 90 minutes. ${test.mark === "" ? "Push the button for 30 seconds each month." : "It tests itself each month and year, and shows a fault by a red light."}`
          : "Runs on 3.6 to 12 V DC."),
      partNumber: partNumberOf(brand, `EL${unit.mark}`, `${unit.lumens}${color.slice(0, 1)}${test.mark}`),
      attributes: {
        unitType: unit.name,
        lumens: unit.lumens,
        lampHeads: unit.lampHeads,
        color,
        location: unit.location,
        battery: unit.battery,
        ...(hasBattery ? { runTime: 90, testing: test.name } : {}),
        voltage: hasBattery ? "120/277 V AC" : "3.6 to 12 V DC",
        width: unit.width,
        standard: "UL 924, NFPA 101",
      },
      category: "LGT-EXIT-LIGHTS",
      family: `Emergency Lights, ${unit.name}${testText}`,
      price: makerPrice(brand, unit.price * test.factor),
      unit: "EA",
      sameAs: `emergency light ${unit.mark} ${color} ${test.name}`,
      documents: ["datasheet"],
    };
  },
});
