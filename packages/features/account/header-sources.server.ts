import type { Database } from "@capstan/platform/db";
import type { Visitor } from "@capstan/platform/visitor";
import { accountsOfUser } from "./account.store.server.ts";
import { safeMessage } from "./header-message.server.ts";
import type { AccountSummary, CatalogChoice, SignedIn } from "./header-parts.ts";
import { accountSummaryOf, catalogChoiceOf, isWelcomeConfirmed, signedInOf } from "./parts-of-person.ts";
import type { Person } from "./person.ts";
import { personOf } from "./person.store.server.ts";

export interface AccountSources {
  person(): Promise<Person | undefined>;
  signOut(): Promise<SignedIn>;
  account(): Promise<AccountSummary>;
  /** Whether the welcome message was closed. */
  welcome(): Promise<boolean>;
  customCatalog(): Promise<CatalogChoice | null>;
}

/** What the header says of a visitor and the account. The person is read once for all of it, and not at all for the anonymous. */
export function accountSources(db: Database, visitor: Visitor): AccountSources {
  let pending: Promise<Person | undefined> | undefined;
  const person = async () => (pending ??= readPerson(db, visitor));
  return {
    person,
    signOut: async () => {
      const [who, accounts] = await Promise.all([person(), readAccounts(db, visitor)]);
      return signedInOf(who, visitor, { accounts, message: safeMessage(who?.account?.headerMessage ?? null) });
    },
    account: async () => accountSummaryOf(await person(), visitor),
    welcome: async () => isWelcomeConfirmed(await person()),
    customCatalog: async () => catalogChoiceOf(await person()),
  };
}

async function readPerson(db: Database, { userId, ...rest }: Visitor): Promise<Person | undefined> {
  return userId === null ? undefined : personOf(db, { userId, ...rest });
}

/** Spec 2.2: who is only remembered switches no account. */
async function readAccounts(db: Database, { userId, level }: Visitor) {
  return userId !== null && level === "fully-authenticated" ? accountsOfUser(db, userId) : [];
}
