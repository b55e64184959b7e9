import { inchFraction } from "@capstan/platform/fraction";
import { list, number, object, readJson, text, tuple } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { mils } from "./format-size.ts";

/** Steel and stainless are named by gauge, aluminum, brass and copper by thickness; each metal has its own gauge table. */
const metals = readJson(
  "fasteners/metal-sheet/metals.json",
  list(
    object({
      material: text,
      alloy: text,
      finish: text,
      category: text,
      standard: text,
      mark: text,
      density: number,
      perPound: number,
      thicknesses: list(tuple([text, number])),
      words: text,
    }),
  ),
);

const maxThicknesses = Math.max(...metals.map(({ thicknesses }) => thicknesses.length));
const products = Array.from({ length: maxThicknesses }, (_, at) =>
  metals.flatMap((metal) =>
    metal.thicknesses.slice(at, at + 1).map(([gauge, thickness]) => ({ metal, gauge, thickness })),
  ),
).flat();

/** Width and length in inches, as shears and categories like them. */
const blanks = [
  [12, 12],
  [12, 24],
  [24, 24],
  [6, 12],
  [24, 36],
  [12, 36],
  [24, 48],
  [12, 48],
  [36, 36],
  [36, 48],
  [48, 48],
  [6, 6],
] as const;

/** Cutting to a closer tolerance is ordered as another item. */
const edges = [
  { edge: "Sheared", mark: "", factor: 1, words: "The edges are sheared: deburr them and handle with gloves." },
  { edge: "Deburred", mark: "D", factor: 1.2, words: "The edges are deburred and the blank is square within 1/32 in." },
] as const;

export const metalSheets = defineClass("metal-sheet", {
  axes: { edge: edges, blank: blanks, product: products },
  allows: ({ blank, product: { metal, thickness } }) =>
    metal.category !== "RAW-SHEET-COPPER" ? thickness * blank[0] * blank[1] * metal.density < 130 : blank[1] <= 36,
  describe: ({ edge, blank: [width, length], product: { metal, gauge, thickness } }, brand) => {
    const weight = width * length * thickness * metal.density;
    const measure = `${width} x ${length} in`;
    return {
      name: `Sheet, ${metal.alloy} ${metal.material}, ${metal.finish}, ${gauge}, ${measure}${edge.mark === "" ? "" : ", Deburred"}`,
      shortName: `SHEET ${metal.mark} ${gauge.toUpperCase().replace(" IN", "").replace(" ", "")} ${width}X${length}${edge.mark === "" ? "" : " DBR"}`,
      description: `${metal.alloy} ${metal.material.toLowerCase()} sheet, ${gauge} (${inchFraction(thickness)} in), ${measure}. ${metal.words} ${edge.words}`,
      partNumber: partNumberOf(
        brand,
        `SH${metal.mark}`,
        mils(thickness * 10),
        `${String(width).padStart(2, "0")}${String(length).padStart(2, "0")}`,
        edge.mark,
      ),
      attributes: {
        material: metal.material,
        alloy: metal.alloy,
        gauge,
        thickness,
        width,
        length,
        finish: metal.finish,
        edge: edge.edge,
        weight: Math.round(weight * 100) / 100,
        standard: metal.standard,
      },
      category: metal.category,
      family: `${metal.alloy} ${metal.material} Sheet, ${metal.finish}`,
      price: makerPrice(brand, (3.2 + weight * metal.perPound) * edge.factor),
      unit: "EA",
      shipPack: 1,
      sameAs: `sheet ${metal.alloy} ${metal.finish} ${gauge} ${measure} ${edge.edge}`,
      documents: ["certificate"],
      countryOfOrigin: originOf(brand),
    };
  },
});
