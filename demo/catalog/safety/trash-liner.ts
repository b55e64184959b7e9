import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { colorCode } from "./color-code.ts";

/** Gallons of the can, and width by length of the flat bag in inches. */
const sizes = readCsv("safety/trash-liner/sizes.csv", { gallons: number, width: number, length: number });

/** Low-density film is sold by mils, high-density by microns: 25.4 microns are a mil. */
const films = readCsv("safety/trash-liner/films.csv", {
  density: oneOf(["Low-Density", "High-Density"]),
  mils: number,
  gauge: text,
  strength: text,
});

const colors = ["Black", "Clear", "White", "Gray", "Blue", "Red"] as const;
const counts = [100, 50, 250, 500, 200, 1_000, 25] as const;
const forms = ["Coreless Roll", "Flat Pack"] as const;

export const trashLiners = defineClass("trash-liner", {
  axes: { film: films, size: sizes, color: colors, count: counts, form: forms },
  allows: ({ film, size, color, count, form }) => {
    const isHigh = film.density === "High-Density";
    if (isHigh && (color === "Red" || color === "Blue" || form === "Flat Pack")) return false;
    // Thin film tears in large cans, and nobody lines a desk basket with a contractor bag.
    if (size.gallons >= 40 && film.mils < (isHigh ? 0.4 : 0.6)) return false;
    if (size.gallons <= 16 && film.mils > (isHigh ? 0.5 : 1)) return false;
    if (size.gallons >= 65 && film.mils < 1) return false;
    if (color === "Red" && film.mils < 1.2) return false;
    const pounds = (size.width * size.length * 2 * film.mils * 0.0335 * count) / 1_000;
    return pounds >= 3 && pounds <= 42;
  },
  describe: ({ film, size, color, count, form }, brand) => {
    const isHigh = film.density === "High-Density";
    const pounds = (size.width * size.length * 2 * film.mils * 0.0335 * count) / 1_000;
    const material = isHigh ? "HDPE" : "LLDPE";
    const packed = count.toLocaleString("en-US");
    return {
      name: `Trash Can Liner, ${size.gallons} gal, ${size.width} x ${size.length} in, ${film.gauge} ${material}, ${color}, ${form}, Case of ${packed}`,
      shortName: `LINER ${size.gallons}GAL ${film.gauge.replace(" micron", "MIC").replace(" mil", "MIL")} ${colorCode(color)} ${form === "Flat Pack" ? "FLAT " : ""}${count}`,
      description:
        `${isHigh ? "High-density liners are crisp and thin: they carry weight but tear once a point is through, so use them for paper, food and other soft waste." : "Linear low-density liners stretch before they tear, for waste with corners and edges."} ` +
        `${strengthNote(film.strength)} Fits cans of ${size.gallons} gallons; ${form === "Coreless Roll" ? "the rolls tear off one at a time" : "flat-packed, to be laid in the bottom of the can"}.` +
        (color === "Red" ? " Red marks infectious waste: print and handling are subject to state rules." : ""),
      partNumber: partNumberOf(
        brand,
        `L${size.width}${size.length}`,
        `${isHigh ? "H" : "L"}${Math.round(film.mils * 100)}`,
        colorCode(color),
        `${count}${form === "Flat Pack" ? "F" : ""}`,
      ),
      attributes: {
        capacity: size.gallons,
        width: size.width,
        length: size.length,
        thickness: film.mils,
        gauge: film.gauge,
        strength: film.strength,
        color,
        material,
        dispensing: form,
        packageQuantity: count,
      },
      category: isHigh ? "CLN-LINERS-HD" : "CLN-LINERS-LD",
      family: `${film.density} Liners, ${size.gallons} gal`,
      price: makerPrice(
        brand,
        (6 + pounds * (isHigh ? 1.75 : 1.6)) * (color === "Black" || color === "Clear" ? 1 : 1.12),
      ),
      unit: "CS",
      piecesPerUnit: count,
      shipPack: 1,
      sameAs: `trash liner ${size.width}x${size.length} ${film.gauge} ${color} ${form} ${count}`,
    };
  },
});

function strengthNote(strength: string): string {
  if (strength === "Light") return "Light strength for offices and restrooms.";
  if (strength === "Medium") return "Medium strength for break rooms and packing benches.";
  if (strength === "Contractor") return "Contractor strength for lumber, plaster and swarf.";
  return `${strength} strength for plants, yards and kitchens.`;
}
