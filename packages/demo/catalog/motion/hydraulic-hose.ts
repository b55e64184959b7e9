import { decimal, inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { type HoseSize, constantPressure, dashSizeOf, oneWire, spiralWire, twoWire } from "./data-hydraulics.ts";
import { interleave } from "../kit/interleave.ts";
import { makersNumber } from "./makers.ts";
import { cents } from "./money.ts";
import { adapterName } from "./names.ts";

interface Construction {
  readonly standard: string;
  readonly code: string;
  readonly reinforcement: string;
  readonly shelf: string;
  readonly factor: number;
  readonly note: string;
}

const r2: Construction = {
  standard: "SAE 100R2AT",
  code: "R2",
  reinforcement: "Two Wire Braids",
  shelf: "HYD-HOSE-2WIRE",
  factor: 1,
  note: "Two braids of high-tensile wire: the usual hose for pressure lines.",
};
const r1: Construction = {
  standard: "SAE 100R1AT",
  code: "R1",
  reinforcement: "One Wire Braid",
  shelf: "HYD-HOSE-1WIRE",
  factor: 0.78,
  note: "One braid of wire, for medium pressure and return lines.",
};
const r17: Construction = {
  standard: "SAE 100R17",
  code: "R17",
  reinforcement: "One or Two Wire Braids",
  shelf: "HYD-HOSE-3000",
  factor: 1.15,
  note: "Holds 3,000 psi in every size and bends to half the radius of 100R2 hose.",
};
const r12: Construction = {
  standard: "SAE 100R12",
  code: "R12",
  reinforcement: "Four Spiral Wires",
  shelf: "HYD-HOSE-SPIRAL",
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

const ends = [
  { name: "Female JIC x Female JIC", code: "FJFJ", factor: 1 },
  { name: "Male NPT x Male NPT", code: "MPMP", factor: 0.92 },
  { name: "Female JIC x Female JIC 90 Degree", code: "FJ90", factor: 1.22 },
  { name: "Male NPT x Female JIC", code: "MPFJ", factor: 0.97 },
  { name: "Female JIC x Female JIC 45 Degree", code: "FJ45", factor: 1.2 },
  { name: "Male NPT x Male NPT Swivel", code: "MPSW", factor: 1.1 },
  { name: "Male ORB x Female JIC", code: "MOFJ", factor: 1.08 },
  { name: "Female ORFS x Female ORFS", code: "FOFO", factor: 1.3 },
] as const;

const lengths = [
  24, 36, 48, 18, 60, 12, 72, 30, 96, 42, 120, 84, 54, 144, 15, 108, 20, 180, 66, 78, 90, 240, 132, 156, 168, 300, 360,
] as const;

export const hydraulicHoses = defineClass({
  code: "hydraulic-hose",
  name: "Hydraulic Hose Assemblies",
  unspsc: "40142000",
  drawing: "hydraulic-hose",
  weight: 4,
  brands: ["penstock", "hydrastrand", "headrace", "ramhold", "halden-roe", "veltrane", "drummore", "windrow"],
  attributes: [
    {
      code: "insideDiameter",
      name: "Inside Diameter",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    { code: "length", name: "Length", type: "number", unit: "in", display: "fraction", isFacet: true, isColumn: true },
    { code: "dash", name: "Dash Size", type: "number", isFacet: true },
    { code: "ends", name: "End Fittings", type: "text", isFacet: true },
    { code: "threadSize", name: "JIC Thread", type: "text", isColumn: true },
    { code: "pressureRating", name: "Working Pressure", type: "number", unit: "psi", isFacet: true, isColumn: true },
    { code: "outsideDiameter", name: "Hose Outside Diameter", type: "number", unit: "in" },
    { code: "bendRadius", name: "Minimum Bend Radius", type: "number", unit: "in" },
    { code: "reinforcement", name: "Reinforcement", type: "text", isFacet: true },
    { code: "material", name: "Tube and Cover", type: "text" },
    { code: "temperatureRange", name: "Temperature Range", type: "text" },
    { code: "standard", name: "Standard", type: "text", isFacet: true },
  ],
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
      partNumber: makersNumber(
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
      category: construction.shelf,
      family: `Hydraulic Hose Assemblies, ${construction.standard}, ${inchFraction(inside)} in ID, ${end.name}`,
      price: cents(
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
