import type { Database } from "@capstan/platform/db";
import type { Visitor } from "@capstan/platform/visitor";
import { type AccountHomeView, linkGroups } from "./account-home.ts";
import { accountSources } from "./header-sources.server.ts";
import { defaultBranches } from "./preferences.store.server.ts";

/** Undefined where the user is gone since the visitor was known. */
export async function readAccountHome(db: Database, visitor: Visitor): Promise<AccountHomeView | undefined> {
  const sources = accountSources(db, visitor);
  const [person, summary] = await Promise.all([sources.person(), sources.account()]);
  if (!person) return undefined;
  const { account, fullName, title, email } = person;
  const branches = account && (await defaultBranches(db, { accountNumber: account.number, userId: person.id }));
  return {
    fullName,
    title,
    email,
    account: account && { number: account.number, companyName: account.companyName, role: account.role },
    // A user's own choice goes before the account's.
    branch: branches?.own ?? branches?.account ?? null,
    groups: linkGroups(summary.links, account?.isProcurement ?? false),
  };
}
