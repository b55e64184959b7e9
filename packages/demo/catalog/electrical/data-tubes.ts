export interface Tube {
  readonly isLed: boolean;
  readonly code: string;
  readonly shape: "T8" | "T5" | "T5HO" | "T12";
  readonly length: number;
  readonly wattage: number;
  readonly lumens: number;
  readonly base: string;
  readonly wiring: string;
  readonly price: number;
}

const wirings = ["Type B", "Type A", "Type A+B"] as const;

type LedRow = readonly [
  shape: Tube["shape"],
  length: number,
  wattage: number,
  lumens: number,
  base: string,
  price: number,
];

const ledRows: readonly LedRow[] = [
  ["T8", 48, 15, 2200, "G13", 8.4],
  ["T8", 48, 12, 1800, "G13", 7.6],
  ["T8", 24, 8, 1100, "G13", 7.1],
  ["T8", 96, 36, 5000, "Fa8", 19.5],
  ["T8", 36, 11, 1500, "G13", 8.2],
  ["T5HO", 46, 25, 3500, "G5", 15.8],
  ["T5", 46, 14, 2000, "G5", 13.2],
  ["T8", 48, 18, 2600, "G13", 10.2],
  ["T8", 48, 10.5, 1600, "G13", 7.9],
  ["T8", 60, 22, 3100, "G13", 14.1],
];

export const ledTubes: readonly Tube[] = ledRows.flatMap(([shape, length, wattage, lumens, base, price]) =>
  wirings.map((wiring) => ({
    isLed: true,
    code: shape,
    shape,
    length,
    wattage,
    lumens,
    base,
    wiring,
    price: price * (wiring === "Type A+B" ? 1.25 : 1),
  })),
);

type FluorescentRow = readonly [
  code: string,
  shape: Tube["shape"],
  length: number,
  wattage: number,
  lumens: number,
  base: string,
  price: number,
];

const fluorescentRows: readonly FluorescentRow[] = [
  ["F32T8", "T8", 48, 32, 2850, "G13", 4.3],
  ["F54T5HO", "T5HO", 46, 54, 5000, "G5", 7.4],
  ["F17T8", "T8", 24, 17, 1375, "G13", 4.6],
  ["F28T5", "T5", 46, 28, 2900, "G5", 6.2],
  ["F96T8", "T8", 96, 59, 5900, "Fa8", 11.8],
  ["F25T8", "T8", 36, 25, 2200, "G13", 5.1],
  ["F28T8", "T8", 48, 28, 2725, "G13", 5.4],
  ["F40T12", "T12", 48, 40, 3200, "G13", 6.9],
  ["F96T12", "T12", 96, 75, 6350, "Fa8", 14.9],
  ["F24T5HO", "T5HO", 22, 24, 2000, "G5", 6.6],
  ["F39T5HO", "T5HO", 34, 39, 3500, "G5", 7.1],
];

export const fluorescentTubes: readonly Tube[] = fluorescentRows.map(
  ([code, shape, length, wattage, lumens, base, price]) => ({
    isLed: false,
    code,
    shape,
    length,
    wattage,
    lumens,
    base,
    wiring: "Fluorescent Ballast",
    price,
  }),
);
