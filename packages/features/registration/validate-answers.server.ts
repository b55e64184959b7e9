import { stateCodeOf } from "@capstan/features/geocoding/server";
import { type BreachedPasswords, checkPassword } from "@capstan/features/credentials/server";
import type { AddressDirectory, AddressProblem } from "./address-directory.server.ts";
import { emailAddressOf, isDisposable } from "./email-address.server.ts";
import { agenciesOf, federalDepartments } from "./federal-agencies.ts";
import { type FieldError, type FieldErrorCode, fieldError } from "./field-errors.ts";
import { phoneNumberOf } from "./phone-number.server.ts";
import {
  type Answers,
  type BuyerKind,
  type RegistrationField,
  buyerKinds,
  maxAnswerLength,
  notListed,
} from "./registration.ts";
import { type Step, stepFields, stepsFor } from "./steps.ts";
import { cleanText, isPlainText, lengthOf, shows } from "./typed-text.ts";
import { companyNameProblem, nameProblem } from "./validate-name.ts";

export interface ValidationDeps {
  addresses(): Promise<AddressDirectory>;
}

export interface Validated {
  /** As they are kept. */
  readonly answers: Answers;
  readonly errors: readonly FieldError[];
}

type Checks = Partial<Record<RegistrationField, FieldErrorCode | undefined>>;

const militaryStates = new Set(["AA", "AE", "AP"]);
const zipCode = /^(\d{5})(?:[\s-]?(\d{4}))?$/;

/** The questions of one step. */
export async function validateStep(deps: ValidationDeps, step: Step, typed: Answers): Promise<Validated> {
  const answers = normalize(typed);
  const checks = await checksOf[step](deps, answers, typed);
  const errors = stepFields[step].flatMap((field) => {
    // An e-mail address has a limit of its own.
    const code = (field === "email" ? undefined : tooLong(answers[field])) ?? checks[field];
    return code === undefined ? [] : [fieldError(field, code)];
  });
  return { answers, errors };
}

/** Every step that applies to who gives these answers. */
export async function validateAnswers(deps: ValidationDeps, typed: Answers): Promise<Validated> {
  const all = await Promise.all(stepsFor(typed).map(async (step) => validateStep(deps, step, typed)));
  const errors = all.flatMap((validated) => validated.errors);
  return {
    answers: normalize(typed),
    errors: errors.filter((error, at) => at === errors.findIndex(({ field }) => field === error.field)),
  };
}

/** Whether the password will do for who registers: neither their name nor their company's. */
export async function validatePassword(
  deps: { readonly breached: BreachedPasswords },
  password: string,
  { fullName = "", email = "", companyName = "" }: Answers,
): Promise<readonly FieldError[]> {
  const problem = await checkPassword(deps, { password, about: [fullName, email, companyName] });
  if (problem === undefined) return [];
  return [fieldError("password", problem === "short" ? "PASSWORD_SHORT" : "PASSWORD_COMMON")];
}

/** As they are kept, where they can be read; as they were typed, where they can't. */
export function normalize(typed: Answers): Answers {
  const clean = Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, cleanText(value)])) as Answers;
  const { email, phone, companyPhone, state, postalCode, companyZip, accountNumber } = clean;
  return {
    ...clean,
    ...(email && { email: emailAddressOf(email) ?? email }),
    ...(phone && { phone: phoneNumberOf(phone) ?? phone }),
    ...(companyPhone && { companyPhone: phoneNumberOf(companyPhone) ?? companyPhone }),
    ...(state && { state: stateOf(state) ?? state }),
    ...(postalCode && { postalCode: zipOf(postalCode) ?? postalCode }),
    ...(companyZip && { companyZip: zipOf(companyZip) ?? companyZip }),
    ...(accountNumber && { accountNumber: accountNumber.replaceAll(/[\s-]/g, "") }),
  };
}

const checksOf: Record<Step, (deps: ValidationDeps, answers: Answers, typed: Answers) => Promise<Checks>> = {
  "about-you": async (_, { phone = "" }, { fullName = "", email = "" }) => ({
    fullName: nameProblem(fullName),
    email: emailProblem(email, null),
    phone: phoneProblem(phone),
  }),
  company: async (_, answers, typed) => companyChecks(answers, typed),
  address: addressChecks,
  password: async () => ({}),
};

function companyChecks(answers: Answers, { companyName = "" }: Answers): Checks {
  const { email = "", accountNumber = "", invoiceNumber = "", companyZip = "", companyPhone = "" } = answers;
  const kind = kindOf(answers.buyerKind);
  if (kind === undefined) return { buyerKind: "BUYER_KIND_MISSING" };
  if (kind === "individual") return {};
  // What was typed on the step before is only now known to be for a company.
  const disposable =
    emailProblem(email, kind) === "EMAIL_DISPOSABLE" ? ({ buyerKind: "EMAIL_DISPOSABLE" } as const) : {};
  if (kind === "federal") return { ...disposable, ...federalChecks(answers) };
  const isSearchable = accountNumber !== "" || invoiceNumber !== "" || (companyName.trim() !== "" && companyZip !== "");
  return {
    ...disposable,
    companyName: companyName.trim() === "" && isSearchable ? undefined : companyNameProblem(companyName),
    companyZip: companyZip === "" && isSearchable ? undefined : zipProblem(companyZip),
    accountNumber: accountNumber === "" || /^\d{9,10}$/.test(accountNumber) ? undefined : "ACCOUNT_NUMBER_INVALID",
    companyPhone: phoneProblem(companyPhone),
    companyKey: answers.companyKey ? undefined : "COMPANY_NOT_CHOSEN",
  };
}

function federalChecks({ departmentCode = "", agencyCode = "" }: Answers): Checks {
  if (!federalDepartments().some(({ code }) => code === departmentCode))
    return { departmentCode: "DEPARTMENT_MISSING" };
  const agencies = agenciesOf(departmentCode);
  const isFine = agencies.length === 0 || agencies.some(({ code }) => code === agencyCode);
  return isFine ? {} : { agencyCode: "AGENCY_MISSING" };
}

async function addressChecks({ addresses }: ValidationDeps, answers: Answers, typed: Answers): Promise<Checks> {
  const { city = "", state = "", postalCode = "" } = answers;
  const kind = kindOf(answers.buyerKind) ?? "company";
  const checks: Checks = {
    companyName:
      kind === "company" && answers.companyKey === notListed ? companyNameProblem(typed.companyName ?? "") : undefined,
    address1: lineProblem(typed.address1 ?? "", "ADDRESS_MISSING"),
    address2: typed.address2?.trim() ? lineProblem(typed.address2, "ADDRESS_MISSING") : undefined,
    city: lineProblem(typed.city ?? "", "CITY_MISSING"),
    state: stateOf(state) === undefined ? "STATE_MISSING" : undefined,
    postalCode: zipProblem(postalCode),
    taxExempt:
      kind === "individual" || ["yes", "no"].includes(answers.taxExempt ?? "") ? undefined : "TAX_EXEMPT_MISSING",
  };
  if (checks.city || checks.state || checks.postalCode) return checks;
  const mismatch = (await addresses()).problemOf({ city, state, zip: postalCode });
  return mismatch === undefined ? checks : { ...checks, postalCode: mismatchCodes[mismatch] };
}

const mismatchCodes: Readonly<Record<AddressProblem, FieldErrorCode>> = {
  "unknown-zip": "ZIP_UNKNOWN",
  "other-state": "ZIP_STATE_MISMATCH",
  "other-city": "ZIP_CITY_MISMATCH",
};

/** Somebody who buys for themselves may have an address that vanishes: nobody else's prices are behind it. */
function emailProblem(email: string, kind: BuyerKind | null): FieldErrorCode | undefined {
  if (email.trim() === "") return "EMAIL_MISSING";
  const address = emailAddressOf(email);
  if (address === undefined) return "EMAIL_INVALID";
  return kind !== null && kind !== "individual" && isDisposable(address) ? "EMAIL_DISPOSABLE" : undefined;
}

function lineProblem(typed: string, missing: FieldErrorCode): FieldErrorCode | undefined {
  const line = cleanText(typed);
  if (line === "") return missing;
  return isPlainText(typed) && shows(line, /[\p{L}\p{N}]/u) ? undefined : "ADDRESS_INVALID";
}

function phoneProblem(phone: string): FieldErrorCode | undefined {
  return phone === "" || phoneNumberOf(phone) !== undefined ? undefined : "PHONE_INVALID";
}

function zipProblem(zip: string): FieldErrorCode | undefined {
  return zipOf(zip) === undefined ? "ZIP_INVALID" : undefined;
}

function tooLong(answer = ""): FieldErrorCode | undefined {
  return lengthOf(answer) > maxAnswerLength ? "TOO_LONG" : undefined;
}

function kindOf(typed: string | undefined): BuyerKind | undefined {
  return buyerKinds.find((kind) => kind === typed);
}

function stateOf(typed: string): string | undefined {
  const code = typed.toUpperCase();
  return militaryStates.has(code) ? code : stateCodeOf(typed);
}

function zipOf(typed: string): string | undefined {
  const [, zip, more] = zipCode.exec(typed) ?? [];
  if (zip === undefined) return undefined;
  return more === undefined ? zip : `${zip}-${more}`;
}
