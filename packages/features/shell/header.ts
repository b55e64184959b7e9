import type {
  AccountChoice,
  AccountLink,
  AccountLinks,
  CatalogChoice,
  CatalogOption,
  HeaderUser,
  SignedIn,
} from "@capstan/features/account";
import type { Impersonation } from "@capstan/features/impersonation";

export type { AccountChoice, AccountLink, AccountLinks, CatalogChoice, CatalogOption, HeaderUser, Impersonation };

/** What the header shows, in the store's own words, for one visitor. */
export interface HeaderView extends Omit<SignedIn, "headerOptions"> {
  /** A text, as the badge shows it; empty or null shows none. */
  readonly pendingTasks: string | null;
  readonly enrollment: string | null;
  /** Null where the account's data could not be had. */
  readonly accountLinks: AccountLinks | null;
  readonly impersonation: Impersonation;
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

export interface HeaderLink {
  readonly label: string;
  readonly url: string;
  readonly type: string;
}

/** What following a link of the menus does: it opens a page or the Find a Branch dialog, or ends the session. */
export const linkTypes = ["link", "branch-locator", "sign-out"] as const;

/** A link of the store's own menus. */
export interface MenuLink extends HeaderLink {
  readonly type: (typeof linkTypes)[number];
}

export interface MainMenu {
  readonly links: readonly HeaderLink[];
  readonly phone: string;
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
