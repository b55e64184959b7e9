import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";

/** An insert by its ISO 1832 letters and size, with the old inch size beside it. */
export interface InsertShape {
  /** CNMG, CCMT. */
  readonly letters: string;
  readonly shape: "C" | "D" | "T" | "W" | "S" | "V";
  readonly isNegative: boolean;
  /** "1204", and "43" in the ANSI system. */
  readonly isoSize: string;
  readonly ansiSize: string;
  /** Inscribed circle and thickness, in inches. */
  readonly circle: number;
  readonly thickness: number;
  readonly edges: number;
}

/** By turns a negative and a positive one, the most used first. */
const rows = readCsv("tools/inserts.csv", {
  letters: text,
  isoSize: text,
  ansiSize: text,
  circle: number,
  thickness: number,
});

const edgesOf: Readonly<Record<InsertShape["shape"], number>> = { C: 2, D: 2, V: 2, T: 3, W: 3, S: 4 };

export const insertShapes: readonly InsertShape[] = rows.map(({ letters, isoSize, ansiSize, circle, thickness }) => {
  const shape = letters.slice(0, 1) as InsertShape["shape"];
  const isNegative = letters.slice(1, 2) === "N";
  return {
    letters,
    shape,
    isNegative,
    isoSize,
    ansiSize,
    circle,
    thickness,
    edges: edgesOf[shape] * (isNegative ? 2 : 1),
  };
});

export const shapeWords: Readonly<Record<InsertShape["shape"], string>> = {
  C: "80° Diamond",
  D: "55° Diamond",
  V: "35° Diamond",
  T: "Triangle",
  W: "Trigon",
  S: "Square",
};

/** What the second letter says. */
export const clearanceWords: Readonly<Record<string, number>> = { N: 0, C: 7, P: 11, B: 5 };

/** Corner radii: the last digits of the ISO and of the ANSI designation, and inches. */
export const noseRadii = readCsv("tools/inserts/nose-radii.csv", { iso: text, ansi: text, radius: number, use: text });

export const grades = readCsv("tools/inserts/grades.csv", {
  name: text,
  group: oneOf(["P", "M", "K", "N", "S", "H"]),
  material: text,
  coating: text,
  color: text,
  factor: number,
});
export type Grade = (typeof grades)[number];
