import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { drillLength, type Series, seriesRange } from "./data-drill-lengths.ts";
import {
  byDemand,
  type DrillSize,
  fractionalSizes,
  letterSizes,
  metricSize,
  metricSizes,
  numberSizes,
} from "./data-drill-sizes.ts";
import { packOf, partNumberOf, priceOf } from "./makers.ts";
import { byTurns } from "./openings.ts";
import { digits, everyPair, shopDecimal } from "./words.ts";

interface Grade {
  readonly name: string;
  readonly mark: string;
  readonly code: string;
  readonly material: "High Speed Steel" | "Cobalt" | "Solid Carbide";
  readonly finish: string;
  readonly point: 118 | 135 | 140;
  readonly factor: number;
  readonly use: string;
}

const grades: readonly Grade[] = [
  {
    name: "HSS, Black Oxide",
    mark: "HSS BLK",
    code: "B",
    material: "High Speed Steel",
    finish: "Black Oxide",
    point: 118,
    factor: 1,
    use: "Black oxide holds oil and resists galling in carbon and alloy steel.",
  },
  {
    name: "Cobalt, 135° Split Point",
    mark: "COBALT",
    code: "K",
    material: "Cobalt",
    finish: "Gold Oxide",
    point: 135,
    factor: 2.3,
    use: "M42 with 8 percent cobalt keeps its edge at red heat, in stainless, titanium and work-hardening alloys. Feed steadily; do not let it rub.",
  },
  {
    name: "HSS, Bright",
    mark: "HSS BRT",
    code: "U",
    material: "High Speed Steel",
    finish: "Bright",
    point: 118,
    factor: 0.95,
    use: "The polished flute clears aluminum, brass and plastics, which stick to a black one.",
  },
  {
    name: "HSS, TiN Coated, 135° Split Point",
    mark: "HSS TIN",
    code: "T",
    material: "High Speed Steel",
    finish: "Titanium Nitride",
    point: 135,
    factor: 1.75,
    use: "Titanium nitride adds life in steel and cast iron at a quarter more speed; the split point starts without walking.",
  },
  {
    name: "HSS, Black & Gold, 135° Split Point",
    mark: "HSS B&G",
    code: "G",
    material: "High Speed Steel",
    finish: "Black and Gold",
    point: 135,
    factor: 1.3,
    use: "Heavy web and split point for maintenance work in portable drills.",
  },
  {
    name: "Solid Carbide, AlTiN Coated",
    mark: "CARBIDE ALTIN",
    code: "C",
    material: "Solid Carbide",
    finish: "AlTiN",
    point: 140,
    factor: 10.5,
    use: "For CNC machines with little runout; carbide chips in a hand drill.",
  },
  {
    name: "Cobalt, TiAlN Coated, 135° Split Point",
    mark: "COBALT TIALN",
    code: "N",
    material: "Cobalt",
    finish: "TiAlN",
    point: 135,
    factor: 3.4,
    use: "Cobalt body and a coating that stands 1,450 °F, for dry runs in hard alloys.",
  },
  {
    name: "Solid Carbide, Bright",
    mark: "CARBIDE BRT",
    code: "D",
    material: "Solid Carbide",
    finish: "Bright",
    point: 118,
    factor: 8.2,
    use: "Uncoated and sharp, for aluminum, composites and printed circuit boards.",
  },
];

const quarterMillimeters = Array.from({ length: 24 }, (_, at) => metricSize(1.25 + at * 0.5));

/** What leaves the crib daily stands in front. */
const sizes: readonly DrillSize[] = byTurns(
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
  byTurns(
    byDemand(numberSizes, ["#7", "#21", "#29", "#36", "#30", "#3", "#10", "#25", "#43", "#40", "#20", "#11"]),
    byDemand(
      [...metricSizes, ...quarterMillimeters],
      ["5.0 mm", "6.0 mm", "8.0 mm", "4.2 mm", "3.3 mm", "8.5 mm", "6.8 mm"],
    ),
  ),
);

const allSeries: readonly Series[] = ["Jobber", "Screw Machine", "Taper Length"];

const shelfOf: Readonly<Record<Series, string>> = {
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

export const twistDrills = defineClass({
  code: "twist-drill",
  name: "Twist Drills",
  unspsc: "23242100",
  drawing: "twist-drill",
  weight: 8,
  brands: ["trentham", "mericut", "talloch", "helixa", "norvane", "tannick", "quillon", "hallowick", "sundrel"],
  attributes: [
    { code: "nominalSize", name: "Drill Size", type: "text", isFacet: true, isColumn: true },
    { code: "diameter", name: "Decimal Equivalent", type: "number", unit: "in", isColumn: true },
    { code: "sizeSystem", name: "Size System", type: "text", isFacet: true },
    { code: "lengthSeries", name: "Length", type: "text", isFacet: true },
    { code: "length", name: "Overall Length", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "fluteLength", name: "Flute Length", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "finish", name: "Finish", type: "text", isFacet: true },
    { code: "pointAngle", name: "Point Angle", type: "number", unit: "°", isFacet: true },
    { code: "piecesPerPack", name: "Drills per Pack", type: "number", isFacet: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: {
    size: sizes,
    make: everyPair(grades, allSeries),
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
      category: shelfOf[series],
      family: `${series === "Taper Length" ? series : `${series} Length`} Drills, ${grade.name}, ${size.system}`,
      price: priceOf(brand, packOf(each * fine, pieces)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      minimum: pieces === 1 && each < 2.5 ? 6 : 1,
      sameAs: twistDrillIdentity(size.name, series, grade.name, pieces),
      countryOfOrigin: brand.code === "trentham" || brand.code === "talloch" ? "US" : "CN",
    };
  },
});
