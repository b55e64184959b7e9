import { defineClass } from "../kit/item-class.ts";
import { dashSizeOf, dashSizes } from "./data-hydraulics.ts";
import { interleave } from "../kit/interleave.ts";
import { makersNumber } from "./makers.ts";
import { cents } from "./money.ts";
import { adapterName } from "./names.ts";

interface Shape {
  readonly name: string;
  readonly form: "Straight" | "90 Degree Elbow" | "45 Degree Elbow" | "Tee" | "Cap" | "Plug" | "Bulkhead";
  /** What the trade calls it: the first part of everybody's number. */
  readonly series: string;
  readonly other: "NPT" | "ORB" | "JIC" | "none";
  readonly factor: number;
  readonly shelf: string;
  readonly note: string;
}

const pipe = "HYD-ADAPTERS-PIPE";
const boss = "HYD-ADAPTERS-ORB";
const flare = "HYD-ADAPTERS-JIC";
const caps = "HYD-ADAPTERS-CAPS";

const shapes: readonly Shape[] = [
  {
    name: "Male JIC x Male NPT",
    form: "Straight",
    series: "2404",
    other: "NPT",
    factor: 1,
    shelf: pipe,
    note: "Sealant goes on the pipe thread only.",
  },
  {
    name: "Male JIC x Male ORB",
    form: "Straight",
    series: "6400",
    other: "ORB",
    factor: 1.15,
    shelf: boss,
    note: "Comes with its nitrile O-ring; oil it before screwing it in.",
  },
  {
    name: "Male JIC x Male JIC",
    form: "Straight",
    series: "2403",
    other: "JIC",
    factor: 1.05,
    shelf: flare,
    note: "Joins two hoses or tubes, or changes the size.",
  },
  {
    name: "JIC Cap",
    form: "Cap",
    series: "0304",
    other: "none",
    factor: 0.75,
    shelf: caps,
    note: "Closes a male flare and holds full pressure.",
  },
  {
    name: "Male JIC x Male NPT 90 Degree",
    form: "90 Degree Elbow",
    series: "2501",
    other: "NPT",
    factor: 1.75,
    shelf: pipe,
    note: "Tighten the pipe end until the elbow points the right way; never back it off.",
  },
  {
    name: "Male JIC x Male ORB 90 Degree",
    form: "90 Degree Elbow",
    series: "6801",
    other: "ORB",
    factor: 2.2,
    shelf: boss,
    note: "The lock nut lets it be pointed before it is tightened.",
  },
  {
    name: "Male JIC Tee",
    form: "Tee",
    series: "2603",
    other: "JIC",
    factor: 2.6,
    shelf: flare,
    note: "Three male flares.",
  },
  {
    name: "JIC Plug",
    form: "Plug",
    series: "2408",
    other: "none",
    factor: 0.7,
    shelf: caps,
    note: "Closes a female swivel on a hose.",
  },
  {
    name: "Male JIC x Female JIC Swivel 90 Degree",
    form: "90 Degree Elbow",
    series: "6500",
    other: "JIC",
    factor: 2,
    shelf: flare,
    note: "The swivel nut goes on a male flare at any angle.",
  },
  {
    name: "Male JIC x Female NPT",
    form: "Straight",
    series: "2405",
    other: "NPT",
    factor: 1.2,
    shelf: pipe,
    note: "For gauges and other male pipe threads.",
  },
  {
    name: "Male JIC x Female JIC Swivel 45 Degree",
    form: "45 Degree Elbow",
    series: "6502",
    other: "JIC",
    factor: 2,
    shelf: flare,
    note: "Eases a hose round a corner.",
  },
  {
    name: "Male JIC x Male ORB 45 Degree",
    form: "45 Degree Elbow",
    series: "6802",
    other: "ORB",
    factor: 2.15,
    shelf: boss,
    note: "The lock nut lets it be pointed before it is tightened.",
  },
  {
    name: "JIC Bulkhead Union",
    form: "Bulkhead",
    series: "2700",
    other: "JIC",
    factor: 2.3,
    shelf: flare,
    note: "Passes a line through a plate and is held by its nut.",
  },
];

const models = interleave(shapes.map((shape) => dashSizes.map((size) => ({ shape, size }))));

/** Steps from the flare's size to the other end's, in the row of dash sizes. */
const steps = [0, -1, 1, -2, 2] as const;
const ascending = [2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32] as const;

function otherDash(dash: number, step: number): number | undefined {
  const at = ascending.findIndex((size) => size === dash) + step;
  return at < 0 ? undefined : ascending[at];
}

const materials = [
  { name: "Zinc Plated Steel", code: "", factor: 1, pressure: 1, note: "Plated steel." },
  {
    name: "316 Stainless Steel",
    code: "SS",
    factor: 5.2,
    pressure: 1,
    note: "316 stainless, for chemicals, food and salt air.",
  },
  { name: "Brass", code: "B", factor: 2, pressure: 0.5, note: "Brass, for lower pressure and for water and air." },
] as const;

/** What SAE J514 rates steel flares for, in psi. */
function pressureOf(dash: number): number {
  if (dash <= 6) return 5_000;
  if (dash <= 8) return 4_500;
  if (dash <= 12) return 3_500;
  return dash <= 16 ? 3_000 : 2_000;
}

function otherThread(shape: Shape, dash: number): string {
  const { jic, npt } = dashSizeOf(dash);
  return { NPT: `${npt} NPT`, ORB: `${jic} ORB`, JIC: `${jic} JIC`, none: "" }[shape.other];
}

export const hydraulicAdapters = defineClass({
  code: "hydraulic-adapter",
  name: "Hydraulic Adapters",
  unspsc: "27121700",
  drawing: "hydraulic-adapter",
  weight: 4,
  brands: [
    "penstock",
    "ramhold",
    "hydrastrand",
    "headrace",
    "halden-roe",
    "zephyrine",
    "ashmoor",
    "windrow",
    "drummore",
  ],
  attributes: [
    { code: "shape", name: "Ends", type: "text", isFacet: true },
    { code: "form", name: "Form", type: "text", isFacet: true },
    { code: "dash", name: "Dash Size", type: "number", isFacet: true, isColumn: true },
    { code: "threadSize", name: "JIC Thread", type: "text", isFacet: true, isColumn: true },
    { code: "otherThread", name: "Other Thread", type: "text", isFacet: true, isColumn: true, isOptional: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "pressureRating", name: "Working Pressure", type: "number", unit: "psi", isColumn: true },
    { code: "hexSize", name: "Hex Size", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "seatAngle", name: "Seat Angle", type: "number", unit: "°" },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { model: models, step: steps, material: materials },
  allows: ({ model, step, material }) => {
    const { shape, size } = model;
    if (step !== 0 && (shape.other === "none" || shape.form === "Tee" || shape.form === "Bulkhead")) return false;
    const other = otherDash(size.dash, step);
    if (other === undefined) return false;
    // Two dash sizes may share a pipe size; the nearer one is sold.
    if (shape.other === "NPT" && step !== 0 && dashSizeOf(other).npt === size.npt) return false;
    if (shape.series.startsWith("65") && step !== 0) return false;
    if (material.code === "B" && (size.dash > 12 || shape.other === "ORB")) return false;
    return material.code !== "SS" || (size.dash >= 4 && size.dash <= 20);
  },
  describe: ({ model, step, material }, brand) => {
    const { shape, size } = model;
    const dash = otherDash(size.dash, step) ?? size.dash;
    const other = otherThread(shape, dash);
    const pressure = Math.round(pressureOf(Math.max(size.dash, dash)) * material.pressure);
    const sizes = other === "" ? `${size.jic} JIC` : `${size.jic} JIC x ${other}`;
    const number = other === "" ? `${shape.series}-${size.dash}` : `${shape.series}-${size.dash}-${dash}`;
    const largest = Math.max(size.dash, dash);
    return {
      name: `Hydraulic Adapter, ${shape.name}, ${sizes}, ${material.name}`,
      shortName: `HYD ADAPTER ${number} ${material.code || "STL"}`,
      description:
        `${shape.name} adapter, ${sizes}, 37 degree flare to SAE J514. ${shape.note} ${material.note} ` +
        `Rated ${pressure.toLocaleString("en-US")} psi. The seat is metal to metal: no tape on the flare, and don't mate it with 45 degree SAE flares.`,
      partNumber: makersNumber(brand, shape.series, String(size.dash), other === "" ? "" : String(dash), material.code),
      attributes: {
        shape: shape.name,
        form: shape.form,
        dash: size.dash,
        threadSize: size.jic,
        ...(other === "" ? {} : { otherThread: other }),
        material: material.name,
        pressureRating: pressure,
        hexSize: dashSizeOf(largest).hex,
        seatAngle: 37,
        standard: "SAE J514",
      },
      category: shape.shelf,
      family: `Hydraulic Adapters, ${shape.name}, ${material.name}`,
      price: cents((1.15 + largest ** 1.45 * 0.135) * shape.factor * material.factor),
      unit: "EA",
      sameAs: adapterName(shape.name, size.dash, dash, material.name),
    };
  },
});
