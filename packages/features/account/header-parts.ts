import type { SafeHtml } from "@capstan/platform/html";
import type { Level } from "@capstan/platform/visitor";
import type { CustomCatalog } from "./account.ts";
import type { CatalogOption, HeaderOption } from "./person.ts";

// What the header needs to know of a visitor and the account, in the store's own words. The routes write it in the
// wire's names; pages take it as it is.

export interface HeaderUser {
  readonly name: string;
  readonly shortName: string;
  readonly title: string | null;
}

/** An account that the user may switch to. */
export interface AccountChoice {
  readonly number: string;
  readonly companyName: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly isCurrent: boolean;
}

/** Who is signed in, in which account, and how to sign out. */
export interface SignedIn {
  readonly level: Level;
  readonly user: HeaderUser | null;
  readonly companyName: string | null;
  readonly accountNumber: string | null;
  /** Comes through an electronic-procurement system. */
  readonly isProcurement: boolean;
  /** The accounts to choose from; empty where switching is not offered. */
  readonly accounts: readonly AccountChoice[];
  readonly signOut: { readonly label: string; readonly url: string } | null;
  readonly logoUrl: string | null;
  /** The customer's own line under the bar. */
  readonly message: SafeHtml | null;
  readonly headerOptions: readonly HeaderOption[];
  /** May act for customers, or acts for one now: gets the way back to the portal. */
  readonly isServiceAgent: boolean;
}

export const nobody: SignedIn = {
  level: "anonymous",
  user: null,
  companyName: null,
  accountNumber: null,
  isProcurement: false,
  accounts: [],
  signOut: null,
  logoUrl: null,
  message: null,
  headerOptions: [],
  isServiceAgent: false,
};

export interface AccountLink {
  readonly label: string;
  readonly url: string;
  readonly isActive: boolean;
  readonly count: string | null;
}

/** The groups of the My Account flyout; an empty group is not shown. */
export interface AccountLinks {
  readonly account: readonly AccountLink[];
  readonly orders: readonly AccountLink[];
  readonly insights: readonly AccountLink[];
  readonly preferences: readonly AccountLink[];
  readonly administration: readonly AccountLink[];
  readonly keepStock: readonly AccountLink[];
  readonly lists: readonly AccountLink[];
  readonly quotes: readonly AccountLink[];
  readonly procurement: readonly AccountLink[];
}

/** What My Account shows. */
export interface AccountSummary {
  /** A text, as the badge shows it; empty or null shows none. */
  readonly pendingTasks: string | null;
  readonly loyaltyEnrollment: string | null;
  readonly links: AccountLinks;
}

/** What the product suggestions are restricted to: the `searchType` of `/tap`. */
export const searchTypes = ["IN_CATALOG", "OUTSIDE_CATALOG", "NO_CATALOG_RESTRICTION"] as const;

/** The custom catalog and what was chosen of it. */
export interface CatalogChoice {
  readonly scenario: CustomCatalog["scenario"];
  readonly selected: CatalogOption;
  readonly labels: Readonly<Record<CatalogOption, string | null>>;
  /** What the product suggestions are restricted by: `catalogFilterName` and `searchType` of `/tap`. */
  readonly filterName: string;
  readonly searchType: (typeof searchTypes)[number];
}
