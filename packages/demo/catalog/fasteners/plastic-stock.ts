import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { mils, originOf, partNumberOf, priceBy } from "./makers.ts";

const plastics = [
  {
    material: "UHMW Polyethylene",
    short: "UHMW",
    colors: ["White", "Black", "Blue"],
    top: 180,
    density: 0.034,
    perPound: 6.5,
    words:
      "Slick, tough and quiet: the material for chain guides, chute liners and wear strips. It creeps under steady load.",
  },
  {
    material: "Acetal Copolymer",
    short: "ACETAL",
    colors: ["White", "Black"],
    top: 180,
    density: 0.051,
    perPound: 11,
    words:
      "Stiff, stable and easy to machine to close tolerances, with little water uptake; for gears, rollers and valve parts.",
  },
  {
    material: "Nylon 6/6",
    short: "NYLON",
    colors: ["Off-White", "Black"],
    top: 200,
    density: 0.041,
    perPound: 10.5,
    words: "Strong and wear-resistant for bushings and sheaves; it swells a little in moist air, so leave clearance.",
  },
  {
    material: "High-Density Polyethylene",
    short: "HDPE",
    colors: ["White", "Black", "Blue"],
    top: 160,
    density: 0.035,
    perPound: 4.6,
    words: "Weldable, light and chemical-resistant, for tanks, cutting boards and splash guards.",
  },
  {
    material: "Polycarbonate",
    short: "PC",
    colors: ["Clear"],
    top: 240,
    density: 0.043,
    perPound: 8.8,
    words: "Clear and nearly unbreakable for machine guards; it scratches, and solvents craze it.",
  },
  {
    material: "PTFE",
    short: "PTFE",
    colors: ["White"],
    top: 500,
    density: 0.078,
    perPound: 27,
    words:
      "The slickest and most chemical-resistant plastic, good to 500 degrees F; soft, so it cold-flows under bolts.",
  },
  {
    material: "PVC Type I",
    short: "PVC",
    colors: ["Gray"],
    top: 140,
    density: 0.051,
    perPound: 6.2,
    words: "Rigid and acid-resistant for tanks, ducts and fixtures; easily joined with solvent cement.",
  },
  {
    material: "Cast Acrylic",
    short: "ACRYLIC",
    colors: ["Clear", "White", "Black"],
    top: 170,
    density: 0.043,
    perPound: 7.2,
    words: "Clearer than glass and weather-proof for signs and covers; drill it slowly, for it cracks.",
  },
] as const;

const lookOf = plastics.flatMap((plastic) => plastic.colors.map((color) => ({ plastic, color })));

const rods = [1, 0.5, 2, 0.75, 1.5, 0.25, 1.25, 3, 0.375, 2.5, 0.625, 4, 1.75];
const sheets = [0.25, 0.5, 0.125, 0.375, 1, 0.75, 0.0625, 0.1875, 1.5, 2];
const rodLengths = [48, 12, 24, 6, 36];
const sheetBlanks = [
  [12, 12],
  [24, 24],
  [12, 24],
  [24, 48],
  [12, 48],
  [48, 48],
  [6, 12],
] as const;

interface StockSize {
  readonly shape: "Rod" | "Sheet";
  readonly thickness: number;
  readonly width: number;
  readonly length: number;
}

const rodSizes = rodLengths.flatMap((length) =>
  rods.map((width): StockSize => ({ shape: "Rod", thickness: width, width, length })),
);
const sheetSizes = sheetBlanks.flatMap(([width, length]) =>
  sheets.map((thickness): StockSize => ({ shape: "Sheet", thickness, width, length })),
);
const sizes = sheetSizes.flatMap((sheet, at) => [...rodSizes.slice(at, at + 1), sheet]);

export const plasticStock = defineClass({
  code: "plastic-stock",
  name: "Plastic Rod & Sheet",
  unspsc: "13102000",
  drawing: "plastic-stock",
  weight: 2,
  brands: ["polyhaven", "resinor", "fellbrook", "alumara"],
  attributes: [
    { code: "shape", name: "Shape", type: "text", isFacet: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "color", name: "Color", type: "text", isFacet: true },
    {
      code: "diameter",
      name: "Diameter",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
      isOptional: true,
    },
    {
      code: "thickness",
      name: "Thickness",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
      isOptional: true,
    },
    { code: "width", name: "Width", type: "number", unit: "in", isFacet: true, isColumn: true, isOptional: true },
    { code: "length", name: "Length", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "temperatureMax", name: "Highest Temperature", type: "number", unit: "°F" },
    { code: "weight", name: "Weight", type: "number", unit: "lb" },
  ],
  axes: { look: lookOf, size: sizes },
  allows: ({ look: { plastic, color }, size }) => {
    if (plastic.short === "PTFE" && size.width * size.length > 600) return false;
    if (size.shape === "Rod") return color !== "Blue" && !(plastic.short === "ACRYLIC" && color !== "Clear");
    if (plastic.short === "PC" || plastic.short === "ACRYLIC") return size.thickness <= 1;
    return size.thickness > 0.1 || plastic.short !== "HDPE";
  },
  describe: ({ look: { plastic, color }, size }, brand) => {
    const isRod = size.shape === "Rod";
    const volume = isRod ? (Math.PI / 4) * size.width ** 2 * size.length : size.width * size.length * size.thickness;
    const weight = volume * plastic.density;
    const thick = inchFraction(size.thickness);
    const measure = isRod
      ? `${thick} in Diameter x ${size.length} in`
      : `${thick} in Thick, ${size.width} x ${size.length} in`;
    return {
      name: `${size.shape}, ${plastic.material}, ${color}, ${measure}`,
      shortName: `${size.shape.toUpperCase()} ${plastic.short} ${color.toUpperCase().slice(0, 5)} ${thick}X${isRod ? size.length : `${size.width}X${size.length}`}`,
      description:
        `${color} ${plastic.material.replaceAll(/[A-Z][a-z]+/g, (word) => word.toLowerCase())} ${size.shape.toLowerCase()}, ${isRod ? `${thick} in in diameter` : `${thick} in thick`}, with a ${isRod ? "diameter" : "thickness"} tolerance on the plus side. ` +
        `${plastic.words} Continuous service to ${plastic.top} degrees F.`,
      partNumber: partNumberOf(brand, [
        `${plastic.short}${isRod ? "R" : "S"}`,
        color.replaceAll(/[a-z]/g, "").padEnd(2, color.slice(-1).toUpperCase()).slice(0, 2),
        mils(size.thickness),
        isRod ? "" : `W${size.width}`,
        `L${size.length}`,
      ]),
      attributes: {
        shape: size.shape,
        material: plastic.material,
        color,
        ...(isRod ? { diameter: size.width } : { thickness: size.thickness, width: size.width }),
        length: size.length,
        temperatureMax: plastic.top,
        weight: Math.round(weight * 100) / 100,
      },
      category: isRod ? "RAW-PLASTIC-ROD" : "RAW-PLASTIC-SHEET",
      family: `${plastic.material} ${size.shape}, ${color}`,
      price: priceBy(brand, 2.6 + weight * plastic.perPound * (isRod ? 1.5 : 1.2)),
      unit: "EA",
      shipPack: 1,
      sameAs: `plastic ${size.shape} ${plastic.material} ${color} ${measure}`,
      documents: ["datasheet"],
      countryOfOrigin: originOf(brand),
    };
  },
});
