import { list, number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { crossProduct } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { type TapSize, tapSizes } from "./data-taps.ts";
import { twistDrillIdentity } from "./twist-drill.ts";
import { digits } from "./format-size.ts";

type Chamfer = "Plug" | "Bottoming" | "Taper" | "Modified Bottoming";

const styles = readCsv("tools/tap/styles.csv", {
  name: oneOf(["Spiral Point", "Straight Flute", "Spiral Flute", "Thread Forming"]),
  mark: text,
  stem: text,
  category: text,
  factor: number,
  chamfers: list(text),
  use: text,
});
type Style = (typeof styles)[number];

const chamferThreads: Readonly<Record<Chamfer, string>> = {
  Taper: "7 to 10",
  Plug: "3 to 5",
  "Modified Bottoming": "2 to 3",
  Bottoming: "1 to 2",
};

const finishes = [
  { name: "Bright", code: "U", material: "High Speed Steel", factor: 1 },
  { name: "Titanium Nitride", code: "N", material: "High Speed Steel", factor: 1.42 },
  { name: "Black Oxide", code: "B", material: "High Speed Steel", factor: 1.1 },
  { name: "TiCN", code: "C", material: "Powder Metal Cobalt", factor: 2.05 },
  { name: "Bright", code: "P", material: "Powder Metal Cobalt", factor: 1.65 },
] as const;

const fits = ["Standard", "Oversize", "Tight"] as const;

/** The pitch-diameter limit: H and half-thousandths above basic for inch, D for metric. */
function limitOf({ system, diameter }: TapSize, style: Style, fit: (typeof fits)[number]): string {
  const usual = usualLimit(system, diameter) + (style.name === "Thread Forming" ? 2 : 0);
  const limit = usual + { Standard: 0, Oversize: 2, Tight: -1 }[fit];
  return `${system === "Inch" ? "H" : "D"}${Math.max(1, limit)}`;
}

function usualLimit(system: TapSize["system"], diameter: number): number {
  const steps: readonly (readonly [upTo: number, limit: number])[] =
    system === "Inch"
      ? [
          [0.1, 1],
          [0.15, 2],
          [0.65, 3],
          [1.01, 4],
          [2, 4],
        ]
      : [
          [0.12, 3],
          [0.2, 4],
          [0.32, 5],
          [0.5, 6],
          [0.8, 7],
          [2, 8],
        ];
  return steps.find(([upTo]) => diameter <= upTo)?.[1] ?? 4;
}

function fluteCount(diameter: number, style: Style): number {
  if (style.name === "Thread Forming") return 0;
  if (diameter < 0.17) return style.name === "Straight Flute" ? 3 : 2;
  if (diameter <= 0.5) return style.name === "Straight Flute" ? 4 : 3;
  return diameter > 1.05 ? 6 : 4;
}

export const taps = defineClass("tap", {
  axes: {
    size: tapSizes,
    make: crossProduct(finishes, styles),
    fit: fits,
    chamfer: ["Plug", "Bottoming", "Modified Bottoming", "Taper"],
  },
  allows: ({ size, make: [finish, style], fit, chamfer }) => {
    if (!style.chamfers.includes(chamfer)) return false;
    if (style.name === "Thread Forming" && (size.diameter > 0.76 || finish.code === "B")) return false;
    if (finish.material === "Powder Metal Cobalt" && (size.diameter > 1 || chamfer === "Taper")) return false;
    if (fit === "Tight" && (size.diameter < 0.1 || size.diameter > 0.8)) return false;
    return fit !== "Oversize" || (size.diameter >= 0.11 && chamfer !== "Taper");
  },
  describe: ({ size, make: [finish, style], fit, chamfer }, brand) => {
    const limit = limitOf(size, style, fit);
    const flutes = fluteCount(size.diameter, style);
    const drill = style.name === "Thread Forming" ? size.formingDrill : size.tapDrill;
    const material = finish.material === "High Speed Steel" ? "HSS" : "Powder Metal";
    const base = 5.6 + 5 * size.diameter + 46 * size.diameter ** 2.2 + (size.diameter < 0.12 ? 3.5 : 0);
    return {
      name: `${style.name} Tap, ${size.thread}, ${limit}, ${chamfer}, ${material}, ${finish.name}`,
      shortName: `TAP ${style.mark} ${size.thread} ${limit} ${chamfer === "Modified Bottoming" ? "MB" : chamfer.slice(0, 3).toUpperCase()} ${finish.code}`,
      description:
        `${size.thread} ${style.name.toLowerCase()} tap, ${limit} limit, ${chamfer.toLowerCase()} chamfer of ${chamferThreads[chamfer]} threads. ${style.use} ` +
        `Drill ${drill} first. ` +
        (fit === "Oversize"
          ? "The larger limit leaves room for plating or for heat-treat shrinkage."
          : fit === "Tight"
            ? "The closer limit is for class 3B and for materials that open up."
            : `The limit gives class ${size.system === "Inch" ? "2B" : "6H"} threads in most materials.`),
      partNumber: partNumberOf(
        brand,
        `${style.stem}${finish.code}`,
        digits(size.thread.replace("#", "N").replaceAll("-", "X").replaceAll("/", "F")),
        `${limit}${chamfer === "Modified Bottoming" ? "MB" : (chamfer[0] ?? "")}`,
      ),
      attributes: {
        threadSize: size.thread,
        tapStyle: style.name,
        chamfer,
        limit,
        flutes,
        length: size.overall,
        threadLength: size.threadLength,
        tapDrill: drill,
        material: finish.material,
        finish: finish.name,
        standard: "ASME B94.9",
      },
      category: style.category,
      family: `${style.name} Taps, ${size.system}, ${material} ${finish.name}`,
      price: makerPrice(brand, base * style.factor * finish.factor),
      unit: "EA",
      sameAs: `tap ${style.name} ${size.thread} ${limit} ${chamfer} ${finish.material} ${finish.name}`,
      goesWith: [
        twistDrillIdentity(drill, "Jobber", "HSS, Black Oxide", 1),
        twistDrillIdentity(drill, "Screw Machine", "Cobalt, 135° Split Point", 1),
      ],
      countryOfOrigin: brand.code === "norvane" || brand.code === "trentham" ? "US" : "JP",
    };
  },
});
