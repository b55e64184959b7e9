import { list, number, object, readCsv, readJson, record, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { plural } from "../kit/plural.ts";

const types = readJson(
  "flow/web-sling/types.json",
  list(
    object({
      name: text,
      short: text,
      mark: text,
      type: number,
      capacities: record(record(number)),
      category: text,
      factor: number,
      use: text,
    }),
  ),
);

const materials = readCsv("flow/web-sling/materials.csv", {
  name: text,
  short: text,
  mark: text,
  color: text,
  stretch: number,
  factor: number,
  caution: text,
});

/** Type, material and ply together, the types in turn: each category is served early. */
const models = interleave(
  types.map((type) => materials.flatMap((material) => ([2, 1] as const).map((ply) => ({ type, material, ply })))),
);

const lengths = [6, 8, 4, 10, 12, 3, 20, 5, 16, 14, 18, 7, 9, 15, 25, 30, 22, 24, 28, 35, 40, 11, 13] as const;

const covers = [
  { name: "None", mark: "", factor: 1, words: "" },
  { name: "Wear Pads", mark: "WP", factor: 1.3, words: " Leather pads line the bearing points." },
  { name: "Sliding Sleeve", mark: "SV", factor: 1.55, words: " A sliding sleeve guards the body at corners." },
] as const;

export const webSlings = defineClass("web-sling", {
  axes: { model: models, width: [2, 1, 3, 4, 6, 8, 10, 12], length: lengths, cover: covers },
  allows: ({ model, width, length }) => {
    if (capacityOfSling(model.type, model.ply, width) === undefined) return false;
    return length >= Math.max(3, width) && (width < 8 || length >= 8) && (model.type.mark !== "EN" || length <= 30);
  },
  describe: ({ model, width, length, cover }, brand) => {
    const { type, material, ply } = model;
    const capacity = capacityOfSling(type, ply, width) ?? 0;
    const choker = Math.floor((capacity * 0.8) / 100) * 100;
    const worth = (3.4 + 0.92 * width * ply * (length + 1.5) * 0.8) * type.factor * material.factor * cover.factor;
    return {
      name: `${type.name}, ${material.name}, ${width} in x ${length} ft, ${ply} Ply, ${capacity.toLocaleString("en-US")} lb Vertical${cover.mark ? `, ${cover.name}` : ""}`,
      shortName: `SLING ${type.short} ${material.short} ${width}INX${length}FT ${ply}PLY${cover.mark ? ` ${cover.mark}` : ""}`,
      description:
        `${type.use} Rated ${capacity.toLocaleString("en-US")} pounds vertical, ${choker.toLocaleString("en-US")} choker and ` +
        `${(capacity * 2).toLocaleString("en-US")} in a vertical basket, at 5 to 1.${cover.words} ${material.caution} ` +
        "Pull it from service at the first red warning yarn, cut or missing tag.",
      partNumber: partNumberOf(
        brand,
        `${type.mark}${ply}`,
        `${material.mark}${String(width).padStart(2, "0")}`,
        `X${length}`,
        cover.mark,
      ),
      attributes: {
        slingType: type.name,
        lengthFeet: length,
        width,
        ply,
        material: material.name,
        color: material.color,
        capacity,
        chokerCapacity: choker,
        basketCapacity: capacity * 2,
        wearProtection: cover.name,
        standard: "ASME B30.9, WSTDA-WS-1",
      },
      category: type.category,
      family: `${plural(type.name)}, ${material.name}, ${width} in, ${ply} Ply`,
      price: makerPrice(brand, worth),
      unit: "EA",
      sameAs: `web sling ${type.mark} ${material.mark} ${width} ${length} ${ply} ${cover.name}`,
      documents: ["certificate"],
    };
  },
});

function capacityOfSling(type: (typeof types)[number], ply: 1 | 2, width: number): number | undefined {
  return type.capacities[ply]?.[width];
}
