import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { filterSizes } from "./data-filter-sizes.ts";

/** Nominal depth, what is taken off face and depth to get the actual size, pleats to the foot, and the usual carton. */
const depths = [
  { nominal: 1, face: 0.5, actual: 0.75, pleats: 15, carton: 12, factor: 1, category: "HVA-FILTER-1IN" },
  { nominal: 2, face: 0.5, actual: 1.75, pleats: 13, carton: 12, factor: 1.35, category: "HVA-FILTER-2IN" },
  { nominal: 4, face: 0.625, actual: 3.75, pleats: 11, carton: 6, factor: 2.3, category: "HVA-FILTER-4IN" },
] as const;

const ratings = readCsv("flow/air-filter/ratings.csv", { merv: number, drop: number, factor: number, use: text });

const medias = readCsv("flow/air-filter/medias.csv", {
  name: text,
  short: text,
  mark: text,
  factor: number,
  note: text,
});

/** Depth, rating and media together, the depths in turn: each has a category of its own. */
const grades = interleave(
  depths.map((depth) => medias.flatMap((media) => ratings.map((rating) => ({ depth, rating, media })))),
).filter(({ rating, media }) => {
  if (media.mark === "C") return rating.merv <= 10;
  return media.mark === "S" || (rating.merv <= 11 && rating.merv >= 8);
});

export const airFilters = defineClass("air-filter", {
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
      partNumber: partNumberOf(
        brand,
        `PF${media.mark}${String(rating.merv).padStart(2, "0")}`,
        `${height}${width}${depth.nominal}`,
        isCarton ? "" : "E",
      ),
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
      price: makerPrice(brand, packPrice("fittings", each, pieces)),
      unit: isCarton ? "CS" : "EA",
      piecesPerUnit: pieces,
      sameAs: `air filter ${nominalSize} ${rating.merv} ${media.mark} ${pieces}`,
      unspsc: "40161519",
    };
  },
});
