import type { Database } from "@capstan/platform/db";
import { companiesByName, companyByInvoice, companyByNumber } from "./company.store.server.ts";
import type { Answers } from "./registration.ts";

export interface FoundCompany {
  readonly accountNumber: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly users: number;
}

const maxFound = 10;
/** One or two letters are in every name. */
const minNameLength = 3;

/** By the account number, else by an invoice, else by name near a ZIP code. */
export async function findCompanies(
  { db }: { readonly db: Database },
  { companyName, companyZip, accountNumber, invoiceNumber }: Answers,
): Promise<readonly FoundCompany[]> {
  const number = (accountNumber ?? "").replaceAll(/\D/g, "");
  if (number !== "") return companyByNumber(db, number);
  const invoice = plain(invoiceNumber);
  if (invoice !== "") return companyByInvoice(db, invoice);
  const name = plain(companyName);
  const zip = /^\d{5}/.exec(plain(companyZip))?.[0];
  if (zip === undefined || name.length < minNameLength) return [];
  return companiesByName(db, { name, zip, limit: maxFound });
}

/** Without what PostgreSQL has no text for. */
function plain(typed: string | undefined): string {
  return (typed ?? "").toWellFormed().replaceAll("\0", "").trim();
}
