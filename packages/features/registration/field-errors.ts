import type { RegistrationField } from "./registration.ts";

/** What can be wrong with an answer. Codes stay the same for callers; messages are for people: what to do. */
export const fieldErrorMessages = {
  NAME_MISSING: "Enter your full name.",
  NAME_INVALID: "Enter a name without links or control characters.",
  EMAIL_MISSING: "Enter your email.",
  EMAIL_INVALID: "Enter an email like name@company.com.",
  EMAIL_DISPOSABLE: "Enter your work email. Addresses that vanish can't be used for a company.",
  PHONE_INVALID: "Enter a phone number with its area code.",
  BUYER_KIND_MISSING: "Choose who you are buying for.",
  COMPANY_NAME_MISSING: "Enter the company name.",
  COMPANY_NAME_INVALID: "Enter a company name without links or control characters.",
  COMPANY_SEARCH_MISSING: "Enter the company name and ZIP code, an account number or an invoice number.",
  COMPANY_NOT_CHOSEN: "Choose your company, or say that it is not listed.",
  ACCOUNT_NUMBER_INVALID: "Enter the 9 or 10 digits of the account number.",
  DEPARTMENT_MISSING: "Choose your department.",
  AGENCY_MISSING: "Choose your agency.",
  ADDRESS_MISSING: "Enter the street address.",
  ADDRESS_INVALID: "Enter an address without links or control characters.",
  CITY_MISSING: "Enter the city.",
  STATE_MISSING: "Choose the state.",
  ZIP_INVALID: "Enter a 5-digit ZIP code.",
  ZIP_UNKNOWN: "There is no such ZIP code. Check its digits.",
  ZIP_STATE_MISMATCH: "The ZIP code is not in that state. Check both.",
  ZIP_CITY_MISMATCH: "The ZIP code is not in that city. Check both.",
  TAX_EXEMPT_MISSING: "Say whether you buy tax free.",
  TOO_LONG: "Shorten this to 200 characters.",
  PASSWORD_SHORT: "Choose a password of 15 characters or more.",
  PASSWORD_COMMON: "Choose a password that is harder to guess: several unrelated words do well.",
} as const;
export type FieldErrorCode = keyof typeof fieldErrorMessages;

export interface FieldError {
  readonly field: RegistrationField | "password";
  readonly code: FieldErrorCode;
  readonly message: string;
}

export function fieldError(field: FieldError["field"], code: FieldErrorCode): FieldError {
  return { field, code, message: fieldErrorMessages[code] };
}
