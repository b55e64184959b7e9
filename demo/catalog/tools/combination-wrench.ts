import { inchFraction } from "@capstan/platform/fraction";
import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import {
  type Opening,
  inchOpenings,
  metricOpenings,
  openingAttributes,
  openingCode,
  openingInches,
  openingMark,
  openingText,
} from "./openings.ts";
import { socketIdentity } from "./socket.ts";
import { toStep } from "./format-size.ts";

const sixteenths = (...counts: readonly number[]) => inchOpenings(counts.map((count) => count / 16));

const sizes = interleave([
  [
    ...sixteenths(9, 8, 12, 7, 6, 10, 15, 11, 14, 13, 16, 5, 4, 18, 20, 17, 21, 24, 19, 23, 22, 26, 28, 30, 32),
    ...inchOpenings([11 / 32, 27 / 16, 29 / 16, 34 / 16, 36 / 16, 38 / 16, 2.5]),
  ],
  metricOpenings([
    10, 13, 17, 14, 12, 19, 8, 15, 16, 11, 18, 22, 24, 9, 21, 7, 27, 30, 32, 6, 20, 23, 25, 26, 28, 29, 34, 36, 38, 41,
    46, 50,
  ]),
]);

const styles = readCsv("tools/combination-wrench/styles.csv", {
  name: text,
  mark: text,
  stem: text,
  headStyle: oneOf(["Fixed", "Ratcheting", "Flex-Head Ratcheting", "Reversible Ratcheting"]),
  lengthClass: oneOf(["Long", "Stubby", "Extra Long"]),
  finish: oneOf(["Full Polish Chrome", "Satin Chrome", "Black Oxide"]),
  points: number,
  lengthFactor: number,
  priceFactor: number,
  smallest: number,
  largest: number,
  use: text,
});
type Style = (typeof styles)[number];

/** The usual long pattern: 7-1/4 in at 1/2 in, 13-3/4 in at 1 in. */
function overallLength(opening: Opening, style: Style): number {
  return toStep((13.2 * openingInches(opening) + 0.6) * style.lengthFactor, 1 / 8);
}

export function combinationWrenchIdentity(opening: Opening, style: string): string {
  return `combination wrench ${style} ${openingText(opening)}`;
}

export const combinationWrenches = defineClass("combination-wrench", {
  axes: { opening: sizes, style: styles },
  allows: ({ opening, style }) => {
    const inches = openingInches(opening);
    return inches >= style.smallest && inches <= style.largest;
  },
  describe: ({ opening, style }, brand) => {
    const sizeText = openingText(opening);
    const length = overallLength(opening, style);
    const isRatcheting = style.headStyle !== "Fixed";
    const inches = openingInches(opening);
    return {
      name: `Combination Wrench, ${style.name}, ${sizeText}, ${inchFraction(length)} in Long`,
      shortName: `COMB WRENCH ${style.mark} ${openingMark(opening)}`,
      description:
        `${sizeText} combination wrench, ${inchFraction(length)} in overall, forged of chrome-vanadium steel. ${style.use} ` +
        (inches > 1.3 ? "At this size the open end is for positioning; put the load on the box end. " : "") +
        `Meets ASME B107.100.`,
      partNumber: partNumberOf(brand, style.stem, openingCode(opening)),
      attributes: {
        ...openingAttributes(opening),
        length,
        headStyle: style.headStyle,
        points: style.points,
        lengthClass: style.lengthClass,
        finish: style.finish,
        material: "Chrome-Vanadium Steel",
        standard: "ASME B107.100",
      },
      category: isRatcheting ? "HTL-WRENCHES-RATCHETING" : "HTL-WRENCHES-COMBINATION",
      family: `Combination Wrenches, ${style.name}, ${opening.system}`,
      price: makerPrice(brand, (4.2 + 11 * inches ** 1.75) * style.priceFactor),
      unit: "EA",
      sameAs: combinationWrenchIdentity(opening, style.name),
      goesWith: [socketIdentity(opening, inches < 0.4 ? 0.25 : inches < 0.8 ? 0.375 : 0.5, "Hand", "Standard", 6)],
      countryOfOrigin: brand.code === "grantham" ? "US" : "TW",
    };
  },
});
