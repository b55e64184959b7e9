import { urls } from "@capstan/features/urls";
import type { Database } from "@capstan/platform/db";
import { type RouteSpec, redirectAnswer, route } from "@capstan/platform/http";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { z } from "zod";
import { chooseCatalog } from "./choose-catalog.server.ts";
import { chooseCatalogQuery } from "./header.schema.ts";
import { setAccountBranch, setOwnBranch } from "./preferences.store.server.ts";
import type { PreferenceOutcome } from "./preferences.ts";

const common = {
  slice: "account",
  method: "POST",
  level: "fully-authenticated",
  account: "own",
  agents: "change",
  answer: redirectAnswer,
} as const;

const branchBody = z.object({ branch: z.string().max(40).default("").describe("A branch's code; empty for none.") });

/** Plain forms of one page. */
export function preferenceRoutes(db: Database): readonly RouteSpec[] {
  return [
    route({
      ...common,
      path: urls.saveBranch(),
      summary: "Sets the user's default branch in the current account",
      references: { branch: "public" },
      body: branchBody,
      errors: ["BRANCH_NOT_FOUND", "ENGINE_UNAVAILABLE"],
      handle: async ({ visitor, body }) =>
        back("branch", await setOwnBranch(db, { ...keyOf(visitor), code: body.branch || null })),
    }),
    route({
      ...common,
      path: urls.saveAccountBranch(),
      summary: "Sets the default branch of the current account, for its users who chose none",
      roles: ["administrator"],
      references: { branch: "public" },
      body: branchBody,
      errors: ["BRANCH_NOT_FOUND", "ENGINE_UNAVAILABLE"],
      handle: async ({ visitor, body }) =>
        back("account-branch", await setAccountBranch(db, { ...keyOf(visitor), code: body.branch || null })),
    }),
    route({
      ...common,
      path: urls.saveCatalog(),
      summary: "Chooses what of the custom catalog is searched, and goes back to the preferences",
      body: chooseCatalogQuery,
      errors: ["CATALOG_NOT_CHOSEN", "ENGINE_UNAVAILABLE"],
      handle: async ({ visitor, body }) => {
        const chosen = await chooseCatalog({ db }, { visitor, option: body.ccoption });
        return chosen.ok ? back("catalog", true) : chosen;
      },
    }),
  ];
}

function keyOf({ userId, accountNumber }: Visitor) {
  return { userId: userId ?? "", accountNumber: accountNumber ?? "" };
}

function back(outcome: PreferenceOutcome, isDone: boolean): Result<{ readonly to: string }> {
  return isDone ? ok({ to: urls.preferences({ outcome }) }) : fail({ code: "BRANCH_NOT_FOUND" });
}
