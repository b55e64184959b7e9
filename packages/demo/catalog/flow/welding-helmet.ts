import { decimal } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { makerNumber, makerPrice } from "./makers.ts";

const lenses = [
  {
    name: "Auto-Darkening",
    mark: "V8",
    shades: "Variable 8 to 13",
    light: 4,
    sensors: 4,
    view: "3.94 x 2.36 in",
    area: 9.3,
    factor: 1,
    use: "Goes dark in 1/25,000 second and back when the arc stops, so the hood stays down between tacks.",
  },
  {
    name: "Auto-Darkening",
    mark: "V5",
    shades: "Variable 5 to 8 / 9 to 13",
    light: 3,
    sensors: 4,
    view: "3.94 x 3.28 in",
    area: 12.9,
    factor: 1.7,
    use: "Two ranges: 5 to 8 for cutting and brazing, 9 to 13 for welding, with a grind mode.",
  },
  {
    name: "Passive",
    mark: "F10",
    shades: "Fixed 10",
    light: 10,
    sensors: 0,
    view: "4.25 x 2 in",
    area: 8.5,
    factor: 0.22,
    use: "A fixed glass lens that needs no battery and nothing to go wrong.",
  },
  {
    name: "Auto-Darkening",
    mark: "F1",
    shades: "Fixed 10",
    light: 4,
    sensors: 2,
    view: "3.78 x 1.38 in",
    area: 5.2,
    factor: 0.6,
    use: "One dark shade for stick and MIG, solar powered.",
  },
  {
    name: "Passive",
    mark: "F11",
    shades: "Fixed 11",
    light: 11,
    sensors: 0,
    view: "4.25 x 2 in",
    area: 8.5,
    factor: 0.22,
    use: "A darker fixed lens for higher current.",
  },
  {
    name: "Passive",
    mark: "L10",
    shades: "Fixed 10",
    light: 10,
    sensors: 0,
    view: "5.25 x 4.5 in",
    area: 23.6,
    factor: 0.32,
    use: "A large 4-1/2 by 5-1/4 inch window with a lift front for chipping.",
  },
] as const;

const shells = [
  { name: "Nylon", mark: "N", ounces: 18, factor: 1, note: "Injection-molded nylon stands heat and falls." },
  {
    name: "Polypropylene",
    mark: "P",
    ounces: 16,
    factor: 0.85,
    note: "Light polypropylene, for day-long overhead work.",
  },
  {
    name: "Fiberglass",
    mark: "G",
    ounces: 21,
    factor: 1.35,
    note: "Compression-molded fiberglass for the hottest jobs.",
  },
] as const;

const colors = ["Black", "Red", "Blue", "Gray", "Green", "White"] as const;
const gears = [
  { name: "Ratchet", mark: "" },
  { name: "Hard Hat Adapter", mark: "HH" },
] as const;

export const weldingHelmets = defineClass({
  code: "welding-helmet",
  name: "Welding Helmets",
  unspsc: "46181711",
  drawing: "welding-helmet",
  weight: 1,
  brands: ["emberline", "arcmere", "fluxley", "halcomb", "stowbridge"],
  attributes: [
    { code: "lensType", name: "Lens", type: "text", isFacet: true },
    { code: "shade", name: "Shade", type: "text", isFacet: true, isColumn: true },
    { code: "lightShade", name: "Light-State Shade", type: "number", isColumn: true },
    { code: "sensors", name: "Arc Sensors", type: "number", isFacet: true },
    { code: "viewSize", name: "Viewing Window", type: "text" },
    { code: "viewArea", name: "Viewing Area", type: "number", unit: "sq in", isFacet: true, isColumn: true },
    { code: "material", name: "Shell Material", type: "text", isFacet: true },
    { code: "color", name: "Color", type: "text", isFacet: true, isColumn: true },
    { code: "headgear", name: "Headgear", type: "text", isFacet: true },
    { code: "weight", name: "Weight", type: "number", unit: "oz" },
    { code: "standard", name: "Standard", type: "text" },
  ],
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
      partNumber: makerNumber(brand, `WH${lens.mark}`, [shell.mark + color.slice(0, 1) + color.slice(-1), gear.mark]),
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
