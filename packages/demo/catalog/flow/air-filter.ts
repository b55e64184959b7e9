import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { filterSizes } from "./data-filter-sizes.ts";
import { interleave } from "../kit/interleave.ts";
import { makerNumber, makerPrice, packWorth } from "./makers.ts";

/** Nominal depth, what is taken off face and depth to get the actual size, pleats to the foot, and the usual carton. */
const depths = [
  { nominal: 1, face: 0.5, actual: 0.75, pleats: 15, carton: 12, factor: 1, category: "HVA-FILTER-1IN" },
  { nominal: 2, face: 0.5, actual: 1.75, pleats: 13, carton: 12, factor: 1.35, category: "HVA-FILTER-2IN" },
  { nominal: 4, face: 0.625, actual: 3.75, pleats: 11, carton: 6, factor: 2.3, category: "HVA-FILTER-4IN" },
] as const;

const ratings = [
  { merv: 8, drop: 0.23, factor: 1, use: "MERV 8 stops pollen, lint and dust over 3 microns, and keeps coils clean." },
  {
    merv: 13,
    drop: 0.34,
    factor: 1.9,
    use: "MERV 13 takes out half of the particles from 0.3 to 1 micron, smoke and droplets among them.",
  },
  { merv: 10, drop: 0.26, factor: 1.2, use: "MERV 10 stops finer dust than MERV 8 at nearly the same resistance." },
  { merv: 11, drop: 0.3, factor: 1.45, use: "MERV 11 is the usual step up for offices and light manufacturing." },
  { merv: 14, drop: 0.42, factor: 2.4, use: "MERV 14 serves hospitals and clean assembly." },
  { merv: 7, drop: 0.2, factor: 0.85, use: "MERV 7 is a plain pre-filter." },
] as const;

const medias = [
  { name: "Synthetic", short: "SYN", mark: "S", factor: 1, note: "Synthetic media does not shed or feed mold." },
  {
    name: "Cotton/Polyester",
    short: "CP",
    mark: "C",
    factor: 0.95,
    note: "The cotton blend loads evenly, but must stay dry.",
  },
  {
    name: "Carbon Impregnated",
    short: "CARB",
    mark: "K",
    factor: 2.2,
    note: "Carbon in the media takes up light odors for about a season.",
  },
  {
    name: "Antimicrobial Synthetic",
    short: "ANTI",
    mark: "A",
    factor: 1.3,
    note: "The media is treated against mold on the filter itself.",
  },
] as const;

/** Depth, rating and media together, the depths in turn: each has a shelf of its own. */
const grades = interleave(
  depths.map((depth) => medias.flatMap((media) => ratings.map((rating) => ({ depth, rating, media })))),
).filter(({ rating, media }) => {
  if (media.mark === "C") return rating.merv <= 10;
  return media.mark === "S" || (rating.merv <= 11 && rating.merv >= 8);
});

export const airFilters = defineClass({
  code: "air-filter",
  name: "Pleated Air Filters",
  unspsc: "40161505",
  drawing: "air-filter",
  weight: 5,
  brands: ["airelow", "ventmoor", "halcomb", "farradine", "stowbridge", "millrace", "totewell", "pumphrey"],
  attributes: [
    { code: "nominalSize", name: "Nominal Size", type: "text", isFacet: true, isColumn: true },
    { code: "height", name: "Nominal Height", type: "number", unit: "in", isFacet: true },
    { code: "width", name: "Nominal Width", type: "number", unit: "in", isFacet: true },
    { code: "depth", name: "Nominal Depth", type: "number", unit: "in", isFacet: true },
    { code: "actualHeight", name: "Actual Height", type: "number", unit: "in", display: "fraction" },
    { code: "actualWidth", name: "Actual Width", type: "number", unit: "in", display: "fraction" },
    { code: "actualDepth", name: "Actual Depth", type: "number", unit: "in", display: "fraction" },
    { code: "merv", name: "MERV", type: "number", isFacet: true, isColumn: true },
    { code: "media", name: "Media", type: "text", isFacet: true, isColumn: true },
    { code: "pleatsPerFoot", name: "Pleats per Foot", type: "number" },
    { code: "initialResistance", name: "Initial Resistance at 300 fpm", type: "number", unit: "in wc" },
    { code: "airFlow", name: "Air Flow at 300 fpm", type: "number", unit: "cfm", isColumn: true },
    { code: "packQuantity", name: "Carton Quantity", type: "number", isFacet: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { grade: grades, size: filterSizes, isCarton: [true, false] },
  allows: ({ grade, size }) => grade.depth.nominal < 4 || size.width * size.height >= 200,
  describe: ({ grade, size, isCarton }, brand) => {
    const { depth, rating, media } = grade;
    const { height, width } = size;
    const nominalSize = `${height}x${width}x${depth.nominal}`;
    const pieces = isCarton ? depth.carton : 1;
    const actual = [height - depth.face, width - depth.face, depth.actual];
    const area = (height * width) / 144;
    const each = (4.1 + 1.75 * area) * depth.factor * rating.factor * media.factor;
    return {
      name: `Pleated Air Filter, ${nominalSize} in, MERV ${rating.merv}, ${media.name}, ${isCarton ? `Carton of ${pieces}` : "Each"}`,
      shortName: `PLEAT FLTR ${nominalSize.toUpperCase()} M${rating.merv} ${media.short} ${isCarton ? `CS${pieces}` : "EA"}`,
      description:
        `${rating.use} Actual size ${actual.map(inchFraction).join(" x ")} inches, so that it slides into a ${nominalSize} slot. ` +
        `${media.note} Starts at ${rating.drop} inch of water at 300 feet a minute; change it at 1.0 inch, or every ${depth.nominal === 4 ? "six" : "three"} months.`,
      partNumber: makerNumber(brand, `PF${media.mark}${String(rating.merv).padStart(2, "0")}`, [
        `${height}${width}${depth.nominal}`,
        isCarton ? "" : "E",
      ]),
      attributes: {
        nominalSize,
        height,
        width,
        depth: depth.nominal,
        actualHeight: height - depth.face,
        actualWidth: width - depth.face,
        actualDepth: depth.actual,
        merv: rating.merv,
        media: media.name,
        pleatsPerFoot: depth.pleats,
        initialResistance: rating.drop,
        airFlow: Math.round(area * 300),
        packQuantity: pieces,
        standard: "ASHRAE 52.2, UL 900",
      },
      category: depth.category,
      family: `Pleated Air Filters, ${depth.nominal} in, MERV ${rating.merv}, ${media.name}`,
      price: makerPrice(brand, packWorth(each, pieces)),
      unit: isCarton ? "CS" : "EA",
      piecesPerUnit: pieces,
      sameAs: `air filter ${nominalSize} ${rating.merv} ${media.mark} ${pieces}`,
      unspsc: "40161519",
    };
  },
});
