import { defineClass } from "../kit/item-class.ts";
import { interleave } from "../kit/interleave.ts";
import { makersNumber } from "./makers.ts";
import { cents } from "./money.ts";
import { pushFittingName, tubingName } from "./names.ts";

interface Shape {
  readonly name: string;
  readonly code: string;
  readonly isThreaded: boolean;
  readonly factor: number;
  readonly note: string;
}

const threaded: readonly Shape[] = [
  {
    name: "Male Connector",
    code: "MC",
    isThreaded: true,
    factor: 1,
    note: "Straight out of the port; a hex key fits inside where there is no room for a wrench.",
  },
  {
    name: "Male Elbow",
    code: "ME",
    isThreaded: true,
    factor: 1.25,
    note: "The body swivels on its thread, so the tube can be pointed after tightening.",
  },
  {
    name: "Male Branch Tee",
    code: "MBT",
    isThreaded: true,
    factor: 1.9,
    note: "Thread at the branch, tube at both ends of the run.",
  },
  { name: "Female Connector", code: "FC", isThreaded: true, factor: 1.35, note: "For gauges and other male threads." },
  {
    name: "Male Run Tee",
    code: "MRT",
    isThreaded: true,
    factor: 1.95,
    note: "Thread at one end of the run, tube at the other two.",
  },
  {
    name: "Male 45 Degree Elbow",
    code: "M45",
    isThreaded: true,
    factor: 1.4,
    note: "Leaves the port at 45 degrees where a right angle would kink the tube.",
  },
  { name: "Female Elbow", code: "FE", isThreaded: true, factor: 1.6, note: "Turns a gauge or switch round a corner." },
  {
    name: "Flow Control Elbow",
    code: "FCV",
    isThreaded: true,
    factor: 3.4,
    note: "Meters the air that leaves the cylinder by a screw, and lets it in freely.",
  },
];
const unions: readonly Shape[] = [
  { name: "Union", code: "U", isThreaded: false, factor: 0.95, note: "Joins two tubes end to end." },
  {
    name: "Union Tee",
    code: "UT",
    isThreaded: false,
    factor: 1.45,
    note: "Three tubes at right angles, for branching a line.",
  },
  {
    name: "Union Elbow",
    code: "UE",
    isThreaded: false,
    factor: 1.15,
    note: "Turns a line through a right angle without a kink.",
  },
  {
    name: "Union Y",
    code: "UY",
    isThreaded: false,
    factor: 1.5,
    note: "Splits one line into two that leave side by side.",
  },
  {
    name: "Bulkhead Union",
    code: "BU",
    isThreaded: false,
    factor: 1.9,
    note: "Passes a line through a panel and is held by its nut.",
  },
  { name: "Plug", code: "PL", isThreaded: false, factor: 0.4, note: "Closes an unused opening of another fitting." },
];

const shapes = interleave([threaded, unions]);

interface Tube {
  readonly text: string;
  readonly system: "inch" | "metric";
  readonly millimetres: number;
}

const tubes = interleave<Tube>([
  [
    { text: "1/4 in", system: "inch", millimetres: 6.35 },
    { text: "3/8 in", system: "inch", millimetres: 9.53 },
    { text: "1/8 in", system: "inch", millimetres: 3.18 },
    { text: "1/2 in", system: "inch", millimetres: 12.7 },
    { text: "5/32 in", system: "inch", millimetres: 3.97 },
    { text: "5/16 in", system: "inch", millimetres: 7.94 },
  ],
  [
    { text: "6 mm", system: "metric", millimetres: 6 },
    { text: "8 mm", system: "metric", millimetres: 8 },
    { text: "4 mm", system: "metric", millimetres: 4 },
    { text: "10 mm", system: "metric", millimetres: 10 },
    { text: "12 mm", system: "metric", millimetres: 12 },
  ],
]);

/** Threads with the least and most tube, in millimetres, that makers put on them. */
const threads = [
  { text: "1/4 NPT", kind: "NPT", code: "4N", system: "inch", least: 3.9, most: 12.7, factor: 1.12 },
  { text: "", kind: "", code: "", system: "", least: 0, most: 99, factor: 1 },
  { text: "1/8 NPT", kind: "NPT", code: "2N", system: "inch", least: 3, most: 9.6, factor: 1 },
  { text: "R 1/4", kind: "BSPT", code: "4R", system: "metric", least: 4, most: 12, factor: 1.12 },
  { text: "3/8 NPT", kind: "NPT", code: "6N", system: "inch", least: 6, most: 12.7, factor: 1.3 },
  { text: "R 1/8", kind: "BSPT", code: "2R", system: "metric", least: 4, most: 8, factor: 1 },
  { text: "1/2 NPT", kind: "NPT", code: "8N", system: "inch", least: 9, most: 12.7, factor: 1.65 },
  { text: "10-32 UNF", kind: "UNF", code: "3U", system: "inch", least: 3, most: 6.4, factor: 0.98 },
  { text: "M5", kind: "Metric", code: "5M", system: "metric", least: 4, most: 6, factor: 0.98 },
  { text: "R 3/8", kind: "BSPT", code: "6R", system: "metric", least: 6, most: 12, factor: 1.3 },
  { text: "R 1/2", kind: "BSPT", code: "8R", system: "metric", least: 8, most: 12, factor: 1.65 },
] as const;

const materials = [
  {
    name: "Composite",
    code: "",
    detail: "Nylon body, nickel-plated brass thread",
    factor: 1,
    pressure: 150,
    range: "0 to 140 F",
  },
  {
    name: "Nickel-Plated Brass",
    code: "B",
    detail: "Metal throughout",
    factor: 2.1,
    pressure: 290,
    range: "-4 to 175 F",
  },
  {
    name: "316 Stainless Steel",
    code: "S",
    detail: "Metal throughout, FKM seals",
    factor: 6.5,
    pressure: 290,
    range: "5 to 300 F",
  },
] as const;

const packs = [10, 1, 5] as const;

export const pushFittings = defineClass({
  code: "push-fitting",
  name: "Push-to-Connect Fittings",
  unspsc: "27131614",
  drawing: "push-fitting",
  weight: 6,
  brands: [
    "zephyrine",
    "airvanta",
    "caldair",
    "windrow",
    "halden-roe",
    "penstock",
    "corvane",
    "headrace",
    "hydrastrand",
    "drummore",
  ],
  attributes: [
    { code: "shape", name: "Fitting Shape", type: "text", isFacet: true },
    { code: "tubeSize", name: "Tube OD", type: "text", isFacet: true, isColumn: true },
    { code: "threadSize", name: "Thread", type: "text", isFacet: true, isColumn: true, isOptional: true },
    { code: "threadType", name: "Thread Type", type: "text", isFacet: true, isOptional: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "construction", name: "Construction", type: "text" },
    { code: "pressureRating", name: "Maximum Pressure", type: "number", unit: "psi", isColumn: true },
    { code: "temperatureRange", name: "Temperature Range", type: "text" },
    { code: "packQuantity", name: "Pack Quantity", type: "number", isColumn: true },
  ],
  axes: { shape: shapes, tube: tubes, thread: threads, pieces: packs, material: materials },
  allows: ({ shape, tube, thread, pieces, material }) => {
    if (shape.isThreaded !== (thread.text !== "")) return false;
    if (shape.isThreaded && thread.system !== tube.system) return false;
    if (tube.millimetres < thread.least || tube.millimetres > thread.most) return false;
    if (shape.name.startsWith("Female") && (thread.kind === "UNF" || thread.kind === "Metric")) return false;
    return material.code !== "S" || (pieces === 1 && shape.code !== "FCV" && shape.code !== "UY");
  },
  describe: ({ shape, tube, thread, pieces, material }, brand) => {
    const join = shape.isThreaded ? `${tube.text} Tube x ${thread.text}` : `${tube.text} Tube`;
    const packText = pieces === 1 ? "" : `, Pack of ${pieces}`;
    const each = (1.05 + tube.millimetres * 0.14) * shape.factor * thread.factor * material.factor;
    const isStandard = material.code === "";
    return {
      name: `Push-to-Connect ${shape.name}, ${join}, ${material.name}${packText}`,
      shortName:
        `PUSH FTG ${shape.code} ${tube.text.replace(" ", "")}${shape.isThreaded ? `X${thread.text}` : ""} ${material.code || "C"} ${pieces}`.toUpperCase(),
      description:
        `${shape.name} for ${tube.text} outside-diameter tube${shape.isThreaded ? ` with ${thread.text} thread` : ""}. ${shape.note} ` +
        (material.code === ""
          ? `Composite bodies are light and take ${material.pressure} psi; use metal ones near weld spatter.`
          : material.code === "B"
            ? "Nickel-plated brass takes heat, spatter and rough handling."
            : "316 stainless with FKM seals for washdown and chemicals.") +
        (thread.kind === "NPT" || thread.kind === "BSPT" ? " Sealant is on the thread." : "") +
        " Cut the tube square and push it home past the seal.",
      partNumber: makersNumber(
        brand,
        `${shape.code}${material.code}`,
        tube.text.replace(" in", "").replace(" mm", "M").replace("/", ""),
        thread.code,
        pieces === 1 ? "" : `P${pieces}`,
      ),
      attributes: {
        shape: shape.name,
        tubeSize: tube.text,
        ...(shape.isThreaded ? { threadSize: thread.text, threadType: thread.kind } : {}),
        material: material.name,
        construction: material.detail,
        pressureRating: material.pressure,
        temperatureRange: material.range,
        packQuantity: pieces,
      },
      category: shape.isThreaded ? "PNE-FITTINGS-THREADED" : "PNE-FITTINGS-UNION",
      family: `Push-to-Connect ${shape.name}s, ${material.name}, ${tube.system === "inch" ? "Inch" : "Metric"}${packText}`,
      price: cents(each * pieces * (pieces === 1 ? 1 : pieces === 5 ? 0.9 : 0.84)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs:
        isStandard && pieces === 1
          ? pushFittingName(shape.name, tube.text, thread.text)
          : `push fitting ${shape.code} ${tube.text} ${thread.text} ${material.name} ${pieces}`,
      goesWith: [tubingName("Polyurethane", tube.text, "Black", 100)],
    };
  },
});
