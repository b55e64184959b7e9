import { inchFraction } from "@capstan/platform/fraction";
import { crossProduct, interleave } from "../kit/combine.ts";
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
import { toStep } from "./format-size.ts";
import { plural } from "../kit/plural.ts";

/** Square drives with the openings that are made for them, in inches, and the usual outside lengths. */
const drives = [
  { drive: 0.5, smallest: 0.37, largest: 1.52, standardLength: 1.5, deepLength: 3.25, base: 5.4 },
  { drive: 0.375, smallest: 0.23, largest: 1.01, standardLength: 1.125, deepLength: 2.5, base: 3.8 },
  { drive: 0.25, smallest: 0.15, largest: 0.57, standardLength: 1, deepLength: 2, base: 2.9 },
  { drive: 0.75, smallest: 0.74, largest: 2.57, standardLength: 2.125, deepLength: 3.5, base: 16 },
  { drive: 1, smallest: 0.93, largest: 3.6, standardLength: 2.5, deepLength: 4, base: 31 },
] as const;

type Drive = (typeof drives)[number];

const openings = interleave([
  inchOpenings(
    [
      9, 8, 12, 7, 10, 6, 15, 11, 14, 13, 16, 18, 20, 17, 21, 24, 23, 19, 22, 5, 4, 26, 28, 30, 32, 27, 29, 34, 36, 38,
      40, 5.5, 4.5, 3.5, 3, 42, 44, 46, 48, 50, 52, 54, 56,
    ].map((count) => count / 16),
  ),
  metricOpenings([
    13, 10, 17, 19, 14, 12, 15, 16, 18, 11, 21, 22, 24, 27, 30, 32, 36, 8, 9, 7, 6, 20, 23, 25, 26, 28, 29, 33, 34, 35,
    38, 41, 46, 50, 55, 60, 65, 70, 75, 80, 85, 5.5, 5, 4,
  ]),
]);

const kinds = ["Hand", "Impact"] as const;
const depths = ["Standard", "Deep"] as const;

export function socketIdentity(
  opening: Opening,
  drive: number,
  kind: (typeof kinds)[number],
  depth: (typeof depths)[number],
  points: number,
): string {
  return `${kind} socket ${inchFraction(drive)} drive ${depth} ${points}-point ${openingText(opening)}`;
}

/** Outside length, longer where the nut outgrows the body. */
function lengthOf(drive: Drive, depth: (typeof depths)[number], inches: number): number {
  const usual = depth === "Deep" ? drive.deepLength : drive.standardLength;
  return toStep(Math.max(usual, depth === "Deep" ? inches * 1.5 : inches * 1.25), 1 / 8);
}

function outsideDiameter(drive: Drive, isImpact: boolean, inches: number): number {
  const wall = isImpact ? inches * 1.42 + 0.16 : inches * 1.33 + 0.08;
  return toStep(Math.max(wall, drive.drive * 1.7), 1 / 64);
}

export const sockets = defineClass("socket", {
  axes: { body: crossProduct(drives, kinds), opening: openings, depth: depths, points: [6, 12] },
  allows: ({ body: [drive, kind], opening, points }) => {
    const inches = openingInches(opening);
    if (inches < drive.smallest || inches > drive.largest) return false;
    // Impact wrenches round the twelve corners over: only hand sockets and the large drives have them.
    if (kind === "Impact" && points === 12) return drive.drive >= 0.75;
    return true;
  },
  describe: ({ body: [drive, kind], opening, depth, points }, brand) => {
    const isImpact = kind === "Impact";
    const inches = openingInches(opening);
    const text = openingText(opening);
    const driveText = `${inchFraction(drive.drive)} in`;
    const length = lengthOf(drive, depth, inches);
    const finish = isImpact ? "Black Phosphate" : "Chrome";
    const standard = "ASME B107.110";
    const kindText = isImpact ? "Impact Socket" : "Socket";
    const factor = (isImpact ? 1.18 : 1) * (depth === "Deep" ? 1.38 : 1) * (points === 12 ? 1.04 : 1);
    return {
      name: `${kindText}, ${driveText} Drive, ${text}, ${points}-Point, ${depth}`,
      shortName: `${isImpact ? "IMP SOCKET" : "SOCKET"} ${inchFraction(drive.drive)}DR ${openingMark(opening)} ${points}PT ${depth === "Deep" ? "DEEP" : "STD"}`,
      description:
        `${text} ${points}-point ${depth.toLowerCase()} socket on a ${driveText} square drive, ${inchFraction(length)} in long. ` +
        (depth === "Deep" ? "Deep enough to pass over a stud or a long bolt end. " : "") +
        (isImpact
          ? "Chrome-molybdenum steel with a heavier wall for air and cordless impact wrenches; hold it on with a pin and ring where it works overhead. "
          : `Chrome-vanadium steel for hand ratchets and torque wrenches; not for impact tools. ${points === 6 ? "Six points drive on the flats and spare worn corners. " : "Twelve points set down on the nut every 30 degrees. "}`) +
        `Made to ${standard}.`,
      partNumber: partNumberOf(
        brand,
        `${isImpact ? "IS" : "S"}${Math.round(drive.drive * 8)}${depth === "Deep" ? "D" : "S"}${points === 12 ? "T" : "H"}`,
        openingCode(opening),
      ),
      attributes: {
        ...openingAttributes(opening),
        driveSize: drive.drive,
        points,
        depth,
        socketType: kind,
        length,
        diameter: outsideDiameter(drive, isImpact, inches),
        finish,
        material: isImpact ? "Chrome-Molybdenum Steel" : "Chrome-Vanadium Steel",
        standard,
      },
      category: isImpact ? "HTL-SOCKETS-IMPACT" : "HTL-SOCKETS-HAND",
      family: `${plural(kindText)}, ${driveText} Drive, ${points}-Point, ${depth}, ${opening.system}`,
      price: makerPrice(brand, (drive.base + 3.4 * inches ** 1.9) * factor),
      unit: "EA",
      sameAs: socketIdentity(opening, drive.drive, kind, depth, points),
      goesWith: [socketIdentity(opening, drive.drive, kind, depth === "Deep" ? "Standard" : "Deep", points)],
      countryOfOrigin: brand.code === "grantham" ? "US" : "TW",
    };
  },
});
