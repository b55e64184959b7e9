import { registrationUrls } from "@capstan/features/registration-urls";
import { type CookieChange, type Cookies, type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { z } from "zod";
import type { Draft, Drafts } from "./draft.server.ts";
import { federalDepartments, agenciesOf } from "./federal-agencies.ts";
import { findCompanies } from "./find-companies.server.ts";
import { registerGuest } from "./guest.server.ts";
import { type RegisterDeps, registerUser } from "./register-user.server.ts";
import { answersBody } from "./registration.schema.ts";
import { type Answers, type RegistrationField, notListed } from "./registration.ts";
import { type Step, stepAfter, stepBefore, stepFields } from "./steps.ts";
import { searchErrors } from "./search-errors.server.ts";
import { validateStep } from "./validate-answers.server.ts";
import { typedIn } from "./validate.routes.server.ts";

export interface StepDeps extends RegisterDeps {
  readonly drafts: Drafts;
}

const common = {
  slice: "registration",
  method: "POST",
  level: "anonymous",
  account: "none",
  agents: "never",
  answer: redirectAnswer,
} as const;
const references = { accountNumber: "public", invoiceNumber: "value", companyKey: "visitor", state: "value" } as const;
const limit = { calls: 100, addressCalls: 1_000, seconds: 600 };
/** Looking for a company is no way to read the list of customers. */
const searchLimit = { calls: 30, addressCalls: 150, seconds: 600 };
const signUpLimit = { calls: 20, addressCalls: 200, seconds: 600 };
/** Which button was pressed. */
const go = z.enum(["back", ""]).default("");
const maxProofLength = 10_000;

/** The pages' plain forms: they work before script. What was typed is saved first, right or wrong. */
export function stepRoutes(deps: StepDeps): readonly RouteSpec[] {
  return [
    stepRoute(deps, "about-you"),
    companyRoute(deps),
    findCompanyRoute(deps),
    stepRoute(deps, "address"),
    passwordRoute(deps),
    guestRoute(deps),
  ];
}

interface Call {
  readonly cookies: Cookies;
  setCookie(change: CookieChange): void;
}

function stepRoute(deps: StepDeps, step: "about-you" | "address"): RouteSpec {
  return route({
    ...common,
    path: registrationUrls.step({ step }),
    summary: `Saves the answers of the step ${step}, and goes to the next one, or back to what has to change`,
    references,
    body: bodyOf(step),
    limit,
    errors: ["ENGINE_UNAVAILABLE"],
    handle: async ({ body: { go: direction, ...typed }, ...call }) => {
      const { answers } = await saved(deps, call, typedIn(typed));
      return ok({ to: direction === "back" ? before(step, answers) : await after(deps, step, answers) });
    },
  });
}

function companyRoute(deps: StepDeps): RouteSpec {
  const step = "company";
  return route({
    ...common,
    path: registrationUrls.step({ step }),
    summary: "Saves for whom somebody buys, looks for the company if that was not done yet, and goes on or back",
    references,
    body: bodyOf(step),
    limit: searchLimit,
    errors: ["ENGINE_UNAVAILABLE"],
    handle: async ({ body: { go: direction, ...typed }, ...call }) => {
      const { answers, draft, cookies } = await saved(deps, call, withDepartment(typedIn(typed)));
      if (direction === "back") return ok({ to: before(step, answers) });
      const isCompany = answers.buyerKind === "company" && answers.companyKey !== notListed;
      // Somebody who went on without Find Company is shown what it finds.
      if (isCompany && hasNewTerms(draft, answers))
        return ok({ to: await search(deps, { ...call, cookies }, answers) });
      return ok({ to: await after(deps, step, answers) });
    },
  });
}

function findCompanyRoute(deps: StepDeps): RouteSpec {
  return route({
    ...common,
    path: registrationUrls.findCompany(),
    summary: "Looks for the company that somebody buys for, and goes back to the page that shows what was found",
    references,
    body: bodyOf("company"),
    limit: searchLimit,
    errors: ["ENGINE_UNAVAILABLE"],
    handle: async ({ body: typed, ...call }) => {
      const { answers, cookies } = await saved(deps, call, typedIn(typed));
      return ok({ to: await search(deps, { ...call, cookies }, answers) });
    },
  });
}

function passwordRoute(deps: StepDeps): RouteSpec {
  const step = "password";
  return route({
    ...common,
    path: registrationUrls.step({ step }),
    summary: "Registers somebody by what was typed in all steps, and says that a mail is on its way",
    body: z.object({
      go,
      password: z.string().max(1_000).default(""),
      proof: z.string().max(maxProofLength).default(""),
    }),
    limit: signUpLimit,
    errors: ["REGISTRATION_CLOSED", "TOO_MANY_SIGN_UPS", "ENGINE_UNAVAILABLE"],
    handle: async ({ body, cookies, setCookie }) => {
      const draft = await deps.drafts.read(cookies);
      if (body.go === "back") return ok({ to: before(step, draft?.answers ?? {}) });
      const { password, proof } = body;
      const registered = await registerUser(deps, { cookies, password, proof });
      if (!registered.ok) return registered;
      for (const change of registered.value.cookies) setCookie(change);
      const { outcome } = registered.value;
      return ok({ to: outcome.kind === "check-mail" ? registrationUrls.checkMail() : toFirst(outcome.errors) });
    },
  });
}

function guestRoute(deps: StepDeps): RouteSpec {
  return route({
    ...common,
    path: registrationUrls.guest(),
    summary: "Takes who orders without an account, by a plain form",
    body: bodyOf("about-you").extend({ proof: z.string().max(maxProofLength).default("") }),
    limit: signUpLimit,
    errors: ["REGISTRATION_CLOSED", "TOO_MANY_SIGN_UPS", "ENGINE_UNAVAILABLE"],
    handle: async ({ body: { proof, ...typed }, ...call }) => {
      // What was typed is there again in the form, and in the first step if they register instead.
      await saved(deps, call, typedIn(typed));
      const guest = await registerGuest(deps, { cookies: call.cookies, answers: typedIn(typed), proof });
      if (!guest.ok) return guest;
      for (const change of guest.value.cookies) call.setCookie(change);
      return ok({ to: registrationUrls.guest({ outcome: guest.value.outcome.kind === "guest" ? "done" : "invalid" }) });
    },
  });
}

function bodyOf(step: Step) {
  const mask = Object.fromEntries(stepFields[step].map((field) => [field, true as const]));
  return answersBody.pick(mask as Record<RegistrationField, true>).extend({ go });
}

/** All answers with what was typed now, what was there before, and the cookies with which to go on in this call. */
async function saved({ drafts }: StepDeps, { cookies, setCookie }: Call, typed: Answers) {
  const draft = await drafts.read(cookies);
  const changes = await drafts.save(cookies, typed);
  for (const change of changes) setCookie(change);
  const now = Object.fromEntries(changes.map(({ name, value }) => [name, value]));
  return { draft, answers: { ...draft?.answers, ...typed }, cookies: { ...cookies, ...now } };
}

async function search(deps: StepDeps, { cookies, setCookie }: Call, answers: Answers): Promise<string> {
  const step = "company";
  if ((await searchErrors(deps, answers)).length > 0) return registrationUrls.step({ step, outcome: "searched" });
  const found = await findCompanies(deps, answers);
  for (const change of await deps.drafts.saveMatches(cookies, found)) setCookie(change);
  return `${registrationUrls.step({ step, outcome: "searched" })}#companyKey`;
}

const terms = ["companyName", "companyZip", "accountNumber", "invoiceNumber"] as const;

function hasNewTerms(draft: Draft | undefined, answers: Answers): boolean {
  return draft?.hasSearched !== true || terms.some((term) => (draft.answers[term] ?? "") !== (answers[term] ?? ""));
}

/** Before script the agencies of all departments are offered: who chooses one has chosen its department. */
function withDepartment(typed: Answers): Answers {
  if (typed.departmentCode || !typed.agencyCode) return typed;
  const department = federalDepartments().find(({ code }) =>
    agenciesOf(code).some((agency) => agency.code === typed.agencyCode),
  );
  return department ? { ...typed, departmentCode: department.code } : typed;
}

function before(step: Step, answers: Answers): string {
  return registrationUrls.step({ step: stepBefore(step, answers) ?? "about-you" });
}

async function after(deps: StepDeps, step: Step, answers: Answers): Promise<string> {
  const { errors } = await validateStep(deps, step, answers);
  if (errors.length > 0) return registrationUrls.step({ step, outcome: "invalid" });
  return registrationUrls.step({ step: stepAfter(step, answers) ?? "password" });
}

/** The first step that has something to change. */
function toFirst(errors: readonly { readonly field: string; readonly code: string }[]): string {
  const fields = new Set(errors.map(({ field }) => field));
  const wrong = (["about-you", "company", "address"] as const).find((step) =>
    stepFields[step].some((field) => fields.has(field)),
  );
  if (wrong !== undefined) return registrationUrls.step({ step: wrong, outcome: "invalid" });
  const isShort = errors.some(({ code }) => code === "PASSWORD_SHORT");
  return registrationUrls.step({ step: "password", outcome: isShort ? "short" : "common" });
}
