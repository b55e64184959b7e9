import { defineClass } from "../kit/item-class.ts";
import { interleave } from "../kit/interleave.ts";
import { makerNumber, makerPrice } from "./makers.ts";

/** Vertical capacity in pounds of Class 7 webbing by width in inches (WSTDA-WS-1), for one and two plies. */
const eyeCapacity = {
  1: { 1: 1_600, 2: 3_100, 3: 4_700, 4: 6_200, 6: 9_300 },
  2: { 1: 3_100, 2: 6_200, 3: 8_800, 4: 11_000, 6: 16_500, 8: 22_700, 10: 28_400, 12: 34_100 },
} as const;
const endlessCapacity = {
  1: { 1: 3_200, 2: 6_200, 3: 9_400, 4: 12_400, 6: 18_600 },
  2: { 1: 6_200, 2: 12_400, 3: 17_600, 4: 22_000, 6: 33_000, 8: 42_300, 10: 52_900, 12: 63_500 },
} as const;

const types = [
  {
    name: "Eye-and-Eye Web Sling, Flat Eyes",
    short: "EE FLAT",
    mark: "EE",
    type: 3,
    capacities: eyeCapacity,
    category: "MAT-SLING-EYE",
    factor: 1,
    use: "Flat eyes lie side by side for a basket hitch and pass one through the other for a choker.",
  },
  {
    name: "Endless Web Sling",
    short: "ENDLESS",
    mark: "EN",
    type: 5,
    capacities: endlessCapacity,
    category: "MAT-SLING-ENDLESS",
    factor: 1.35,
    use: "A loop with no eyes: shift it between lifts so that the wear spreads round.",
  },
  {
    name: "Eye-and-Eye Web Sling, Twisted Eyes",
    short: "EE TWST",
    mark: "TE",
    type: 4,
    capacities: eyeCapacity,
    category: "MAT-SLING-EYE",
    factor: 1.05,
    use: "Twisted eyes nest on the hook and draw tighter in a choker hitch.",
  },
] as const;

const materials = [
  {
    name: "Polyester",
    short: "PES",
    mark: "9",
    color: "Yellow",
    stretch: 3,
    factor: 1,
    caution: "Keep polyester away from lye and strong alkalis.",
  },
  {
    name: "Nylon",
    short: "NYL",
    mark: "6",
    color: "Yellow",
    stretch: 8,
    factor: 1.02,
    caution: "Keep nylon away from acids; it stretches about 8 % at rated load.",
  },
] as const;

/** Type, material and ply together, the types in turn: each shelf is served early. */
const models = interleave(
  types.map((type) => materials.flatMap((material) => ([2, 1] as const).map((ply) => ({ type, material, ply })))),
);

const lengths = [6, 8, 4, 10, 12, 3, 20, 5, 16, 14, 18, 7, 9, 15, 25, 30, 22, 24, 28, 35, 40, 11, 13] as const;

const covers = [
  { name: "None", mark: "", factor: 1, words: "" },
  { name: "Wear Pads", mark: "WP", factor: 1.3, words: " Leather pads line the bearing points." },
  { name: "Sliding Sleeve", mark: "SV", factor: 1.55, words: " A sliding sleeve guards the body at corners." },
] as const;

export const webSlings = defineClass({
  code: "web-sling",
  name: "Web Slings",
  unspsc: "24101637",
  drawing: "web-sling",
  weight: 2.5,
  brands: ["slingsmith", "linkhurst", "halcomb", "rollstead", "stowbridge", "totewell"],
  attributes: [
    { code: "slingType", name: "Sling", type: "text", isFacet: true },
    { code: "lengthFeet", name: "Length", type: "number", unit: "ft", isFacet: true, isColumn: true },
    { code: "width", name: "Width", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "ply", name: "Plies", type: "number", isFacet: true, isColumn: true },
    { code: "material", name: "Webbing", type: "text", isFacet: true },
    { code: "color", name: "Color", type: "text" },
    { code: "capacity", name: "Vertical Capacity", type: "number", unit: "lb", isFacet: true, isColumn: true },
    { code: "chokerCapacity", name: "Choker Capacity", type: "number", unit: "lb", isColumn: true },
    { code: "basketCapacity", name: "Basket Capacity", type: "number", unit: "lb", isColumn: true },
    { code: "wearProtection", name: "Wear Protection", type: "text", isFacet: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
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
      partNumber: makerNumber(brand, `${type.mark}${ply}`, [
        `${material.mark}${String(width).padStart(2, "0")}`,
        `X${length}`,
        cover.mark,
      ]),
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
      family: `${type.name}s, ${material.name}, ${width} in, ${ply} Ply`,
      price: makerPrice(brand, worth),
      unit: "EA",
      sameAs: `web sling ${type.mark} ${material.mark} ${width} ${length} ${ply} ${cover.name}`,
      documents: ["certificate"],
    };
  },
});

function capacityOfSling(type: (typeof types)[number], ply: 1 | 2, width: number): number | undefined {
  const row: Readonly<Record<number, number>> = type.capacities[ply];
  return row[width];
}
