import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";

declare module "@capstan/platform/db" {
  interface Tables {
    company_domain: {
      account_number: string;
      domain: string;
      verification_token: string;
      added_at: Date;
      verified_at: Date | null;
    };
  }
}

export interface CompanyDomain {
  readonly domain: string;
  readonly token: string;
  readonly isVerified: boolean;
}

interface DomainKey {
  readonly accountNumber: string;
  readonly domain: string;
}

export async function domainsOf(db: Database | Tx, accountNumber: string): Promise<readonly CompanyDomain[]> {
  const { rows } = await sql<CompanyDomain>`
    select domain, verification_token as token, verified_at is not null as "isVerified"
    from company_domain where account_number = ${accountNumber} order by domain
  `.execute(db);
  return rows;
}

/** One that is there already keeps its token. */
export async function insertDomain(tx: Tx, { accountNumber, domain }: DomainKey, token: string, at: Date) {
  await tx
    .insertInto("company_domain")
    .values({ account_number: accountNumber, domain, verification_token: token, added_at: at, verified_at: null })
    .onConflict((row) => row.columns(["account_number", "domain"]).doNothing())
    .execute();
}

/** False where another account has proven it, or this one has taken it back. */
export async function markVerified(db: Database, { accountNumber, domain }: DomainKey, at: Date): Promise<boolean> {
  try {
    const { numUpdatedRows } = await db
      .updateTable("company_domain")
      .set({ verified_at: at })
      .where("account_number", "=", accountNumber)
      .where("domain", "=", domain)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

export async function deleteDomain(tx: Tx, { accountNumber, domain }: DomainKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("company_domain")
    .where("account_number", "=", accountNumber)
    .where("domain", "=", domain)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function hasProvenDomain(db: Database | Tx, { accountNumber, domain }: DomainKey): Promise<boolean> {
  const found = await db
    .selectFrom("company_domain")
    .select("domain")
    .where("account_number", "=", accountNumber)
    .where("domain", "=", domain)
    .where("verified_at", "is not", null)
    .executeTakeFirst();
  return found !== undefined;
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505";
}
