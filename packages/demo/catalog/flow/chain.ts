import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { interleave } from "../kit/interleave.ts";
import { makerNumber, makerPrice } from "./makers.ts";

/** Working load limits in pounds by trade size in inches: ASTM A413 (30, 43, 70), A391 (80) and A973 (100). */
const grades = [
  {
    grade: 30,
    name: "Proof Coil Chain",
    material: "Low-Carbon Steel",
    finishes: ["Zinc Plated", "Hot Dip Galvanized", "Plain", "Yellow Zinc"],
    limits: {
      0.25: 1_300,
      0.375: 2_650,
      0.3125: 1_900,
      0.1875: 800,
      0.5: 4_500,
      0.125: 400,
      0.625: 6_900,
      0.75: 10_600,
    },
    factor: 1,
    isLifting: false,
    use: "General-purpose chain for gates, guard rails and tie-downs.",
  },
  {
    grade: 80,
    name: "Alloy Lifting Chain",
    material: "Alloy Steel",
    finishes: ["Black", "Powder Coated Red"],
    limits: { 0.375: 7_100, 0.28125: 3_500, 0.5: 12_000, 0.625: 18_100, 0.21875: 2_100, 0.75: 28_300, 0.3125: 4_500 },
    factor: 2.9,
    isLifting: true,
    use: "Heat-treated alloy chain for overhead lifting, marked 8 on the links.",
  },
  {
    grade: 70,
    name: "Transport Chain",
    material: "Boron Steel",
    finishes: ["Yellow Zinc", "Plain"],
    limits: { 0.375: 6_600, 0.3125: 4_700, 0.5: 11_300, 0.25: 3_150, 0.4375: 8_750 },
    factor: 1.55,
    isLifting: false,
    use: "Binder chain for loads on trucks, gold so that inspectors know it at once, marked 7 on the links.",
  },
  {
    grade: 100,
    name: "Alloy Lifting Chain",
    material: "Alloy Steel",
    finishes: ["Powder Coated Blue", "Black"],
    limits: { 0.375: 8_800, 0.28125: 4_300, 0.5: 15_000, 0.625: 22_600, 0.21875: 2_700, 0.75: 35_300, 0.3125: 5_700 },
    factor: 3.5,
    isLifting: true,
    use: "Lifts a quarter more than Grade 80 at the same weight, marked 10 on the links.",
  },
  {
    grade: 43,
    name: "High-Test Chain",
    material: "Carbon Steel",
    finishes: ["Zinc Plated", "Hot Dip Galvanized", "Plain"],
    limits: { 0.25: 2_600, 0.375: 5_400, 0.3125: 3_900, 0.5: 9_200, 0.4375: 7_200, 0.625: 13_000, 0.75: 20_200 },
    factor: 1.25,
    isLifting: false,
    use: "Stronger carbon steel for towing, logging and rigging on deck.",
  },
] as const;

/** Grade, size and finish together, lifting and general grades in turn. */
const chains = interleave(
  [true, false].map((isLifting) =>
    interleave(
      grades
        .filter((grade) => grade.isLifting === isLifting)
        .map((grade) =>
          Object.entries(grade.limits).flatMap(([size, limit]) =>
            grade.finishes.map((finish) => ({ grade, size: Number(size), limit, finish })),
          ),
        ),
    ),
  ),
);

const feet = [20, 10, 50, 100, 5, 25, 15, 200, 14, 16, 18, 30, 75, 150, 400] as const;

export const weldedChains = defineClass({
  code: "chain",
  name: "Welded Chain",
  unspsc: "31151600",
  drawing: "chain",
  weight: 1.6,
  brands: ["linkhurst", "slingsmith", "halcomb", "rollstead", "stowbridge"],
  attributes: [
    { code: "grade", name: "Grade", type: "number", isFacet: true, isColumn: true },
    {
      code: "size",
      name: "Trade Size",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    { code: "lengthFeet", name: "Length", type: "number", unit: "ft", isFacet: true, isColumn: true },
    { code: "capacity", name: "Working Load Limit", type: "number", unit: "lb", isFacet: true, isColumn: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "finish", name: "Finish", type: "text", isFacet: true, isColumn: true },
    { code: "isForLifting", name: "Overhead Lifting", type: "flag", isFacet: true },
    { code: "packaging", name: "Packaging", type: "text" },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { chain: chains, length: feet },
  allows: ({ chain, length }) => {
    if (chain.size >= 0.5 && length > 200) return false;
    return chain.size < 0.625 || length <= 100;
  },
  describe: ({ chain, length }, brand) => {
    const { grade, size, limit, finish } = chain;
    const sizeText = inchFraction(size);
    const packaging = length >= 100 ? "Drum" : length >= 50 ? "Pail" : "Bag";
    const worth =
      (0.45 + 27 * size ** 2) *
      grade.factor *
      (finish === "Hot Dip Galvanized" ? 1.2 : 1) *
      length *
      (length >= 100 ? 0.85 : 1);
    return {
      name: `${grade.name}, Grade ${grade.grade}, ${sizeText} in x ${length} ft, ${finish}, ${limit.toLocaleString("en-US")} lb WLL`,
      shortName: `CHAIN GR${grade.grade} ${sizeText}X${length}FT ${finishShort(finish)}`,
      description:
        `${grade.use} Working load limit ${limit.toLocaleString("en-US")} pounds. ` +
        (grade.isLifting
          ? "Comes with a proof-test certificate; inspect it link by link before each shift as ASME B30.9 asks."
          : "Not for overhead lifting, and never for holding people."),
      partNumber: makerNumber(brand, `C${grade.grade}`, [
        String(Math.round(size * 10_000)).padStart(4, "0"),
        finishShort(finish),
        length,
      ]),
      attributes: {
        grade: grade.grade,
        size,
        lengthFeet: length,
        capacity: limit,
        material: grade.material,
        finish,
        isForLifting: grade.isLifting,
        packaging,
        standard: { 30: "ASTM A413", 43: "ASTM A413", 70: "ASTM A413", 80: "ASTM A391", 100: "ASTM A973" }[grade.grade],
      },
      category: grade.isLifting ? "MAT-CHAIN-LIFT" : "MAT-CHAIN-GENERAL",
      family: `${grade.name}s, Grade ${grade.grade}, ${finish}`,
      price: makerPrice(brand, worth),
      unit: "EA",
      sameAs: `chain ${grade.grade} ${size} ${finish} ${length}`,
      ...(grade.isLifting ? { documents: ["certificate"] as const } : {}),
    };
  },
});

function finishShort(finish: string): string {
  return finish
    .split(" ")
    .map((word) => word.slice(0, 1))
    .join("")
    .padEnd(2, finish.slice(1, 2))
    .toUpperCase();
}
