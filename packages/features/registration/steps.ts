import { type Answers, type RegistrationField, notListed } from "./registration.ts";

/** One group of questions a step. */
export const steps = ["about-you", "company", "address", "password"] as const;
export type Step = (typeof steps)[number];

/** The fields that a step's form has. */
export const stepFields: Readonly<Record<Step, readonly RegistrationField[]>> = {
  "about-you": ["fullName", "email", "phone"],
  company: [
    "buyerKind",
    "companyName",
    "companyZip",
    "accountNumber",
    "invoiceNumber",
    "companyPhone",
    "companyKey",
    "departmentCode",
    "agencyCode",
  ],
  address: ["companyName", "address1", "address2", "city", "state", "postalCode", "taxExempt"],
  password: [],
};

/** Who joins a company that buys here already gives no address: the company has one. */
export function stepsFor({ buyerKind, companyKey }: Answers): readonly Step[] {
  const isCompany = (buyerKind ?? "company") === "company";
  const joins = isCompany && companyKey !== undefined && companyKey !== "" && companyKey !== notListed;
  return joins ? steps.filter((step) => step !== "address") : steps;
}

export function stepAfter(step: Step, answers: Answers): Step | undefined {
  const all = stepsFor(answers);
  return all[all.indexOf(step) + 1];
}

export function stepBefore(step: Step, answers: Answers): Step | undefined {
  const all = stepsFor(answers);
  return all[all.indexOf(step) - 1];
}
