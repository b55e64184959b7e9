import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import type { FoundCompany } from "./find-companies.server.ts";

const columns = sql`
  account.number as "accountNumber", account.company_name as name, account.address1 as street, account.city, account.state,
  (select count(*)::int from membership where membership.account_number = account.number) as users
`;
/** Somebody who buys for themselves is no company that others could join. */
const isCompany = sql`account.is_open and account.customer_kind <> 'individual'`;

export async function companyByNumber(db: Database, number: string): Promise<readonly FoundCompany[]> {
  const { rows } = await sql<FoundCompany>`
    select ${columns} from account where account.number = ${number} and ${isCompany}
  `.execute(db);
  return rows;
}

/** Whose order the invoice is for. */
export async function companyByInvoice(db: Database, invoiceNumber: string): Promise<readonly FoundCompany[]> {
  const { rows } = await sql<FoundCompany>`
    select ${columns} from sales_order_number as found join account on account.number = found.account_number
    where found.number = ${invoiceNumber} and ${isCompany}
  `.execute(db);
  return rows;
}

interface NameSearch {
  readonly name: string;
  /** Five digits. */
  readonly zip: string;
  readonly limit: number;
}

/** The most alike first, and of those who are alike the nearest: ZIP codes that begin alike are near. */
export async function companiesByName(
  db: Database,
  { name, zip, limit }: NameSearch,
): Promise<readonly FoundCompany[]> {
  const { rows } = await sql<FoundCompany>`
    select ${columns} from account
    where account.company_name %> ${name} and left(account.zip, 3) = left(${zip}, 3) and ${isCompany}
    order by
      left(account.zip, 5) = ${zip} desc, word_similarity(${name}, account.company_name) desc,
      similarity(${name}, account.company_name) desc, account.number
    limit ${limit}
  `.execute(db);
  return rows;
}

/** The names of open accounts at a ZIP code. */
export async function companyNamesAt(tx: Tx, zip: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select company_name as name from account where left(zip, 5) = ${zip} and ${isCompany}
  `.execute(tx);
  return rows.map(({ name }) => name);
}
