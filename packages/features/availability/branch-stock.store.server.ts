import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";
import { free } from "./availability.store.server.ts";

export interface WantedLine {
  readonly sku: string;
  readonly quantity: number;
}

/** How many of the lines lie at each of the branches in their whole quantity. One statement; where none does, there is no entry. */
export async function linesInStock(
  db: Database,
  lines: readonly WantedLine[],
  branchCodes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (lines.length === 0 || branchCodes.length === 0) return new Map();
  const { rows } = await sql<{ readonly code: string; readonly lines: number }>`
    select stock.location_code as code, count(*)::int as lines
    from unnest(${lines.map(({ sku }) => sku)}::text[], ${lines.map(({ quantity }) => quantity)}::int[])
      as wanted (sku, quantity)
    join stock on stock.sku = wanted.sku and ${free} >= wanted.quantity
    where stock.location_code = any(${branchCodes})
    group by stock.location_code
  `.execute(db);
  return new Map(rows.map(({ code, lines: count }) => [code, count]));
}
