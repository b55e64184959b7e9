import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { readCookies } from "@capstan/platform/http";
import { type WaitingRequest, readAccountUsers, readInvitation } from "./account-users-reader.server.ts";
import { invitationCookie } from "./account-users.ts";
import type { AccountPages } from "./account-pages.ts";
import { readAccountHome } from "./read-account-home.server.ts";
import { readPreferences } from "./read-preferences.server.ts";
import { exportOverview, readOverview } from "./overview-reader.server.ts";

interface AccountPagesDeps {
  readonly db: Database;
  readonly clock: Clock;
  joinRequests(accountNumber: string): Promise<readonly WaitingRequest[]>;
}

export function accountPages(deps: AccountPagesDeps): AccountPages {
  return {
    home: async (visitor) => readAccountHome(deps.db, visitor),
    preferences: async (visitor) => readPreferences(deps.db, visitor),
    users: async (visitor, params) => readAccountUsers(deps, visitor, params),
    invitation: async (visitor, request) => {
      const token = readCookies(request.headers.get("cookie") ?? undefined)[invitationCookie];
      return token === undefined ? null : readInvitation(deps, visitor, token);
    },
    overview: async (visitor, params) => readOverview(deps, visitor, params),
    exportOverview: async (visitor, search) => exportOverview(deps, visitor, search),
  };
}
