import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { colorCode, partNumberOf } from "./part-number.ts";
import { cents } from "./price.ts";
import { padlock } from "./same-as.ts";

const bodies = [
  {
    code: "N",
    material: "Nylon",
    base: 11.8,
    note: "The nylon body and cap do not conduct and weigh little on a belt.",
  },
  { code: "A", material: "Anodized Aluminum", base: 13.6, note: "The anodized body takes engraving and outdoor use." },
  {
    code: "S",
    material: "Laminated Steel",
    base: 10.9,
    note: "Laminated steel with a colored vinyl bumper stands up to rough handling; it conducts.",
  },
  { code: "B", material: "Solid Brass", base: 16.8, note: "Solid brass does not rust or spark." },
] as const;

const keyings = [
  {
    code: "KD",
    keying: "Keyed Different",
    adds: 0,
    note: "Each lock has a key of its own, which is what one worker, one lock, one key asks for.",
  },
  {
    code: "KA",
    keying: "Keyed Alike",
    adds: 0.9,
    note: "All locks of the set open with one key, for one worker who places many.",
  },
  {
    code: "MK",
    keying: "Master Keyed",
    adds: 2.8,
    note: "Each lock has its own key and a supervisor's master opens all; the master is for removal under procedure.",
  },
  {
    code: "GM",
    keying: "Grand Master Keyed",
    adds: 4.1,
    note: "Masters by department under one grand master for the site.",
  },
] as const;

const colors = ["Red", "Blue", "Yellow", "Green", "Black", "Orange", "White", "Purple", "Brown", "Teal"] as const;
/** Inside the shackle, from body to bend. */
const clearances = [1.5, 3, 1, 2] as const;
const shackles = [
  { diameter: 0.25, material: "Hardened Steel", code: "H", adds: 0 },
  { diameter: 0.25, material: "Nylon", code: "P", adds: 1.1 },
  { diameter: 0.1875, material: "Stainless Steel", code: "X", adds: 2.2 },
] as const;
const counts = [1, 6, 12] as const;

export const lockoutPadlocks = defineClass({
  code: "lockout-padlock",
  name: "Lockout Padlocks",
  unspsc: "46171501",
  drawing: "lockout-padlock",
  weight: 2,
  brands: ["latchmere", "harrowgate", "signford", "castlegate", "corrigard", "bracken"],
  attributes: [
    { code: "color", name: "Color", type: "text", isFacet: true, isColumn: true },
    { code: "material", name: "Body Material", type: "text", isFacet: true },
    { code: "keying", name: "Keying", type: "text", isFacet: true, isColumn: true },
    {
      code: "shackleClearance",
      name: "Shackle Clearance",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    {
      code: "shackleDiameter",
      name: "Shackle Diameter",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
    },
    { code: "shackleMaterial", name: "Shackle Material", type: "text", isFacet: true },
    { code: "width", name: "Body Width", type: "number", unit: "in", display: "fraction" },
    { code: "height", name: "Body Height", type: "number", unit: "in", display: "fraction" },
    { code: "packageQuantity", name: "Package Quantity", type: "number", isFacet: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { body: bodies, color: colors, keying: keyings, clearance: clearances, shackle: shackles, count: counts },
  allows: ({ body, color, keying, shackle, count }) => {
    if (body.code === "B" && color !== "Red" && color !== "Blue" && color !== "Black" && color !== "Green")
      return false;
    if (shackle.material === "Nylon" && body.code !== "N") return false;
    if (shackle.code === "X" && body.code === "S") return false;
    return keying.code !== "KA" || count > 1;
  },
  describe: ({ body, color, keying, clearance, shackle, count }, brand) => {
    const rise = inchFraction(clearance);
    const each = body.base + keying.adds + shackle.adds + (clearance - 1.5) * 1.4;
    const isUsual = shackle.code === "H";
    return {
      name: `Lockout Padlock, ${keying.keying}, ${body.material}, ${color}, ${rise} in${isUsual ? "" : `, ${shackle.material.split(" ")[0]} Shackle`}${count > 1 ? `, Set of ${count}` : ""}`,
      shortName: `LOTO PADLOCK ${keying.code} ${body.code} ${color.toUpperCase()} ${rise}IN ${shackle.code}${count > 1 ? ` SET${count}` : ""}`,
      description:
        `Safety padlock for lockout under 29 CFR 1910.147, kept apart from all other locks by its color. ${body.note} ${keying.note} ` +
        (shackle.material === "Nylon"
          ? "The nylon shackle insulates, and gives way to bolt cutters sooner than steel."
          : "The key stays captive while the lock is open."),
      partNumber: partNumberOf(
        brand,
        `LP${body.code}${Math.round(clearance * 10)}`,
        colorCode(color),
        keying.code,
        isUsual ? "" : shackle.code,
        count > 1 ? count : "",
      ),
      attributes: {
        color,
        material: body.material,
        keying: keying.keying,
        shackleClearance: clearance,
        shackleDiameter: shackle.diameter,
        shackleMaterial: shackle.material,
        width: 1.5,
        height: 1.75,
        packageQuantity: count,
        standard: "29 CFR 1910.147",
      },
      category: "SAF-LOCKOUT",
      family: `Lockout Padlocks, ${body.material}, ${keying.keying}`,
      price: cents(each * count * (count > 1 ? 0.95 : 1)),
      unit: count === 1 ? "EA" : "SET",
      piecesPerUnit: count,
      shipPack: 1,
      sameAs: padlock({
        material: body.material,
        color,
        clearance,
        shackle: shackle.material,
        keying: keying.keying,
        count,
      }),
    };
  },
});
