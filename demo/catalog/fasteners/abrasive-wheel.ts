import { inchFraction } from "@capstan/platform/fraction";
import { type RowOf, number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { boxFactor } from "../kit/price.ts";
import { grains } from "./data-grains.ts";
import { mils } from "./format-size.ts";
import { plural } from "../kit/plural.ts";

interface WheelSize {
  readonly use: "Cutting" | "Grinding" | "Bench Grinding";
  readonly wheelType: "Type 1" | "Type 27";
  readonly diameter: number;
  readonly thickness: number;
  readonly arbor: string;
  readonly rpm: number;
}

const columns = { diameter: number, thickness: number, arbor: text, rpm: number };
type Row = RowOf<typeof columns>;

const flatCutOff = readCsv("fasteners/abrasive-wheel/flat-cut-off.csv", columns);
const depressedCutOff = readCsv("fasteners/abrasive-wheel/depressed-cut-off.csv", columns);
const grinding = readCsv("fasteners/abrasive-wheel/grinding.csv", columns);
const bench = readCsv("fasteners/abrasive-wheel/bench.csv", columns);

function wheels(use: WheelSize["use"], wheelType: WheelSize["wheelType"], rows: readonly Row[]): readonly WheelSize[] {
  return rows.map(({ diameter, thickness, arbor, rpm }) => ({ use, wheelType, diameter, thickness, arbor, rpm }));
}

const groups = [
  wheels("Cutting", "Type 1", flatCutOff),
  wheels("Grinding", "Type 27", grinding),
  wheels("Cutting", "Type 27", depressedCutOff),
  wheels("Bench Grinding", "Type 1", bench),
] as const;
const sizes = flatCutOff.flatMap((_, at) => groups.flatMap((group) => group.slice(at, at + 1)));

const grits = [60, 36, 24, 46, 80, 100, 120] as const;
const gritsFor: Readonly<Record<WheelSize["use"], readonly number[]>> = {
  Cutting: [60, 36, 46],
  Grinding: [24, 36],
  "Bench Grinding": [36, 46, 60, 80, 100, 120],
};

function categoryOf({ use, wheelType }: WheelSize): string {
  if (use === "Bench Grinding") return "ABR-BENCH";
  if (use === "Grinding") return "ABR-GRIND";
  return wheelType === "Type 1" ? "ABR-CUT" : "ABR-CUT-DEPRESSED";
}

function wordsOf({ use, wheelType, rpm }: WheelSize): string {
  const speed = rpm.toLocaleString("en-US");
  if (use === "Bench Grinding") {
    return `Ring-test the wheel before mounting, use the blotters, and never pass ${speed} RPM.`;
  }
  if (use === "Grinding") {
    return `The depressed center keeps the nut out of the way for grinding at 15 to 30 degrees; use a guard and never pass ${speed} RPM.`;
  }
  return wheelType === "Type 1"
    ? `For straight cuts only: side pressure can burst it. Use a Type 1 guard and never pass ${speed} RPM.`
    : `The depressed center leaves room for flush cuts. Cut straight, use a guard, and never pass ${speed} RPM.`;
}

export const abrasiveWheels = defineClass("abrasive-wheel", {
  axes: { grain: grains, pieces: [25, 1, 10, 50, 5], grit: grits, size: sizes },
  allows: ({ grain, pieces, grit, size }) => {
    if (!gritsFor[size.use].includes(grit)) return false;
    if (size.use === "Bench Grinding") {
      return pieces === 1 && (grain.short === "AO" || (grain.short === "SC" && grit >= 60 && size.diameter <= 10));
    }
    if (grain.short === "SC" && size.diameter === 3) return false;
    return size.diameter >= 9 ? pieces <= 10 : pieces !== 5 && (pieces > 1 || size.use === "Grinding");
  },
  describe: ({ grain, pieces, grit, size }, brand) => {
    const kind = { Cutting: "Cut-Off Wheel", Grinding: "Grinding Wheel", "Bench Grinding": "Bench Grinding Wheel" }[
      size.use
    ];
    const thick = size.thickness < 0.125 ? size.thickness.toFixed(3).replace(/^0/, "") : inchFraction(size.thickness);
    const wide = inchFraction(size.diameter);
    const stuff = size.diameter ** 2 * Math.max(size.thickness, 0.08);
    const each = (0.85 + stuff * (size.use === "Bench Grinding" ? 0.52 : 0.82)) * grain.factor;
    const hub = size.arbor === "5/8-11" ? 2.1 : 0;
    return {
      name: `${kind}, ${size.wheelType}, ${grain.grain}, ${wide} x ${thick} in, ${size.arbor} Arbor, ${grit} Grit${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
      shortName: `${size.use === "Cutting" ? "CUT WHL" : "GRIND WHL"} ${size.wheelType === "Type 1" ? "T1" : "T27"} ${wide}X${thick} ${grit}${grain.short} P${pieces}`,
      description:
        `${wide} x ${thick} in ${size.wheelType} ${kind.toLowerCase()} with ${size.arbor === "5/8-11" ? "a threaded 5/8-11 hub that spins on without a flange" : `a ${size.arbor} hole`}. ` +
        `${grain.words} ${wordsOf(size)}`,
      partNumber: partNumberOf(
        brand,
        `${size.use[0] ?? ""}W${size.wheelType.replace("Type ", "")}`,
        mils(size.diameter),
        mils(size.thickness),
        size.arbor === "5/8-11" ? "H" : "",
        `${grain.short}${grit}`,
        pieces,
      ),
      attributes: {
        wheelUse: size.use,
        wheelType: size.wheelType,
        diameter: size.diameter,
        thickness: size.thickness,
        arborSize: size.arbor,
        grit,
        grain: grain.grain,
        maxRpm: size.rpm,
        standard: "ANSI B7.1",
      },
      category: categoryOf(size),
      family: `${plural(kind)}, ${size.wheelType}, ${grain.grain}`,
      price: makerPrice(brand, (each + hub) * boxFactor(Math.max(10, pieces)) * pieces),
      unit: pieces > 1 ? "BX" : "EA",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `${kind} ${size.wheelType} ${grain.grain} ${size.diameter} ${size.thickness} ${size.arbor} ${grit} ${pieces}`,
      countryOfOrigin: originOf(brand),
      documents: ["sds"],
    };
  },
});
