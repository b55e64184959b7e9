import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { colorCode } from "./color-code.ts";
import { padlock } from "./same-as.ts";

const bodies = readCsv("safety/lockout-padlock/bodies.csv", { code: text, material: text, base: number, note: text });

const keyings = readCsv("safety/lockout-padlock/keyings.csv", { code: text, keying: text, adds: number, note: text });

const colors = ["Red", "Blue", "Yellow", "Green", "Black", "Orange", "White", "Purple", "Brown", "Teal"] as const;
/** Inside the shackle, from body to bend. */
const clearances = [1.5, 3, 1, 2] as const;
const shackles = [
  { diameter: 0.25, material: "Hardened Steel", code: "H", adds: 0 },
  { diameter: 0.25, material: "Nylon", code: "P", adds: 1.1 },
  { diameter: 0.1875, material: "Stainless Steel", code: "X", adds: 2.2 },
] as const;
const counts = [1, 6, 12] as const;

export const lockoutPadlocks = defineClass("lockout-padlock", {
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
      price: makerPrice(brand, each * count * (count > 1 ? 0.95 : 1)),
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
