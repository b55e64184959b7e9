import type { AcceptedFile, FileType, ScanResult } from "@capstan/features/files/server";
import type { Database, Tx } from "@capstan/platform/db";
import { type RawBuilder, sql } from "kysely";
import type { TaxCertificate } from "../tax-engine.ts";
import type { Submission } from "./certificate-rows.ts";
import type { SubmissionStatus } from "./submission-states.ts";

export interface NewSubmission extends TaxCertificate {
  readonly accountNumber: string;
  readonly requestKey: string;
  readonly file: AcceptedFile;
  readonly userId: string;
  readonly agentId: string | null;
  readonly now: Date;
}

/** `waiting`: another one of that state is under review. The same request again answers what it did. */
export async function insertSubmission(tx: Tx, made: NewSubmission): Promise<"written" | "repeated" | "waiting"> {
  const { accountNumber, requestKey, state, number, reason, startsOn, endsOn, file, userId, agentId, now } = made;
  const { numAffectedRows = 0n } = await sql`
    insert into tax_certificate_submission (
      account_number, request_key, state, number, reason, starts_on, ends_on, hash, type, bytes, scan, user_id, agent_id,
      submitted_at
    )
    values (
      ${accountNumber}, ${requestKey}, ${state}, ${number}, ${reason}, ${startsOn}, ${endsOn}, ${file.hash}, ${file.type},
      ${file.bytes}, ${file.scan}, ${userId}, ${agentId}, ${now}
    )
    on conflict do nothing
  `.execute(tx);
  if (numAffectedRows > 0n) return "written";
  return (await submissionByKey(tx, accountNumber, requestKey)) === undefined ? "waiting" : "repeated";
}

/** The submission that a request made before. */
export async function submissionByKey(
  db: Database | Tx,
  accountNumber: string,
  requestKey: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id::text from tax_certificate_submission
    where account_number = ${accountNumber} and request_key = ${requestKey}
  `.execute(db);
  return rows[0]?.id;
}

const columns = sql`
  sent.id::text, sent.state, sent.number, sent.reason, sent.starts_on::text as "startsOn", sent.ends_on::text as "endsOn",
  sent.status, sent.note`;

/** The newest first. */
export async function submissionsOf(
  db: Database,
  accountNumber: string,
  limit: number,
): Promise<readonly Submission[]> {
  const { rows } = await sql<Submission>`
    select ${columns} from tax_certificate_submission as sent
    where sent.account_number = ${accountNumber} order by sent.id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** What an account has that exempts it, or did. */
export async function certificatesOf(
  db: Database,
  accountNumber: string,
  limit: number,
): Promise<readonly TaxCertificate[]> {
  const { rows } = await sql<TaxCertificate>`
    select state, number, reason, starts_on::text as "startsOn", ends_on::text as "endsOn" from tax_certificate
    where account_number = ${accountNumber} order by ends_on desc, state, number limit ${limit}
  `.execute(db);
  return rows;
}

export interface StoredFile {
  readonly state: string;
  readonly hash: string;
  readonly type: FileType;
}

export interface SubmissionKey {
  readonly id: string;
  /** Whose it has to be; anybody's where the caller is staff. */
  readonly owner: { readonly accountNumber: string } | "anybody";
}

function named({ id, owner }: SubmissionKey): RawBuilder<boolean> {
  const isOwners = owner === "anybody" ? sql`true` : sql`sent.account_number = ${owner.accountNumber}`;
  return sql<boolean>`sent.id = ${id}::bigint and ${isOwners}`;
}

export async function submittedFile(db: Database, key: SubmissionKey): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`
    select sent.state, sent.hash, sent.type from tax_certificate_submission as sent where ${named(key)}
  `.execute(db);
  return rows[0];
}

/** Undefined where there is none; `moved` tells whether it was under review until now. Whoever comes second changes nothing. */
export async function withdraw(
  tx: Tx,
  key: SubmissionKey,
): Promise<(Pick<Submission, "state" | "number" | "status"> & { readonly moved: boolean }) | undefined> {
  const { rows } = await sql<{ state: string; number: string; status: SubmissionStatus }>`
    select sent.state, sent.number, sent.status from tax_certificate_submission as sent where ${named(key)} for update
  `.execute(tx);
  const found = rows[0];
  if (!found) return undefined;
  if (found.status !== "under-review") return { ...found, moved: false };
  await sql`update tax_certificate_submission as sent set status = 'withdrawn' where ${named(key)}`.execute(tx);
  return { ...found, status: "withdrawn", moved: true };
}

/** A submission with what staff looks at. */
export interface ReviewedSubmission extends Submission {
  readonly accountNumber: string;
  readonly company: string;
  readonly userId: string;
  readonly submitter: string;
  readonly email: string;
  readonly submittedAt: Date;
  readonly scan: ScanResult;
  readonly type: FileType;
  readonly bytes: number;
}

const reviewed = sql`
  ${columns}, sent.account_number as "accountNumber", account.company_name as company, sent.user_id as "userId",
  submitter.full_name as submitter, submitter.email, sent.submitted_at as "submittedAt", sent.scan, sent.type, sent.bytes
  from tax_certificate_submission as sent
  join account on account.number = sent.account_number
  join store_user as submitter on submitter.id = sent.user_id`;

/** Of all accounts, the one that waits longest first. */
export async function waitingSubmissions(db: Database, limit: number): Promise<readonly ReviewedSubmission[]> {
  const { rows } = await sql<ReviewedSubmission>`
    select ${reviewed} where sent.status = 'under-review' order by sent.submitted_at, sent.id limit ${limit}
  `.execute(db);
  return rows;
}

export async function submissionForStaff(db: Database, id: string): Promise<ReviewedSubmission | undefined> {
  const { rows } = await sql<ReviewedSubmission>`select ${reviewed} where sent.id = ${id}::bigint`.execute(db);
  return rows[0];
}

/** Held until the caller's transaction ends. */
export async function lockSubmission(tx: Tx, id: string): Promise<ReviewedSubmission | undefined> {
  const { rows } = await sql<ReviewedSubmission>`
    select ${reviewed} where sent.id = ${id}::bigint for update of sent
  `.execute(tx);
  return rows[0];
}

export interface SubmissionAnswer {
  readonly status: "approved" | "declined";
  readonly startsOn: string;
  readonly endsOn: string;
  readonly note: string;
  readonly userId: string;
  readonly now: Date;
}

export async function writeAnswer(tx: Tx, id: string, answer: SubmissionAnswer): Promise<void> {
  await sql`
    update tax_certificate_submission set status = ${answer.status}, starts_on = ${answer.startsOn},
      ends_on = ${answer.endsOn}, note = ${answer.note}, answered_at = ${answer.now}, answered_by = ${answer.userId}
    where id = ${id}::bigint
  `.execute(tx);
}

/**
 * Puts a certificate into effect in place of the state's others: those that began before it end the day before, and the
 * rest is gone. One under the same number goes on where it had not ended. Orders that are being written with one of them
 * hold it, and this waits for them.
 */
export async function replaceCertificate(tx: Tx, accountNumber: string, made: TaxCertificate): Promise<void> {
  const { state, number, reason, startsOn, endsOn } = made;
  const others = sql`account_number = ${accountNumber} and state = ${state} and number <> ${number}`;
  await sql`delete from tax_certificate where ${others} and starts_on >= ${startsOn}::date`.execute(tx);
  await sql`
    update tax_certificate set ends_on = ${startsOn}::date - 1 where ${others} and ends_on >= ${startsOn}::date
  `.execute(tx);
  await sql`
    insert into tax_certificate as held (account_number, state, number, reason, starts_on, ends_on)
    values (${accountNumber}, ${state}, ${number}, ${reason}, ${startsOn}, ${endsOn})
    on conflict (account_number, state, number) do update set
      reason = excluded.reason,
      starts_on = case
        when held.ends_on >= excluded.starts_on - 1 then least(held.starts_on, excluded.starts_on)
        else excluded.starts_on
      end,
      ends_on = excluded.ends_on
  `.execute(tx);
}
