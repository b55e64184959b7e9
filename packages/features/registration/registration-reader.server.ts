import { registrationUrls } from "@capstan/features/registration-urls";
import type { Clock } from "@capstan/platform/clock";
import type { FeatureFlags } from "@capstan/platform/feature-flags";
import { type Cookies, readCookies } from "@capstan/platform/http";
import type { Database } from "@capstan/platform/db";
import { pendingConfirmation } from "./confirm-registration.server.ts";
import type { Draft, Drafts } from "./draft.server.ts";
import { type FieldError, fieldError } from "./field-errors.ts";
import { regions } from "./lookups.routes.server.ts";
import { type RegistrationReader, type StepOutcome, type StepPage, stepOutcomeIn } from "./registration-pages.ts";
import { registrationFlags } from "./registration-settings.ts";
import { registrationStatus } from "./registration-status.store.server.ts";
import { searchErrors } from "./search-errors.server.ts";
import type { Answers } from "./registration.ts";
import { type Step, stepsFor } from "./steps.ts";
import { type ValidationDeps, validateStep } from "./validate-answers.server.ts";

interface ReaderDeps extends ValidationDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly drafts: Drafts;
  readonly flags: FeatureFlags;
  isOpen(): Promise<boolean>;
}

const emptyDraft: Draft = { answers: {}, matches: [], hasSearched: false, submittedTo: null };

export function registrationReader(deps: ReaderDeps): RegistrationReader {
  const { db, drafts } = deps;
  return {
    step: async (request, step) => {
      if (!(await deps.isOpen())) return { kind: "closed" };
      const draft = (await drafts.read(cookiesOf(request))) ?? emptyDraft;
      return readStep(deps, { step, draft, outcome: stepOutcomeIn(new URL(request.url)) });
    },
    checkMail: async (request) => (await drafts.read(cookiesOf(request)))?.submittedTo ?? null,
    confirmation: async (request) => pendingConfirmation(deps, cookiesOf(request)),
    done: async ({ userId }) => (userId === null ? null : ((await registrationStatus(db, userId)) ?? null)),
    hasFooter: async () => hasFooter(deps),
  };
}

async function hasFooter({ flags }: Pick<ReaderDeps, "flags">): Promise<boolean> {
  return flags.isOn(registrationFlags.footer, true);
}

function cookiesOf(request: Request): Cookies {
  return readCookies(request.headers.get("cookie") ?? undefined);
}

interface Reading {
  readonly step: Step;
  readonly draft: Draft;
  readonly outcome: StepOutcome | undefined;
}

async function readStep(deps: ReaderDeps, { step, draft, outcome }: Reading): Promise<StepPage> {
  const { answers, matches, hasSearched } = draft;
  const asked = stepsFor(answers);
  const earlier = asked.slice(0, Math.max(0, asked.indexOf(step)));
  const missing = await firstUnanswered(deps, asked.includes(step) ? earlier : ["about-you", "company"], answers);
  if (missing !== undefined) return { kind: "elsewhere", to: missing };
  if (!asked.includes(step)) return { kind: "elsewhere", to: registrationUrls.step({ step: "password" }) };
  const errors = await errorsOf(deps, { step, draft, outcome });
  const shown = step === "address" ? regions : [];
  const view = { step, answers, errors, matches, hasSearched, regions: shown, hasFooter: await hasFooter(deps) };
  return { kind: "form", view };
}

/** Who comes to a step before its turn is led to the one that is next. */
async function firstUnanswered(
  deps: ReaderDeps,
  earlier: readonly Step[],
  answers: Answers,
): Promise<string | undefined> {
  for (const step of earlier) {
    const { errors } = await validateStep(deps, step, answers);
    if (errors.length > 0) return registrationUrls.step({ step });
  }
  return undefined;
}

/** A page that is opened shows none; one that a form came back to looks again at what was saved. */
async function errorsOf(deps: ReaderDeps, { step, draft, outcome }: Reading): Promise<readonly FieldError[]> {
  if (outcome === undefined) return [];
  if (outcome === "short") return [fieldError("password", "PASSWORD_SHORT")];
  if (outcome === "common") return [fieldError("password", "PASSWORD_COMMON")];
  if (outcome === "searched") return searchErrors(deps, draft.answers);
  return (await validateStep(deps, step, draft.answers)).errors;
}
