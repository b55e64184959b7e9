import type { BreachedPasswords } from "@capstan/features/credentials/server";
import { hashPassword, tokenKey } from "@capstan/features/session/server";
import type { CookieChange, Cookies } from "@capstan/platform/http";
import { enqueue } from "@capstan/platform/queue";
import { type Result, ok } from "@capstan/platform/result";
import { type SignUpCall, type SignUpDeps, admitSignUp } from "./admit-sign-up.server.ts";
import { type DraftDeps, createDrafts } from "./draft.server.ts";
import { type DraftRow, type KeptMatch, draftByKey, setSubmitted } from "./draft.store.server.ts";
import { type FieldError, fieldError } from "./field-errors.ts";
import { draftSeconds, registrationCookie } from "./registration-cookies.ts";
import { sendRegistrationMail } from "./registration-mail.schema.ts";
import { insertRegistration } from "./registration.store.server.ts";
import { type Answers, type BuyerKind, buyerKinds, notListed } from "./registration.ts";
import { agenciesOf } from "./federal-agencies.ts";
import { type ValidationDeps, validateAnswers, validatePassword } from "./validate-answers.server.ts";

/** Three days of trying again, at longer and longer intervals. */
export const maxAttempts = 25;

export interface RegisterDeps extends DraftDeps, SignUpDeps, ValidationDeps {
  readonly breached: BreachedPasswords;
  /** The address that visitors type: mails link to it. */
  readonly origin: string;
}

export interface RegisterInput extends SignUpCall {
  readonly cookies: Cookies;
  /** Added to those of the draft; left out: those of the draft alone. */
  readonly answers?: Answers | undefined;
  readonly password: string;
}

export type RegisterOutcome =
  | { readonly kind: "check-mail"; readonly email: string }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[] };

export interface Registered {
  readonly outcome: RegisterOutcome;
  readonly cookies: readonly CookieChange[];
}

/**
 * Takes a registration and has a mail sent. There is no user before the mail's link is followed, and neither the answer
 * nor its time depends on whether somebody has the address: the job that writes the mail is the first to look.
 */
export async function registerUser(deps: RegisterDeps, input: RegisterInput): Promise<Result<Registered>> {
  const { db, clock } = deps;
  // First of all: whoever is not admitted leaves nothing behind.
  const admitted = await admitSignUp(deps, input);
  if (!admitted.ok) return admitted;
  const saved = input.answers === undefined ? [] : await createDrafts(deps).save(input.cookies, input.answers);
  const token = saved[0]?.value ?? input.cookies[registrationCookie];
  const key = token === undefined ? "" : tokenKey(token);
  const draft = await draftByKey(db, key, clock.now());
  const { answers, match, errors } = await validated(deps, draft, input.password);
  if (!draft || errors.length > 0) return ok({ outcome: { kind: "invalid", errors }, cookies: saved });
  const { email = "" } = answers;
  await submit(deps, { key, draft, answers, match, passwordHash: await hashPassword(input.password) });
  return ok({ outcome: { kind: "check-mail", email }, cookies: saved });
}

async function validated(deps: RegisterDeps, draft: DraftRow | undefined, password: string) {
  const { answers, errors } = await validateAnswers(deps, draft?.answers ?? {});
  const { buyerKind = "company", companyKey = notListed } = answers;
  const isListed = buyerKind === "company" && companyKey !== notListed;
  const match = isListed ? draft?.matches.find(({ key }) => key === companyKey) : undefined;
  const isKnown = !isListed || match !== undefined || errors.some(({ field }) => field === "companyKey");
  const unknown = isKnown ? [] : [fieldError("companyKey", "COMPANY_NOT_CHOSEN")];
  return { answers, match, errors: [...errors, ...unknown, ...(await validatePassword(deps, password, answers))] };
}

interface Submission {
  readonly key: string;
  readonly draft: DraftRow;
  readonly answers: Answers;
  readonly match: KeptMatch | undefined;
  readonly passwordHash: string;
}

/** The registration and the job for its mail are there together, or neither is. */
async function submit(
  { db, clock, origin }: RegisterDeps,
  { key, draft, answers, match, passwordHash }: Submission,
): Promise<void> {
  const { fullName = "", email = "" } = answers;
  const submittedAt = clock.now();
  await db.transaction().execute(async (tx) => {
    const registrationId = await insertRegistration(tx, {
      draftKey: key,
      attempt: draft.attempt,
      email,
      fullName,
      buyerKind: buyerKindOf(answers),
      companyName: match?.name ?? companyNameOf(answers),
      accountNumber: match?.accountNumber ?? null,
      answers,
      passwordHash,
      submittedAt,
      expiresAt: new Date(submittedAt.getTime() + draftSeconds * 1_000),
    });
    if (registrationId === undefined) return;
    await setSubmitted(tx, { key, attempt: draft.attempt, email });
    await enqueue(tx, sendRegistrationMail, { registrationId, storeUrl: origin }, { maxAttempts });
  });
}

function buyerKindOf({ buyerKind }: Answers): BuyerKind {
  return buyerKinds.find((kind) => kind === buyerKind) ?? "company";
}

/** What the account is called: the company, the agency, or the person. */
function companyNameOf({ buyerKind, companyName, departmentCode, agencyCode, fullName }: Answers): string {
  if (buyerKind === "individual") return fullName ?? "";
  if (companyName !== undefined && companyName !== "") return companyName;
  const agency = agenciesOf(departmentCode ?? "").find(({ code }) => code === agencyCode);
  return agency?.name ?? fullName ?? "";
}
