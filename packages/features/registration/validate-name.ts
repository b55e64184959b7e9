import type { FieldErrorCode } from "./field-errors.ts";
import { maxAnswerLength } from "./registration.ts";
import { cleanText, isPlainText, lengthOf, shows } from "./typed-text.ts";

/** Half of what is sold under false names says where to buy it. */
const domain = /[\p{L}\p{N}-]\.(?:com|net|org|info|biz|ru|xyz|top|site|online|shop|club)\b/iu;

/** A person's name: any script, any length, one word or ten. It has a letter and is no address. */
export function nameProblem(typed: string): FieldErrorCode | undefined {
  const name = cleanText(typed);
  if (name === "") return "NAME_MISSING";
  if (lengthOf(name) > maxAnswerLength) return "TOO_LONG";
  const isName = isPlainText(typed) && shows(name, /\p{L}/u) && !/\S@\S/u.test(name) && !domain.test(name);
  return isName ? undefined : "NAME_INVALID";
}

/** A company's name has a letter or a digit: 3M, 76, Amazon.com, AT&T. */
export function companyNameProblem(typed: string): FieldErrorCode | undefined {
  const name = cleanText(typed);
  if (name === "") return "COMPANY_NAME_MISSING";
  if (lengthOf(name) > maxAnswerLength) return "TOO_LONG";
  return isPlainText(typed) && shows(name, /[\p{L}\p{N}]/u) ? undefined : "COMPANY_NAME_INVALID";
}
