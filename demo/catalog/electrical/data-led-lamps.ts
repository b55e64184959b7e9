export interface LampShape {
  readonly shape: string;
  readonly base: string;
  readonly wattage: number;
  readonly lumens: number;
  /** Watts of the incandescent or halogen lamp it stands in for. */
  readonly replaces: number;
  /** Largest diameter and overall length, in inches. */
  readonly diameter: number;
  readonly length: number;
  /** Degrees; wide and all-round lamps have one, reflectors a choice. */
  readonly beam: number;
  readonly category: string;
  readonly price: number;
  readonly voltage: number;
}

type Row = readonly [
  shape: string,
  base: string,
  wattage: number,
  lumens: number,
  replaces: number,
  diameter: number,
  length: number,
  price: number,
];

function lamps(category: string, beams: readonly number[], rows: readonly Row[]): readonly LampShape[] {
  return beams.flatMap((beam) =>
    rows.map(([shape, base, wattage, lumens, replaces, diameter, length, price]) => ({
      shape,
      base,
      wattage,
      lumens,
      replaces,
      diameter,
      length,
      beam,
      category,
      price,
      voltage: shape === "MR16" && base === "GU5.3" ? 12 : 120,
    })),
  );
}

const roundLamps = lamps(
  "LGT-LAMP-A",
  [220],
  [
    ["A19", "E26", 9, 800, 60, 2.375, 4.25, 4.1],
    ["A19", "E26", 5.5, 450, 40, 2.375, 4.25, 3.9],
    ["A21", "E26", 15, 1600, 100, 2.625, 5.1, 6.8],
    ["A19", "E26", 11, 1100, 75, 2.375, 4.5, 5.3],
    ["A15", "E26", 5, 450, 40, 1.875, 3.4, 4.6],
    ["A21", "E26", 18, 2000, 125, 2.625, 5.3, 8.9],
    ["A23", "E26", 23, 2600, 150, 2.875, 5.75, 11.5],
  ],
);
const reflectors = lamps(
  "LGT-LAMP-PAR",
  [40, 25, 15],
  [
    ["PAR38", "E26", 14, 1250, 100, 4.75, 5.2, 12.9],
    ["PAR30L", "E26", 11, 850, 75, 3.75, 4.5, 11.4],
    ["PAR20", "E26", 7, 500, 50, 2.5, 3.3, 8.9],
    ["MR16", "GU10", 6.5, 500, 50, 2, 2.2, 7.2],
    ["MR16", "GU5.3", 7, 500, 50, 2, 1.9, 7.6],
    ["PAR38", "E26", 18, 1650, 120, 4.75, 5.2, 15.5],
    ["PAR30S", "E26", 11, 850, 75, 3.75, 3.6, 11.4],
  ],
);
const bulgedReflectors = lamps(
  "LGT-LAMP-BR",
  [110],
  [
    ["BR30", "E26", 9, 650, 65, 3.75, 5.2, 5.6],
    ["BR40", "E26", 14, 1100, 85, 5, 6.3, 8.2],
    ["R20", "E26", 6, 525, 50, 2.5, 3.7, 5.4],
    ["BR30", "E26", 11, 850, 75, 3.75, 5.2, 6.8],
    ["BR40", "E26", 17, 1400, 100, 5, 6.3, 9.9],
  ],
);
const decorative = lamps(
  "LGT-LAMP-DECO",
  [300],
  [
    ["B11", "E12", 4, 350, 40, 1.375, 4, 3.6],
    ["G25", "E26", 5, 450, 40, 3.125, 4.6, 5.2],
    ["B11", "E12", 5.5, 500, 60, 1.375, 4.1, 4.1],
    ["B11", "E26", 4, 350, 40, 1.375, 4.2, 3.6],
    ["G16.5", "E12", 4, 350, 40, 2.0625, 3.2, 4.4],
    ["G25", "E26", 7.5, 800, 60, 3.125, 4.6, 6.1],
    ["G40", "E26", 7.5, 800, 60, 5, 6.9, 9.4],
  ],
);

export const lampLists = [roundLamps, reflectors, bulgedReflectors, decorative];
