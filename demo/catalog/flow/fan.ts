import { list, number, object, readJson, record, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { plural } from "../kit/plural.ts";

/** Blade diameter in inches with air moved at high speed, in cubic feet per minute. */
const designs = readJson(
  "flow/fan/designs.json",
  list(
    object({
      name: text,
      mark: text,
      category: text,
      unspsc: text,
      blades: record(number),
      speeds: number,
      factor: number,
      use: text,
      caution: text,
    }),
  ),
);

const sizes = interleave(
  designs.map((design) =>
    Object.entries(design.blades).map(([blade, flow]) => ({ design, blade: Number(blade), flow })),
  ),
);

const motors = [
  { name: "Totally Enclosed", mark: "TE", factor: 1 },
  { name: "Open Drip-Proof", mark: "OD", factor: 0.9 },
  { name: "Explosion-Proof", mark: "XP", factor: 3.4 },
] as const;

const drives = [
  { name: "Direct Drive", mark: "D", factor: 1 },
  { name: "Belt Drive", mark: "B", factor: 1.2 },
] as const;

export const fans = defineClass("fan", {
  axes: { size: sizes, color: ["Black", "Gray", "Yellow", "White"], motor: motors, drive: drives, voltage: [115, 230] },
  allows: ({ size, motor, drive, voltage, color }) => {
    if (drive.mark === "B" && (size.blade < 30 || !/DR|EX/.test(size.design.mark))) return false;
    if (motor.mark === "XP" && (size.design.mark === "DR" || color !== "Gray")) return false;
    if (size.design.mark === "EX" && (color === "Yellow" || color === "Black")) return false;
    return voltage === 115 || size.blade >= 30;
  },
  describe: ({ size, color, motor, drive, voltage }, brand) => {
    const { design, blade, flow } = size;
    const worth = (68 + 0.24 * blade ** 2) * design.factor * motor.factor * drive.factor;
    const watts = (flow * 0.075) ** 0.92 + 60;
    return {
      name: `${design.name}, ${blade} in, ${drive.name}, ${flow.toLocaleString("en-US")} cfm, ${voltage}V AC, ${motor.name}, ${color}`,
      shortName: `${design.name.toUpperCase()} ${blade}IN ${drive.mark}D ${voltage}V ${motor.mark} ${color.toUpperCase()}`,
      description:
        `${design.use} The ${blade} inch blade moves ${flow.toLocaleString("en-US")} cubic feet a minute at high speed` +
        `${design.speeds > 1 ? `, with ${design.speeds} speeds` : ""}. ` +
        `${motor.mark === "XP" ? "The motor is rated for Class I Group D and Class II Groups F and G; the wiring must be too." : `${motor.name} motor with sealed bearings.`} ` +
        design.caution,
      partNumber: partNumberOf(
        brand,
        `${design.mark}${blade}`,
        motor.mark + drive.mark,
        voltage === 230 ? "23" : "11",
        color.slice(0, 1),
      ),
      attributes: {
        fanType: design.name,
        bladeDiameter: blade,
        airFlow: flow,
        speeds: design.speeds,
        drive: drive.name,
        motorEnclosure: motor.name,
        voltage,
        amps: Math.round((watts * 10) / voltage) / 10,
        color,
        standard: "UL 507",
      },
      category: design.category,
      family: `${plural(design.name)}, ${drive.name}, ${motor.name}`,
      price: makerPrice(brand, worth),
      unit: "EA",
      sameAs: `fan ${design.mark} ${blade} ${motor.mark} ${drive.mark} ${voltage} ${color}`,
      documents: ["manual"],
      hasProtectionPlan: worth > 75,
      unspsc: design.unspsc,
    };
  },
});
