import { inchFraction } from "@capstan/platform/fraction";
import { flag, list, number, object, readJson, record, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { plural } from "../kit/plural.ts";

/** Working load limits in pounds by trade size in inches: ASTM A413 (30, 43, 70), A391 (80) and A973 (100). */
const grades = readJson(
  "flow/chain/grades.json",
  list(
    object({
      grade: number,
      name: text,
      material: text,
      finishes: list(text),
      limits: record(number),
      factor: number,
      isLifting: flag,
      use: text,
    }),
  ),
);

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

export const weldedChains = defineClass("chain", {
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
      partNumber: partNumberOf(
        brand,
        `C${grade.grade}`,
        String(Math.round(size * 10_000)).padStart(4, "0"),
        finishShort(finish),
        length,
      ),
      attributes: {
        grade: grade.grade,
        size,
        lengthFeet: length,
        capacity: limit,
        material: grade.material,
        finish,
        isForLifting: grade.isLifting,
        packaging,
        standard: grade.grade <= 70 ? "ASTM A413" : grade.grade === 80 ? "ASTM A391" : "ASTM A973",
      },
      category: grade.isLifting ? "MAT-CHAIN-LIFT" : "MAT-CHAIN-GENERAL",
      family: `${plural(grade.name)}, Grade ${grade.grade}, ${finish}`,
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
