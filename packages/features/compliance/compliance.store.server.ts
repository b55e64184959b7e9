import type { Day } from "@capstan/platform/day";
import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";
import type { Restriction } from "./restrictions.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    restriction: {
      code: string;
      kind: Restriction["kind"];
      action: Restriction["action"];
      states: string[];
      zip_prefixes: string[];
      customer_kinds: string[];
      exempt_customer_kinds: string[];
      title: string;
      message: string;
      question: string | null;
      citation: string;
      starts_on: string;
      ends_on: string;
    };
  }
}

export async function restrictionsByCode(db: Database, codes: readonly string[]): Promise<readonly Restriction[]> {
  const rows = await db
    .selectFrom("restriction")
    .selectAll()
    .select([sql<Day>`starts_on::text`.as("starts_on_day"), sql<Day>`ends_on::text`.as("ends_on_day")])
    .where((where) => where("code", "=", where.fn.any(where.val([...codes]))))
    .orderBy("code")
    .execute();
  return rows.map((row) => ({
    code: row.code,
    kind: row.kind,
    action: row.action,
    states: row.states,
    zipPrefixes: row.zip_prefixes,
    customerKinds: row.customer_kinds,
    exemptCustomerKinds: row.exempt_customer_kinds,
    title: row.title,
    message: row.message,
    question: row.question,
    citation: row.citation,
    startsOn: row.starts_on_day,
    endsOn: row.ends_on_day,
  }));
}
