import { decimal, inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { partNumberOf, priceOf } from "./makers.ts";
import { digits } from "./words.ts";

interface Build {
  readonly name: string;
  readonly mark: string;
  readonly code: string;
  readonly caseMaterial: string;
  readonly wetted: "Brass" | "316 Stainless Steel";
  readonly fill: "Dry" | "Glycerin";
  readonly factor: number;
  readonly use: string;
}

const builds: readonly Build[] = [
  {
    name: "Steel Case, Brass",
    mark: "STL/BRS DRY",
    code: "SB",
    caseMaterial: "Painted Steel",
    wetted: "Brass",
    fill: "Dry",
    factor: 1,
    use: "For air, water, oil and gas that do not attack copper alloys.",
  },
  {
    name: "Stainless Case, Brass, Filled",
    mark: "SS/BRS LIQ",
    code: "LB",
    caseMaterial: "Stainless Steel",
    wetted: "Brass",
    fill: "Glycerin",
    factor: 1.85,
    use: "Glycerin steadies the pointer on pumps and compressors. Vent the plug before reading low ranges.",
  },
  {
    name: "Stainless Case, 316 SS, Filled",
    mark: "SS/SS LIQ",
    code: "LS",
    caseMaterial: "Stainless Steel",
    wetted: "316 Stainless Steel",
    fill: "Glycerin",
    factor: 3.9,
    use: "All-stainless wetted parts for corrosive process fluids, filled against vibration. Never on oxygen: glycerin ignites.",
  },
  {
    name: "Stainless Case, 316 SS",
    mark: "SS/SS DRY",
    code: "SS",
    caseMaterial: "Stainless Steel",
    wetted: "316 Stainless Steel",
    fill: "Dry",
    factor: 3.5,
    use: "Dry all-stainless build for steam lines behind a siphon, and for chemicals.",
  },
  {
    name: "ABS Case, Brass",
    mark: "ABS/BRS DRY",
    code: "AB",
    caseMaterial: "ABS",
    wetted: "Brass",
    fill: "Dry",
    factor: 0.82,
    use: "Light general-purpose gauge for regulators, sprayers and water softeners.",
  },
];

/** Pressures in psi, and vacuum and compound ranges in inches of mercury and psi. */
const ranges = [
  { from: 0, to: 100 },
  { from: 0, to: 160 },
  { from: 0, to: 200 },
  { from: 0, to: 300 },
  { from: 0, to: 60 },
  { from: 0, to: 30 },
  { from: -30, to: 0 },
  { from: 0, to: 600 },
  { from: 0, to: 1_000 },
  { from: 0, to: 3_000 },
  { from: -30, to: 30 },
  { from: 0, to: 15 },
  { from: 0, to: 400 },
  { from: 0, to: 1_500 },
  { from: 0, to: 2_000 },
  { from: 0, to: 5_000 },
  { from: -30, to: 100 },
  { from: -30, to: 60 },
  { from: -30, to: 150 },
  { from: 0, to: 800 },
  { from: 0, to: 10_000 },
  { from: -30, to: 300 },
  { from: -30, to: 15 },
  { from: 0, to: 6_000 },
] as const;

const mounts = [
  { name: "Lower", code: "L" },
  { name: "Center Back", code: "B" },
  { name: "Panel", code: "U" },
  { name: "Lower Back", code: "K" },
] as const;

const dials = [
  { dial: 2.5, base: 11.5 },
  { dial: 2, base: 9.2 },
  { dial: 4, base: 29 },
  { dial: 1.5, base: 8.4 },
  { dial: 3.5, base: 21 },
  { dial: 6, base: 58 },
] as const;

function rangeText({ from, to }: (typeof ranges)[number]): string {
  if (from === 0) return `0 to ${to.toLocaleString("en-US")} psi`;
  return to === 0 ? "30 in Hg Vacuum" : `30 in Hg to ${to} psi`;
}

function accuracyGrade(dial: number, build: Build): { readonly grade: string; readonly percent: string } {
  if (dial >= 4) return { grade: "Grade 1A", percent: "±1" };
  return build.fill === "Glycerin" && dial >= 2.5
    ? { grade: "Grade A", percent: "±2-1-2" }
    : { grade: "Grade B", percent: "±3-2-3" };
}

export const pressureGauges = defineClass({
  code: "pressure-gauge",
  name: "Pressure Gauges",
  unspsc: "41112403",
  drawing: "pressure-gauge",
  weight: 4,
  brands: ["barlowe", "halden", "calidor", "verrin", "kelvane", "mericut"],
  attributes: [
    { code: "rangeFrom", name: "Range From", type: "number", unit: "psi", isFacet: true },
    { code: "rangeTo", name: "Range To", type: "number", unit: "psi", isFacet: true, isColumn: true },
    { code: "rangeText", name: "Range", type: "text", isColumn: true },
    {
      code: "diameter",
      name: "Dial Size",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    { code: "connection", name: "Connection", type: "text", isFacet: true, isColumn: true },
    { code: "mounting", name: "Connection Location", type: "text", isFacet: true },
    { code: "fill", name: "Fill", type: "text", isFacet: true },
    { code: "caseMaterial", name: "Case Material", type: "text", isFacet: true },
    { code: "material", name: "Wetted Material", type: "text", isFacet: true },
    { code: "accuracy", name: "Accuracy", type: "text" },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { build: builds, range: ranges, dial: dials, mount: mounts, connection: [0.25, 0.125, 0.5] },
  allows: ({ build, range, dial, mount, connection }) => {
    if (connection === 0.125 ? dial.dial > 2.5 : connection === 0.5 ? dial.dial < 3.5 : dial.dial < 2) return false;
    if (build.wetted === "Brass" && range.to > 6_000) return false;
    if (build.code === "AB" && (dial.dial > 2.5 || range.to > 300)) return false;
    if (dial.dial <= 2 && range.to > 3_000) return false;
    if (build.fill === "Glycerin" && dial.dial === 3.5) return false;
    if (dial.dial === 6 && (build.code === "AB" || build.code === "SB")) return false;
    if (mount.code === "K") return dial.dial >= 4;
    return mount.code !== "U" || (build.code !== "AB" && dial.dial <= 4);
  },
  describe: ({ build, range, dial, mount, connection }, brand) => {
    const text = rangeText(range);
    const dialText = `${inchFraction(dial.dial)} in`;
    const thread = `${inchFraction(connection)} in NPT`;
    const accuracy = accuracyGrade(dial.dial, build);
    const isHigh = range.to >= 1_000;
    const factor = build.factor * (mount.code === "L" ? 1 : mount.code === "U" ? 1.35 : 1.12) * (isHigh ? 1.15 : 1);
    return {
      name: `Pressure Gauge, ${text}, ${dialText} Dial, ${thread}, ${mount.name}, ${build.name}`,
      shortName: `GAUGE ${range.from === 0 ? `0-${range.to}` : `30HG-${range.to}`} ${inchFraction(dial.dial)}IN ${build.mark} ${inchFraction(connection)}${mount.code}`,
      description:
        `${text} gauge with a ${dialText} dial and a ${thread} connection, ${mount.name.toLowerCase()} mount, ${build.wetted.toLowerCase()} Bourdon tube. ${build.use} ` +
        (range.to > 0
          ? `Choose it for a working pressure near ${decimal(Math.round(range.to / 2))} psi, half of full scale. `
          : "For suction lines and vacuum pumps. ") +
        `Accurate to ${accuracy.percent} percent, ASME B40.100 ${accuracy.grade}.`,
      partNumber: partNumberOf(
        brand,
        `${build.code}${digits(dial.dial)}`,
        `${range.from === 0 ? "" : "V"}${range.to}`,
        `${mount.code}${Math.round(connection * 8)}`,
      ),
      attributes: {
        // A vacuum of 30 in Hg is 14.7 psi below the atmosphere.
        rangeFrom: range.from === 0 ? 0 : -14.7,
        rangeTo: range.to,
        rangeText: text,
        diameter: dial.dial,
        connection: thread,
        mounting: mount.name,
        fill: build.fill,
        caseMaterial: build.caseMaterial,
        material: build.wetted,
        accuracy: `${accuracy.percent} percent, ${accuracy.grade}`,
        standard: "ASME B40.100",
      },
      category: build.fill === "Dry" ? "TST-GAUGES-DRY" : "TST-GAUGES-LIQUID",
      family: `Pressure Gauges, ${build.name}, ${dialText} Dial`,
      price: priceOf(brand, dial.base * factor),
      unit: "EA",
      sameAs: `pressure gauge ${build.code} ${text} ${dialText} ${mount.name} ${thread}`,
      documents: ["datasheet"],
      countryOfOrigin: brand.code === "barlowe" ? "US" : "CN",
    };
  },
});
