import { newToken, tokenKey } from "@capstan/features/session/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import type { CookieChange, Cookies } from "@capstan/platform/http";
import { type KeptMatch, addAnswers, draftByKey, insertDraft, setMatches } from "./draft.store.server.ts";
import type { FoundCompany } from "./find-companies.server.ts";
import { draftSeconds, registrationCookie } from "./registration-cookies.ts";
import { type Answers, type CompanyMatch, registrationFields } from "./registration.ts";

/** What somebody who registers has typed so far. */
export interface Draft {
  readonly answers: Answers;
  /** What the last search found. */
  readonly matches: readonly CompanyMatch[];
  readonly hasSearched: boolean;
  /** Where the mail went, once these answers are submitted. */
  readonly submittedTo: string | null;
}

export interface Drafts {
  read(cookies: Cookies): Promise<Draft | undefined>;
  /** Adds to what is there; begins a draft where there is none. */
  save(cookies: Cookies, answers: Answers): Promise<readonly CookieChange[]>;
  saveMatches(cookies: Cookies, found: readonly FoundCompany[]): Promise<readonly CookieChange[]>;
}

export interface DraftDeps {
  readonly db: Database;
  readonly clock: Clock;
}

export function createDrafts(deps: DraftDeps): Drafts {
  const { db, clock } = deps;
  const change = async (
    cookies: Cookies,
    work: (key: string) => Promise<boolean>,
  ): Promise<readonly CookieChange[]> => {
    const known = cookies[registrationCookie];
    if (known !== undefined && (await work(tokenKey(known)))) return [draftCookie(known)];
    // Never one that the browser brings along: somebody else may have put it there.
    const token = newToken();
    await insertDraft(db, tokenKey(token), holding(clock).expiresAt);
    await work(tokenKey(token));
    return [draftCookie(token)];
  };
  return {
    read: async (cookies) => {
      const token = cookies[registrationCookie];
      const row = token === undefined ? undefined : await draftByKey(db, tokenKey(token), clock.now());
      if (!row) return undefined;
      const { answers, matches, hasSearched, submittedTo } = row;
      return { answers, matches: matches.map(shownMatch), hasSearched, submittedTo };
    },
    save: async (cookies, answers) =>
      change(cookies, async (key) => addAnswers(db, { key, ...holding(clock) }, keptAnswers(answers))),
    saveMatches: async (cookies, found) =>
      change(cookies, async (key) => {
        const before = (await draftByKey(db, key, clock.now()))?.matches ?? [];
        return setMatches(db, { key, ...holding(clock) }, keptMatches(found, before));
      }),
  };
}

/** A company that is found again keeps its key. Keys are random: an account's number can't be worked out from them. */
function keptMatches(found: readonly FoundCompany[], before: readonly KeptMatch[]): readonly KeptMatch[] {
  return found.map(({ accountNumber, ...company }) => ({
    ...company,
    accountNumber,
    ending: accountNumber.slice(-4),
    key: before.find((match) => match.accountNumber === accountNumber)?.key ?? newToken(),
  }));
}

function shownMatch({ key, name, street, city, state, ending, users }: KeptMatch): CompanyMatch {
  return { key, name, street, city, state, ending, users };
}

/** Known fields only. What PostgreSQL has no text for is kept as a character that no rule takes: it is asked for again, not dropped. */
function keptAnswers(answers: Answers): Answers {
  const kept = registrationFields.flatMap((field) => {
    const typed = answers[field];
    return typed === undefined ? [] : [[field, typed.toWellFormed().replaceAll("\0", "\uFFFD")] as const];
  });
  return Object.fromEntries(kept);
}

function holding(clock: Clock): { readonly now: Date; readonly expiresAt: Date } {
  const now = clock.now();
  return { now, expiresAt: new Date(now.getTime() + draftSeconds * 1_000) };
}

function draftCookie(value: string): CookieChange {
  return { name: registrationCookie, value, keepSeconds: draftSeconds };
}
