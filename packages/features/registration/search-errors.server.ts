import type { FieldError } from "./field-errors.ts";
import type { Answers } from "./registration.ts";
import { type ValidationDeps, validateStep } from "./validate-answers.server.ts";

const searched = new Set(["companyName", "companyZip", "accountNumber", "invoiceNumber"]);

/** What keeps a company from being looked for; that none is chosen yet is no error. */
export async function searchErrors(deps: ValidationDeps, answers: Answers): Promise<readonly FieldError[]> {
  const { errors } = await validateStep(deps, "company", { ...answers, buyerKind: "company" });
  return errors.filter(({ field }) => searched.has(field));
}
