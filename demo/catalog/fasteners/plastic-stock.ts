import { inchFraction } from "@capstan/platform/fraction";
import { list, number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { mils } from "./format-size.ts";

const plastics = readCsv("fasteners/plastic-stock/plastics.csv", {
  material: text,
  short: text,
  colors: list(text),
  top: number,
  density: number,
  perPound: number,
  words: text,
});

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

export const plasticStock = defineClass("plastic-stock", {
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
      partNumber: partNumberOf(
        brand,
        `${plastic.short}${isRod ? "R" : "S"}`,
        color.replaceAll(/[a-z]/g, "").padEnd(2, color.slice(-1).toUpperCase()).slice(0, 2),
        mils(size.thickness),
        isRod ? "" : `W${size.width}`,
        `L${size.length}`,
      ),
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
      price: makerPrice(brand, 2.6 + weight * plastic.perPound * (isRod ? 1.5 : 1.2)),
      unit: "EA",
      shipPack: 1,
      sameAs: `plastic ${size.shape} ${plastic.material} ${color} ${measure}`,
      documents: ["datasheet"],
      countryOfOrigin: originOf(brand),
    };
  },
});
