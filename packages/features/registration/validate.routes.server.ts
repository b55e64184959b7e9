import { type BreachedPasswords, maxPasswordLength, passwordStrength } from "@capstan/features/credentials/server";
import { registrationUrls } from "@capstan/features/registration-urls";
import type { Database } from "@capstan/platform/db";
import { type RouteSpec, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import { z } from "zod";
import { companyHeader } from "./company-header.store.server.ts";
import { normalizeStreet } from "./normalize-address.ts";
import type { Answers } from "./registration.ts";
import { answersBody, fieldErrorAnswer, validationAnswer } from "./registration.schema.ts";
import { stepsFor } from "./steps.ts";
import {
  type Validated,
  type ValidationDeps,
  normalize,
  validateAnswers,
  validatePassword,
  validateStep,
} from "./validate-answers.server.ts";

export interface ValidateDeps extends ValidationDeps {
  readonly db: Database;
  readonly breached: BreachedPasswords;
}

const common = { slice: "registration", level: "anonymous", account: "none", agents: "never" } as const;
/** A form asks at each step, and after each pause in a password. */
const limit = { calls: 120, addressCalls: 600, seconds: 600 };
/** Whoever tries account numbers stays far below what it takes to find one. */
const accountLimit = { calls: 10, addressCalls: 50, seconds: 600 };
const references = { accountNumber: "public", invoiceNumber: "value", companyKey: "visitor", state: "value" } as const;

const companyAnswer = z.object({
  isValid: z.boolean(),
  company: z.object({ companyName: z.string(), city: z.string(), state: z.string() }).nullable(),
});
const addressShape = z.object({
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
});
/** An account's number alone says nothing: its ZIP code has to be known too. */
const accountQuery = z.object({
  accountNumber: z.string().max(40).default(""),
  postalCode: z.string().max(20).default(""),
});

/** What forms ask before they are sent. Nothing of it depends on whether an e-mail address is known to the store. */
export function validateRoutes(deps: ValidateDeps): readonly RouteSpec[] {
  return [
    answersRoute(
      registrationUrls.validatePersonal(),
      "Checks who registers: name, e-mail address, telephone",
      async (answers) => validateStep(deps, "about-you", answers),
    ),
    answersRoute(
      registrationUrls.validateCompany(),
      "Checks for whom somebody registers, and its address where one is asked for",
      async (answers) => validateCompany(deps, answers),
    ),
    answersRoute(
      registrationUrls.validate({ part: "registration" }),
      "Checks a whole registration but for its password",
      async (answers) => validateAnswers(deps, answers),
    ),
    addressRoute(deps),
    searchAddressRoute(deps),
    passwordRoute(deps),
    ...accountRoutes(deps),
  ];
}

async function validateCompany(deps: ValidateDeps, answers: Answers): Promise<Validated> {
  const company = await validateStep(deps, "company", answers);
  // Until a company is chosen it is open whether an address is asked for.
  const isOpen = company.errors.some(({ field }) => field === "companyKey");
  if (isOpen || !stepsFor(answers).includes("address")) return company;
  const address = await validateStep(deps, "address", answers);
  const named = new Set(company.errors.map(({ field }) => field));
  return { ...company, errors: [...company.errors, ...address.errors.filter(({ field }) => !named.has(field))] };
}

function answersRoute(path: string, summary: string, validate: (answers: Answers) => Promise<Validated>): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path,
    summary,
    references,
    body: answersBody,
    answer: validationAnswer,
    limit,
    handle: async ({ body }) => ok(toAnswer(await validate(typedIn(body)))),
  });
}

function addressRoute(deps: ValidateDeps): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: registrationUrls.validate({ part: "address" }),
    summary: "Checks an address, and gives it as the post office writes it",
    references,
    body: answersBody,
    answer: validationAnswer.extend({ suggested: addressShape.nullable() }),
    limit,
    handle: async ({ body }) => {
      const typed = { buyerKind: "individual", ...typedIn(body) };
      const validated = await validateStep(deps, "address", typed);
      const isValid = validated.errors.length === 0;
      return ok({ ...toAnswer(validated), suggested: isValid ? postalForm(validated.answers) : null });
    },
  });
}

function searchAddressRoute(deps: ValidateDeps): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: registrationUrls.validate({ part: "searchAddress" }),
    summary: "The address with the city and state of its ZIP code, as the post office writes it",
    references,
    body: answersBody,
    answer: z.object({ addresses: z.array(addressShape) }),
    limit,
    handle: async ({ body }) => {
      const answers = normalize(typedIn(body));
      const place = (await deps.addresses()).placeOf(answers.postalCode ?? "");
      return ok({ addresses: place ? [postalForm({ ...answers, ...place })] : [] });
    },
  });
}

function passwordRoute(deps: ValidateDeps): RouteSpec {
  return route({
    ...common,
    method: "POST",
    path: registrationUrls.validate({ part: "password" }),
    summary: "Says whether a password would be taken, and how hard it is to guess",
    body: z.object({
      password: z.string().max(maxPasswordLength),
      fullName: z.string().max(2_000).optional(),
      email: z.string().max(2_000).optional(),
      companyName: z.string().max(2_000).optional(),
    }),
    answer: z.object({
      isValid: z.boolean(),
      errors: z.array(fieldErrorAnswer),
      strength: z.int().min(0).max(4).describe("4: nobody will guess it."),
    }),
    limit,
    handle: async ({ body: { password, ...about } }) => {
      const answers = typedIn(about);
      const errors = await validatePassword(deps, password, answers);
      const strength = await passwordStrength(password, Object.values(answers));
      return ok({ isValid: errors.length === 0, errors: [...errors], strength });
    },
  });
}

function accountRoutes({ db }: ValidateDeps): readonly RouteSpec[] {
  const find = async ({ accountNumber = "", postalCode = "" }: Answers) => {
    const known = normalize({ accountNumber, postalCode });
    const zip = (known.postalCode ?? "").slice(0, 5);
    const company = (await companyHeader(db, { accountNumber: known.accountNumber ?? "", zip })) ?? null;
    return ok({ isValid: company !== null, company });
  };
  const shared = { ...common, references, answer: companyAnswer, limit: accountLimit };
  return [
    route({
      ...shared,
      method: "GET",
      path: registrationUrls.validateAccountHeader(),
      summary: "The company of an account, for who knows its number and ZIP code",
      query: accountQuery,
      handle: async ({ query }) => find(query),
    }),
    route({
      ...shared,
      method: "POST",
      path: registrationUrls.validate({ part: "account" }),
      summary: "Says whether an account has this number and ZIP code, and whose it is",
      body: accountQuery,
      handle: async ({ body }) => find(body),
    }),
  ];
}

function toAnswer({ answers, errors }: Validated): z.infer<typeof validationAnswer> {
  return { isValid: errors.length === 0, errors: [...errors], answers };
}

/** What is not there is left out. */
export function typedIn(body: Readonly<Record<string, string | undefined>>): Answers {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

function postalForm({ address1 = "", address2 = "", city = "", state = "", postalCode = "" }: Answers) {
  return { address1: normalizeStreet(address1), address2: normalizeStreet(address2), city, state, postalCode };
}
