import type { BreachedPasswords } from "@capstan/features/credentials/server";
import type { Sessions } from "@capstan/features/session/server";
import { urls } from "@capstan/features/urls";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { randomUUID } from "node:crypto";
import { accountUserRoutes } from "./account-users.routes.server.ts";
import { chooseCatalog } from "./choose-catalog.server.ts";
import { dismissWelcome } from "./dismiss-welcome.server.ts";
import { accountAnswerOf, customCatalogAnswerOf, signOutAnswerOf, welcomeAnswerOf } from "./header-answers.ts";
import { accountSources } from "./header-sources.server.ts";
import {
  accountAnswer,
  chooseCatalogQuery,
  customCatalogAnswer,
  signOutAnswer,
  switchFields,
  welcomeAnswer,
} from "./header.schema.ts";
import { preferenceRoutes } from "./preferences.routes.server.ts";
import { invitationRoutes } from "./invitation.routes.server.ts";
import { switchAccount } from "./switch-account.server.ts";

interface AccountDeps {
  readonly database: { readonly db: Database };
  readonly sessions: Pick<Sessions, "changingRights" | "beginFor" | "meetsSecondFactor">;
  readonly breached: BreachedPasswords;
  readonly clock: Clock;
  readonly origin: string;
}

const common = { slice: "account", account: "visitor", agents: "look", errors: ["ENGINE_UNAVAILABLE"] } as const;

export function accountRoutes(deps: AccountDeps): readonly RouteSpec[] {
  const { db } = deps.database;
  return [
    ...readingRoutes(db),
    ...choosingRoutes(db),
    ...switchRoutes(db, deps.sessions),
    ...preferenceRoutes(db),
    ...accountUserRoutes({ ...deps, db }),
    ...invitationRoutes({ ...deps, db, newUserId: randomUUID }),
  ];
}

/** Anybody may ask who they are; the anonymous get an answer without a statement. */
function readingRoutes(db: Database): readonly RouteSpec[] {
  const reading = { ...common, method: "GET", level: "anonymous" } as const;
  return [
    route({
      ...reading,
      path: urls.headerSignOut(),
      summary: "Who is signed in, in which account, and how to sign out",
      answer: signOutAnswer,
      handle: async ({ visitor }) => ok(signOutAnswerOf(await accountSources(db, visitor).signOut())),
    }),
    route({
      ...reading,
      path: urls.headerAccount(),
      summary: "The links of My Account for the visitor's role, and what waits there",
      answer: accountAnswer,
      handle: async ({ visitor }) => ok(accountAnswerOf(await accountSources(db, visitor).account())),
    }),
    route({
      ...reading,
      path: urls.welcomeMessage(),
      summary: "Whether the visitor has closed the welcome message",
      answer: welcomeAnswer,
      handle: async ({ visitor }) => ok(welcomeAnswerOf(await accountSources(db, visitor).welcome())),
    }),
    route({
      ...reading,
      path: urls.customCatalog(),
      summary: "The custom catalog of the visitor's account, and what was chosen of it",
      level: "rml-user",
      answer: customCatalogAnswer,
      handle: async ({ visitor }) => ok(customCatalogAnswerOf(await accountSources(db, visitor).customCatalog())),
    }),
  ];
}

function choosingRoutes(db: Database): readonly RouteSpec[] {
  const choosing = { ...common, method: "POST", level: "rml-user" } as const;
  return [
    route({
      ...choosing,
      path: urls.welcomeMessage(),
      summary: "Closes the welcome message for good",
      answer: welcomeAnswer,
      handle: async ({ visitor }) => {
        await dismissWelcome(db, visitor);
        return ok(welcomeAnswerOf(true));
      },
    }),
    route({
      ...choosing,
      path: urls.chooseCatalog(),
      summary: "Chooses what of the custom catalog is searched",
      account: "own",
      agents: "change",
      recordsAgents: true,
      query: chooseCatalogQuery,
      answer: customCatalogAnswer,
      errors: ["CATALOG_NOT_CHOSEN", "ENGINE_UNAVAILABLE"],
      handle: async ({ visitor, query }) => {
        const chosen = await chooseCatalog({ db }, { visitor, option: query.ccoption });
        return chosen.ok ? ok(customCatalogAnswerOf(chosen.value)) : chosen;
      },
    }),
  ];
}

/** The form posts; a link may ask the same by its query. Spec 6: only the fully authenticated switch. */
function switchRoutes(db: Database, sessions: AccountDeps["sessions"]): readonly RouteSpec[] {
  const switching = {
    ...common,
    path: urls.accountSwitch(),
    summary: "Makes another of the user's accounts the current one and goes back to the page",
    level: "fully-authenticated",
    references: { acctNo: "own-accounts" },
    agents: "change",
    recordsAgents: true,
    changesByGet: true,
    answer: redirectAnswer,
    errors: ["ACCOUNT_NOT_YOURS", "ENGINE_UNAVAILABLE"],
  } as const;
  const toPage = async (visitor: Visitor, accountNumber: string) => {
    const switched = await sessions.changingRights(visitor.userId ?? "", async () =>
      switchAccount({ db }, { visitor, accountNumber }),
    );
    return switched.ok ? ok({}) : switched;
  };
  return [
    route({
      ...switching,
      method: "POST",
      body: switchFields,
      handle: async ({ visitor, body }) => toPage(visitor, body.acctNo),
    }),
    route({
      ...switching,
      method: "GET",
      query: switchFields,
      handle: async ({ visitor, query }) => toPage(visitor, query.acctNo),
    }),
  ];
}
