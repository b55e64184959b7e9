import { openBranches } from "@capstan/features/branches/server";
import type { Database } from "@capstan/platform/db";
import { type JsonQuery, batchQuery } from "@capstan/platform/json-query";
import type { Day } from "@capstan/platform/day";
import { createLastKnown } from "@capstan/platform/last-known";
import { type StockAt, stockOf } from "./availability.store.server.ts";
import { type StockLabel, stockLabel } from "./stock-label.ts";

const freshMs = 60_000;
const patienceMs = 600;

export interface StockReader {
  labels(skus: readonly string[], on: Day): Promise<StockLabels>;
  /** The same, for whoever asks for more in the same statement. */
  question(skus: readonly string[], on: Day): Promise<JsonQuery<StockLabels>>;
  /** How many there are, for whoever asks for more in the same statement. Of items that nothing is known of there is nothing. */
  quantities(skus: readonly string[], on: Day): Promise<JsonQuery<ReadonlyMap<string, StockAt>>>;
}

type StockLabels = ReadonlyMap<string, StockLabel>;

/** What the distribution centers hold: without a branch of their own, that is what visitors are told. */
export function stockReader(db: Database): StockReader {
  const centers = createLastKnown<readonly string[]>({ load: async () => centersOf(db), freshMs, patienceMs });
  const known = async () => (await centers("all")) ?? [];
  return {
    labels: async (skus, on) => {
      const at = await known();
      if (at.length === 0 || skus.length === 0) return new Map();
      return (await batchQuery(db, { stock: labelsOf(skus, at, on) })).stock;
    },
    question: async (skus, on) => labelsOf(skus, await known(), on),
    quantities: async (skus, on) => {
      const { select, read } = stockOf(skus, { at: await known(), from: on });
      return { select, read: (found) => new Map(read(found).map((stock) => [stock.sku, stock])) };
    },
  };
}

function labelsOf(skus: readonly string[], at: readonly string[], on: Day): JsonQuery<StockLabels> {
  const { select, read } = stockOf(skus, { at, from: on });
  return { select, read: (found) => new Map(read(found).map((stock) => [stock.sku, stockLabel(stock)])) };
}

export function withStock<Row extends { readonly sku: string }>(
  rows: readonly Row[],
  known: StockLabels,
): readonly (Row & { readonly stock: StockLabel | null })[] {
  return rows.map((row) => ({ ...row, stock: known.get(row.sku) ?? null }));
}

async function centersOf(db: Database): Promise<readonly string[]> {
  const branches = await openBranches(db);
  return [...new Set(branches.flatMap(({ distributionCenterCode }) => distributionCenterCode ?? []))];
}
