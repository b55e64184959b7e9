import { decimal } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { crossProduct } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { colorCode } from "./color-code.ts";
import { plural } from "../kit/plural.ts";

const toes = [
  { code: "ST", toe: "Steel", adds: 0 },
  { code: "CT", toe: "Composite", adds: 12 },
  { code: "AT", toe: "Aluminum", adds: 17 },
] as const;

const heights = readCsv("safety/safety-boot/heights.csv", { height: number, style: text, base: number });

const builds = [
  { code: "", build: "Standard", adds: 0 },
  { code: "WP", build: "Waterproof", adds: 21 },
  { code: "IN4", build: "Waterproof, 400 g Insulation", adds: 34 },
  { code: "MG", build: "Metatarsal Guard", adds: 38 },
  { code: "PR", build: "Puncture-Resistant Sole", adds: 18 },
] as const;

const colors = ["Brown", "Black", "Tan", "Gray"] as const;
const sizes = [10, 11, 10.5, 9, 12, 9.5, 8.5, 11.5, 8, 13, 7.5, 7, 14, 6.5, 15, 6] as const;
const widths = [
  { code: "D", width: "Medium (D)" },
  { code: "EE", width: "Wide (EE)" },
  { code: "B", width: "Narrow (B)" },
  { code: "4E", width: "Extra Wide (EEEE)" },
] as const;

export const safetyBoots = defineClass("safety-boot", {
  axes: { height: heights, toe: toes, build: builds, color: colors, fit: crossProduct(widths, sizes) },
  allows: ({ height, toe, build, color, fit: [width, size] }) => {
    if (build.code === "MG" && (height.height < 6 || height.height === 11 || toe.code === "AT")) return false;
    if (build.code === "IN4" && height.height < 6) return false;
    if (height.style === "Logger" && (toe.code === "AT" || color === "Gray" || color === "Tan")) return false;
    if (color === "Gray" && height.style !== "Hiker" && height.style !== "Work Shoe") return false;
    if (width.code === "B" && (size < 8 || size > 13)) return false;
    if (size > 13 && !Number.isInteger(size)) return false;
    return width.code !== "4E" || (size >= 8 && height.height !== 11);
  },
  describe: ({ height, toe, build, color, fit: [width, size] }, brand) => {
    const isPlain = build.code === "";
    const shape = height.style.split(" ").at(-1)?.toUpperCase() ?? "";
    return {
      name: `${height.style}, ${height.height} in, ${toe.toe} Toe, ${color}${isPlain ? "" : `, ${build.build}`}, Men's ${decimal(size)} ${width.code}`,
      shortName: `${shape} ${height.height}IN ${toe.code} ${colorCode(color)}${isPlain ? "" : ` ${build.code}`} ${decimal(size)} ${width.code}`,
      description:
        `${height.height} inch ${height.style.toLowerCase()} of full-grain leather on an oil-resistant rubber sole. ${toeNote(toe.toe)} ` +
        `${buildNote(build.build)} Marked ${markingOf(build.code)} to ASTM F2413; the electrical hazard rating is for dry conditions only.`,
      partNumber: partNumberOf(
        brand,
        `${height.height}${toe.code}${shape[0]}`,
        `${colorCode(color)}${build.code}`,
        `${decimal(size)}${width.code}`,
      ),
      attributes: {
        size,
        width: width.width,
        toe: toe.toe,
        height: height.height,
        style: height.style,
        color,
        construction: build.build,
        material: "Full-Grain Leather",
        marking: markingOf(build.code),
        standard: "ASTM F2413-18",
      },
      category: "SAF-BOOTS",
      family: `${height.height} in ${plural(height.style)}, ${toe.toe} Toe, ${build.build}`,
      price: makerPrice(brand, Math.round(height.base + toe.adds + build.adds + (size > 13 ? 10 : 0)) - 0.05),
      unit: "PR",
      shipPack: 1,
      sameAs: `safety boot ${height.height} ${height.style} ${toe.toe} ${build.build} ${color} ${size} ${width.code}`,
    };
  },
});

function markingOf(build: string): string {
  return `M I/75 C/75${build === "MG" ? " Mt/75" : ""}${build === "PR" ? " PR" : ""} EH`;
}

function toeNote(toe: string): string {
  if (toe === "Composite") return "The composite toe is not magnetic, does not carry cold and passes metal detectors.";
  if (toe === "Aluminum") return "The aluminum toe is a third lighter than steel.";
  return "The steel toe is thin for its strength.";
}

function buildNote(build: string): string {
  if (build.startsWith("Waterproof,"))
    return "A sewn-in membrane keeps water out and 400 grams of insulation keep feet warm when you stand.";
  if (build === "Waterproof") return "A sewn-in membrane keeps water out and lets sweat through.";
  if (build === "Metatarsal Guard") return "A guard over the instep takes the blow of a dropped bar or casting.";
  if (build === "Puncture-Resistant Sole") return "A flexible plate in the sole stops nails and swarf.";
  return "Unlined at the ankle for warm shops.";
}
