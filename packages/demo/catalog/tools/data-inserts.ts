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

type Row = readonly [letters: string, isoSize: string, ansiSize: string, circle: number, thickness: number];

/** By turns a negative and a positive one, the most used first. */
const rows: readonly Row[] = [
  ["CNMG", "1204", "43", 0.5, 0.1875],
  ["CCMT", "09T3", "32.5", 0.375, 0.1563],
  ["WNMG", "0804", "43", 0.5, 0.1875],
  ["DCMT", "11T3", "32.5", 0.375, 0.1563],
  ["DNMG", "1504", "43", 0.5, 0.1875],
  ["TCMT", "16T3", "32.5", 0.375, 0.1563],
  ["TNMG", "1604", "33", 0.375, 0.1875],
  ["CCMT", "0602", "21.5", 0.25, 0.0938],
  ["DNMG", "1506", "44", 0.5, 0.25],
  ["VBMT", "1604", "33", 0.375, 0.1875],
  ["SNMG", "1204", "43", 0.5, 0.1875],
  ["DCMT", "0702", "21.5", 0.25, 0.0938],
  ["VNMG", "1604", "33", 0.375, 0.1875],
  ["TCMT", "1102", "21.5", 0.25, 0.0938],
  ["TNMG", "2204", "43", 0.5, 0.1875],
  ["SCMT", "09T3", "32.5", 0.375, 0.1563],
  ["CNMG", "1606", "54", 0.625, 0.25],
  ["VBMT", "1103", "22", 0.25, 0.125],
  ["WNMG", "0604", "33", 0.375, 0.1875],
  ["CCMT", "1204", "43", 0.5, 0.1875],
  ["CNMG", "1906", "64", 0.75, 0.25],
  ["VCMT", "1604", "33", 0.375, 0.1875],
  ["DNMG", "1104", "33", 0.375, 0.1875],
  ["SCMT", "1204", "43", 0.5, 0.1875],
  ["SNMG", "1506", "54", 0.625, 0.25],
  ["TPMT", "1603", "32", 0.375, 0.125],
  ["SNMG", "1906", "64", 0.75, 0.25],
  ["SNMG", "0903", "32", 0.375, 0.125],
];

const edgesOf: Readonly<Record<InsertShape["shape"], number>> = { C: 2, D: 2, V: 2, T: 3, W: 3, S: 4 };

export const insertShapes: readonly InsertShape[] = rows.map(([letters, isoSize, ansiSize, circle, thickness]) => {
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
export const noseRadii = [
  { iso: "08", ansi: "2", radius: 0.0313, use: "The 1/32 in nose is the all-round choice." },
  { iso: "04", ansi: "1", radius: 0.0156, use: "The 1/64 in nose finishes with low pressure on slender work." },
  {
    iso: "12",
    ansi: "3",
    radius: 0.0469,
    use: "The 3/64 in nose takes heavier feeds and leaves a better finish for it.",
  },
  { iso: "16", ansi: "4", radius: 0.0625, use: "The 1/16 in nose is for roughing on rigid machines." },
  { iso: "02", ansi: "0.5", radius: 0.0079, use: "The .008 in nose is for sharp corners and small bores." },
] as const;

export interface Grade {
  readonly name: string;
  readonly group: "P" | "M" | "K" | "N" | "S" | "H";
  readonly material: string;
  readonly coating: string;
  readonly color: string;
  readonly factor: number;
}

export const grades: readonly Grade[] = [
  { name: "P25", group: "P", material: "Steel", coating: "CVD TiCN-Al2O3", color: "Gold", factor: 1 },
  { name: "M25", group: "M", material: "Stainless Steel", coating: "PVD AlTiN", color: "Bronze", factor: 1.08 },
  { name: "K15", group: "K", material: "Cast Iron", coating: "CVD TiCN-Al2O3", color: "Black", factor: 0.98 },
  { name: "P15", group: "P", material: "Steel", coating: "CVD TiCN-Al2O3-TiN", color: "Gold", factor: 1.03 },
  { name: "P35", group: "P", material: "Steel", coating: "CVD TiCN-Al2O3", color: "Gold", factor: 1.02 },
  {
    name: "S15",
    group: "S",
    material: "Nickel and Titanium Alloys",
    coating: "PVD AlTiN",
    color: "Bronze",
    factor: 1.25,
  },
  { name: "N10", group: "N", material: "Aluminum", coating: "Uncoated", color: "Silver", factor: 0.92 },
  { name: "M15", group: "M", material: "Stainless Steel", coating: "PVD TiAlN", color: "Purple", factor: 1.1 },
  { name: "K25", group: "K", material: "Cast Iron", coating: "CVD TiCN-Al2O3", color: "Black", factor: 0.99 },
  { name: "M35", group: "M", material: "Stainless Steel", coating: "PVD AlTiN", color: "Bronze", factor: 1.1 },
  { name: "P05", group: "P", material: "Steel", coating: "Cermet", color: "Gray", factor: 1.2 },
  { name: "H10", group: "H", material: "Hardened Steel", coating: "PVD AlTiN", color: "Black", factor: 1.5 },
  {
    name: "S25",
    group: "S",
    material: "Nickel and Titanium Alloys",
    coating: "PVD TiAlN",
    color: "Purple",
    factor: 1.22,
  },
  { name: "N20", group: "N", material: "Aluminum", coating: "PVD ZrN", color: "Gold", factor: 1.05 },
];
