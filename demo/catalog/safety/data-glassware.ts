import { type RowOf, number, readCsv } from "../../kit/read-data.ts";

export type GlassKind = "Beaker" | "Graduated Cylinder" | "Erlenmeyer Flask" | "Volumetric Flask";

/** A piece of glassware in one capacity; millimetres as ISO 3819, 4788, 1773 and 1042 have them. */
export interface Piece {
  readonly kind: GlassKind;
  readonly capacity: number;
  readonly diameter: number;
  readonly height: number;
  /** Millilitres either way: 5% where the marks are only a guide, Class A otherwise. */
  readonly tolerance: number;
  readonly price: number;
}

const columns = { capacity: number, diameter: number, height: number, tolerance: number, price: number };
type Row = RowOf<typeof columns>;

const beakers = readCsv("safety/glassware/beakers.csv", columns);

const cylinders = readCsv("safety/glassware/cylinders.csv", columns);

const erlenmeyers = readCsv("safety/glassware/erlenmeyers.csv", columns);

const volumetrics = readCsv("safety/glassware/volumetrics.csv", columns);

function piecesOf(kind: GlassKind, rows: readonly Row[]): readonly Piece[] {
  return rows.map(({ capacity, diameter, height, tolerance, price }) => ({
    kind,
    capacity,
    diameter,
    height,
    tolerance,
    price,
  }));
}

const byKind = [
  piecesOf("Beaker", beakers),
  piecesOf("Graduated Cylinder", cylinders),
  piecesOf("Erlenmeyer Flask", erlenmeyers),
  piecesOf("Volumetric Flask", volumetrics),
];

/** The commonest of each kind, then the next of each: a small catalog has all four. */
export const pieces: readonly Piece[] = Array.from({ length: beakers.length }, (_, rank) =>
  byKind.flatMap((list) => list.slice(rank, rank + 1)),
).flat();
