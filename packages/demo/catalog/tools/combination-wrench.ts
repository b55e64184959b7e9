import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { partNumberOf, priceOf } from "./makers.ts";
import {
  byTurns,
  inchOpenings,
  metricOpenings,
  openingAttributes,
  openingCode,
  openingInches,
  openingMark,
  openingTemplates,
  openingText,
  type Opening,
} from "./openings.ts";
import { socketIdentity } from "./socket.ts";
import { toStep } from "./words.ts";

const sixteenths = (...counts: readonly number[]) => inchOpenings(counts.map((count) => count / 16));

const sizes = byTurns(
  [
    ...sixteenths(9, 8, 12, 7, 6, 10, 15, 11, 14, 13, 16, 5, 4, 18, 20, 17, 21, 24, 19, 23, 22, 26, 28, 30, 32),
    ...inchOpenings([11 / 32, 27 / 16, 29 / 16, 34 / 16, 36 / 16, 38 / 16, 2.5]),
  ],
  metricOpenings([
    10, 13, 17, 14, 12, 19, 8, 15, 16, 11, 18, 22, 24, 9, 21, 7, 27, 30, 32, 6, 20, 23, 25, 26, 28, 29, 34, 36, 38, 41,
    46, 50,
  ]),
);

interface Style {
  readonly name: string;
  readonly mark: string;
  readonly stem: string;
  readonly headStyle: "Fixed" | "Ratcheting" | "Flex-Head Ratcheting" | "Reversible Ratcheting";
  readonly lengthClass: "Long" | "Stubby" | "Extra Long";
  readonly finish: "Full Polish Chrome" | "Satin Chrome" | "Black Oxide";
  readonly points: 6 | 12;
  readonly lengthFactor: number;
  readonly priceFactor: number;
  readonly smallest: number;
  readonly largest: number;
  readonly use: string;
}

const styles: readonly Style[] = [
  {
    name: "12-Point",
    mark: "12PT",
    stem: "CW",
    headStyle: "Fixed",
    lengthClass: "Long",
    finish: "Full Polish Chrome",
    points: 12,
    lengthFactor: 1,
    priceFactor: 1,
    smallest: 0.2,
    largest: 3,
    use: "The box end is offset 15 degrees to clear the work; the open end takes a new bite every 30 degrees when it is turned over.",
  },
  {
    name: "Ratcheting, 72-Tooth",
    mark: "RATCH",
    stem: "RW",
    headStyle: "Ratcheting",
    lengthClass: "Long",
    finish: "Full Polish Chrome",
    points: 12,
    lengthFactor: 0.98,
    priceFactor: 2.1,
    smallest: 0.23,
    largest: 1.3,
    use: "The 72-tooth ratchet in the box end needs a swing of 5 degrees. Break frozen fasteners loose with the open end, not with the ratchet.",
  },
  {
    name: "12-Point, Black Industrial",
    mark: "BLK",
    stem: "CWB",
    headStyle: "Fixed",
    lengthClass: "Long",
    finish: "Black Oxide",
    points: 12,
    lengthFactor: 1,
    priceFactor: 0.86,
    smallest: 0.3,
    largest: 3,
    use: "Black oxide does not flake into bearings or food lines the way damaged chrome can, but it wants an oily rag against rust.",
  },
  {
    name: "Stubby, 12-Point",
    mark: "STUBBY",
    stem: "CWS",
    headStyle: "Fixed",
    lengthClass: "Stubby",
    finish: "Full Polish Chrome",
    points: 12,
    lengthFactor: 0.58,
    priceFactor: 0.95,
    smallest: 0.3,
    largest: 0.8,
    use: "About half the usual length, for engine bays and boxes where a long wrench has no room to swing.",
  },
  {
    name: "Flex-Head Ratcheting, 72-Tooth",
    mark: "FLEX RATCH",
    stem: "RWF",
    headStyle: "Flex-Head Ratcheting",
    lengthClass: "Long",
    finish: "Full Polish Chrome",
    points: 12,
    lengthFactor: 1.02,
    priceFactor: 2.7,
    smallest: 0.3,
    largest: 1.05,
    use: "The ratcheting head swivels 180 degrees and stays where it is put, to reach over flanges and around pipes.",
  },
  {
    name: "6-Point",
    mark: "6PT",
    stem: "CW6",
    headStyle: "Fixed",
    lengthClass: "Long",
    finish: "Satin Chrome",
    points: 6,
    lengthFactor: 1,
    priceFactor: 1.06,
    smallest: 0.23,
    largest: 1.6,
    use: "Six points bear on the flats and not on the corners: the one to take to rounded or rusted heads.",
  },
  {
    name: "Reversible Ratcheting, 72-Tooth",
    mark: "REV RATCH",
    stem: "RWR",
    headStyle: "Reversible Ratcheting",
    lengthClass: "Long",
    finish: "Full Polish Chrome",
    points: 12,
    lengthFactor: 1,
    priceFactor: 2.45,
    smallest: 0.3,
    largest: 1.05,
    use: "A small lever behind the box end reverses the ratchet without turning the wrench over.",
  },
  {
    name: "Extra Long, 12-Point",
    mark: "XL",
    stem: "CWX",
    headStyle: "Fixed",
    lengthClass: "Extra Long",
    finish: "Full Polish Chrome",
    points: 12,
    lengthFactor: 1.3,
    priceFactor: 1.3,
    smallest: 0.36,
    largest: 1.3,
    use: "About a third longer than the usual pattern, for leverage on tight fasteners and for reach into deep recesses.",
  },
];

/** The usual long pattern: 7-1/4 in at 1/2 in, 13-3/4 in at 1 in. */
function overallLength(opening: Opening, style: Style): number {
  return toStep((13.2 * openingInches(opening) + 0.6) * style.lengthFactor, 1 / 8);
}

export function combinationWrenchIdentity(opening: Opening, style: string): string {
  return `combination wrench ${style} ${openingText(opening)}`;
}

export const combinationWrenches = defineClass({
  code: "combination-wrench",
  name: "Combination Wrenches",
  unspsc: "27111713",
  drawing: "combination-wrench",
  weight: 4,
  brands: ["ironvale", "grantham", "orrin-forge", "stavely", "tannick", "kelvane", "burrowes", "hallowick"],
  attributes: [
    ...openingTemplates,
    { code: "length", name: "Overall Length", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "headStyle", name: "Box End", type: "text", isFacet: true },
    { code: "points", name: "Number of Points", type: "number", isFacet: true, isColumn: true },
    { code: "lengthClass", name: "Length Class", type: "text", isFacet: true },
    { code: "finish", name: "Finish", type: "text", isFacet: true },
    { code: "material", name: "Material", type: "text" },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { opening: sizes, style: styles },
  allows: ({ opening, style }) => {
    const inches = openingInches(opening);
    return inches >= style.smallest && inches <= style.largest;
  },
  describe: ({ opening, style }, brand) => {
    const text = openingText(opening);
    const length = overallLength(opening, style);
    const isRatcheting = style.headStyle !== "Fixed";
    const inches = openingInches(opening);
    return {
      name: `Combination Wrench, ${style.name}, ${text}, ${inchFraction(length)} in Long`,
      shortName: `COMB WRENCH ${style.mark} ${openingMark(opening)}`,
      description:
        `${text} combination wrench, ${inchFraction(length)} in overall, forged of chrome-vanadium steel. ${style.use} ` +
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
      family: `${style.name} Combination Wrenches, ${opening.system}`,
      price: priceOf(brand, (4.2 + 11 * inches ** 1.75) * style.priceFactor),
      unit: "EA",
      sameAs: combinationWrenchIdentity(opening, style.name),
      goesWith: [socketIdentity(opening, inches < 0.4 ? 0.25 : inches < 0.8 ? 0.375 : 0.5, "Hand", "Standard", 6)],
      countryOfOrigin: brand.code === "grantham" ? "US" : "TW",
    };
  },
});
