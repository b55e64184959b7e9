import type { SafeHtml } from "@capstan/platform/html";
import type { Level } from "@capstan/platform/visitor";

export type { SafeHtml };

/** What the header shows, in the store's own words, for one visitor. */
export interface HeaderView {
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
  /** A text, as the badge shows it; empty or null shows none. */
  readonly pendingTasks: string | null;
  readonly enrollment: string | null;
  /** Null where the account's data could not be had. */
  readonly accountLinks: AccountLinks | null;
  readonly impersonation: Impersonation;
  /** May act for customers, or acts for one now: gets the way back to the portal. */
  readonly isServiceAgent: boolean;
  readonly catalog: CatalogChoice | null;
  /** The links of the utility bar; null where they could not be had, and the fallback list is shown. */
  readonly mainLinks: readonly HeaderLink[] | null;
  /** The rows of the mobile panel, likewise. */
  readonly menuLinks: readonly HeaderLink[] | null;
  readonly phone: string;
  readonly flags: NavFlags;
  /** When it was put together, in milliseconds: it is fresh for five minutes. */
  readonly madeAt: number;
}

export interface HeaderUser {
  readonly name: string;
  readonly shortName: string;
  readonly title: string | null;
}

export interface HeaderLink {
  readonly label: string;
  readonly url: string;
  readonly type: string;
}

export interface AccountChoice {
  readonly number: string;
  readonly companyName: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly isCurrent: boolean;
}

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

export interface Impersonation {
  readonly isImpersonating: boolean;
  readonly isStaff: boolean;
  readonly fullName: string | null;
  readonly userName: string | null;
  readonly companyName: string | null;
  readonly accountNumber: string | null;
}

export const catalogOptions = ["SEARCHBUTTON1", "SEARCHBUTTON2"] as const;
export type CatalogOption = (typeof catalogOptions)[number];

/** The custom catalog and what was chosen of it. */
export interface CatalogChoice {
  readonly scenario: 1 | 2 | 3 | 4;
  readonly selected: CatalogOption;
  readonly labels: Readonly<Record<CatalogOption, string | null>>;
  /** What the product suggestions are restricted by: `catalogFilterName` and `searchType` of `/tap`. */
  readonly filterName: string;
  readonly searchType: "IN_CATALOG" | "OUTSIDE_CATALOG" | "NO_CATALOG_RESTRICTION";
}

/** The specification's seven flags, by their own names. */
export interface NavFlags {
  readonly hideNavBar: boolean;
  readonly selectedCatalog: string;
  readonly showBranchLocator: boolean;
  readonly showSwitchAccount: boolean;
  readonly hideBulkOrderPad: boolean;
  readonly showWelcomeMessage: boolean;
  readonly hideProductsAndSearch: boolean;
}

export interface AllProducts {
  readonly easyLinks: readonly HeaderLink[];
  readonly categories: readonly { readonly name: string; readonly code: string; readonly url: string }[];
}

/** Everything around the page. */
export interface ShellView {
  /** Null inside the mobile app, which has a header of its own. */
  readonly header: HeaderView | null;
  readonly footer: "full" | "simplified" | "procurement" | null;
  readonly year: number;
  /** Where the page's address begins, as the visitor typed it. */
  readonly origin: string;
  /** For the page's forms: the same one posted twice counts once. */
  readonly formKey: string;
}
