import type { Role } from "@capstan/platform/visitor";

export type { Role } from "@capstan/platform/visitor";

export const customerKinds = [
  "business",
  "contractor",
  "manufacturer",
  "healthcare",
  "education",
  "state-government",
  "federal-government",
  "individual",
] as const;
export type CustomerKind = (typeof customerKinds)[number];

/** A customer of the company: whose prices hold and to whom the invoice goes. */
export interface Account {
  readonly number: string;
  readonly companyName: string;
  readonly customerKind: CustomerKind;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly isProcurement: boolean;
  readonly loyaltyEnrollment: string | null;
  readonly defaultBranchCode: string | null;
}

/** An account as one of its users holds it. */
export interface HeldAccount extends Account {
  readonly role: Role;
  readonly isCurrent: boolean;
}

/** Which part of the catalog an account is meant to buy from, and how its users may step out of it. */
export interface CustomCatalog {
  readonly code: string;
  readonly scenario: 1 | 2 | 3 | 4;
  readonly filterName: string;
  readonly label1: string | null;
  readonly label2: string | null;
}
