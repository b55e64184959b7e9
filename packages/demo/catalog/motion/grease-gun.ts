import { defineClass } from "../kit/item-class.ts";
import { interleave } from "../kit/interleave.ts";
import { makersNumber } from "./makers.ts";
import { cents } from "./money.ts";
import { greaseName } from "./names.ts";

interface Gun {
  readonly type: string;
  readonly code: string;
  readonly isPowered: boolean;
  readonly pressure: number;
  /** Ounces a stroke of manual guns, or a minute of powered ones. */
  readonly output: number;
  readonly base: number;
  readonly voltage?: string;
  readonly note: string;
}

const manual: readonly Gun[] = [
  {
    type: "Lever",
    code: "LV",
    isPowered: false,
    pressure: 10_000,
    output: 0.03,
    base: 27,
    note: "The lever gives 10,000 psi, enough to open a caked fitting.",
  },
  {
    type: "Pistol Grip",
    code: "PG",
    isPowered: false,
    pressure: 6_000,
    output: 0.03,
    base: 24,
    note: "Pumps with one hand, so the other holds the coupler.",
  },
  {
    type: "Heavy-Duty Lever",
    code: "HL",
    isPowered: false,
    pressure: 12_000,
    output: 0.05,
    base: 49,
    note: "Cast head and double the output, for daily rounds.",
  },
  {
    type: "Mini Pistol Grip",
    code: "MP",
    isPowered: false,
    pressure: 4_000,
    output: 0.02,
    base: 17,
    note: "Takes 3 oz cartridges and fits where a full gun doesn't.",
  },
];
const powered: readonly Gun[] = [
  {
    type: "20V Cordless",
    code: "C20",
    isPowered: true,
    pressure: 10_000,
    output: 5,
    base: 289,
    voltage: "20V DC",
    note: "Runs through seven cartridges on a charge.",
  },
  {
    type: "Air-Operated",
    code: "AR",
    isPowered: true,
    pressure: 6_000,
    output: 8,
    base: 74,
    note: "Cycles by itself for as long as the trigger is held; runs on 90 to 120 psi of shop air.",
  },
  {
    type: "12V Cordless",
    code: "C12",
    isPowered: true,
    pressure: 8_000,
    output: 3,
    base: 189,
    voltage: "12V DC",
    note: "Light enough for overhead work.",
  },
  {
    type: "18V Two-Speed Cordless",
    code: "C18",
    isPowered: true,
    pressure: 10_000,
    output: 10,
    base: 329,
    voltage: "18V DC",
    note: "High speed for big bearings, low speed for high pressure.",
  },
];

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

export const greaseGuns = defineClass({
  code: "grease-gun",
  name: "Grease Guns",
  unspsc: "27112901",
  drawing: "grease-gun",
  weight: 1,
  brands: ["luberick", "amberline", "halden-roe", "airvanta", "greyfell", "tamrick", "headrace", "caldair"],
  attributes: [
    { code: "gunType", name: "Type", type: "text", isFacet: true },
    { code: "capacity", name: "Cartridge", type: "number", unit: "oz", isFacet: true, isColumn: true },
    { code: "pressureRating", name: "Maximum Pressure", type: "number", unit: "psi", isFacet: true, isColumn: true },
    { code: "output", name: "Output", type: "text", isColumn: true },
    { code: "extension", name: "Extension", type: "text", isFacet: true, isColumn: true },
    { code: "includes", name: "Includes", type: "text", isFacet: true },
    { code: "voltage", name: "Battery", type: "text", isFacet: true, isOptional: true },
    { code: "color", name: "Color", type: "text" },
  ],
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
      partNumber: makersNumber(brand, gun.code, `${hose.code}${colorCodes[color]}`, kit.code),
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
      price: cents(price),
      unit: "EA",
      sameAs: `grease gun ${gun.type} ${ounces} oz ${hose.name}${kit.code === "" ? "" : ` ${kit.code}`}`,
      needs: [greaseName("Lithium Complex EP", "2", `${ounces} oz Cartridge`)],
      documents: ["manual"],
      hasProtectionPlan: gun.isPowered && price > 75,
    };
  },
});
