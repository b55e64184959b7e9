import { inchFraction } from "@capstan/platform/fraction";
import { list, number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { sizeCode } from "./data-pipe-sizes.ts";
import { plural } from "../kit/plural.ts";

/** Body sizes in inches with air flow at 100 psi inlet, in cubic feet per minute. */
const styles = readCsv("flow/quick-coupling/styles.csv", {
  name: text,
  short: text,
  mark: text,
  bodies: list(number),
  flow: number,
  factor: number,
  note: text,
});

const halves = [
  { name: "Coupler", mark: "C", factor: 2.6 },
  { name: "Plug", mark: "P", factor: 0.9 },
] as const;

const ends = [
  { name: "MNPT", mark: "M", isBarb: false },
  { name: "FNPT", mark: "F", isBarb: false },
  { name: "Hose Barb", mark: "H", isBarb: true },
] as const;

const metals = [
  { name: "Steel", short: "STL", mark: "S", finish: "Zinc Plated", factor: 1, pressure: 300 },
  { name: "Brass", short: "BRS", mark: "B", finish: "Plain", factor: 1.4, pressure: 300 },
  { name: "Nickel-Plated Brass", short: "NPB", mark: "N", finish: "Nickel Plated", factor: 1.7, pressure: 300 },
  { name: "303 Stainless Steel", short: "303", mark: "X", finish: "Plain", factor: 3.4, pressure: 300 },
] as const;

const endSizes = [0.25, 0.375, 0.5, 0.125, 0.3125, 0.75] as const;

export function plugText(body: number): string {
  return `quick coupling D P ${body} M ${body} S 1`;
}

export const quickCouplings = defineClass("quick-coupling", {
  axes: {
    half: halves,
    style: styles,
    end: ends,
    endSize: endSizes,
    body: [0.25, 0.375, 0.5],
    metal: metals,
    pieces: [1, 10, 5],
  },
  allows: ({ style, end, endSize, body, half, metal, pieces }) => {
    if (!(style.bodies as readonly number[]).includes(body)) return false;
    if (!end.isBarb && endSize === 0.3125) return false;
    if (endSize > body * 1.6 || endSize < body * 0.5) return false;
    if (metal.mark === "X" && style.mark !== "D") return false;
    return pieces === 1 || half.mark === "P" || (pieces === 5 && metal.mark !== "X");
  },
  describe: ({ half, style, end, endSize, body, metal, pieces }, brand) => {
    const bodyText = inchFraction(body);
    const endText = `${inchFraction(endSize)} in ${end.name}`;
    const each = (2.1 + 7 * body) * half.factor * style.factor * metal.factor * (0.85 + endSize * 0.4);
    return {
      name: `Air ${half.name}, ${style.name}, ${bodyText} in Body, ${endText}, ${metal.name}${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
      shortName: `AIR ${half.name.toUpperCase()} ${style.short} ${bodyText}X${inchFraction(endSize)}${end.mark} ${metal.short}${pieces > 1 ? ` PK${pieces}` : ""}`,
      description:
        `${half.mark === "C" ? "Push the plug in and the sleeve snaps shut; pull the sleeve back to part them. The valve in the coupler holds the line." : "Plain-bore plug: it passes air freely and vents the tool when it is pulled."} ` +
        `${style.note} ${end.isBarb ? `The barb takes ${inchFraction(endSize)} inch hose with a clamp.` : `${endText} thread, tapered.`} ` +
        "Both halves must be of one interchange style.",
      partNumber: partNumberOf(
        brand,
        `Q${style.mark}${half.mark}${metal.mark}`,
        sizeCode(body),
        `${end.mark}${sizeCode(endSize)}`,
        pieces > 1 ? `P${pieces}` : "",
      ),
      attributes: {
        half: half.name,
        interchange: style.name,
        size: body,
        connection: end.name,
        connectionSize: endSize,
        material: metal.name,
        finish: metal.finish,
        pressureRating: metal.pressure,
        airFlow: Math.round(style.flow * (body / 0.25) ** 1.2),
        packQuantity: pieces,
      },
      category: "PIP-QUICK",
      family: `Air ${plural(half.name)}, ${style.name}, ${metal.name}`,
      price: makerPrice(brand, packPrice("fittings", each, pieces)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: `quick coupling ${style.mark} ${half.mark} ${body} ${end.mark} ${endSize} ${metal.mark} ${pieces}`,
      goesWith: half.mark === "C" ? [plugText(body)] : [`quick coupling ${style.mark} C ${body} F ${body} S 1`],
    };
  },
});
