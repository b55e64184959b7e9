import { brand } from "@capstan/features/brand";

/** Where somebody signed up, as EMAIL_ACQ_SOURCE tells it. */
export const signUpSources = ["STORE_FOOTER", "PROCUREMENT_FOOTER", "SIGN_UP_PAGE"] as const;
export type SignUpSource = (typeof signUpSources)[number];

export interface EmailConsent {
  readonly address: string;
  readonly source: SignUpSource;
  readonly consentedAt: Date;
}

/** Takes a consent to where letters are sent from; false where it could not be taken. */
export interface MarketingService {
  signUp(consent: EmailConsent): Promise<boolean>;
}

/** Spec 3: the form's fields beside address and source, in the names of the e-mail service. */
export const fixedFields = {
  EMAIL_PERMISSION_STATUS_: "I",
  PREMIUM_ELIGIBILITY: "N",
  SURVEY_FLAG2022: "Y",
  SPECIAL_OFFERS_FLAG2022: "Y",
  [brand.emailForm.listField]: "Y",
  ENEWS_FLAG2022: "Y",
  ...brand.emailForm.tracking,
} as const;

/** What was agreed to. */
export const consentFlags: readonly string[] = Object.entries(fixedFields).flatMap(([name, value]) =>
  value === "Y" ? [name] : [],
);

export function formFields({ address, source }: Pick<EmailConsent, "address" | "source">): Record<string, string> {
  return { EMAIL_ADDRESS_: address, EMAIL_ACQ_SOURCE: source, ...fixedFields };
}
