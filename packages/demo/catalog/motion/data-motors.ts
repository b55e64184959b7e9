/** Frames of NEMA MG 1: shaft diameter, height of the shaft above the feet (D), and distance between the feet's holes, in inches. */
interface Frame {
  readonly shaft: number;
  readonly height: number;
  /** Across (2E) and along (2F) the shaft. */
  readonly holes: readonly [across: number, along: number];
}

export const frames: Readonly<Record<string, Frame>> = {
  "48": { shaft: 0.5, height: 3, holes: [4.25, 2.75] },
  "56": { shaft: 0.625, height: 3.5, holes: [4.875, 3] },
  "143T": { shaft: 0.875, height: 3.5, holes: [5.5, 4] },
  "145T": { shaft: 0.875, height: 3.5, holes: [5.5, 5] },
  "182T": { shaft: 1.125, height: 4.5, holes: [7.5, 4.5] },
  "184T": { shaft: 1.125, height: 4.5, holes: [7.5, 5.5] },
  "213T": { shaft: 1.375, height: 5.25, holes: [8.5, 5.5] },
  "215T": { shaft: 1.375, height: 5.25, holes: [8.5, 7] },
  "254T": { shaft: 1.625, height: 6.25, holes: [10, 8.25] },
  "256T": { shaft: 1.625, height: 6.25, holes: [10, 10] },
  "284T": { shaft: 1.875, height: 7, holes: [11, 9.5] },
  "286T": { shaft: 1.875, height: 7, holes: [11, 11] },
  "284TS": { shaft: 1.625, height: 7, holes: [11, 9.5] },
  "286TS": { shaft: 1.625, height: 7, holes: [11, 11] },
  "324T": { shaft: 2.125, height: 8, holes: [12.5, 10.5] },
  "326T": { shaft: 2.125, height: 8, holes: [12.5, 12] },
  "324TS": { shaft: 1.875, height: 8, holes: [12.5, 10.5] },
  "326TS": { shaft: 1.875, height: 8, holes: [12.5, 12] },
  "364T": { shaft: 2.375, height: 9, holes: [14, 11.25] },
  "365T": { shaft: 2.375, height: 9, holes: [14, 12.25] },
  "364TS": { shaft: 1.875, height: 9, holes: [14, 11.25] },
  "365TS": { shaft: 1.875, height: 9, holes: [14, 12.25] },
  "404T": { shaft: 2.875, height: 10, holes: [16, 12.25] },
  "405T": { shaft: 2.875, height: 10, holes: [16, 13.75] },
  "405TS": { shaft: 2.125, height: 10, holes: [16, 13.75] },
  "444T": { shaft: 3.375, height: 11, holes: [18, 14.5] },
};

/** A three-phase rating: its frame for enclosed motors and its NEMA Premium efficiency in percent. */
export interface Rating {
  readonly horsepower: number;
  readonly speed: 3600 | 1800 | 1200;
  readonly frame: string;
  readonly efficiency?: number;
}

type Row = readonly [horsepower: number, frame: string, efficiency?: number];

const at1800: readonly Row[] = [
  [1, "143T", 85.5],
  [2, "145T", 86.5],
  [5, "184T", 89.5],
  [3, "182T", 89.5],
  [0.5, "56"],
  [1.5, "145T", 86.5],
  [10, "215T", 91.7],
  [7.5, "213T", 91.7],
  [0.75, "56"],
  [15, "254T", 92.4],
  [20, "256T", 93],
  [0.33, "56"],
  [25, "284T", 93.6],
  [30, "286T", 93.6],
  [40, "324T", 94.1],
  [50, "326T", 94.5],
  [0.25, "48"],
  [60, "364T", 95],
  [75, "365T", 95.4],
  [100, "405T", 95.4],
];

const at3600: readonly Row[] = [
  [2, "145T", 85.5],
  [3, "182T", 86.5],
  [5, "184T", 88.5],
  [1.5, "143T", 84],
  [1, "56"],
  [7.5, "213T", 89.5],
  [10, "215T", 90.2],
  [0.5, "56"],
  [0.75, "56"],
  [15, "254T", 91],
  [20, "256T", 91],
  [25, "284TS", 91.7],
  [30, "286TS", 91.7],
  [40, "324TS", 92.4],
  [50, "326TS", 93],
  [60, "364TS", 93.6],
  [75, "365TS", 93.6],
  [100, "405TS", 94.1],
];

const at1200: readonly Row[] = [
  [1, "145T", 82.5],
  [2, "184T", 88.5],
  [3, "213T", 89.5],
  [1.5, "182T", 87.5],
  [5, "215T", 89.5],
  [7.5, "254T", 91],
  [10, "256T", 91],
  [0.5, "56"],
  [0.75, "56"],
  [15, "284T", 91.7],
  [20, "286T", 91.7],
  [25, "324T", 93],
  [30, "326T", 93],
  [40, "364T", 94.1],
  [50, "365T", 94.1],
  [60, "404T", 94.5],
  [75, "405T", 94.5],
  [100, "444T", 95],
];

function ratingsAt(speed: Rating["speed"], rows: readonly Row[]): readonly Rating[] {
  return rows.map(([horsepower, frame, efficiency]) =>
    efficiency === undefined ? { horsepower, speed, frame } : { horsepower, speed, frame, efficiency },
  );
}

export const ratingsBySpeed = [ratingsAt(1800, at1800), ratingsAt(3600, at3600), ratingsAt(1200, at1200)] as const;

/** Capacitor-start motors of 3 hp and more are a frame longer than three-phase ones; small ones keep to 56. */
export function singlePhaseFrame({ horsepower, frame, speed }: Rating): string {
  if (horsepower <= 1.5 && speed !== 1200) return frame === "48" ? "48" : "56";
  if (frame === "182T") return "184T";
  return frame === "213T" ? "215T" : frame;
}
