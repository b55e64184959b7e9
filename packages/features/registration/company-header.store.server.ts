import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";

export interface CompanyHeader {
  readonly companyName: string;
  readonly city: string;
  readonly state: string;
}

/** Of an open account, for who knows both its number and its ZIP code. */
export async function companyHeader(
  db: Database,
  { accountNumber, zip }: { readonly accountNumber: string; readonly zip: string },
): Promise<CompanyHeader | undefined> {
  const { rows } = await sql<CompanyHeader>`
    select company_name as "companyName", city, state from account
    where number = ${accountNumber} and left(zip, 5) = ${zip} and is_open
  `.execute(db);
  return rows[0];
}
