/** For whom somebody registers. */
export const buyerKinds = ["company", "federal", "individual"] as const;
export type BuyerKind = (typeof buyerKinds)[number];

/** Every field of the registration forms, the password apart: that one is never kept as it was typed. */
export const registrationFields = [
  "fullName",
  "email",
  "phone",
  "buyerKind",
  "companyName",
  "companyZip",
  "accountNumber",
  "invoiceNumber",
  "companyPhone",
  "companyKey",
  "departmentCode",
  "agencyCode",
  "address1",
  "address2",
  "city",
  "state",
  "postalCode",
  "taxExempt",
] as const;
export type RegistrationField = (typeof registrationFields)[number];

/** What was typed so far, as it was typed. */
export type Answers = Readonly<Partial<Record<RegistrationField, string>>>;

/** `companyKey` of somebody whose company is not in the list: it gets an account of its own. */
export const notListed = "not-listed";
/** The most that a field takes. */
export const maxAnswerLength = 200;

/** A company that a search found, as far as a stranger may know it. */
export interface CompanyMatch {
  /** Names the match in this registration only. */
  readonly key: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  /** The last four digits of the account number. */
  readonly ending: string;
  readonly users: number;
}
