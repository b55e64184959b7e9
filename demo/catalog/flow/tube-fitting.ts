import { inchFraction } from "@capstan/platform/fraction";
import { number, optional, readCsv } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { sizeCode } from "./data-pipe-sizes.ts";
import { type TubeKind, tubeKinds } from "./data-tube-kinds.ts";
import { plural } from "../kit/plural.ts";

const sizes = readCsv("flow/tube-fitting/sizes.csv", { from: number, to: optional(number) });
export const tubeFittings = defineClass("tube-fitting", {
  axes: { kind: tubeKinds, size: sizes, pieces: [1, 10, 25, 50] },
  allows: ({ kind, size, pieces }) => {
    const { system, shape } = kind;
    if (shape.isReducing !== (size.to !== undefined)) return false;
    if (size.from < system.smallest || size.from > system.largest) return false;
    if (size.to !== undefined && size.to < system.smallest) return false;
    if (size.from === 0.625 && system.mark !== "CS" && system.mark !== "XC") return false;
    if (shape.mark === "DE") return size.from <= 0.75 && pieces <= 25;
    if (pieces === 1) return true;
    if (system.factor > 4) return pieces === 10 && size.from <= 1;
    return pieces * size.from <= 25;
  },
  describe: ({ kind, size, pieces }, brand) => {
    const { system, shape } = kind;
    const sizeText =
      size.to === undefined ? inchFraction(size.from) : `${inchFraction(size.from)} x ${inchFraction(size.to)}`;
    const each = (0.38 + 1.5 * size.from ** 2.1) * shape.factor * system.factor;
    return {
      name: `${system.name} ${shape.name}, ${system.material}, ${sizeText} in${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
      shortName: `${system.short} ${shape.short} ${sizeText.replaceAll(" ", "").toUpperCase()}${pieces > 1 ? ` PK${pieces}` : ""}`,
      description:
        `${shape.use} ${system.use} Sizes are nominal: ${inchFraction(size.from)} inch tube measures ` +
        `${inchFraction(size.from + 0.125)} inch outside. ${system.caution}`,
      partNumber: partNumberOf(
        brand,
        `${system.mark}${shape.mark}`,
        sizeCode(size.from) + (size.to === undefined ? "" : `X${sizeCode(size.to)}`),
        pieces > 1 ? `P${pieces}` : "",
      ),
      attributes: {
        fittingType: shape.name,
        joint: system.name,
        tubeSize: size.from,
        ...(size.to === undefined ? {} : { reducedSize: size.to }),
        tubeOutsideDiameter: size.from + 0.125,
        connection: shape.connection(system.end),
        material: system.material,
        pressureRating: system.pressure,
        packQuantity: pieces,
        isLeadFree: true,
        standard: system.standard,
      },
      category: system.category,
      family: `${system.name} ${plural(shape.name)}`,
      price: makerPrice(brand, packPrice("fittings", each, pieces)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: tubeFittingText(kind, sizeText, pieces),
      unspsc: system.unspsc,
    };
  },
});

function tubeFittingText({ system, shape }: TubeKind, size: string, pieces: number): string {
  return `tube fitting ${system.mark} ${shape.mark} ${size} ${pieces}`;
}
