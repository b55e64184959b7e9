import { inchFraction } from "@capstan/platform/fraction";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { type FittingKind, fittingKinds } from "./data-fitting-kinds.ts";
import { class150Dimensions, class300Dimensions, reductions } from "./data-fitting-sizes.ts";
import { pipeSizes, sizeCode } from "./data-pipe-sizes.ts";
import { nipplesFor } from "./pipe-nipple.ts";
import { plural } from "../kit/plural.ts";

interface FittingSize {
  readonly from: number;
  readonly to?: number;
}

const sizes: readonly FittingSize[] = interleave<FittingSize>([
  pipeSizes.map(({ nominal }) => ({ from: nominal })),
  reductions,
]);

export const pipeFittings = defineClass("pipe-fitting", {
  axes: { kind: fittingKinds, size: sizes, pieces: [1, 10, 25, 5] },
  allows: ({ kind, size, pieces }) => {
    const { material, shape } = kind;
    if (shape.isReducing !== (size.to !== undefined)) return false;
    if (size.from > material.largest || (material.pressureClass >= 300 && size.from < 0.25)) return false;
    if (shape.onlyReducesOnce && size.to !== undefined && size.from / size.to > 2.1) return false;
    if (pieces === 1) return true;
    return pieces === 25 ? size.from <= 0.5 : size.from <= 1;
  },
  describe: ({ kind, size, pieces }, brand) => {
    const { material, shape } = kind;
    const sizeText = size.to === undefined ? inchFraction(size.from) : bothSizes(size.from, size.to);
    const dimensions = dimensionsOf(kind, size);
    return {
      name: `${shape.name}, ${material.name}, Class ${material.pressureClass}, ${sizeText} in NPT${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
      shortName: `${shape.short} ${material.short} ${material.pressureClass} ${sizeText}${pieces > 1 ? ` PK${pieces}` : ""}`,
      description:
        `${shape.use} ${material.use} ` +
        `Rated ${ratingOf(kind, size.from).toLocaleString("en-US")} psi for water, oil or gas at 150 °F` +
        `${material.steam > 0 ? ` and ${material.steam} psi saturated steam` : ""}. ` +
        (shape.caution ?? material.caution),
      partNumber: partNumberOf(
        brand,
        `${material.mark}${shape.mark}`,
        sizeCode(size.from) + (size.to === undefined ? "" : `X${sizeCode(size.to)}`),
        pieces > 1 ? `P${pieces}` : "",
      ),
      attributes: {
        fittingType: shape.name,
        pipeSize: size.from,
        ...(size.to === undefined ? {} : { reducedSize: size.to }),
        connection: shape.connection,
        material: material.material,
        finish: material.finish,
        pressureClass: material.pressureClass,
        pressureRating: ratingOf(kind, size.from),
        ...dimensions,
        isLeadFree: material.isLeadFree,
        standard: material.standard,
      },
      category: material.category,
      family: `${plural(shape.name)}, ${material.name}, Class ${material.pressureClass}`,
      price: makerPrice(brand, packPrice("fittings", worthOf(kind, size.from), pieces)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: fittingText(kind, sizeText, pieces),
      goesWith: nipplesFor(material.nipple, size.from),
      unspsc: shape.unspsc,
      ...(material.material === "Brass" ? { restrictions: ["LEAD-CA", "LEAD-VT-MD-LA"] } : {}),
    };
  },
});

function fittingText({ material, shape }: FittingKind, size: string, pieces: number): string {
  return `pipe fitting ${shape.mark} ${material.mark} ${size} ${pieces}`;
}

function bothSizes(from: number, to: number): string {
  return `${inchFraction(from)} x ${inchFraction(to)}`;
}

function worthOf({ material, shape }: FittingKind, size: number): number {
  return (1.15 + 2.4 * size ** 1.75) * shape.factor * material.factor;
}

/** Malleable Class 300 is rated by size; the other classes have one figure. */
function ratingOf({ material }: FittingKind, size: number): number {
  if (material.pressureClass !== 300) return material.water;
  if (size <= 1) return 2_000;
  return size <= 2 ? 1_500 : 1_000;
}

/** Only iron fittings have their dimensions in the standard; the others follow their maker. */
function dimensionsOf({ material, shape }: FittingKind, { from, to }: FittingSize): Readonly<Record<string, number>> {
  if (!/iron/i.test(material.material) || to !== undefined) return {};
  const row = (material.pressureClass === 300 ? class300Dimensions : class150Dimensions)[from];
  if (row === undefined) return {};
  if (shape.measure === "elbow90") return { centerToEnd: row.elbow90 };
  if (shape.measure === "elbow45" && row.elbow45 !== undefined) return { centerToEnd: row.elbow45 };
  if (shape.measure === "coupling" && row.coupling !== undefined) return { length: row.coupling };
  return {};
}
