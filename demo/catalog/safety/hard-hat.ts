import { flag, number, readColumn, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { colorCode } from "./color-code.ts";
import { capMuffs, clearGlasses, hardHat } from "./same-as.ts";

const shapes = [
  { code: "C", shape: "Cap Style", factor: 1 },
  { code: "B", shape: "Full Brim", factor: 1.22 },
] as const;

/** ANSI/ISEA Z89.1: a vented shell conducts, so it is Class C. */
const ratings = readCsv("safety/hard-hat/ratings.csv", {
  code: text,
  rating: text,
  type: text,
  electrical: text,
  isVented: flag,
  material: text,
  base: number,
});

const suspensions = [
  { code: "4R", suspension: "4-Point Ratchet", adds: 0 },
  { code: "6R", suspension: "6-Point Ratchet", adds: 3.2 },
  { code: "4P", suspension: "4-Point Pin Lock", adds: -2.4 },
  { code: "8R", suspension: "8-Point Ratchet", adds: 5.9 },
  { code: "6P", suspension: "6-Point Pin Lock", adds: -0.8 },
] as const;

const colors = readColumn("safety/hard-hat/colors.csv", "color");

const straps = [
  { code: "", strap: "None", adds: 0 },
  { code: "S2", strap: "2-Point", adds: 4.1 },
  { code: "S4", strap: "4-Point", adds: 9.7 },
] as const;

export const hardHats = defineClass("hard-hat", {
  axes: {
    color: colors,
    shape: shapes.flatMap((shape) => ratings.map((rating) => ({ shape, rating }))).toSorted(byCommonness),
    suspension: suspensions,
    strap: straps,
  },
  allows: ({ color, shape: { rating }, suspension, strap }) => {
    if (rating.type === "Type II" && suspension.code.endsWith("P")) return false;
    if (rating.material === "Fiberglass" && !["Yellow", "White", "Red", "Black", "Gray"].includes(color)) return false;
    if (rating.material === "Fiberglass" && suspension.code === "4P") return false;
    return strap.code !== "S4" || !suspension.code.endsWith("P");
  },
  describe: ({ color, shape: { shape, rating }, suspension, strap }, brand) => {
    const isStrapped = strap.code !== "";
    return {
      name: `Hard Hat, ${shape.shape}, ${rating.type}, ${rating.electrical}${rating.isVented ? ", Vented" : ""}, ${rating.material}, ${suspension.suspension}, ${color}${isStrapped ? `, ${strap.strap} Strap` : ""}`,
      shortName: `HARD HAT ${shape.code} ${rating.code} ${suspension.code} ${color.toUpperCase()}${isStrapped ? ` ${strap.code}` : ""}`,
      description:
        `${shape.code === "C" ? "Front-brim shell with side slots for muffs and visors" : "Full-brim shell that keeps sun and rain off the neck"}, in ${materialNote(rating.material)}. ` +
        `${classNote(rating.electrical)} ${rating.type === "Type II" ? "A foam liner absorbs blows to the sides as well as the top." : "It protects from blows to the top of the head."} ` +
        `The ${suspension.suspension.toLowerCase()} suspension fits 6-1/2 to 8; replace it every year and the shell after any impact.`,
      partNumber: partNumberOf(brand, `HH${shape.code}${rating.code}`, suspension.code, colorCode(color), strap.code),
      attributes: {
        shape: shape.shape,
        color,
        ansiType: rating.type,
        ansiClass: rating.electrical,
        suspension: suspension.suspension,
        vented: rating.isVented,
        chinStrap: strap.strap,
        material: rating.material,
        headSize: "6-1/2 to 8",
        standard: "ANSI/ISEA Z89.1-2014",
      },
      category: shape.code === "C" ? "SAF-HARDHATS-CAP" : "SAF-HARDHATS-BRIM",
      family: `${shape.shape} Hard Hats, ${rating.rating}`,
      price: makerPrice(
        brand,
        rating.base * shape.factor + suspension.adds + strap.adds + (color.startsWith("Hi-Vis") ? 1.2 : 0),
      ),
      unit: "EA",
      shipPack: 20,
      sameAs:
        hardHat({ shape: shape.shape, color, rating: rating.rating, suspension: suspension.suspension }) +
        (isStrapped ? ` ${strap.strap}` : ""),
      goesWith: shape.code === "C" ? [capMuffs, clearGlasses] : [clearGlasses],
    };
  },
});

interface Shell {
  readonly shape: (typeof shapes)[number];
  readonly rating: (typeof ratings)[number];
}

/** Both shapes of the commonest rating come before the next rating. */
function byCommonness(one: Shell, other: Shell): number {
  return ratings.indexOf(one.rating) - ratings.indexOf(other.rating);
}

function materialNote(material: string): string {
  if (material === "HDPE") return "high-density polyethylene";
  return material === "ABS" ? "stiff ABS" : "fiberglass-reinforced resin for work near furnaces and ladles";
}

function classNote(electrical: string): string {
  if (electrical === "Class E") return "Class E is proof-tested at 20,000 volts.";
  if (electrical === "Class G") return "Class G is proof-tested at 2,200 volts.";
  return "Vents cool the head but let current through: Class C gives no electrical protection.";
}
