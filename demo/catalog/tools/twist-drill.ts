import { inchFraction } from "@capstan/platform/fraction";
import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { crossProduct, interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { type Series, drillLength, seriesRange } from "./data-drill-lengths.ts";
import {
  type DrillSize,
  byDemand,
  fractionalSizes,
  letterSizes,
  metricSize,
  metricSizes,
  numberSizes,
} from "./data-drill-sizes.ts";
import { digits, shopDecimal } from "./format-size.ts";

const grades = readCsv("tools/twist-drill/grades.csv", {
  name: text,
  mark: text,
  code: text,
  material: oneOf(["High Speed Steel", "Cobalt", "Solid Carbide"]),
  finish: text,
  point: number,
  factor: number,
  use: text,
});

const quarterMillimeters = Array.from({ length: 24 }, (_, at) => metricSize(1.25 + at * 0.5));

/** What leaves the crib daily stands in front. */
const sizes: readonly DrillSize[] = interleave([
  byDemand(
    [...fractionalSizes, ...letterSizes],
    [
      "1/4 in",
      "1/8 in",
      "3/16 in",
      "5/32 in",
      "3/8 in",
      "1/2 in",
      "5/16 in",
      "F",
      "7/64 in",
      "3/32 in",
      "9/64 in",
      "U",
    ],
  ),
  interleave([
    byDemand(numberSizes, ["#7", "#21", "#29", "#36", "#30", "#3", "#10", "#25", "#43", "#40", "#20", "#11"]),
    byDemand(
      [...metricSizes, ...quarterMillimeters],
      ["5.0 mm", "6.0 mm", "8.0 mm", "4.2 mm", "3.3 mm", "8.5 mm", "6.8 mm"],
    ),
  ]),
]);

const allSeries: readonly Series[] = ["Jobber", "Screw Machine", "Taper Length"];

const categoryOf: Readonly<Record<Series, string>> = {
  Jobber: "MAC-DRILLS-JOBBER",
  "Screw Machine": "MAC-DRILLS-STUB",
  "Taper Length": "MAC-DRILLS-TAPER",
};

const seriesWords: Readonly<Record<Series, { readonly stem: string; readonly mark: string; readonly use: string }>> = {
  Jobber: { stem: "J", mark: "JOB", use: "Jobber length, for hand drill and press." },
  "Screw Machine": { stem: "S", mark: "STUB", use: "Screw machine length: short and stiff, so it starts true." },
  "Taper Length": {
    stem: "L",
    mark: "TAPER",
    use: "Taper length on a straight shank, for deep holes; peck to clear chips.",
  },
};

export function twistDrillIdentity(sizeName: string, series: Series, grade: string, pieces: number): string {
  return `twist drill ${series} ${sizeName} ${grade} ${pieces}`;
}

/** Small drills come by the dozen, larger ones by six or singly. */
function isPacked(diameter: number, isCarbide: boolean, pieces: number): boolean {
  if (isCarbide) return pieces === 1;
  if (diameter > 0.51) return pieces === 1;
  return diameter > 0.25 ? pieces !== 12 : true;
}

function sizeCode({ name, system, diameter }: DrillSize): string {
  if (system === "Fractional") return `${Math.round(diameter * 64)}F`;
  if (system === "Metric") return `M${digits((diameter * 25.4).toFixed(2))}`;
  return name.replace("#", "W");
}

export const twistDrills = defineClass("twist-drill", {
  axes: {
    size: sizes,
    make: crossProduct(grades, allSeries),
    pieces: [1, 12, 6],
  },
  allows: ({ size, make: [grade, series], pieces }) => {
    const { smallest, largest } = seriesRange[series];
    if (size.diameter < smallest || size.diameter > largest) return false;
    const isCarbide = grade.material === "Solid Carbide";
    if (isCarbide && (series === "Taper Length" || size.diameter > 0.5 || size.diameter < 0.03)) return false;
    if (series === "Taper Length" && grade.code === "G") return false;
    return isPacked(size.diameter, isCarbide, pieces);
  },
  describe: ({ size, make: [grade, series], pieces }, brand) => {
    const { overall, flute } = drillLength(series, size.diameter);
    const words = seriesWords[series];
    const reach = series === "Taper Length" ? 1.9 : 1;
    const each = (0.95 + 1.1 * size.diameter + 21 * size.diameter ** 2.15) * grade.factor * reach;
    // Wire sizes are scarce and fiddly to grind, so they cost more than the next larger ones.
    const fine = size.diameter < 0.06 ? 1 + (0.06 - size.diameter) * 22 : 1;
    const packText = pieces === 1 ? "" : `, Pack of ${pieces}`;
    return {
      name: `${series === "Taper Length" ? series : `${series} Length`} Drill, ${size.name}, ${grade.name}${packText}`,
      shortName: `DRILL ${words.mark} ${size.name.toUpperCase().replace(" IN", "").replace(" MM", "MM")} ${grade.mark}${pieces === 1 ? "" : ` PK${pieces}`}`,
      description:
        `${size.system === "Letter" ? `Letter ${size.name}` : size.name} drill, ${shopDecimal(size.diameter)} in, ${inchFraction(overall)} in overall with ${inchFraction(flute)} in of flute. ${words.use} ${grade.use} ` +
        (size.diameter < 0.05
          ? "At this size run it fast, feed lightly and clear the chips often."
          : `${grade.point}° point, to ASME B94.11M.`),
      partNumber: partNumberOf(brand, `D${words.stem}${grade.code}`, sizeCode(size), pieces === 1 ? "" : `P${pieces}`),
      attributes: {
        nominalSize: size.name,
        diameter: Math.round(size.diameter * 10_000) / 10_000,
        sizeSystem: size.system,
        lengthSeries: series,
        length: overall,
        fluteLength: flute,
        material: grade.material,
        finish: grade.finish,
        pointAngle: grade.point,
        piecesPerPack: pieces,
        standard: "ASME B94.11M",
      },
      category: categoryOf[series],
      family: `${series === "Taper Length" ? series : `${series} Length`} Drills, ${grade.name}, ${size.system === "Metric" ? "Metric" : `${size.system} Sizes`}`,
      price: makerPrice(brand, packPrice("tools", each * fine, pieces)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      minimum: pieces === 1 && each < 2.5 ? 6 : 1,
      sameAs: twistDrillIdentity(size.name, series, grade.name, pieces),
      countryOfOrigin: brand.code === "trentham" || brand.code === "talloch" ? "US" : "CN",
    };
  },
});
