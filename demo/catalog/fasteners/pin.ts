import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text, tuple } from "../../kit/read-data.ts";
import { crossProduct } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { boxFactor } from "../kit/price.ts";
import { mils } from "./format-size.ts";
import { plural } from "../kit/plural.ts";

const kinds = readCsv("fasteners/pin/kinds.csv", {
  pinType: text,
  category: text,
  mark: text,
  standard: text,
  least: number,
  most: number,
  ratio: tuple([number, number]),
  factor: number,
  words: text,
});

const materials = readCsv("fasteners/pin/materials.csv", {
  pins: text,
  material: text,
  finish: text,
  mark: text,
  factor: number,
  words: text,
});

const diameters = [0.25, 0.125, 0.1875, 0.375, 0.3125, 0.15625, 0.5, 0.09375, 0.0625, 0.4375, 0.625, 0.75] as const;
const lengths = [1, 1.5, 0.75, 2, 1.25, 0.5, 2.5, 1.75, 3, 0.625, 0.875, 2.25, 0.375, 4, 3.5] as const;

export const pins = defineClass("pin", {
  axes: {
    diameter: diameters,
    length: lengths,
    pieces: [50, 25, 100, 10],
    product: crossProduct(materials, kinds).filter(([material, kind]) => material.pins === kind.mark),
  },
  allows: ({ diameter, length, pieces, product: [, kind] }) => {
    if (diameter < kind.least || diameter > kind.most) return false;
    if (length < diameter * kind.ratio[0] || length > diameter * kind.ratio[1]) return false;
    if (kind.mark === "CP") return pieces >= 50;
    return diameter > 0.375 ? pieces <= 25 : pieces >= 25;
  },
  describe: ({ diameter, length, pieces, product: [material, kind] }, brand) => {
    const measure = `${inchFraction(diameter)} x ${inchFraction(length)} in`;
    const each = (0.1 + diameter ** 2 * length * 5.4 + length * 0.08) * material.factor * kind.factor;
    const coat = material.finish === "Plain" ? material.material : `${material.material}, ${material.finish}`;
    return {
      name: `${kind.pinType}, ${coat}, ${measure}`,
      shortName: `${kind.pinType.replace("Slotted ", "").toUpperCase()} ${material.mark} ${measure.replace(" x ", "X").replace(" in", "")} PK${pieces}`,
      description: `${measure} ${kind.pinType.toLowerCase()} to ${kind.standard}. ${kind.words} ${material.words}`,
      partNumber: partNumberOf(brand, kind.mark, mils(diameter), mils(length), material.mark, `P${pieces}`),
      attributes: {
        pinType: kind.pinType,
        diameter,
        length,
        material: material.material,
        finish: material.finish,
        standard: kind.standard,
      },
      category: kind.category,
      family: `${plural(kind.pinType)}, ${coat}`,
      price: makerPrice(brand, each * boxFactor(pieces) * pieces),
      unit: "PK",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `${kind.pinType} ${coat} ${measure} ${pieces}`,
      countryOfOrigin: originOf(brand),
    };
  },
});
