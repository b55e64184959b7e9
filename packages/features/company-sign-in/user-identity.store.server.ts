import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import type { DefaultRole } from "./company-sign-in.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    user_identity: { issuer: string; subject: string; user_id: string; linked_at: Date };
  }
}

export interface IdentityKey {
  readonly issuer: string;
  readonly subject: string;
}

/** A user as somebody who signs in by the provider of an account. */
export interface Candidate {
  readonly userId: string;
  readonly isEnabled: boolean;
  /** Of the provider's own staff: no customer's sign-in lets them in. */
  readonly isStaff: boolean;
  readonly isMember: boolean;
  /** Whom the issuer means by this user already. */
  readonly subject: string | null;
}

const candidateOf = (accountNumber: string, issuer: string) => sql`
  select
    store_user.id as "userId", store_user.is_enabled as "isEnabled",
    store_user.is_staff or store_user.is_service_agent as "isStaff",
    exists (
      select from membership where membership.user_id = store_user.id and membership.account_number = ${accountNumber}
    ) as "isMember",
    (select subject from user_identity where user_id = store_user.id and issuer = ${issuer}) as subject
  from store_user
`;

/** Two sign-ins of one person wait for each other, to the end of the transaction. */
export async function lockIdentity(tx: Tx, { issuer, subject }: IdentityKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`.execute(tx);
}

export async function userByIdentity(
  tx: Tx,
  accountNumber: string,
  { issuer, subject }: IdentityKey,
): Promise<Candidate | undefined> {
  const { rows } = await sql<Candidate>`
    ${candidateOf(accountNumber, issuer)}
    where id = (select user_id from user_identity where issuer = ${issuer} and subject = ${subject})
  `.execute(tx);
  return rows[0];
}

export async function userByEmail(
  tx: Tx,
  accountNumber: string,
  { issuer, email }: { readonly issuer: string; readonly email: string },
): Promise<Candidate | undefined> {
  const { rows } = await sql<Candidate>`
    ${candidateOf(accountNumber, issuer)} where lower(email) = lower(${email})
  `.execute(tx);
  return rows[0];
}

/** False where somebody else was quicker. */
export async function linkIdentity(tx: Tx, { issuer, subject }: IdentityKey, userId: string, at: Date) {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("user_identity")
    .values({ issuer, subject, user_id: userId, linked_at: at })
    .onConflict((row) => row.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly shortName: string;
}

/** In this account and no other. False where the address has been taken meanwhile. */
export async function insertMember(tx: Tx, accountNumber: string, user: NewUser, role: DefaultRole): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into store_user (id, email, full_name, short_name, welcome_confirmed)
    values (${user.id}, ${user.email}, ${user.fullName}, ${user.shortName}, false)
    on conflict do nothing
  `.execute(tx);
  if (numAffectedRows === 0n) return false;
  await sql`
    insert into membership (user_id, account_number, role, is_current) values (${user.id}, ${accountNumber}, ${role}, true)
  `.execute(tx);
  return true;
}

/** The account whose required sign-in holds for a user, by the domain of their address. */
export interface RequiredSignIn {
  readonly accountNumber: string;
  /** An administrator whom the account lets in by password all the same. */
  readonly isExcepted: boolean;
}

export async function requiredSignInOf(db: Database, userId: string): Promise<RequiredSignIn | undefined> {
  const { rows } = await sql<RequiredSignIn>`
    select
      membership.account_number as "accountNumber",
      membership.role = 'administrator' and password_exception.user_id is not null as "isExcepted"
    from store_user
    join company_domain on company_domain.domain = lower(substring(store_user.email from '@([^@]+)$'))
    join identity_provider using (account_number)
    join account on account.number = company_domain.account_number and account.is_open
    join membership on membership.user_id = store_user.id and membership.account_number = company_domain.account_number
    left join password_exception
      on password_exception.user_id = store_user.id and password_exception.account_number = membership.account_number
    where store_user.id = ${userId} and company_domain.verified_at is not null and identity_provider.is_required
  `.execute(db);
  return rows[0];
}
