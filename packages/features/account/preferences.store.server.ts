import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";
import type { BranchChoice } from "./account-home.ts";

export interface DefaultBranches {
  /** The user's own in this account. */
  readonly own: BranchChoice | null;
  readonly account: BranchChoice | null;
}

export interface ChosenBranch extends BranchChoice {
  readonly address1: string;
  readonly zip: string;
  readonly phone: string;
  readonly weekdayHours: string;
  readonly hasCurbside: boolean;
}

/** Where the user picks up, and where the account does. Only in an account that the user holds. */
export async function defaultBranches(
  db: Database,
  { accountNumber, userId }: { readonly accountNumber: string; readonly userId: string },
): Promise<DefaultBranches> {
  const { rows } = await sql<DefaultBranches>`
    select ${branchObject("own")} as own, ${branchObject("shared")} as account
    from membership
    join account on account.number = membership.account_number
    left join branch as own on own.code = membership.default_branch_code and own.is_open
    left join branch as shared on shared.code = account.default_branch_code and shared.is_open
    where membership.account_number = ${accountNumber} and membership.user_id = ${userId}
  `.execute(db);
  return rows[0] ?? { own: null, account: null };
}

/** The branch that a user chose, or the account's; null where neither did. */
export async function chosenBranch(
  db: Database,
  { accountNumber, userId }: { readonly accountNumber: string; readonly userId: string },
): Promise<ChosenBranch | null> {
  const { rows } = await sql<ChosenBranch>`
    select branch.code, branch.name, branch.address1, branch.city, branch.state, branch.zip, branch.phone,
      branch.weekday_hours as "weekdayHours", branch.has_curbside as "hasCurbside"
    from membership
    join account on account.number = membership.account_number
    join branch on branch.is_open and branch.code in (membership.default_branch_code, account.default_branch_code)
    where membership.account_number = ${accountNumber} and membership.user_id = ${userId}
    order by branch.code = membership.default_branch_code desc nulls last
    limit 1
  `.execute(db);
  return rows[0] ?? null;
}

function branchObject(table: "own" | "shared") {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`case when ${column("code")} is not null then jsonb_build_object(
    'code', ${column("code")}, 'name', ${column("name")}, 'city', ${column("city")}, 'state', ${column("state")}
  ) end`;
}

/** Every open branch; a few hundred. */
export async function branchChoices(db: Database): Promise<readonly BranchChoice[]> {
  const { rows } = await sql<BranchChoice>`
    select code, name, city, state from branch where is_open order by state, city, code
  `.execute(db);
  return rows;
}

interface DefaultBranch {
  readonly accountNumber: string;
  readonly userId: string;
  /** Null clears it. */
  readonly code: string | null;
}

/** False where there is no such open branch, or the user does not hold the account. */
export async function setOwnBranch(db: Database, { accountNumber, userId, code }: DefaultBranch): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update membership set default_branch_code = ${code}
    where account_number = ${accountNumber} and user_id = ${userId} and ${isChoice(code)}
  `.execute(db);
  return numAffectedRows > 0n;
}

/** The same for all users of the account who have chosen none; by one of its administrators only. */
export async function setAccountBranch(db: Database, { accountNumber, userId, code }: DefaultBranch): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update account set default_branch_code = ${code}
    where number = ${accountNumber} and is_open and ${isChoice(code)} and exists (
      select from membership
      where account_number = ${accountNumber} and user_id = ${userId} and role = 'administrator'
    )
  `.execute(db);
  return numAffectedRows > 0n;
}

function isChoice(code: string | null) {
  return sql`(${code}::text is null or exists (select from branch where code = ${code} and is_open))`;
}
