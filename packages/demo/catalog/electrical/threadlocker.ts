import { defineClass } from "../kit/item-class.ts";
import { makerNumber } from "./part-number.ts";
import { dollars } from "./price.ts";

interface Formula {
  readonly type: "Threadlocker" | "Retaining Compound" | "Thread Sealant" | "Gasket Maker";
  readonly strength: string;
  readonly grade: string;
  readonly mark: string;
  readonly color: string;
  readonly maxGap: number;
  readonly temperature: number;
  readonly factor: number;
  readonly use: string;
}

const formulas: readonly Formula[] = [
  {
    type: "Threadlocker",
    strength: "Medium",
    grade: "General Purpose",
    mark: "TM",
    color: "Blue",
    maxGap: 0.005,
    temperature: 300,
    factor: 1,
    use: "Holds 1/4 to 3/4 in fasteners against vibration; hand tools take them apart.",
  },
  {
    type: "Threadlocker",
    strength: "High",
    grade: "General Purpose",
    mark: "TH",
    color: "Red",
    maxGap: 0.005,
    temperature: 300,
    factor: 1.05,
    use: "For studs and bolts that stay: heat to about 500 °F, then wrench while hot.",
  },
  {
    type: "Threadlocker",
    strength: "Medium",
    grade: "Oil Tolerant",
    mark: "TO",
    color: "Blue",
    maxGap: 0.005,
    temperature: 360,
    factor: 1.15,
    use: "Cures on as-received, slightly oily threads and on plated or stainless parts.",
  },
  {
    type: "Threadlocker",
    strength: "Low",
    grade: "Small Screw",
    mark: "TL",
    color: "Purple",
    maxGap: 0.005,
    temperature: 300,
    factor: 1.1,
    use: "For adjusting and calibration screws up to 1/4 in, brass and aluminum included, that must come out again.",
  },
  {
    type: "Threadlocker",
    strength: "Medium to High",
    grade: "Wicking",
    mark: "TW",
    color: "Green",
    maxGap: 0.003,
    temperature: 300,
    factor: 1.2,
    use: "Thin enough to run into threads already tightened; also seals weld porosity.",
  },
  {
    type: "Threadlocker",
    strength: "High",
    grade: "High Temperature",
    mark: "TX",
    color: "Red",
    maxGap: 0.007,
    temperature: 450,
    factor: 1.5,
    use: "Keeps its grip to 450 °F on kilns, turbochargers and heads.",
  },
  {
    type: "Retaining Compound",
    strength: "High",
    grade: "Press Fit",
    mark: "RP",
    color: "Green",
    maxGap: 0.005,
    temperature: 300,
    factor: 1.3,
    use: "Adds strength to slip and press fits of bearings, bushings and keys.",
  },
  {
    type: "Retaining Compound",
    strength: "High",
    grade: "Gap Filling",
    mark: "RG",
    color: "Silver",
    maxGap: 0.02,
    temperature: 300,
    factor: 1.6,
    use: "Fills worn housings and keyways up to 0.020 in, so a spun bearing seat can be saved.",
  },
  {
    type: "Thread Sealant",
    strength: "Medium",
    grade: "Pipe, with PTFE",
    mark: "SP",
    color: "White",
    maxGap: 0.02,
    temperature: 400,
    factor: 0.95,
    use: "Seals tapered metal pipe at once to 150 psi and to burst pressure when cured. Not for oxygen.",
  },
  {
    type: "Thread Sealant",
    strength: "Medium",
    grade: "Hydraulic",
    mark: "SH",
    color: "Purple",
    maxGap: 0.006,
    temperature: 300,
    factor: 1.25,
    use: "Carries no particles that could foul a valve, for hydraulic and pneumatic fittings.",
  },
  {
    type: "Gasket Maker",
    strength: "Medium",
    grade: "Rigid Flange",
    mark: "GF",
    color: "Red",
    maxGap: 0.02,
    temperature: 300,
    factor: 1.2,
    use: "Makes a gasket between machined flanges, as on gearboxes and pumps.",
  },
  {
    type: "Threadlocker",
    strength: "Medium",
    grade: "Stick",
    mark: "TS",
    color: "Blue",
    maxGap: 0.005,
    temperature: 300,
    factor: 1.4,
    use: "A semi-solid that doesn't drip overhead or leak in a toolbox.",
  },
];

const packages = [
  { size: "50 mL", ml: 50, form: "Bottle", price: 28.4 },
  { size: "10 mL", ml: 10, form: "Bottle", price: 9.6 },
  { size: "250 mL", ml: 250, form: "Bottle", price: 104 },
  { size: "6 mL", ml: 6, form: "Tube", price: 7.2 },
  { size: "36 mL", ml: 36, form: "Bottle", price: 22.8 },
  { size: "1 L", ml: 1000, form: "Bottle", price: 342 },
  { size: "0.5 mL", ml: 0.5, form: "Capsule", price: 1.9 },
  { size: "2 mL", ml: 2, form: "Tube", price: 4.2 },
] as const;

/** How the cure is started on metals that don't start it themselves. */
const cures = [
  { name: "Standard", mark: "", factor: 1 },
  { name: "Surface Insensitive", mark: "S", factor: 1.12 },
  { name: "Fluorescent Inspection Dye", mark: "F", factor: 1.08 },
  { name: "NSF/ANSI 61 Listed", mark: "N", factor: 1.18 },
] as const;

export const threadlockers = defineClass({
  code: "threadlocker",
  name: "Threadlockers and Retaining Compounds",
  unspsc: "31201600",
  drawing: "threadlocker",
  weight: 1,
  brands: ["stayfast", "bondhaven", "tackwell", "sealmere", "axleton", "roadmark", "fleetholm", "drovemark"],
  attributes: [
    { code: "adhesiveType", name: "Type", type: "text", isFacet: true },
    { code: "strength", name: "Strength", type: "text", isFacet: true },
    { code: "grade", name: "Grade", type: "text", isFacet: true, isColumn: true },
    { code: "color", name: "Color", type: "text", isFacet: true, isColumn: true },
    { code: "size", name: "Size", type: "text", isFacet: true, isColumn: true },
    { code: "volume", name: "Volume", type: "number", unit: "mL" },
    { code: "container", name: "Container", type: "text" },
    { code: "feature", name: "Feature", type: "text", isFacet: true },
    { code: "maxGap", name: "Max. Gap Fill", type: "number", unit: "in" },
    { code: "maxTemperature", name: "Max. Temperature", type: "number", unit: "°F", isColumn: true },
    { code: "cureTime", name: "Full Cure", type: "number", unit: "h" },
  ],
  axes: { formula: formulas, package: packages, cure: cures },
  allows: ({ formula, package: pack, cure }) => {
    if (formula.grade === "Stick") return pack.ml === 10 && cure.mark === "";
    if (cure.mark === "N") return formula.type === "Thread Sealant" && pack.ml >= 50;
    if (pack.ml < 6) return formula.type === "Threadlocker" && cure.mark === "";
    return cure.mark === "" || pack.ml >= 10;
  },
  describe: ({ formula, package: pack, cure }, brand) => ({
    name: `${formula.type}, ${formula.strength} Strength, ${formula.grade}, ${formula.color}, ${pack.size} ${pack.form}${cure.mark === "" ? "" : `, ${cure.name}`}`,
    shortName:
      `${formula.type.toUpperCase().replace("COMPOUND", "CMPD")} ${formula.mark} ${formula.color.toUpperCase()} ${pack.size.toUpperCase()} ${cure.mark}`.trim(),
    description:
      `${formula.use} Cures without air between metal surfaces: fixed in about 20 minutes, full strength in 24 hours. ` +
      `Fills up to ${formula.maxGap} in and serves to ${formula.temperature} °F. It cracks some plastics, so test before use near them.`,
    partNumber: makerNumber(brand, `${formula.mark}${cure.mark}`, pack.size.replace(" ", "").toUpperCase()),
    attributes: {
      adhesiveType: formula.type,
      strength: formula.strength,
      grade: formula.grade,
      color: formula.color,
      size: pack.size,
      volume: pack.ml,
      container: formula.grade === "Stick" ? "Stick" : pack.form,
      feature: cure.name,
      maxGap: formula.maxGap,
      maxTemperature: formula.temperature,
      cureTime: 24,
    },
    category: "ADH-LOCK",
    family: `${formula.type}s, ${formula.strength} Strength, ${formula.grade}`,
    price: dollars(pack.price * formula.factor * cure.factor),
    unit: "EA",
    sameAs: `${formula.mark} ${formula.grade} ${cure.name} ${pack.size}`,
    documents: ["sds", "datasheet"],
  }),
});
