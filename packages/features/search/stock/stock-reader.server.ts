import { stockOf } from "@capstan/features/availability/server";
import { openBranches } from "@capstan/features/branches/server";
import type { Database } from "@capstan/platform/db";
import type { Day } from "@capstan/platform/day";
import { createLastKnown } from "@capstan/platform/last-known";
import type { ItemRow } from "../results.ts";
import { type StockLabel, stockLabel } from "./stock-label.ts";

const freshMs = 60_000;
const patienceMs = 600;

export interface StockReader {
  labels(skus: readonly string[], on: Day): Promise<ReadonlyMap<string, StockLabel>>;
}

/** What the distribution centers hold: without a branch of their own, that is what visitors are told. */
export function stockReader(db: Database): StockReader {
  const centers = createLastKnown<readonly string[]>({ load: async () => centersOf(db), freshMs, patienceMs });
  return {
    labels: async (skus, on) => {
      const codes = await centers("all");
      if (codes === undefined || codes.length === 0 || skus.length === 0) return new Map();
      const places = Map.groupBy(await stockOf(db, skus, codes), ({ sku }) => sku);
      return new Map(
        [...places].flatMap(([sku, at]) => {
          const label = stockLabel(at, on);
          return label ? [[sku, label] as const] : [];
        }),
      );
    },
  };
}

export function withStock(rows: readonly ItemRow[], known: ReadonlyMap<string, StockLabel>): readonly ItemRow[] {
  return rows.map((row) => ({ ...row, stock: known.get(row.sku) ?? null }));
}

async function centersOf(db: Database): Promise<readonly string[]> {
  const branches = await openBranches(db);
  return [...new Set(branches.flatMap(({ distributionCenterCode }) => distributionCenterCode ?? []))];
}
