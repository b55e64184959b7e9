import type { Level } from "@capstan/platform/visitor";
import type { AccountChoice, AccountLinks, HeaderUser, HeaderView, Impersonation, SafeHtml } from "./header.ts";

/** What a customer does not want its buyers to see. */
export interface HiddenParts {
  readonly bulkOrderPad: boolean;
  readonly productsAndSearch: boolean;
  readonly navBar: boolean;
  readonly branchLocator: boolean;
}

export const nothingHidden: HiddenParts = {
  bulkOrderPad: false,
  productsAndSearch: false,
  navBar: false,
  branchLocator: false,
};

/** Who is signed in, from the sign-out source. */
export interface SignedIn {
  readonly level: Level;
  readonly user: HeaderUser | null;
  readonly companyName: string | null;
  readonly accountNumber: string | null;
  readonly isProcurement: boolean;
  readonly accounts: readonly AccountChoice[];
  readonly signOut: HeaderView["signOut"];
  readonly logoUrl: string | null;
  readonly message: SafeHtml | null;
  readonly hidden: HiddenParts;
  readonly isServiceAgent: boolean;
}

/** Spec 8: where the sign-out source can't be had, nobody is signed in. */
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
  hidden: nothingHidden,
  isServiceAgent: false,
};

export interface AccountPart {
  readonly pendingTasks: string | null;
  readonly enrollment: string | null;
  readonly links: AccountLinks;
}

export const noImpersonation: Impersonation = {
  isImpersonating: false,
  isStaff: false,
  fullName: null,
  userName: null,
  companyName: null,
  accountNumber: null,
};
