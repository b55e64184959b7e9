import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";

/** Mails to one address are counted one after the other, to the end of the transaction. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('registration ' || lower(${email}), 0))`.execute(tx);
}

interface MailCount {
  readonly email: string;
  readonly draftKey: string;
  readonly since: Date;
  /** Its own mail is not counted: it may be tried again. */
  readonly jobId: string;
}

/** How many mails went to an address, and how many of them by this browser's doing. */
export async function countMails(
  tx: Tx,
  { email, draftKey, since, jobId }: MailCount,
): Promise<{ readonly all: number; readonly own: number }> {
  const { rows } = await sql<{ all: number; own: number }>`
    select count(distinct job_id)::int as "all",
      (count(distinct job_id) filter (where registration.draft_key = ${draftKey}))::int as own
    from registration_token join registration on registration.id = registration_token.registration_id
    where lower(registration_token.email) = lower(${email}) and issued_at > ${since} and job_id <> ${jobId}
  `.execute(tx);
  return rows[0] ?? { all: 0, own: 0 };
}

interface NewRegistrationToken {
  readonly key: string;
  readonly registrationId: string;
  readonly email: string;
  readonly jobId: string;
  readonly canConfirm: boolean;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

export async function insertToken(tx: Tx, token: NewRegistrationToken): Promise<void> {
  const { key, registrationId, email, jobId, canConfirm, issuedAt, expiresAt } = token;
  await sql`
    insert into registration_token (key, registration_id, email, job_id, can_confirm, issued_at, expires_at)
    values (${key}, ${registrationId}::bigint, ${email}, ${jobId}, ${canConfirm}, ${issuedAt}, ${expiresAt})
  `.execute(tx);
}

/** The registration that a link confirms, while it holds. Looking does not use it up. */
export async function registrationOfToken(db: Database | Tx, key: string, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select registration_id::text as id from registration_token
    where key = ${key} and can_confirm and expires_at > ${now}
  `.execute(db);
  return rows[0]?.id;
}

export async function deleteOldTokens(
  db: Database,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from registration_token where key in (
      select key from registration_token where expires_at <= ${before} limit ${limit}
    )
  `.execute(db);
  return Number(numAffectedRows);
}
