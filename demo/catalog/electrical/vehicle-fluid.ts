import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";

const bases = [
  { name: "Full Synthetic", mark: "FS", factor: 1.45 },
  { name: "Synthetic Blend", mark: "SB", factor: 1.15 },
  { name: "Conventional", mark: "CV", factor: 1 },
  { name: "High Mileage Synthetic Blend", mark: "HM", factor: 1.3 },
] as const;

const gasolineGrades = ["5W-30", "5W-20", "0W-20", "10W-30", "0W-16", "10W-40", "20W-50", "5W-40"];
const dieselGrades = ["15W-40", "10W-30", "5W-40"];

const gasoline: readonly Fluid[] = gasolineGrades.flatMap((grade) =>
  bases
    .filter(({ mark }) => mark === "FS" || (!grade.startsWith("0W") && grade !== "5W-40"))
    .map(({ name, mark, factor }) => ({
      type: "Engine Oil",
      grade: `SAE ${grade}`,
      formula: name,
      mark: `G${mark}`,
      color: "Amber",
      specification: "API SP",
      price: 22 * factor,
      use: `For gasoline cars and light trucks that call for SAE ${grade}. ${Number.parseInt(grade, 10) <= 5 ? "Flows at once on cold starts." : "For older engines and hot climates."}`,
    })),
);
const diesel: readonly Fluid[] = dieselGrades.flatMap((grade) =>
  bases
    .filter(({ mark }) => mark !== "HM")
    .map(({ name, mark, factor }) => ({
      type: "Engine Oil",
      grade: `SAE ${grade}`,
      formula: name,
      mark: `D${mark}`,
      color: "Amber",
      specification: "API CK-4",
      price: 21 * factor,
      use: "Heavy-duty diesel oil for engines with particulate filters, and for mixed fleets where API CK-4 covers the gasoline vans too.",
    })),
);
const coolants: readonly Fluid[] = [
  {
    formula: "Conventional, Green",
    mark: "IAT",
    color: "Green",
    specification: "ASTM D3306",
    price: 17,
    use: "Silicated green coolant for older cars and equipment; two years or 30,000 miles.",
  },
  {
    formula: "OAT, Orange",
    mark: "OAT",
    color: "Orange",
    specification: "ASTM D3306",
    price: 21,
    use: "Organic-acid coolant for five years or 150,000 miles. Don't top it up with green.",
  },
  {
    formula: "HOAT, Yellow",
    mark: "HOAT",
    color: "Yellow",
    specification: "ASTM D3306",
    price: 22,
    use: "Hybrid organic-acid coolant for mixed fleets of many makes.",
  },
  {
    formula: "Heavy-Duty NOAT, Red",
    mark: "NOAT",
    color: "Red",
    specification: "ASTM D6210",
    price: 24,
    use: "Nitrited extended-life coolant that guards wet-sleeve diesel liners against pitting.",
  },
  {
    formula: "Propylene Glycol, Blue",
    mark: "PG",
    color: "Blue",
    specification: "ASTM D6210",
    price: 27,
    use: "Less toxic to animals; for gensets, boilers and food plants.",
  },
].flatMap(({ mark, price, ...rest }) =>
  [
    { grade: "50/50 Prediluted", code: "5", factor: 0.72 },
    { grade: "Concentrate", code: "C", factor: 1 },
  ].map(
    ({ grade, code, factor }) =>
      ({ type: "Antifreeze/Coolant", grade, mark: `${mark}${code}`, price: price * factor, ...rest }) as const,
  ),
);
const exhaust = readCsv("electrical/vehicle-fluid/exhaust.csv", {
  type: oneOf(["Engine Oil", "Antifreeze/Coolant", "Diesel Exhaust Fluid"]),
  grade: text,
  formula: text,
  mark: text,
  color: text,
  specification: text,
  /** For a gallon. */
  price: number,
  use: text,
});
type Fluid = (typeof exhaust)[number];

const packages = readCsv("electrical/vehicle-fluid/packages.csv", {
  size: text,
  gallons: number,
  form: text,
  factor: number,
});

export const vehicleFluids = defineClass("vehicle-fluid", {
  axes: { fluid: interleave([gasoline, coolants, exhaust, diesel]), package: packages, pieces: [1, 6, 12, 3] },
  allows: ({ fluid, package: pack, pieces }) => {
    if (pieces > 1 && pack.gallons > 2.5) return false;
    if (pieces === 12 && pack.gallons > 0.25) return false;
    if (fluid.type === "Engine Oil") return pack.form !== "Tote" && pack.size !== "2.5 gal";
    if (fluid.type === "Diesel Exhaust Fluid") return pack.gallons >= 1 && pack.size !== "5 qt";
    return (
      pack.gallons >= 1 &&
      pack.size !== "5 qt" &&
      pack.size !== "2.5 gal" &&
      (pack.form !== "Tote" || fluid.grade !== "Concentrate")
    );
  },
  describe: ({ fluid, package: pack, pieces }, brand) => ({
    name: `${fluid.type}, ${fluid.grade}, ${fluid.formula}, ${fluid.specification}, ${pack.size} ${pack.form}${pieces > 1 ? `, Case of ${pieces}` : ""}`,
    shortName:
      `${shortType(fluid.type)} ${fluid.grade.toUpperCase().replace("SAE ", "").replace(" PREDILUTED", "")} ${fluid.mark} ${pack.size.toUpperCase()} ${pieces > 1 ? `CS${pieces}` : ""}`.trim(),
    description: `${fluid.use} Meets ${fluid.specification}. ${disposal(fluid.type)}`,
    partNumber: partNumberOf(
      brand,
      fluid.mark,
      fluid.grade.replaceAll(/SAE |[\s%./-]|Prediluted|Concentrate|Urea/g, "") || "X",
      pack.size,
      pieces > 1 ? pieces : "",
    ),
    attributes: {
      fluidType: fluid.type,
      viscosity: fluid.grade,
      formula: fluid.formula,
      size: pack.size,
      volume: pack.gallons,
      container: pack.form,
      color: fluid.color,
      standard: fluid.specification,
      packQuantity: pieces,
    },
    category: categories[fluid.type],
    family: `${fluid.type}, ${fluid.grade}, ${fluid.formula}`,
    price: makerPrice(brand, packPrice("consumables", fluid.price * pack.factor, pieces)),
    unit: pieces === 1 ? "EA" : "CS",
    piecesPerUnit: pieces,
    sameAs: `fluid ${fluid.mark} ${fluid.grade} ${pack.size} ${pieces}`,
    documents: ["sds", "datasheet"],
  }),
});

const categories: Readonly<Record<Fluid["type"], string>> = {
  "Engine Oil": "FLT-FLUID-OIL",
  "Antifreeze/Coolant": "FLT-FLUID-COOLANT",
  "Diesel Exhaust Fluid": "FLT-FLUID-DEF",
};

function shortType(type: Fluid["type"]): string {
  return { "Engine Oil": "OIL", "Antifreeze/Coolant": "COOLANT", "Diesel Exhaust Fluid": "DEF" }[type];
}

function disposal(type: Fluid["type"]): string {
  if (type === "Engine Oil") return "Used oil goes to a collection tank, never to a drain.";
  return type === "Antifreeze/Coolant"
    ? "Sweet and poisonous: wipe up spills and keep it from children and animals."
    : "Rinse spills with water before they crystallize.";
}
