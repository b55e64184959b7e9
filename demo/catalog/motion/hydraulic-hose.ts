import { decimal, inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { type HoseSize, constantPressure, dashSizeOf, oneWire, spiralWire, twoWire } from "./data-hydraulics.ts";
import { adapterName } from "./names.ts";

interface Construction {
  readonly standard: string;
  readonly code: string;
  readonly reinforcement: string;
  readonly category: string;
  readonly factor: number;
  readonly note: string;
}

const r2: Construction = {
  standard: "SAE 100R2AT",
  code: "R2",
  reinforcement: "Two Wire Braids",
  category: "HYD-HOSE-2WIRE",
  factor: 1,
  note: "Two braids of high-tensile wire: the usual hose for pressure lines.",
};
const r1: Construction = {
  standard: "SAE 100R1AT",
  code: "R1",
  reinforcement: "One Wire Braid",
  category: "HYD-HOSE-1WIRE",
  factor: 0.78,
  note: "One braid of wire, for medium pressure and return lines.",
};
const r17: Construction = {
  standard: "SAE 100R17",
  code: "R17",
  reinforcement: "One or Two Wire Braids",
  category: "HYD-HOSE-3000",
  factor: 1.15,
  note: "Holds 3,000 psi in every size and bends to half the radius of 100R2 hose.",
};
const r12: Construction = {
  standard: "SAE 100R12",
  code: "R12",
  reinforcement: "Four Spiral Wires",
  category: "HYD-HOSE-SPIRAL",
  factor: 1.9,
  note: "Four spirals of wire stand impulse that wears a braid out; it is stiff, so give it room.",
};

interface Hose {
  readonly construction: Construction;
  readonly size: HoseSize;
}

function hosesOf(construction: Construction, sizes: readonly HoseSize[]): readonly Hose[] {
  return sizes.map((size) => ({ construction, size }));
}

const hoses = interleave([
  hosesOf(r2, twoWire),
  hosesOf(r1, oneWire),
  hosesOf(r17, constantPressure),
  hosesOf(r12, spiralWire),
]);

const ends = readCsv("motion/hydraulic-hose/ends.csv", { name: text, code: text, factor: number });

const lengths = [
  24, 36, 48, 18, 60, 12, 72, 30, 96, 42, 120, 84, 54, 144, 15, 108, 20, 180, 66, 78, 90, 240, 132, 156, 168, 300, 360,
] as const;

export const hydraulicHoses = defineClass("hydraulic-hose", {
  axes: { hose: hoses, end: ends, length: lengths },
  allows: ({ hose, end, length }) => {
    const { size } = hose;
    // An assembly shorter than its bend radius can't be routed.
    if (length < Math.max(12, size.bend * 1.5)) return false;
    if (end.code === "FOFO" && (size.dash > 16 || size.dash < 4)) return false;
    return end.code !== "MPSW" || size.dash <= 16;
  },
  describe: ({ hose, end, length }, brand) => {
    const { construction, size } = hose;
    const inside = size.dash / 16;
    const thread = dashSizeOf(size.dash).jic;
    return {
      name: `Hydraulic Hose Assembly, ${construction.standard}, ${inchFraction(inside)} in ID, ${length} in Long, ${end.name}`,
      shortName: `HYD HOSE ${construction.code}-${size.dash} ${length}IN ${end.code}`,
      description:
        `${inchFraction(inside)} in (dash ${size.dash}) hose assembly, ${length} in over all, with ${end.name} ends crimped on. ${construction.note} ` +
        `Working pressure ${size.pressure.toLocaleString("en-US")} psi with a burst of four times that; bend no tighter than ${decimal(size.bend)} in. ` +
        `Don't mix hose and ends of different makers when it is repaired.`,
      partNumber: partNumberOf(
        brand,
        `${construction.code}${String(size.dash).padStart(2, "0")}`,
        end.code,
        String(length).padStart(3, "0"),
      ),
      attributes: {
        insideDiameter: inside,
        length,
        dash: size.dash,
        ends: end.name,
        threadSize: thread,
        pressureRating: size.pressure,
        outsideDiameter: size.outside,
        bendRadius: size.bend,
        reinforcement: construction.reinforcement,
        material: "Nitrile Tube, Synthetic Rubber Cover",
        temperatureRange: construction.code === "R12" ? "-40 to 250 F" : "-40 to 212 F",
        standard: construction.standard,
      },
      category: construction.category,
      family: `Hydraulic Hose Assemblies, ${construction.standard}, ${inchFraction(inside)} in ID, ${end.name}`,
      price: makerListPrice(
        brand,
        ((9 + inside ** 1.6 * 34) * end.factor + length * (0.11 + inside ** 1.5 * 0.62)) * construction.factor,
      ),
      unit: "EA",
      sameAs: `hydraulic hose ${construction.code} ${size.dash} ${end.code} ${length}`,
      goesWith: [
        adapterName("Male JIC x Male NPT", size.dash, size.dash, "Zinc Plated Steel"),
        adapterName("Male JIC x Male ORB", size.dash, size.dash, "Zinc Plated Steel"),
      ],
    };
  },
});
