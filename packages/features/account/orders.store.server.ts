import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";

declare module "@capstan/platform/db" {
  interface Tables {
    sales_order_line: {
      order_number: string;
      line: number;
      account_number: string;
      sku: string;
      quantity: number;
      unit_price: string;
      placed_at: Date;
    };
    /** Kept by triggers on order lines, as is `account_item`: nobody counts the history. */
    item_sales: { sku: string; order_lines: string };
    account_item: {
      account_number: string;
      sku: string;
      order_lines: string;
      quantity: string;
      last_ordered_at: Date;
    };
  }
}

/** Which of these items the account has bought before. */
export async function previouslyPurchased(
  db: Database,
  accountNumber: string,
  skus: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("account_item")
    .select("sku")
    .where("account_number", "=", accountNumber)
    .where((where) => where("sku", "=", where.fn.any(where.val([...skus]))))
    .execute();
  return new Set(rows.map((row) => row.sku));
}

/** The items that the account has bought, at most this many of them: the latest. */
export async function purchasedSkus(db: Database, accountNumber: string, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("account_item")
    .select("sku")
    .where("account_number", "=", accountNumber)
    .orderBy("last_ordered_at", "desc")
    .orderBy("sku")
    .limit(limit)
    .execute();
  return rows.map((row) => row.sku);
}

/** How often each of these items was ordered, in the steps in which the search index has it: what sells is what most people look for. */
export async function salesSteps(db: Database | Tx, skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ sku: string; step: number }>`
    select sku, sales_step(order_lines)::float8 as step from item_sales where sku = any(${[...skus]}::text[])
  `.execute(db);
  return new Map(rows.map(({ sku, step }) => [sku, step]));
}

/** The same of whole families. */
export async function familySalesSteps(
  db: Database | Tx,
  familyCodes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ family_code: string; step: number }>`
    select item.family_code, sales_step(sum(order_lines)::bigint)::float8 as step
    from item join item_sales using (sku)
    where item.family_code = any(${[...familyCodes]}::text[])
    group by item.family_code
  `.execute(db);
  return new Map(rows.map((row) => [row.family_code, row.step]));
}
