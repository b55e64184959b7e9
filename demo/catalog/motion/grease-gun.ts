import { flag, number, optional, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { greaseName } from "./names.ts";

const gunColumns = {
  type: text,
  code: text,
  isPowered: flag,
  pressure: number,
  /** Ounces a stroke of manual guns, or a minute of powered ones. */
  output: number,
  base: number,
  voltage: optional(text),
  note: text,
};
const manual = readCsv("motion/grease-gun/manual.csv", gunColumns);
const powered = readCsv("motion/grease-gun/powered.csv", gunColumns);

const guns = interleave([manual, powered]);
const hoses = [
  { name: "18 in hose", text: "18 in Flexible Hose", code: "F18", inches: 18, factor: 1 },
  { name: "30 in hose", text: "30 in Flexible Hose", code: "F30", inches: 30, factor: 1.07 },
  { name: "6 in pipe", text: "6 in Rigid Pipe", code: "R6", inches: 6, factor: 0.9 },
  { name: "12 in hose", text: "12 in Flexible Hose", code: "F12", inches: 12, factor: 0.96 },
  { name: "42 in hose", text: "42 in Flexible Hose", code: "F42", inches: 42, factor: 1.12 },
] as const;
const kits = [
  { name: "Gun Only", code: "", factor: 1, voltage: false },
  { name: "Locking Coupler", code: "LC", factor: 1.2, voltage: false },
  { name: "Two-Battery Kit", code: "K2", factor: 1.55, voltage: true },
  { name: "Case and Needle Kit", code: "KN", factor: 1.15, voltage: false },
] as const;
const colors = ["Black", "Red", "Blue", "Safety Yellow"] as const;
const colorCodes = { Black: "BK", Red: "RD", Blue: "BU", "Safety Yellow": "YW" } as const;

export const greaseGuns = defineClass("grease-gun", {
  axes: { gun: guns, hose: hoses, kit: kits, color: colors },
  allows: ({ gun, hose, kit, color }) => {
    if (kit.voltage !== (gun.voltage !== undefined) && kit.voltage) return false;
    if (gun.code === "MP") return hose.inches <= 12 && color === "Black";
    return gun.voltage === undefined || hose.inches >= 30;
  },
  describe: ({ gun, hose, kit, color }, brand) => {
    const ounces = gun.code === "MP" ? 3 : 14;
    const output = gun.isPowered ? `${gun.output} oz per minute` : `1 oz in ${Math.round(1 / gun.output)} strokes`;
    const price = gun.base * hose.factor * kit.factor;
    const kitText = kit.code === "" ? "" : `, ${kit.name}`;
    return {
      name: `Grease Gun, ${gun.type}, ${ounces} oz, ${hose.text}, ${color}${kitText}`,
      shortName: `GREASE GUN ${gun.code} ${ounces}OZ ${hose.code} ${colorCodes[color]} ${kit.code}`
        .toUpperCase()
        .trim(),
      description:
        `${gun.type} grease gun for ${ounces} oz cartridges, with ${hose.text.toLowerCase()}. ${gun.note} ` +
        (kit.code === "LC" ? "The locking coupler stays on the fitting by itself. " : "") +
        `Develops ${gun.pressure.toLocaleString("en-US")} psi: never point it at skin, and replace a hose that is chafed.`,
      partNumber: partNumberOf(brand, gun.code, `${hose.code}${colorCodes[color]}`, kit.code),
      attributes: {
        gunType: gun.type,
        capacity: ounces,
        pressureRating: gun.pressure,
        output,
        extension: hose.text,
        includes: kit.name,
        ...(gun.voltage === undefined ? {} : { voltage: gun.voltage }),
        color,
      },
      category: gun.isPowered ? "LUB-GUNS-POWERED" : "LUB-GUNS-MANUAL",
      family: `${gun.type} Grease Guns`,
      price: makerListPrice(brand, price),
      unit: "EA",
      sameAs: `grease gun ${gun.type} ${ounces} oz ${hose.name}${kit.code === "" ? "" : ` ${kit.code}`}`,
      needs: [greaseName("Lithium Complex EP", "2", `${ounces} oz Cartridge`)],
      documents: ["manual"],
      hasProtectionPlan: gun.isPowered && price > 75,
    };
  },
});
