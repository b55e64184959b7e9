import { bug } from "@capstan/platform/bug";
import type { Day } from "@capstan/platform/day";
import type { Database, Tx } from "@capstan/platform/db";
import { type Money, moneyOf } from "@capstan/platform/money";
import { sql } from "kysely";
import type { ContractPrice, PriceFile, WebPrice } from "./pricing.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    web_price: {
      sku: string;
      kind: WebPrice["kind"];
      starts_on: string;
      ends_on: string;
      price: string;
      strike_price: string | null;
      needs_sign_in: boolean;
    };
    contract_price: {
      account_number: string;
      sku: string;
      minimum_quantity: number;
      starts_on: string;
      ends_on: string;
      price: string;
      reference_price: string | null;
    };
  }
}

/** What is on file for each item. Two statements, however many items: a cart of 500 lines asks twice. */
export async function priceFiles(
  db: Database,
  accountNumber: string | null,
  skus: readonly string[],
): Promise<ReadonlyMap<string, PriceFile>> {
  const [contract, web] = await Promise.all([contractRows(db, accountNumber, skus), webRows(db, skus)]);
  return new Map(skus.map((sku) => [sku, { contract: contract.get(sku) ?? [], web: web.get(sku) ?? [] }]));
}

/** The lasting web prices in dollars, for sorting only: what somebody pays is `resolvePrice`'s to say. */
export async function webPricesOn(db: Database | Tx, skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("web_price")
    .select(["sku", sql<number>`max(price)::float8`.as("price")])
    .where("kind", "=", "web")
    .where((where) => where("sku", "=", where.fn.any(where.val([...skus]))))
    .groupBy("sku")
    .execute();
  return new Map(rows.map((row) => [row.sku, row.price]));
}

async function contractRows(db: Database, accountNumber: string | null, skus: readonly string[]) {
  if (accountNumber === null) return new Map<string, ContractPrice[]>();
  const rows = await db
    .selectFrom("contract_price")
    .select(["sku", "minimum_quantity", "price", "reference_price", startsOn, endsOn])
    .where("account_number", "=", accountNumber)
    .where((where) => where("sku", "=", where.fn.any(where.val([...skus]))))
    .execute();
  return bySku(rows, (row): ContractPrice => ({
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    minimumQuantity: row.minimum_quantity,
    price: amount(row.price),
    referencePrice: row.reference_price === null ? null : amount(row.reference_price),
  }));
}

async function webRows(db: Database, skus: readonly string[]) {
  const rows = await db
    .selectFrom("web_price")
    .select(["sku", "kind", "price", "strike_price", "needs_sign_in", startsOn, endsOn])
    .where((where) => where("sku", "=", where.fn.any(where.val([...skus]))))
    .execute();
  return bySku(rows, (row): WebPrice => ({
    kind: row.kind,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    price: amount(row.price),
    strikePrice: row.strike_price === null ? null : amount(row.strike_price),
    needsSignIn: row.needs_sign_in,
  }));
}

// Days travel as texts: a Date would bring a time zone along.
const startsOn = sql<Day>`starts_on::text`.as("starts_on");
const endsOn = sql<Day>`ends_on::text`.as("ends_on");

function bySku<Row extends { readonly sku: string }, Kept>(rows: readonly Row[], keep: (row: Row) => Kept) {
  const found = new Map<string, Kept[]>();
  for (const row of rows) {
    const list = found.get(row.sku);
    if (list) list.push(keep(row));
    else found.set(row.sku, [keep(row)]);
  }
  return found;
}

function amount(text: string): Money {
  return moneyOf(text) ?? bug(`numeric(14,4) gave ${text}`);
}
