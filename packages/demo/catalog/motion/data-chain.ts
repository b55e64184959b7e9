/** Roller chain of ANSI B29.1, in inches; the strength is the least that the standard allows, in pounds, per strand. */
interface ChainSize {
  readonly number: string;
  readonly pitch: number;
  readonly rollerDiameter: number;
  readonly rollerWidth: number;
  readonly pinDiameter: number;
  readonly strength: number;
  readonly pricePerFoot: number;
}

type Row = readonly [
  number: string,
  pitch: number,
  rollerDiameter: number,
  rollerWidth: number,
  pinDiameter: number,
  strength: number,
  pricePerFoot: number,
];

const rows: readonly Row[] = [
  ["40", 0.5, 0.312, 0.3125, 0.156, 3_125, 3.1],
  ["50", 0.625, 0.4, 0.375, 0.2, 4_880, 4.2],
  ["60", 0.75, 0.469, 0.5, 0.234, 7_030, 5.9],
  ["35", 0.375, 0.2, 0.1875, 0.141, 1_760, 2.9],
  ["80", 1, 0.625, 0.625, 0.312, 12_500, 9.8],
  ["25", 0.25, 0.13, 0.125, 0.0905, 780, 2.8],
  ["41", 0.5, 0.306, 0.25, 0.141, 1_500, 2.6],
  ["100", 1.25, 0.75, 0.75, 0.375, 19_530, 15.6],
  ["120", 1.5, 0.875, 1, 0.437, 28_125, 24],
  ["140", 1.75, 1, 1, 0.5, 38_280, 31],
  ["160", 2, 1.125, 1.25, 0.562, 50_000, 41],
  ["180", 2.25, 1.406, 1.40625, 0.687, 63_280, 62],
  ["200", 2.5, 1.562, 1.5, 0.781, 78_125, 76],
  ["240", 3, 1.875, 1.875, 0.937, 112_500, 128],
];

export const chainSizes: readonly ChainSize[] = rows.map(
  ([number, pitch, rollerDiameter, rollerWidth, pinDiameter, strength, pricePerFoot]) => ({
    number,
    pitch,
    rollerDiameter,
    rollerWidth,
    pinDiameter,
    strength,
    pricePerFoot,
  }),
);
