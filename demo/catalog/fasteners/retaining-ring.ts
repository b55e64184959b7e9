import { decimal } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { boxFactor } from "../kit/price.ts";
import { threeFigures } from "./format-size.ts";

const columns = { size: number, thickness: number, groove: number };

/** DIN 471, for shafts: shaft, thickness and groove diameter in millimetres. */
const shafts = readCsv("fasteners/retaining-ring/shafts.csv", columns);

/** DIN 472, for bores. */
const bores = readCsv("fasteners/retaining-ring/bores.csv", columns);

const sizes = interleave([
  shafts.map((row) => ({ ringType: "External", row })),
  bores.map((row) => ({ ringType: "Internal", row })),
]);

const metals = readCsv("fasteners/retaining-ring/metals.csv", {
  material: text,
  finish: text,
  mark: text,
  factor: number,
  words: text,
});

export const retainingRings = defineClass("retaining-ring", {
  axes: { metal: metals, pieces: [10, 25, 5, 50, 100], size: sizes },
  allows: ({ size: { row }, pieces }) => (row.size >= 60 ? pieces <= 10 : pieces >= 10),
  describe: ({ metal, pieces, size: { ringType, row } }, brand) => {
    const { size: diameter, thickness, groove } = row;
    const isShaft = ringType === "External";
    const each = (0.12 + diameter ** 1.35 * thickness * 0.005) * metal.factor * boxFactor(pieces);
    const standard = isShaft ? "DIN 471" : "DIN 472";
    return {
      name: `Retaining Ring, ${ringType}, ${metal.material}, ${metal.finish === "Plain" ? "" : `${metal.finish}, `}${diameter} mm ${isShaft ? "Shaft" : "Bore"}`,
      shortName: `RET RING ${isShaft ? "EXT" : "INT"} ${metal.mark} ${diameter}MM PK${pieces}`,
      description:
        `${ringType} retaining ring to ${standard} for a ${diameter} mm ${isShaft ? "shaft" : "bore"}; it snaps into a ${decimal(groove)} mm groove with ${isShaft ? "external" : "internal"} ring pliers. ` +
        `${isShaft ? "It holds bearings, gears and pulleys against axial load." : "It keeps a bearing or plug in its housing."} ${metal.words} Wear eye protection: a slipping ring flies.`,
      partNumber: partNumberOf(brand, standard.slice(-3), threeFigures(diameter), metal.mark, `P${pieces}`),
      attributes: {
        ringType,
        diameterMm: diameter,
        grooveDiameterMm: groove,
        thicknessMm: thickness,
        material: metal.material,
        finish: metal.finish,
        standard,
      },
      category: "FAS-RINGS",
      family: `${ringType} Retaining Rings, ${metal.material} ${metal.finish}`,
      price: makerPrice(brand, each * pieces),
      unit: "PK",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `retaining ring ${ringType} ${metal.material} ${metal.finish} ${diameter} ${pieces}`,
      countryOfOrigin: originOf(brand),
    };
  },
});
