import { bug } from "@capstan/platform/bug";
import type { Day } from "@capstan/platform/day";
import type { Database, Tx } from "@capstan/platform/db";
import { type JsonQuery, anyOf, batchQuery } from "@capstan/platform/json-query";
import { moneyOf } from "@capstan/platform/money";
import { sql } from "kysely";
import { type FreightMethod, type FreightRate, type ShippingRates, shipmentsOf } from "./shipping-rates.ts";
import {
  type TaxCertificate,
  type TaxDecision,
  type TaxEngine,
  type TaxRate,
  decideTax,
  rateOf,
} from "./tax-engine.ts";

/** The engine that is built in: rates, states and certificates that the operator imports. One statement an order. */
export function taxTables(db: Database): TaxEngine {
  return {
    decide: async (request) => {
      const places = [...request.lines, ...request.freight].map(({ place }) => place);
      const states = [...new Set(places.map(({ state }) => state))];
      const zips = [...new Set(places.map(({ zip }) => zip.slice(0, 5)))];
      const tables = await batchQuery(db, {
        nexus: nexusIn(states),
        rates: ratesIn(states, zips),
        certificates: certificatesOf(request.accountNumber, states),
      });
      return decideTax(request, tables);
    },
  };
}

/**
 * Whether the account's certificates are still those that the tax was decided by: the ones that exempted a line hold, and none
 * has come for a state that was taxed. Those that hold are locked until the order is written: who changes one meanwhile comes
 * before the order or after it, and never between its reading and its writing.
 */
export async function holdsCertificates(
  tx: Tx,
  accountNumber: string,
  { decisions, on }: { readonly decisions: readonly TaxDecision[]; readonly on: Day },
): Promise<boolean> {
  const used = new Set(
    decisions.flatMap((decision) =>
      decision.reason === "exempt" ? [JSON.stringify([decision.state, decision.certificate])] : [],
    ),
  );
  const taxed = new Set(decisions.flatMap((decision) => (decision.reason === "taxed" ? [decision.state] : [])));
  if (used.size + taxed.size === 0) return true;
  const key = sql`json_build_array(state, number)::text::jsonb`;
  const { rows } = await sql<{ isUsed: boolean }>`
    select ${key} = any(${[...used]}::jsonb[]) as "isUsed" from tax_certificate
    where account_number = ${accountNumber} and ${on}::date between starts_on and ends_on
      and (${key} = any(${[...used]}::jsonb[]) or state = any(${[...taxed]}::text[]))
    for share
  `.execute(tx);
  return rows.length === used.size && rows.every(({ isUsed }) => isUsed);
}

/** The freight table that the operator imports. */
export function freightTable(db: Database): ShippingRates {
  return {
    quote: async (parts) => {
      if (parts.length === 0) return [];
      const { rates } = await batchQuery(db, { rates: freightRates() });
      return shipmentsOf(parts, rates);
    },
  };
}

function nexusIn(states: readonly string[]): JsonQuery<ReadonlyMap<string, { readonly taxesFreight: boolean }>> {
  return {
    select: sql`
      select coalesce(json_object_agg(state, json_build_object('taxesFreight', taxes_freight)), '{}')
      from tax_nexus where state = ${anyOf(states)}`,
    read: (rows: Readonly<Record<string, { readonly taxesFreight: boolean }>>) => new Map(Object.entries(rows)),
  };
}

type StoredRate = Omit<TaxRate, "rate"> & { readonly rate: string };

function ratesIn(states: readonly string[], zips: readonly string[]): JsonQuery<readonly TaxRate[]> {
  return {
    select: sql`
      select coalesce(json_agg(json_build_object(
        'state', state, 'zip', zip, 'rate', rate::text, 'jurisdiction', jurisdiction,
        'startsOn', starts_on::text, 'endsOn', ends_on::text
      )), '[]')
      from tax_rate where state = ${anyOf(states)} and (zip = '' or zip = ${anyOf(zips)})`,
    read: (rows: readonly StoredRate[]) => rows.map((row) => ({ ...row, rate: rateOf(row.rate) })),
  };
}

function certificatesOf(accountNumber: string, states: readonly string[]): JsonQuery<readonly TaxCertificate[]> {
  return {
    select: sql`
      select coalesce(json_agg(json_build_object(
        'state', state, 'number', number, 'reason', reason, 'startsOn', starts_on::text, 'endsOn', ends_on::text
      ) order by number), '[]')
      from tax_certificate where account_number = ${accountNumber} and state = ${anyOf(states)}`,
    read: (rows: readonly (Omit<TaxCertificate, "startsOn" | "endsOn"> & { startsOn: Day; endsOn: Day })[]) => rows,
  };
}

interface StoredFreight {
  readonly method: FreightMethod;
  readonly upToLb: number;
  readonly price: string;
}

function freightRates(): JsonQuery<readonly FreightRate[]> {
  return {
    select: sql`
      select coalesce(json_agg(json_build_object('method', method, 'upToLb', up_to_lb, 'price', price::text)), '[]')
      from freight_rate`,
    read: (rows: readonly StoredFreight[]) =>
      rows.map((row) => ({ ...row, price: moneyOf(row.price) ?? bug("a freight rate is no amount") })),
  };
}
