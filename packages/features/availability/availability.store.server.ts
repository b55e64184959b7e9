import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";

declare module "@capstan/platform/db" {
  interface Tables {
    stock: { sku: string; location_code: string; quantity: number; next_on: string | null };
  }
}

/** What lies at one place: a branch or a distribution centre. */
export interface StockAt {
  readonly sku: string;
  readonly locationCode: string;
  readonly quantity: number;
  /** When the next delivery is due, where one is. */
  readonly nextOn: string | null;
}

export async function stockOf(
  db: Database,
  skus: readonly string[],
  locationCodes: readonly string[],
): Promise<readonly StockAt[]> {
  const rows = await db
    .selectFrom("stock")
    .select(["sku", "location_code", "quantity", sql<string | null>`next_on::text`.as("next_on")])
    .where((where) => where("sku", "=", where.fn.any(where.val([...skus]))))
    .where((where) => where("location_code", "=", where.fn.any(where.val([...locationCodes]))))
    .orderBy("sku")
    .orderBy("location_code")
    .execute();
  return rows.map((row) => ({
    sku: row.sku,
    locationCode: row.location_code,
    quantity: row.quantity,
    nextOn: row.next_on,
  }));
}
