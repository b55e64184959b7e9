import { orderBook, zipParts } from "../scripts/bulk-order-material/hostile/kit.ts";
import { checkFile, createFileReader } from "../packages/features/quick-order/server.ts";
import { systemClock } from "../packages/platform/clock.ts";
import { dayOn } from "../packages/platform/day.ts";
import type { BenchRun, Figures, TimeLimits } from "../scripts/bench.ts";
import { doing } from "../scripts/bench/contract.ts";
import { type BenchStore, benchStore } from "./kit/bench-store.ts";

const maxSeconds = 5;
const items = 20_000;
const rounds = 3;
const usualRows = 5_000;
const fewItems = 1_000;

export const smallest = ["200"];
export const timeLimits: TimeLimits = { fullSeconds: 900, smallestSeconds: 240 };

/**
 * A workbook of so many rows, from its bytes to an answer for each: known by item number, by a maker's number written
 * otherwise, mistyped and unknown. The slowest round counts. `npm run bench -- bulk-order [rows]`.
 */
export async function run({ args, isSmallest }: BenchRun): Promise<Figures> {
  const rows = Number(args[0] ?? usualRows);
  await using store = await benchStore(isSmallest ? fewItems : items);
  doing(`writing a workbook of ${rows} rows`);
  const workbook = zipParts(orderBook(await orderRows(store, rows)));
  const files = createFileReader();
  const buyer = { accountNumber: null, userId: null, isSignedIn: false, on: dayOn(systemClock) };
  const seconds: number[] = [];
  let answered = 0;
  let unknown = 0;
  for (let round = 0; round < (isSmallest ? 1 : rounds); round++) {
    doing(`round ${round + 1}`);
    const startedAt = performance.now();
    const result = await checkFile({ ...store, files }, workbook, buyer);
    seconds.push((performance.now() - startedAt) / 1_000);
    const lines = result.ok ? result.value.lines : [];
    answered = lines.length;
    unknown = lines.filter(({ status }) => status === "unknown").length;
  }
  await files.close();
  const slowest = Math.max(...seconds);
  return {
    holds: answered === rows && slowest < maxSeconds,
    values: { rows, answered, unknown, slowest_s: slowest.toFixed(2), fastest_s: Math.min(...seconds).toFixed(2) },
  };
}

/** One in twenty is mistyped, one in ten written with a maker's number. */
async function orderRows({ db }: BenchStore, count: number): Promise<readonly (readonly [string, number])[]> {
  const known = await db
    .selectFrom("item")
    .select(["sku", "manufacturer_part_number as number"])
    .limit(count)
    .execute();
  return Array.from({ length: count }, (_, at) => {
    const { sku, number } = known[at % known.length] ?? { sku: "", number: "" };
    const written = at % 20 === 7 ? `${sku.slice(0, -1)}?9` : at % 10 === 3 ? number.replaceAll("-", " ") : sku;
    return [written, 1 + (at % 200)] as const;
  });
}
