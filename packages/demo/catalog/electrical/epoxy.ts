import { defineClass } from "../kit/item-class.ts";
import { makerNumber } from "./part-number.ts";
import { dollars } from "./price.ts";

const formulas = [
  {
    type: "Epoxy",
    grade: "General Purpose",
    mark: "E5",
    work: 5,
    fixture: 15,
    shear: 2000,
    temperature: 180,
    color: "Clear",
    factor: 1,
    use: "Sets in minutes, for fixtures, tools and quick repairs of metal, wood and ceramic.",
  },
  {
    type: "Epoxy",
    grade: "Steel Filled",
    mark: "ES",
    work: 5,
    fixture: 20,
    shear: 2400,
    temperature: 250,
    color: "Gray",
    factor: 1.15,
    use: "Steel powder in the paste rebuilds worn shafts, keyways and cracked castings; it can be drilled and tapped.",
  },
  {
    type: "Epoxy",
    grade: "High Strength",
    mark: "EH",
    work: 60,
    fixture: 240,
    shear: 4200,
    temperature: 200,
    color: "Off-White",
    factor: 1.35,
    use: "An hour to position parts, and the highest shear of the line once cured overnight.",
  },
  {
    type: "Methyl Methacrylate",
    grade: "Structural",
    mark: "MM",
    work: 10,
    fixture: 25,
    shear: 3200,
    temperature: 180,
    color: "Cream",
    factor: 1.45,
    use: "Bonds metals, composites and plastics with little cleaning, and stays tough in the cold. Strong odor: ventilate.",
  },
  {
    type: "Epoxy",
    grade: "Toughened",
    mark: "ET",
    work: 30,
    fixture: 90,
    shear: 3800,
    temperature: 220,
    color: "Black",
    factor: 1.5,
    use: "Rubber-toughened for joints that flex and take knocks.",
  },
  {
    type: "Epoxy",
    grade: "High Temperature",
    mark: "EX",
    work: 90,
    fixture: 480,
    shear: 3000,
    temperature: 400,
    color: "Red",
    factor: 2.1,
    use: "Keeps its hold to 400 °F when post-cured.",
  },
  {
    type: "Urethane",
    grade: "Flexible",
    mark: "UF",
    work: 15,
    fixture: 45,
    shear: 2200,
    temperature: 180,
    color: "Black",
    factor: 1.3,
    use: "Stays flexible between unlike materials that grow at different rates.",
  },
  {
    type: "Epoxy",
    grade: "Potable Water",
    mark: "EW",
    work: 20,
    fixture: 90,
    shear: 2600,
    temperature: 150,
    color: "White",
    factor: 1.7,
    use: "Meets NSF/ANSI 61 for tanks and pipe that carry drinking water.",
  },
] as const;

const packages = [
  { size: "25 mL", ml: 25, form: "Dual Syringe", price: 8.4 },
  { size: "50 mL", ml: 50, form: "Dual Cartridge", price: 17.5 },
  { size: "400 mL", ml: 400, form: "Dual Cartridge", price: 68 },
  { size: "200 mL", ml: 200, form: "Dual Cartridge", price: 42 },
  { size: "1 pt", ml: 473, form: "Can Kit", price: 52 },
  { size: "1 qt", ml: 946, form: "Can Kit", price: 88 },
  { size: "1 gal", ml: 3785, form: "Can Kit", price: 264 },
] as const;

const ratios = ["1:1", "2:1", "10:1"] as const;
const flows = [
  { name: "Paste", mark: "P" },
  { name: "Liquid", mark: "L" },
  { name: "Gel", mark: "G" },
] as const;

export const epoxies = defineClass({
  code: "epoxy",
  name: "Epoxies and Structural Adhesives",
  unspsc: "31201600",
  drawing: "epoxy",
  weight: 1,
  brands: ["bondhaven", "stayfast", "sealmere", "tackwell", "ambercoat", "axleton"],
  attributes: [
    { code: "adhesiveType", name: "Type", type: "text", isFacet: true },
    { code: "grade", name: "Grade", type: "text", isFacet: true },
    { code: "size", name: "Size", type: "text", isFacet: true, isColumn: true },
    { code: "volume", name: "Volume", type: "number", unit: "mL" },
    { code: "container", name: "Container", type: "text", isFacet: true },
    { code: "workTime", name: "Work Time", type: "number", unit: "min", isFacet: true, isColumn: true },
    { code: "fixtureTime", name: "Fixture Time", type: "number", unit: "min", isColumn: true },
    { code: "shearStrength", name: "Shear Strength", type: "number", unit: "psi", isColumn: true },
    { code: "maxTemperature", name: "Max. Temperature", type: "number", unit: "°F" },
    { code: "color", name: "Color", type: "text", isFacet: true },
    { code: "consistency", name: "Consistency", type: "text", isFacet: true },
    { code: "mixRatio", name: "Mix Ratio", type: "text" },
  ],
  axes: { formula: formulas, package: packages, flow: flows, ratio: ratios },
  allows: ({ formula, package: pack, flow, ratio }) => {
    if (ratio === "10:1")
      return formula.type === "Methyl Methacrylate" && pack.form === "Dual Cartridge" && flow.mark !== "L";
    if (formula.type === "Methyl Methacrylate" && pack.form === "Can Kit") return false;
    return formula.grade !== "Steel Filled" || flow.mark === "P";
  },
  describe: ({ formula, package: pack, flow, ratio }, brand) => ({
    name: `${formula.type} Adhesive, ${formula.grade}, ${flow.name}, ${formula.work} min Work Time, ${formula.color}, ${pack.size} ${pack.form}, ${ratio}`,
    shortName: `${formula.type === "Methyl Methacrylate" ? "MMA" : formula.type.toUpperCase()} ADH ${formula.mark}${flow.mark} ${formula.work}MIN ${pack.size.toUpperCase()} ${ratio}`,
    description:
      `${formula.use} Parts hold after ${formula.fixture} minutes at 77 °F; every 18 °F colder doubles that. ` +
      (pack.form === "Can Kit"
        ? "Weigh or measure the two parts and mix until no streaks are left."
        : `Mixes itself at ${ratio} in a static nozzle, sold apart.`),
    partNumber: makerNumber(brand, `${formula.mark}${flow.mark}`, `${pack.ml}`, ratio.replace(":", "")),
    attributes: {
      adhesiveType: formula.type,
      grade: formula.grade,
      size: pack.size,
      volume: pack.ml,
      container: pack.form,
      workTime: formula.work,
      fixtureTime: formula.fixture,
      shearStrength: formula.shear,
      maxTemperature: formula.temperature,
      color: formula.color,
      consistency: flow.name,
      mixRatio: ratio,
    },
    category: "ADH-EPOXY",
    family: `${formula.type} Adhesives, ${formula.grade}`,
    price: dollars(pack.price * formula.factor * (flow.mark === "G" ? 1.08 : 1)),
    unit: pack.form === "Can Kit" ? "KT" : "EA",
    sameAs: `epoxy ${formula.mark}${flow.mark} ${pack.size} ${ratio}`,
    restrictions: formula.type === "Methyl Methacrylate" ? ["VOC-ADHESIVE"] : [],
    documents: ["sds", "datasheet"],
  }),
});
