import { type RowOf, number, readCsv } from "../../kit/read-data.ts";
import { toStep } from "./format-size.ts";

export interface DrillLength {
  readonly overall: number;
  readonly flute: number;
}

const columns = { upTo: number, overall: number, flute: number };
type Row = RowOf<typeof columns>;

/** ASME B94.11M: jobber length, by the largest diameter of each step, in inches. */
const jobberRows = readCsv("tools/drill-lengths/jobber.csv", columns);

/** Points between which the other two series run straight. */
const stubRows = readCsv("tools/drill-lengths/stub.csv", columns);

const taperRows = readCsv("tools/drill-lengths/taper.csv", columns);

const tolerance = 0.0002;

/** The diameters that each series is made in. */
export const seriesRange = {
  Jobber: { smallest: 0.0135, largest: 0.512 },
  "Screw Machine": { smallest: 0.039, largest: 1 },
  "Taper Length": { smallest: 0.125, largest: 1 },
} as const;

export type Series = keyof typeof seriesRange;

export function drillLength(series: Series, diameter: number): DrillLength {
  if (series === "Jobber") {
    const row = jobberRows.find(({ upTo }) => diameter <= upTo + tolerance) ?? jobberRows.at(-1);
    return { overall: row?.overall ?? 6, flute: row?.flute ?? 4.5 };
  }
  const rows = series === "Screw Machine" ? stubRows : taperRows;
  return { overall: between(rows, diameter, "overall"), flute: between(rows, diameter, "flute") };
}

function between(rows: readonly Row[], diameter: number, column: "overall" | "flute"): number {
  const above = rows.findIndex(({ upTo }) => diameter <= upTo + tolerance);
  const high = rows[above] ?? rows.at(-1);
  const low = rows[above - 1] ?? high;
  if (high === undefined || low === undefined || high === low) return high?.[column] ?? 0;
  const share = Math.min(1, (diameter - low.upTo) / (high.upTo - low.upTo));
  return toStep(low[column] + (high[column] - low[column]) * share, 1 / 16);
}
