import { bug } from "@capstan/platform/bug";
import type { Database, Tx } from "@capstan/platform/db";
import { type JsonQuery, anyOf, batchQuery, columnsQuery } from "@capstan/platform/json-query";
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

/** What is on file for each item, in one statement: a cart of 500 lines asks once. */
export async function priceFiles(
  db: Database,
  accountNumber: string | null,
  skus: readonly string[],
): Promise<ReadonlyMap<string, PriceFile>> {
  const { prices } = await batchQuery(db, { prices: pricesOnFile(accountNumber, skus) });
  return prices;
}

/** The same, for whoever asks for more in the same statement. */
export function pricesOnFile(
  accountNumber: string | null,
  skus: readonly string[],
): JsonQuery<ReadonlyMap<string, PriceFile>> {
  const contract = accountNumber === null ? null : contractRows(accountNumber, skus);
  const web = webRows(skus);
  return {
    select: sql`select json_build_object('contract', (${contract?.select ?? sql`null`}), 'web', (${web.select}))`,
    read: (found: { readonly contract: never; readonly web: never }) => {
      const contracts = bySku(contract ? contract.read(found.contract) : [], contractPrice);
      const webs = bySku(web.read(found.web), webPrice);
      return new Map(skus.map((sku) => [sku, { contract: contracts.get(sku) ?? [], web: webs.get(sku) ?? [] }]));
    },
  };
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

function contractRows(accountNumber: string, skus: readonly string[]): JsonQuery<readonly Stored<ContractPrice>[]> {
  return columnsQuery<Stored<ContractPrice>>(
    { ...sharedColumns, minimumQuantity: sql`minimum_quantity`, referencePrice: sql`reference_price::text` },
    sql`contract_price where account_number = ${accountNumber} and sku = ${anyOf(skus)}`,
  );
}

function webRows(skus: readonly string[]): JsonQuery<readonly Stored<WebPrice>[]> {
  return columnsQuery<Stored<WebPrice>>(
    { ...sharedColumns, kind: sql`kind`, strikePrice: sql`strike_price::text`, needsSignIn: sql`needs_sign_in` },
    sql`web_price where sku = ${anyOf(skus)}`,
  );
}

// Days travel as texts: a Date would bring a time zone along. So do amounts: a number would round them.
const sharedColumns = {
  sku: sql`sku`,
  startsOn: sql`starts_on::text`,
  endsOn: sql`ends_on::text`,
  price: sql`price::text`,
};

type Stored<Price> = { readonly sku: string } & {
  readonly [Name in keyof Price]: Money extends Price[Name] ? string | Exclude<Price[Name], Money> : Price[Name];
};

function contractPrice(row: Stored<ContractPrice>): ContractPrice {
  return {
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    minimumQuantity: row.minimumQuantity,
    price: amount(row.price),
    referencePrice: row.referencePrice === null ? null : amount(row.referencePrice),
  };
}

function webPrice(row: Stored<WebPrice>): WebPrice {
  return {
    kind: row.kind,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    price: amount(row.price),
    strikePrice: row.strikePrice === null ? null : amount(row.strikePrice),
    needsSignIn: row.needsSignIn,
  };
}

function bySku<Row extends { readonly sku: string }, Price>(
  rows: readonly Row[],
  priceOf: (row: Row) => Price,
): ReadonlyMap<string, Price[]> {
  const found = new Map<string, Price[]>();
  for (const row of rows) {
    const list = found.get(row.sku);
    if (list) list.push(priceOf(row));
    else found.set(row.sku, [priceOf(row)]);
  }
  return found;
}

function amount(text: string): Money {
  return moneyOf(text) ?? bug(`numeric(14,4) gave ${text}`);
}
