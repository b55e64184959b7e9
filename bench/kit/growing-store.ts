import type { BenchRun, Figures } from "../../scripts/bench.ts";
import { doing } from "../../scripts/bench/contract.ts";
import { type BenchStore, benchStore } from "./bench-store.ts";
import { comparedFigures } from "./figures.ts";
import type { Compared } from "./race.ts";

export interface Thresholds {
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

const usualSizes = [20_000, 2_000_000];
const names = ["small", "large"] as const;

/**
 * Measures a small store and a large one. The sizes are named after the bench: `npm run bench -- search 20000 2000000`;
 * where there is one, growth is not measured.
 */
export async function overSizes(
  thresholds: Thresholds,
  { args }: BenchRun,
  measure: (store: BenchStore) => Promise<Measured>,
): Promise<Figures> {
  const sizes = args.length > 0 ? args.map(Number) : usualSizes;
  const values: Record<string, number | string> = {};
  const seen: Compared[] = [];
  for (const [at, name] of names.entries()) {
    const size = sizes[at];
    if (size === undefined) break;
    await using store = await benchStore(size);
    doing(`measuring a store of ${size} items`);
    const { compared, others = {} } = await measure(store);
    seen.push(compared);
    Object.assign(values, { [name]: size }, comparedFigures(name, compared));
    for (const [key, value] of Object.entries(others)) values[`${name}_${key}`] = value;
    console.log(`${size}: ${JSON.stringify({ ...compared, ...others })}`);
  }
  const [small, large] = seen;
  const growth = small && large ? large.ours.p50 / small.ours.p50 : 1;
  if (large) values["growth"] = growth.toFixed(2);
  return { holds: growth <= thresholds.growth && seen.every((compared) => isWithin(thresholds, compared)), values };
}

function isWithin(thresholds: Thresholds, { p50Ratio, p99Ratio, throughputRatio }: Compared): boolean {
  return p50Ratio <= thresholds.p50 && p99Ratio <= thresholds.p99 && throughputRatio >= thresholds.throughput;
}
