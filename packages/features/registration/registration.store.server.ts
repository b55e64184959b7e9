import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import { type RegistrationState, type ReviewReason, statesBefore } from "./registration-states.ts";
import type { Answers, BuyerKind } from "./registration.ts";

export interface RegistrationRow {
  readonly id: string;
  readonly draftKey: string;
  readonly status: RegistrationState;
  readonly email: string;
  readonly fullName: string;
  readonly buyerKind: BuyerKind;
  readonly companyName: string;
  readonly answers: Answers;
  readonly accountNumber: string | null;
  /** Null once the user has it. */
  readonly passwordHash: string | null;
  /** Null until the address is verified. */
  readonly userId: string | null;
  readonly reviewReason: ReviewReason | null;
  readonly expiresAt: Date;
}

const columns = sql`
  registration.id::text as id, registration.draft_key as "draftKey", registration.status, registration.email,
  registration.full_name as "fullName", registration.buyer_kind as "buyerKind",
  registration.company_name as "companyName", registration.answers, registration.account_number as "accountNumber",
  registration.password_hash as "passwordHash", registration.user_id as "userId",
  registration.review_reason as "reviewReason", registration.expires_at as "expiresAt"
`;

export interface NewRegistration extends Pick<
  RegistrationRow,
  "draftKey" | "email" | "fullName" | "buyerKind" | "companyName" | "answers" | "accountNumber"
> {
  readonly attempt: number;
  readonly passwordHash: string;
  readonly submittedAt: Date;
  readonly expiresAt: Date;
}

/** Undefined where the attempt was submitted before; while it is unverified it takes the password that was typed last. */
export async function insertRegistration(tx: Tx, registration: NewRegistration): Promise<string | undefined> {
  const { draftKey, attempt, email, fullName, buyerKind, companyName, answers, accountNumber } = registration;
  const { passwordHash, submittedAt, expiresAt } = registration;
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into registration (
      draft_key, attempt, status, email, full_name, buyer_kind, company_name, answers, account_number, password_hash,
      submitted_at, expires_at
    )
    values (
      ${draftKey}, ${attempt}, 'unverified', ${email}, ${fullName}, ${buyerKind}, ${companyName},
      ${JSON.stringify(answers)}::jsonb, ${accountNumber}, ${passwordHash}, ${submittedAt}, ${expiresAt}
    )
    on conflict (draft_key, attempt) do update set password_hash = excluded.password_hash
      where registration.status = 'unverified'
    returning id::text, xmax = 0 as is_new
  `.execute(tx);
  return rows[0]?.is_new === true ? rows[0].id : undefined;
}

export async function registrationById(db: Database | Tx, id: string): Promise<RegistrationRow | undefined> {
  const { rows } = await sql<RegistrationRow>`
    select ${columns} from registration where id = ${id}::bigint
  `.execute(db);
  return rows[0];
}

/** That of the draft's last attempt. */
export async function lastOfDraft(db: Database | Tx, draftKey: string): Promise<RegistrationRow | undefined> {
  const { rows } = await sql<RegistrationRow>`
    select ${columns} from registration where draft_key = ${draftKey} order by attempt desc limit 1
  `.execute(db);
  return rows[0];
}

/** Those of an address that nobody has confirmed, the newest first. */
export async function unverifiedOf(
  db: Database,
  { email, now, limit }: { readonly email: string; readonly now: Date; readonly limit: number },
): Promise<readonly RegistrationRow[]> {
  const { rows } = await sql<RegistrationRow>`
    select ${columns} from registration
    where status = 'unverified' and expires_at > ${now} and lower(email) = lower(${email})
    order by id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** Locked: of two who decide on it, the second sees what the first decided. */
export async function lockRegistration(tx: Tx, id: string): Promise<RegistrationRow | undefined> {
  const { rows } = await sql<RegistrationRow>`
    select ${columns} from registration where id = ${id}::bigint for update
  `.execute(tx);
  return rows[0];
}

interface Verified {
  readonly id: string;
  readonly to: RegistrationState;
  readonly userId: string;
  readonly accountNumber: string | null;
  readonly reviewReason: ReviewReason | null;
  readonly at: Date;
}

/** The address is proven: the user has the password from now on. */
export async function setVerified(
  tx: Tx,
  { id, to, userId, accountNumber, reviewReason, at }: Verified,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update registration set
      status = ${to}, user_id = ${userId}, account_number = ${accountNumber}, review_reason = ${reviewReason},
      verified_at = ${at}, password_hash = null
    where id = ${id}::bigint and status = 'unverified' and status = any(${statesBefore(to)}::text[])
  `.execute(tx);
  return numAffectedRows > 0n;
}

/** To staff, since nobody else is left to decide; whoever waits keeps their place. */
export async function setUnderReview(tx: Tx, id: string, reviewReason: ReviewReason): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update registration set status = 'awaiting-review', review_reason = ${reviewReason}
    where id = ${id}::bigint and status <> 'unverified' and status = any(${statesBefore("awaiting-review")}::text[])
  `.execute(tx);
  return numAffectedRows > 0n;
}

interface Decided {
  readonly id: string;
  readonly to: "open" | "declined";
  readonly accountNumber: string | null;
  readonly decidedBy: string;
  readonly at: Date;
}

export async function setDecided(tx: Tx, { id, to, accountNumber, decidedBy, at }: Decided): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update registration set
      status = ${to}, account_number = ${accountNumber}, decided_by = ${decidedBy}, decided_at = ${at}
    where id = ${id}::bigint and status <> 'unverified' and status = any(${statesBefore(to)}::text[])
  `.execute(tx);
  return numAffectedRows > 0n;
}

/** Those that nobody confirmed in time; their password is forgotten. */
export async function expireRegistrations(
  db: Database,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update registration set status = 'expired', password_hash = null
    where id in (
      select id from registration where status = 'unverified' and expires_at <= ${before} limit ${limit} for update
    )
  `.execute(db);
  return Number(numAffectedRows);
}

/** Expired ones are of use to nobody. */
export async function deleteExpired(
  db: Database,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from registration where id in (
      select id from registration where status = 'expired' and expires_at <= ${before} limit ${limit}
    )
  `.execute(db);
  return Number(numAffectedRows);
}
