import { type RowOf, number, object, optional, readCsv, readJson, record, text, tuple } from "../../kit/read-data.ts";

/** Frames of NEMA MG 1: shaft diameter, height of the shaft above the feet (D), and distance between the feet's holes, in inches. */
interface Frame {
  readonly shaft: number;
  readonly height: number;
  /** Across (2E) and along (2F) the shaft. */
  readonly holes: readonly [across: number, along: number];
}

export const frames: Readonly<Record<string, Frame>> = readJson(
  "motion/motors/frames.json",
  record(object({ shaft: number, height: number, holes: tuple([number, number]) })),
);

/** A three-phase rating: its frame for enclosed motors and its NEMA Premium efficiency in percent. */
export interface Rating {
  readonly horsepower: number;
  readonly speed: 3600 | 1800 | 1200;
  readonly frame: string;
  readonly efficiency?: number;
}

const columns = { horsepower: number, frame: text, efficiency: optional(number) };
type Row = RowOf<typeof columns>;

const at1800 = readCsv("motion/motors/at-1800.csv", columns);

const at3600 = readCsv("motion/motors/at-3600.csv", columns);

const at1200 = readCsv("motion/motors/at-1200.csv", columns);

function ratingsAt(speed: Rating["speed"], rows: readonly Row[]): readonly Rating[] {
  return rows.map(({ horsepower, frame, efficiency }) =>
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
