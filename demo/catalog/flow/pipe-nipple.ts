import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { pipeSizes, sizeCode } from "./data-pipe-sizes.ts";

const kinds = readCsv("flow/pipe-nipple/kinds.csv", {
  name: text,
  short: text,
  mark: text,
  material: text,
  finish: text,
  schedule: number,
  standard: text,
  factor: number,
  use: text,
});

const close = "Close";
const lengths = [3, 4, 2, 6, close, 2.5, 5, 3.5, 8, 1.5, 12, 4.5, 10, 5.5, 7, 9, 11, 18, 24, 36, 30] as const;

function nippleText(mark: string, size: number, length: number, pieces: number): string {
  return `pipe nipple ${mark} ${size} ${length} ${pieces}`;
}

/** The nipples that go with a fitting or valve: a close one and a 6-inch one. Brass ends at 2 inches. */
export function nipplesFor(mark: string, size: number): readonly string[] {
  return mark === "Y40" && size > 2 ? [] : [nippleText(mark, size, 0, 1), nippleText(mark, size, 6, 1)];
}

export const pipeNipples = defineClass("pipe-nipple", {
  axes: { kind: kinds, size: pipeSizes, length: lengths, pieces: [1, 10, 25] },
  allows: ({ kind, size, length, pieces }) => {
    // A nipple shorter than about its close length has no room for two threads.
    if (length !== close && length < size.close + 0.2) return false;
    if (length !== close && length > 12 && size.nominal < 0.25) return false;
    if (kind.mark === "Y40" && (size.nominal > 2 || (length !== close && length > 12))) return false;
    if (pieces === 1) return true;
    const isSmall = size.nominal <= 1 && (length === close || length <= 6);
    return pieces === 10 ? isSmall : isSmall && size.nominal <= 0.75;
  },
  describe: ({ kind, size, length, pieces }, brand) => {
    const inches = length === close ? size.close : length;
    const wall = kind.schedule === 80 ? size.wall80 : size.wall40;
    const sizeText = inchFraction(size.nominal);
    const lengthText = length === close ? close : `${inchFraction(inches)} in`;
    const each = (0.7 + size.outside * wall * (2.2 + inches * 2.6)) * kind.factor;
    return {
      name: `Pipe Nipple, ${kind.name}, Schedule ${kind.schedule}, ${sizeText} in NPT x ${lengthText}${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
      shortName: `NIPPLE ${kind.short} ${sizeText}X${length === close ? "CLOSE" : inchFraction(inches)}${pieces > 1 ? ` PK${pieces}` : ""}`,
      description:
        `${kind.use} ` +
        (length === close
          ? "The threads of both ends meet in the middle, so two fittings stand as near as they can; turn it with a nipple chuck, not a wrench. "
          : `${inchFraction(inches)} inches over all, with ${size.threadsPerInch} tapered threads to the inch at each end. `) +
        `Outside diameter ${size.outside} in, wall ${wall} in, made to ${kind.standard}.`,
      partNumber: partNumberOf(
        brand,
        `N${kind.mark}`,
        sizeCode(size.nominal),
        length === close ? "CL" : sizeCode(inches),
        pieces > 1 ? `P${pieces}` : "",
      ),
      attributes: {
        pipeSize: size.nominal,
        length: inches,
        material: kind.material,
        finish: kind.finish,
        schedule: kind.schedule,
        outsideDiameter: size.outside,
        wallThickness: wall,
        threadsPerInch: size.threadsPerInch,
        connection: "MNPT x MNPT",
        isClose: length === close,
        standard: kind.standard,
      },
      category: "PIP-NIP",
      family: `Pipe Nipples, ${kind.name}, Schedule ${kind.schedule}`,
      familySize: `${sizeText} in`,
      price: makerPrice(brand, packPrice("fittings", each, pieces)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: nippleText(kind.mark, size.nominal, length === close ? 0 : inches, pieces),
      unspsc: /brass/i.test(kind.material) ? "40173301" : kind.material === "Steel" ? "40173302" : "40173303",
    };
  },
});
