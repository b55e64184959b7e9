import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import type { Answers, CompanyMatch } from "./registration.ts";

/** A company of the draft's last search, with what a stranger may not know. */
export interface KeptMatch extends CompanyMatch {
  readonly accountNumber: string;
}

export interface DraftRow {
  readonly answers: Answers;
  readonly matches: readonly KeptMatch[];
  readonly hasSearched: boolean;
  /** Which submission of the draft the next one is. */
  readonly attempt: number;
  readonly submittedTo: string | null;
}

export async function draftByKey(db: Database | Tx, key: string, now: Date): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select answers, matches, has_searched as "hasSearched", attempt, submitted_to as "submittedTo"
    from registration_draft where key = ${key} and expires_at > ${now}
  `.execute(db);
  return rows[0];
}

export async function insertDraft(db: Database, key: string, expiresAt: Date): Promise<void> {
  await sql`
    insert into registration_draft (key, answers, expires_at) values (${key}, '{}', ${expiresAt})
  `.execute(db);
}

interface DraftChange {
  readonly key: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** False where there is no such draft. Answers that are others than those that were submitted begin another attempt. */
export async function addAnswers(
  db: Database,
  { key, now, expiresAt }: DraftChange,
  answers: Answers,
): Promise<boolean> {
  const added = sql`${JSON.stringify(answers)}::jsonb`;
  const isResubmission = sql`submitted_to is not null and answers || ${added} <> answers`;
  const { numAffectedRows = 0n } = await sql`
    update registration_draft set
      answers = answers || ${added},
      attempt = case when ${isResubmission} then attempt + 1 else attempt end,
      submitted_to = case when ${isResubmission} then null else submitted_to end,
      expires_at = ${expiresAt}
    where key = ${key} and expires_at > ${now}
  `.execute(db);
  return numAffectedRows > 0n;
}

export async function setMatches(
  db: Database,
  { key, now, expiresAt }: DraftChange,
  matches: readonly KeptMatch[],
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update registration_draft set
      matches = ${JSON.stringify(matches)}::jsonb, has_searched = true, expires_at = ${expiresAt}
    where key = ${key} and expires_at > ${now}
  `.execute(db);
  return numAffectedRows > 0n;
}

export async function setSubmitted(
  tx: Tx,
  { key, attempt, email }: { readonly key: string; readonly attempt: number; readonly email: string },
): Promise<void> {
  await sql`
    update registration_draft set submitted_to = ${email} where key = ${key} and attempt = ${attempt}
  `.execute(tx);
}

export async function deleteDraft(tx: Tx, key: string): Promise<void> {
  await sql`delete from registration_draft where key = ${key}`.execute(tx);
}

/** How many of those that are over. */
export async function deleteOldDrafts(
  db: Database,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from registration_draft where key in (
      select key from registration_draft where expires_at <= ${before} limit ${limit}
    )
  `.execute(db);
  return Number(numAffectedRows);
}
