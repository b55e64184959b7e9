export interface Cell {
  readonly size: string;
  readonly chemistry: "Alkaline" | "Lithium" | "Lithium Coin" | "Silver Oxide" | "NiMH";
  readonly ansi: string;
  readonly voltage: number;
  /** Milliampere-hours at the rate that the standard tests. */
  readonly capacity: number;
  readonly diameterMm: number;
  readonly heightMm: number;
  readonly category: string;
  readonly price: number;
}

type Row = readonly [
  size: string,
  ansi: string,
  voltage: number,
  capacity: number,
  diameterMm: number,
  heightMm: number,
  price: number,
];

function cells(chemistry: Cell["chemistry"], category: string, rows: readonly Row[]): readonly Cell[] {
  return rows.map(([size, ansi, voltage, capacity, diameterMm, heightMm, price]) => ({
    size,
    chemistry,
    ansi,
    voltage,
    capacity,
    diameterMm,
    heightMm,
    category,
    price,
  }));
}

export const cellLists: readonly (readonly Cell[])[] = [
  cells("Alkaline", "BAT-CELL-AA", [
    ["AA", "15A", 1.5, 2850, 14.5, 50.5, 0.62],
    ["AAA", "24A", 1.5, 1150, 10.5, 44.5, 0.6],
    ["AAAA", "25A", 1.5, 550, 8.3, 42.5, 1.9],
  ]),
  cells("Alkaline", "BAT-CELL-CD", [
    ["D", "13A", 1.5, 17_000, 34.2, 61.5, 1.75],
    ["C", "14A", 1.5, 8000, 26.2, 50, 1.6],
    ["9V", "1604A", 9, 565, 26.5, 48.5, 2.3],
    ["N", "910A", 1.5, 900, 12, 30.2, 1.9],
    ["6V Lantern", "908A", 6, 26_000, 67, 112, 11.5],
  ]),
  cells("Lithium", "BAT-CELL-LITHIUM", [
    ["AA", "15LF", 1.5, 3000, 14.5, 50.5, 2.5],
    ["CR123A", "5018LC", 3, 1500, 17, 34.5, 2.9],
    ["AAA", "24LF", 1.5, 1200, 10.5, 44.5, 2.4],
    ["9V", "1604LC", 9, 1200, 26.5, 48.5, 9.9],
    ["CR2", "5046LC", 3, 850, 15.6, 27, 4.2],
    ["2CR5", "5032LC", 6, 1500, 34, 45, 9.2],
    ["CR-P2", "5024LC", 6, 1400, 35, 36, 9.4],
  ]),
  cells("Lithium Coin", "BAT-CELL-COIN", [
    ["CR2032", "5004LC", 3, 235, 20, 3.2, 0.95],
    ["CR2025", "5003LC", 3, 165, 20, 2.5, 0.98],
    ["CR2016", "5000LC", 3, 90, 20, 1.6, 0.98],
    ["CR2450", "5029LC", 3, 620, 24.5, 5, 2.1],
    ["CR1632", "CR1632", 3, 140, 16, 3.2, 1.4],
    ["CR1620", "CR1620", 3, 78, 16, 2, 1.4],
    ["CR2430", "5011LC", 3, 290, 24.5, 3, 1.9],
    ["CR1220", "5012LC", 3, 35, 12.5, 2, 1.3],
    ["CR2477", "CR2477", 3, 1000, 24.5, 7.7, 3.4],
  ]),
  cells("Silver Oxide", "BAT-CELL-COIN", [
    ["357", "1131SO", 1.55, 160, 11.6, 5.4, 1.6],
    ["377", "1176SO", 1.55, 28, 6.8, 2.6, 1.7],
    ["364", "1175SO", 1.55, 20, 6.8, 2.15, 1.7],
    ["392", "1134SO", 1.55, 45, 7.9, 3.6, 1.7],
    ["371", "1171SO", 1.55, 40, 9.5, 2.1, 1.8],
  ]),
  cells("NiMH", "BAT-CELL-NIMH", [
    ["AA", "1.2H2", 1.2, 2000, 14.5, 50.5, 3.2],
    ["AAA", "1.2H1", 1.2, 800, 10.5, 44.5, 2.9],
    ["D", "1.2H4", 1.2, 8000, 34.2, 61.5, 14.2],
    ["C", "1.2H3", 1.2, 4500, 26.2, 50, 9.8],
    ["9V", "7.2H5", 8.4, 200, 26.5, 48.5, 9.6],
    ["AA High Capacity", "1.2H2", 1.2, 2600, 14.5, 50.5, 4.4],
  ]),
];
