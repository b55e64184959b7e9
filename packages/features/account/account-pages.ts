import type { Result } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";
import type { AccountHomeView } from "./account-home.ts";
import type { AccountUsersView, InvitationView } from "./account-users.ts";
import type { OverviewView } from "./overview.ts";
import type { PreferencesView } from "./preferences.ts";

export interface ListParams {
  readonly search: string;
  readonly page: number;
}

/** What the pages below My Account read. Each takes the visitor whom the server knows. */
export interface AccountPages {
  /** Undefined where the user is gone. */
  home(visitor: Visitor): Promise<AccountHomeView | undefined>;
  /** Undefined where the user is gone. */
  preferences(visitor: Visitor): Promise<PreferencesView | undefined>;
  /** The users of the current account; refused to who is no administrator of it. */
  users(visitor: Visitor, params: ListParams): Promise<Result<AccountUsersView>>;
  /** What an invitation's link is about; null where it no longer works. */
  invitation(visitor: Visitor, request: Request): Promise<InvitationView | null>;
  overview(visitor: Visitor, params: ListParams): Promise<OverviewView>;
  /** The accounts as CSV. */
  exportOverview(visitor: Visitor, search: string): Promise<string>;
}

/** How the pages get their data: the server puts the reader there for each request. */
export const accountPagesContext = createContext<AccountPages>();
