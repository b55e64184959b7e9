import type { AuditPage } from "@capstan/features/audit";
import type { Role, Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";

/** Why an agent acts as a customer; the customer reads it in these words. */
export const reasons = [
  "Order placed at customer request",
  "Price question",
  "Return or claim",
  "Account or user question",
  "Site problem",
] as const;

/** What the customer asked for has at least so many characters. */
export const minRequestLength = 20;
export const maxRequestLength = 1_000;

/** Shorter terms are in every other name, and no index knows them. */
export const minTermLength = 3;
export const maxTermLength = 100;

/** Three letters or digits in a row, or the first two of a further word: from these the index finds names. */
export function isSearchable(term: string): boolean {
  return /[\p{L}\p{N}]{3}|\s[\p{L}\p{N}]{2}/u.test(term);
}

export interface PortalParams {
  readonly term: string;
  /** The customer whom the agent looks at. */
  readonly userId: string | null;
  /** Audit events before this one. */
  readonly before: number | undefined;
}

export interface FoundCustomer {
  readonly userId: string;
  readonly fullName: string;
  readonly email: string;
  readonly account: { readonly number: string; readonly companyName: string } | null;
}

export interface FoundCustomers {
  readonly customers: readonly FoundCustomer[];
  /** There are more than are shown. */
  readonly hasMore: boolean;
}

export interface CustomerAccount {
  readonly number: string;
  readonly companyName: string;
  readonly city: string;
  readonly state: string;
  readonly role: Role;
  readonly isCurrent: boolean;
}

export interface CustomerView {
  readonly userId: string;
  readonly fullName: string;
  readonly email: string;
  readonly title: string | null;
  /** Null where an agent may act as this user. */
  readonly refusal: "disabled" | "agent" | null;
  readonly accounts: readonly CustomerAccount[];
  readonly branch: string | null;
  readonly catalog: string | null;
  readonly cart: CustomerCart;
  readonly orders: readonly CustomerOrder[];
  /** Of the account that the user works in; null for users who work in none. */
  readonly audit: AuditPage | null;
}

export interface CustomerCart {
  readonly subtotal: string;
  readonly lines: readonly {
    readonly sku: string;
    readonly name: string;
    readonly quantity: string;
    readonly isSold: boolean;
  }[];
  readonly moreLines: number;
}

export interface CustomerOrder {
  readonly number: string;
  /** ISO 8601. */
  readonly placedAt: string;
  readonly status: string;
  readonly total: string;
}

export interface PortalView {
  readonly agentName: string;
  readonly term: string;
  readonly found: FoundCustomers | null;
  readonly customer: CustomerView | null;
}

/** A registration that a rule wants staff to look at. */
export interface RegistrationReview {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly companyName: string;
  /** Why it waits, in words. */
  readonly reason: string;
  /** The account to join; null where one is to be opened. */
  readonly accountNumber: string | null;
  readonly address: readonly string[];
  readonly department: string | null;
  readonly agency: string | null;
  readonly isTaxExempt: boolean;
  /** ISO 8601. */
  readonly requestedAt: string;
}

export interface ReviewsView {
  readonly agentName: string;
  readonly reviews: readonly RegistrationReview[];
}

export interface PortalReader {
  /** Undefined for whoever is no agent of customer service, or acts as a customer at the moment. */
  load(visitor: Visitor, params: PortalParams): Promise<PortalView | undefined>;
  /** Undefined as above. */
  reviews(visitor: Visitor): Promise<ReviewsView | undefined>;
}

export const portalContext = createContext<PortalReader>();

export function portalParamsIn({ searchParams }: URL): PortalParams {
  return {
    term: (searchParams.get("q") ?? "").trim().slice(0, maxTermLength),
    userId: searchParams.get("user"),
    before: sequenceIn(searchParams.get("before")),
  };
}

/** Where a page of the audit begins; anything else is the first page. */
export function sequenceIn(value: string | null): number | undefined {
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}
