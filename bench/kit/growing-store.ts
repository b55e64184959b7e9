import type { Figures } from "../../scripts/bench.ts";
import { type BenchStore, benchStore } from "./bench-store.ts";
import { comparedFigures } from "./figures.ts";
import type { Compared } from "./race.ts";

export interface Bars {
  readonly p50: number;
  readonly p99: number;
  readonly throughput: number;
  /** How much longer the large store's answers may take than the small one's. */
  readonly growth: number;
}

export interface Measured {
  readonly compared: Compared;
  /** What else was seen, for the last line. */
  readonly others?: Readonly<Record<string, string>>;
}

/** Measures a small store and a large one. The sizes are named after the bench: `npm run bench -- search 20000 2000000`. */
export async function overSizes(bars: Bars, measure: (store: BenchStore) => Promise<Measured>): Promise<Figures> {
  const [small = 20_000, large = 2_000_000] = process.argv.slice(3).map(Number);
  const values: Record<string, number | string> = {};
  const seen: Compared[] = [];
  for (const [name, size] of [
    ["small", small],
    ["large", large],
  ] as const) {
    await using store = await benchStore(size);
    const { compared, others = {} } = await measure(store);
    seen.push(compared);
    Object.assign(values, { [name]: size }, comparedFigures(name, compared));
    for (const [key, value] of Object.entries(others)) values[`${name}_${key}`] = value;
    console.log(`${size}: ${JSON.stringify({ ...compared, ...others })}`);
  }
  const growth = (seen[1]?.ours.p50 ?? Infinity) / (seen[0]?.ours.p50 ?? 0);
  const holds = growth <= bars.growth && seen.every((compared) => isWithin(bars, compared));
  return { holds, values: { ...values, growth: growth.toFixed(2) } };
}

function isWithin(bars: Bars, { p50Ratio, p99Ratio, throughputRatio }: Compared): boolean {
  return p50Ratio <= bars.p50 && p99Ratio <= bars.p99 && throughputRatio >= bars.throughput;
}
