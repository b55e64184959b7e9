import { defineClass } from "../kit/item-class.ts";
import { interleave } from "../kit/interleave.ts";
import { makersNumber } from "./makers.ts";
import { cents } from "./money.ts";
import { airPrepName, oilName } from "./names.ts";

interface Kind {
  readonly name: string;
  readonly code: string;
  readonly shelf: string;
  readonly isFilter: boolean;
  readonly isRegulator: boolean;
  readonly isLubricator: boolean;
  readonly factor: number;
  readonly note: string;
}

const kinds: readonly Kind[] = [
  {
    name: "Filter-Regulator",
    code: "FR",
    shelf: "PNE-AIRPREP-COMBINATION",
    isFilter: true,
    isRegulator: true,
    isLubricator: false,
    factor: 1.55,
    note: "Filter and relieving regulator share one body, so it takes half the room of two units.",
  },
  {
    name: "Regulator",
    code: "R",
    shelf: "PNE-AIRPREP-REGULATORS",
    isFilter: false,
    isRegulator: true,
    isLubricator: false,
    factor: 1,
    note: "Relieving type: turning the knob down bleeds the downstream line.",
  },
  {
    name: "Filter",
    code: "F",
    shelf: "PNE-AIRPREP-FILTERS",
    isFilter: true,
    isRegulator: false,
    isLubricator: false,
    factor: 0.9,
    note: "The air is spun as it enters, which throws the water out before the element catches the dirt.",
  },
  {
    name: "Lubricator",
    code: "L",
    shelf: "PNE-AIRPREP-LUBRICATORS",
    isFilter: false,
    isRegulator: false,
    isLubricator: true,
    factor: 1.05,
    note: "The sight dome shows the drops: one or two a minute for each 10 scfm is plenty.",
  },
  {
    name: "Filter-Regulator-Lubricator",
    code: "FRL",
    shelf: "PNE-AIRPREP-COMBINATION",
    isFilter: true,
    isRegulator: true,
    isLubricator: true,
    factor: 2.7,
    note: "Assembled in the right order with wall brackets: filter-regulator first, lubricator last.",
  },
];

/** Flow in standard cubic feet a minute at 100 psi inlet, by port. */
const ports = [
  { name: "1/4 NPT", code: "2", flow: 56, base: 31 },
  { name: "3/8 NPT", code: "3", flow: 90, base: 38 },
  { name: "1/2 NPT", code: "4", flow: 140, base: 47 },
  { name: "3/4 NPT", code: "6", flow: 250, base: 82 },
  { name: "1/8 NPT", code: "1", flow: 22, base: 26 },
  { name: "1 NPT", code: "8", flow: 330, base: 118 },
] as const;

const models = interleave(kinds.map((kind) => ports.map((port) => ({ kind, port }))));

const elements = [
  { micron: 40, code: "", word: "40 Micron", factor: 1, note: "A 40 micron element is right for general shop air." },
  { micron: 5, code: "5", word: "5 Micron", factor: 1.08, note: "The 5 micron element protects valves and cylinders." },
  {
    micron: 0.3,
    code: "X",
    word: "0.3 Micron Coalescing",
    factor: 1.75,
    note: "The coalescing element takes out oil mist ahead of paint guns and instruments; put a 5 micron filter before it.",
  },
] as const;

const bowls = [
  { bowl: "Polycarbonate with Guard", drain: "Manual Drain", code: "", factor: 1, pressure: 150 },
  { bowl: "Metal with Sight Glass", drain: "Manual Drain", code: "M", factor: 1.15, pressure: 250 },
  { bowl: "Polycarbonate with Guard", drain: "Automatic Drain", code: "A", factor: 1.28, pressure: 150 },
  { bowl: "Metal with Sight Glass", drain: "Automatic Drain", code: "MA", factor: 1.42, pressure: 250 },
] as const;

const ranges = [
  { name: "0 to 125 psi", code: "", factor: 1 },
  { name: "0 to 60 psi", code: "L", factor: 1.02 },
  { name: "0 to 30 psi", code: "K", factor: 1.05 },
  { name: "0 to 200 psi", code: "H", factor: 1.08 },
] as const;

const gauges = [
  { name: "Gauge Included", code: "G", factor: 1.1 },
  { name: "Gauge Port Plugged", code: "", factor: 1 },
  { name: "Gauge and Bracket Included", code: "GB", factor: 1.2 },
] as const;

export const airPreparation = defineClass({
  code: "air-preparation",
  name: "Air Filters, Regulators and Lubricators",
  unspsc: "27131600",
  drawing: "air-preparation",
  weight: 2,
  brands: ["caldair", "airvanta", "windrow", "zephyrine", "halden-roe", "corvane", "drummore", "penstock"],
  attributes: [
    { code: "unitType", name: "Unit", type: "text", isFacet: true },
    { code: "portSize", name: "Port Size", type: "text", isFacet: true, isColumn: true },
    { code: "flow", name: "Flow at 100 psi", type: "number", unit: "scfm", isColumn: true },
    {
      code: "filtration",
      name: "Filtration",
      type: "number",
      unit: "micron",
      isFacet: true,
      isColumn: true,
      isOptional: true,
    },
    { code: "bowl", name: "Bowl", type: "text", isFacet: true, isColumn: true, isOptional: true },
    { code: "drain", name: "Drain", type: "text", isFacet: true, isColumn: true, isOptional: true },
    {
      code: "adjustmentRange",
      name: "Adjustment Range",
      type: "text",
      isFacet: true,
      isColumn: true,
      isOptional: true,
    },
    { code: "gauge", name: "Gauge", type: "text", isOptional: true },
    { code: "pressureRating", name: "Maximum Inlet Pressure", type: "number", unit: "psi" },
    { code: "temperatureRange", name: "Temperature Range", type: "text" },
    { code: "material", name: "Body Material", type: "text" },
  ],
  axes: { model: models, element: elements, bowl: bowls, range: ranges, gauge: gauges },
  allows: ({ model, element, bowl, range, gauge }) => {
    const { kind } = model;
    if (!kind.isFilter && element.code !== "") return false;
    if (kind.isRegulator && element.code === "X") return false;
    if (!kind.isFilter && !kind.isLubricator && bowl.code !== "") return false;
    if (!kind.isFilter && bowl.code.includes("A")) return false;
    return kind.isRegulator || (range.code === "" && gauge.code === "G");
  },
  describe: ({ model, element, bowl, range, gauge }, brand) => {
    const { kind, port } = model;
    const hasBowl = kind.isFilter || kind.isLubricator;
    const isStandard = element.code === "" && bowl.code === "" && range.code === "" && gauge.code === "G";
    const told = [
      port.name,
      ...(kind.isFilter ? [element.word] : []),
      ...(kind.isRegulator ? [range.name] : []),
      ...(hasBowl ? [bowl.bowl.startsWith("Metal") ? "Metal Bowl" : "Poly Bowl"] : []),
      ...(kind.isFilter && bowl.code.includes("A") ? ["Auto Drain"] : []),
      ...(kind.isRegulator && gauge.code !== "G" ? [gauge.code === "" ? "No Gauge" : "Gauge and Bracket"] : []),
    ];
    const codes = [element.code, bowl.code, range.code, kind.isRegulator ? gauge.code : ""];
    return {
      name: `Air ${kind.name}, ${told.join(", ")}`,
      shortName: `AIR ${kind.code} ${port.name} ${codes.filter((code) => code !== "").join("-")}`.trim(),
      description:
        `${kind.name} with ${port.name} ports that passes ${port.flow} scfm at 100 psi. ${kind.note} ` +
        `${kind.isFilter ? `${element.note} ` : ""}${kind.isRegulator ? `Adjusts from ${range.name}. ` : ""}` +
        (hasBowl && bowl.bowl.startsWith("Polycarbonate")
          ? "Keep polycarbonate bowls away from solvents and synthetic compressor oil, which craze them."
          : "Metal parts stand solvents and synthetic compressor oils."),
      partNumber: makersNumber(brand, `${kind.code}${port.code}`, ...codes.map((code) => (code === "" ? "0" : code))),
      attributes: {
        unitType: kind.name,
        portSize: port.name,
        flow: port.flow,
        ...(kind.isFilter ? { filtration: element.micron, drain: bowl.drain } : {}),
        ...(hasBowl ? { bowl: bowl.bowl } : {}),
        ...(kind.isRegulator ? { adjustmentRange: range.name, gauge: gauge.name } : {}),
        pressureRating: hasBowl ? bowl.pressure : 300,
        temperatureRange: "40 to 125 F",
        material: "Zinc and Aluminum",
      },
      category: kind.shelf,
      family: `Air ${kind.name}s${kind.isFilter ? `, ${element.word}` : ""}${hasBowl ? `, ${bowl.bowl}` : ""}`,
      price: cents(
        port.base *
          kind.factor *
          (kind.isFilter ? element.factor : 1) *
          (hasBowl ? bowl.factor : 1) *
          (kind.isRegulator ? range.factor * gauge.factor : 1),
      ),
      unit: "EA",
      sameAs: isStandard
        ? airPrepName(kind.name, port.name)
        : `air preparation ${kind.code} ${port.code} ${codes.join("/")}`,
      ...(kind.isLubricator ? { goesWith: [oilName("Air Tool", 32, "Mineral", "1 qt")] } : {}),
      documents: ["datasheet"],
    };
  },
});
