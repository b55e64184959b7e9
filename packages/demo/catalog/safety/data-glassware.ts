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

type Row = readonly [capacity: number, diameter: number, height: number, tolerance: number, price: number];

const beakers: readonly Row[] = [
  [250, 70, 95, 12.5, 6.4],
  [600, 90, 125, 30, 9.2],
  [100, 50, 70, 5, 5.1],
  [1_000, 105, 145, 50, 14.5],
  [400, 80, 110, 20, 7.3],
  [50, 42, 60, 2.5, 4.8],
  [150, 60, 80, 7.5, 5.5],
  [2_000, 132, 185, 100, 31],
  [800, 100, 135, 40, 12.2],
  [25, 34, 50, 1.25, 4.7],
  [10, 26, 35, 0.5, 4.6],
  [3_000, 152, 210, 150, 62],
  [5_000, 170, 270, 250, 94],
  [5, 22, 30, 0.25, 4.6],
];

const cylinders: readonly Row[] = [
  [100, 30, 260, 0.5, 16.5],
  [250, 41, 335, 1, 24],
  [50, 26, 200, 0.25, 13.8],
  [500, 54, 390, 2, 36],
  [1_000, 65, 470, 3, 52],
  [25, 21, 170, 0.17, 12.6],
  [10, 14, 140, 0.1, 11.9],
  [2_000, 84, 570, 6, 98],
  [5, 12, 115, 0.05, 11.6],
];

const erlenmeyers: readonly Row[] = [
  [250, 85, 145, 12.5, 7.2],
  [500, 105, 180, 25, 9.4],
  [125, 67, 114, 6.25, 6.3],
  [1_000, 131, 220, 50, 16.2],
  [100, 64, 105, 5, 6.2],
  [50, 51, 90, 2.5, 5.6],
  [2_000, 166, 280, 100, 33],
  [25, 42, 75, 1.25, 5.5],
];

const volumetrics: readonly Row[] = [
  [100, 60, 170, 0.08, 24],
  [250, 80, 220, 0.12, 29],
  [1_000, 125, 300, 0.3, 46],
  [50, 50, 140, 0.05, 22],
  [500, 100, 260, 0.2, 36],
  [25, 40, 110, 0.03, 21],
  [10, 27, 90, 0.02, 20],
  [2_000, 160, 370, 0.5, 88],
  [5, 22, 70, 0.02, 20],
];

function piecesOf(kind: GlassKind, rows: readonly Row[]): readonly Piece[] {
  return rows.map(([capacity, diameter, height, tolerance, price]) => ({
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

/** The commonest of each kind, then the next of each: a small catalogue has all four. */
export const pieces: readonly Piece[] = Array.from({ length: beakers.length }, (_, rank) =>
  byKind.flatMap((list) => list.slice(rank, rank + 1)),
).flat();
