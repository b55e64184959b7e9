/** A unit as buyers write it, what it measures, and how many of the canonical unit it is. */
export interface Unit {
  /** The dimension and its canonical unit: lengths in millimetres, volumes in millilitres. */
  readonly measures: string;
  readonly factor: number;
}

const inch: Unit = { measures: "mm", factor: 25.4 };
const foot: Unit = { measures: "mm", factor: 304.8 };
const fluidOunce: Unit = { measures: "ml", factor: 29.5735 };

/** Spellings are compared in lower case. What changes meaning by case (m, M) is settled by the longer spellings. */
const spellings: Readonly<Record<string, Unit>> = {
  in: inch,
  inch: inch,
  inches: inch,
  '"': inch,
  "\u{2033}": inch,
  "\u{201D}": inch,
  "''": inch,
  ft: foot,
  foot,
  feet: foot,
  "'": foot,
  "\u{2032}": foot,
  yd: { measures: "mm", factor: 914.4 },
  yard: { measures: "mm", factor: 914.4 },
  yards: { measures: "mm", factor: 914.4 },
  mm: { measures: "mm", factor: 1 },
  millimeter: { measures: "mm", factor: 1 },
  millimeters: { measures: "mm", factor: 1 },
  cm: { measures: "mm", factor: 10 },
  mil: { measures: "mm", factor: 0.0254 },
  mils: { measures: "mm", factor: 0.0254 },
  micron: { measures: "micron", factor: 1 },
  microns: { measures: "micron", factor: 1 },
  gal: { measures: "ml", factor: 3785.41 },
  gallon: { measures: "ml", factor: 3785.41 },
  gallons: { measures: "ml", factor: 3785.41 },
  qt: { measures: "ml", factor: 946.353 },
  quart: { measures: "ml", factor: 946.353 },
  pt: { measures: "ml", factor: 473.176 },
  "fl oz": fluidOunce,
  ml: { measures: "ml", factor: 1 },
  l: { measures: "ml", factor: 1_000 },
  liter: { measures: "ml", factor: 1_000 },
  liters: { measures: "ml", factor: 1_000 },
  oz: { measures: "oz", factor: 1 },
  ounce: { measures: "oz", factor: 1 },
  ounces: { measures: "oz", factor: 1 },
  lb: { measures: "lb", factor: 1 },
  lbs: { measures: "lb", factor: 1 },
  pound: { measures: "lb", factor: 1 },
  pounds: { measures: "lb", factor: 1 },
  kg: { measures: "lb", factor: 2.20462 },
  g: { measures: "g", factor: 1 },
  v: { measures: "v", factor: 1 },
  volt: { measures: "v", factor: 1 },
  volts: { measures: "v", factor: 1 },
  vac: { measures: "v", factor: 1 },
  vdc: { measures: "v", factor: 1 },
  kv: { measures: "v", factor: 1_000 },
  w: { measures: "w", factor: 1 },
  watt: { measures: "w", factor: 1 },
  watts: { measures: "w", factor: 1 },
  kw: { measures: "w", factor: 1_000 },
  hp: { measures: "hp", factor: 1 },
  horsepower: { measures: "hp", factor: 1 },
  horse: { measures: "hp", factor: 1 },
  a: { measures: "a", factor: 1 },
  amp: { measures: "a", factor: 1 },
  amps: { measures: "a", factor: 1 },
  ma: { measures: "a", factor: 0.001 },
  ah: { measures: "ah", factor: 1 },
  mah: { measures: "ah", factor: 0.001 },
  min: { measures: "min", factor: 1 },
  minute: { measures: "min", factor: 1 },
  minutes: { measures: "min", factor: 1 },
  h: { measures: "h", factor: 1 },
  hr: { measures: "h", factor: 1 },
  hour: { measures: "h", factor: 1 },
  hours: { measures: "h", factor: 1 },
  lm: { measures: "lm", factor: 1 },
  lumen: { measures: "lm", factor: 1 },
  lumens: { measures: "lm", factor: 1 },
  k: { measures: "k", factor: 1 },
  kelvin: { measures: "k", factor: 1 },
  mg: { measures: "g", factor: 0.001 },
  gram: { measures: "g", factor: 1 },
  grams: { measures: "g", factor: 1 },
  psi: { measures: "psi", factor: 1 },
  bar: { measures: "psi", factor: 14.5038 },
  rpm: { measures: "rpm", factor: 1 },
  cfm: { measures: "cfm", factor: 1 },
  gpm: { measures: "gpm", factor: 1 },
  db: { measures: "db", factor: 1 },
  hz: { measures: "hz", factor: 1 },
  // Wire is told by AWG, and buyers call it gauge.
  awg: { measures: "ga", factor: 1 },
  ga: { measures: "ga", factor: 1 },
  gauge: { measures: "ga", factor: 1 },
  grit: { measures: "grit", factor: 1 },
  "\u{B0}f": { measures: "f", factor: 1 },
  "\u{B0}c": { measures: "c", factor: 1 },
  mfd: { measures: "uf", factor: 1 },
  uf: { measures: "uf", factor: 1 },
  "\u{B5}f": { measures: "uf", factor: 1 },
  "\u{B5}l": { measures: "ul", factor: 1 },
};

export function unitOf(spelling: string): Unit | undefined {
  return spellings[spelling.toLowerCase().replaceAll(/\s+/g, " ")];
}

/** Every spelling, the longest first, for a pattern that takes the longest it can. */
export const unitPattern = Object.keys(spellings)
  .toSorted((one, other) => other.length - one.length)
  .map((spelling) => spelling.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  .join("|");

/** Supply and motor nameplates name the same voltage differently, and a motor turns a little slower than its field. */
const nominal: Readonly<Record<string, readonly (readonly number[])[]>> = {
  v: [
    [110, 115, 120],
    [220, 230, 240],
    [440, 460, 480],
  ],
  rpm: [
    [3450, 3500, 3600],
    [1725, 1750, 1800],
    [1140, 1150, 1165, 1200],
    [850, 870, 900],
  ],
};

/** What a token may mean besides: 60g is a grit more often than a weight, and 32 oz of cleaner are fluid ounces. */
export function otherMeaningsOf(
  { measures }: Unit,
  value: number,
): readonly { readonly unit: Unit; readonly value: number }[] {
  if (measures === "g") return [{ unit: { measures: "grit", factor: 1 }, value }];
  if (measures === "oz") return [{ unit: fluidOunce, value }];
  const alike = [...(nominal[measures] ?? [])].find((values) => values.includes(value)) ?? [];
  return alike.filter((other) => other !== value).map((other) => ({ unit: { measures, factor: 1 }, value: other }));
}
