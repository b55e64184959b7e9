import { decimal } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { alternating } from "./crossed.ts";
import { originOf, packFactor, partNumberOf, priceBy, threeFigures } from "./makers.ts";

type Row = readonly [size: number, thickness: number, groove: number];

/** DIN 471, for shafts: shaft, thickness and groove diameter in millimetres. */
const shafts: readonly Row[] = [
  [20, 1.2, 19],
  [25, 1.2, 23.9],
  [12, 1, 11.5],
  [30, 1.5, 28.6],
  [10, 1, 9.6],
  [15, 1, 14.3],
  [40, 1.75, 37.5],
  [35, 1.5, 33],
  [17, 1, 16.2],
  [50, 2, 47],
  [8, 0.8, 7.6],
  [16, 1, 15.2],
  [45, 1.75, 42.5],
  [6, 0.7, 5.7],
  [60, 2, 57],
  [22, 1.2, 21],
  [28, 1.5, 26.6],
  [32, 1.5, 30.3],
  [55, 2, 52],
  [70, 2.5, 67],
  [80, 2.5, 76.5],
  [100, 3, 96.5],
];

/** DIN 472, for bores. */
const bores: readonly Row[] = [
  [47, 1.75, 49.5],
  [52, 2, 55],
  [35, 1.5, 37],
  [62, 2, 65],
  [40, 1.75, 42.5],
  [30, 1.2, 31.4],
  [42, 1.75, 44.5],
  [72, 2.5, 75],
  [32, 1.2, 33.7],
  [28, 1.2, 29.4],
  [80, 2.5, 83.5],
  [26, 1.2, 27.2],
  [22, 1, 23],
  [20, 1, 21],
  [25, 1.2, 26.2],
  [19, 1, 20],
  [16, 1, 16.8],
  [50, 2, 53],
  [60, 2, 63],
  [90, 3, 93.5],
  [12, 1, 12.5],
  [100, 3, 103.5],
];

const sizes = alternating(
  shafts.map((row) => ({ ringType: "External" as const, row })),
  bores.map((row) => ({ ringType: "Internal" as const, row })),
);

const metals = [
  {
    material: "Spring Steel",
    finish: "Black Phosphate",
    mark: "B",
    factor: 1,
    words: "Phosphated and oiled spring steel.",
  },
  {
    material: "Stainless Steel",
    finish: "Plain",
    mark: "S",
    factor: 4,
    words: "PH 15-7 stainless for wash-downs; it loses little strength against steel.",
  },
  {
    material: "Spring Steel",
    finish: "Zinc Plated",
    mark: "Z",
    factor: 1.3,
    words: "Zinc-plated spring steel for damp housings.",
  },
] as const;

export const retainingRings = defineClass({
  code: "retaining-ring",
  name: "Retaining Rings",
  unspsc: "31163202",
  drawing: "retaining-ring",
  weight: 1,
  brands: ["dunmarrow", "kestrelock", "oslund-metric", "harbolt", "tarnwick", "ashlock", "marlinox"],
  attributes: [
    { code: "ringType", name: "Ring Type", type: "text", isFacet: true },
    { code: "diameterMm", name: "Shaft or Bore", type: "number", unit: "mm", isFacet: true, isColumn: true },
    { code: "grooveDiameterMm", name: "Groove Diameter", type: "number", unit: "mm", isColumn: true },
    { code: "thicknessMm", name: "Thickness", type: "number", unit: "mm", isColumn: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "finish", name: "Finish", type: "text", isFacet: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { metal: metals, pieces: [10, 25, 5, 50, 100], size: sizes },
  allows: ({ size: { row }, pieces }) => (row[0] >= 60 ? pieces <= 10 : pieces >= 10),
  describe: ({ metal, pieces, size: { ringType, row } }, brand) => {
    const [diameter, thickness, groove] = row;
    const isShaft = ringType === "External";
    const each = (0.12 + diameter ** 1.35 * thickness * 0.005) * metal.factor * packFactor(pieces);
    const standard = isShaft ? "DIN 471" : "DIN 472";
    return {
      name: `Retaining Ring, ${ringType}, ${metal.material}, ${metal.finish === "Plain" ? "" : `${metal.finish}, `}${diameter} mm ${isShaft ? "Shaft" : "Bore"}`,
      shortName: `RET RING ${isShaft ? "EXT" : "INT"} ${metal.mark} ${diameter}MM PK${pieces}`,
      description:
        `${ringType} retaining ring to ${standard} for a ${diameter} mm ${isShaft ? "shaft" : "bore"}; it snaps into a ${decimal(groove)} mm groove with ${isShaft ? "external" : "internal"} ring pliers. ` +
        `${isShaft ? "It holds bearings, gears and pulleys against axial load." : "It keeps a bearing or plug in its housing."} ${metal.words} Wear eye protection: a slipping ring flies.`,
      partNumber: partNumberOf(brand, [standard.slice(-3), threeFigures(diameter), metal.mark, `P${pieces}`]),
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
      price: priceBy(brand, each * pieces),
      unit: "PK",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `retaining ring ${ringType} ${metal.material} ${metal.finish} ${diameter} ${pieces}`,
      countryOfOrigin: originOf(brand),
    };
  },
});
