import { decimal } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

const lenses = readCsv("flow/welding-helmet/lenses.csv", {
  name: text,
  mark: text,
  shades: text,
  light: number,
  sensors: number,
  view: text,
  area: number,
  factor: number,
  use: text,
});

const shells = readCsv("flow/welding-helmet/shells.csv", {
  name: text,
  mark: text,
  ounces: number,
  factor: number,
  note: text,
});

const colors = ["Black", "Red", "Blue", "Gray", "Green", "White"] as const;
const gears = [
  { name: "Ratchet", mark: "" },
  { name: "Hard Hat Adapter", mark: "HH" },
] as const;

export const weldingHelmets = defineClass("welding-helmet", {
  axes: { lens: lenses, shell: shells, color: colors, gear: gears },
  allows: ({ lens, shell, color }) => {
    if (lens.name === "Passive") return color === "Black" || color === "Gray";
    return shell.mark !== "G" || color === "Black" || color === "Gray";
  },
  describe: ({ lens, shell, color, gear }, brand) => {
    const worth = 142 * lens.factor * shell.factor + (gear.mark === "" ? 0 : 14) + 6;
    return {
      name: `Welding Helmet, ${lens.name}, Shade ${lens.shades.replace("Variable ", "")}, ${decimal(lens.area)} sq in, ${shell.name}, ${color}, ${gear.name}`,
      shortName: `WELD HELMET ${lens.mark} ${lens.name === "Passive" ? "PASSIVE" : "AUTO"} ${shell.name.slice(0, 5).toUpperCase()} ${color.toUpperCase()}${gear.mark === "" ? "" : " HH"}`,
      description:
        `${lens.use} ${decimal(lens.area)} square inches of view${lens.sensors > 0 ? ` and ${lens.sensors} arc sensors` : ""}. ${shell.note} ` +
        `${gear.mark === "HH" ? "Clips to a slotted hard hat. " : ""}Wear safety glasses under it: the hood alone is no eye protection when raised.`,
      partNumber: partNumberOf(brand, `WH${lens.mark}`, shell.mark + color.slice(0, 1) + color.slice(-1), gear.mark),
      attributes: {
        lensType: lens.name,
        shade: lens.shades,
        lightShade: lens.light,
        sensors: lens.sensors,
        viewSize: lens.view,
        viewArea: lens.area,
        material: shell.name,
        color,
        headgear: gear.name,
        weight: shell.ounces,
        standard: "ANSI/ISEA Z87.1",
      },
      category: "WLD-HELMET",
      family: `Welding Helmets, ${lens.name}, Shade ${lens.shades}`,
      price: makerPrice(brand, worth),
      unit: "EA",
      sameAs: `welding helmet ${lens.mark} ${shell.mark} ${color} ${gear.name}`,
      documents: ["manual"],
      hasProtectionPlan: lens.sensors > 0 && worth > 75,
    };
  },
});
