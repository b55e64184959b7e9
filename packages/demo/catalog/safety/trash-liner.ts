import { defineClass } from "../kit/item-class.ts";
import { colorCode, partNumberOf } from "./part-number.ts";
import { cents } from "./price.ts";

/** Gallons of the can, and width by length of the flat bag in inches. */
const sizes = [
  { gallons: 55, width: 38, length: 58 },
  { gallons: 33, width: 33, length: 39 },
  { gallons: 45, width: 40, length: 46 },
  { gallons: 10, width: 24, length: 24 },
  { gallons: 60, width: 38, length: 60 },
  { gallons: 16, width: 24, length: 32 },
  { gallons: 30, width: 30, length: 36 },
  { gallons: 56, width: 43, length: 47 },
  { gallons: 20, width: 30, length: 30 },
  { gallons: 7, width: 20, length: 22 },
  { gallons: 40, width: 36, length: 46 },
  { gallons: 65, width: 50, length: 48 },
  { gallons: 96, width: 60, length: 68 },
  { gallons: 4, width: 17, length: 18 },
] as const;

interface Film {
  readonly density: "Low-Density" | "High-Density";
  readonly mils: number;
  readonly gauge: string;
  readonly strength: string;
}

/** Low-density film is sold by mils, high-density by microns: 25.4 microns are a mil. */
const films: readonly Film[] = [
  { density: "Low-Density", mils: 1.5, gauge: "1.5 mil", strength: "Extra Heavy" },
  { density: "High-Density", mils: 0.63, gauge: "16 micron", strength: "Heavy" },
  { density: "Low-Density", mils: 0.9, gauge: "0.9 mil", strength: "Heavy" },
  { density: "High-Density", mils: 0.47, gauge: "12 micron", strength: "Medium" },
  { density: "Low-Density", mils: 2, gauge: "2 mil", strength: "Super Heavy" },
  { density: "Low-Density", mils: 0.65, gauge: "0.65 mil", strength: "Medium" },
  { density: "High-Density", mils: 0.87, gauge: "22 micron", strength: "Extra Heavy" },
  { density: "Low-Density", mils: 1.2, gauge: "1.2 mil", strength: "Extra Heavy" },
  { density: "High-Density", mils: 0.31, gauge: "8 micron", strength: "Light" },
  { density: "Low-Density", mils: 3, gauge: "3 mil", strength: "Contractor" },
  { density: "Low-Density", mils: 0.45, gauge: "0.45 mil", strength: "Light" },
  { density: "High-Density", mils: 0.24, gauge: "6 micron", strength: "Light" },
  { density: "Low-Density", mils: 0.35, gauge: "0.35 mil", strength: "Light" },
  { density: "High-Density", mils: 0.55, gauge: "14 micron", strength: "Medium" },
];

const colors = ["Black", "Clear", "White", "Gray", "Blue", "Red"] as const;
const counts = [100, 50, 250, 500, 200, 1_000, 25] as const;
const forms = ["Coreless Roll", "Flat Pack"] as const;

export const trashLiners = defineClass({
  code: "trash-liner",
  name: "Trash Can Liners",
  unspsc: "47121701",
  drawing: "trash-liner",
  weight: 3,
  brands: [
    "polyfen",
    "cleanhurst",
    "papermoor",
    "stonewick",
    "bluewell",
    "saltmarsh",
    "castlegate",
    "wovenby",
    "sweepstone",
  ],
  attributes: [
    { code: "capacity", name: "Capacity", type: "number", unit: "gal", isFacet: true, isColumn: true },
    { code: "width", name: "Width", type: "number", unit: "in", isColumn: true },
    { code: "length", name: "Length", type: "number", unit: "in", isColumn: true },
    { code: "thickness", name: "Thickness", type: "number", unit: "mil", isFacet: true, isColumn: true },
    { code: "gauge", name: "Gauge", type: "text" },
    { code: "strength", name: "Strength", type: "text", isFacet: true },
    { code: "color", name: "Color", type: "text", isFacet: true, isColumn: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "dispensing", name: "Packed As", type: "text", isFacet: true },
    { code: "packageQuantity", name: "Package Quantity", type: "number", isFacet: true },
  ],
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
      price: cents((6 + pounds * (isHigh ? 1.75 : 1.6)) * (color === "Black" || color === "Clear" ? 1 : 1.12)),
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
