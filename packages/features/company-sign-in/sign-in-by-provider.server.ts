import { randomBytes } from "node:crypto";
import type { Clock } from "@capstan/platform/clock";
import { bug } from "@capstan/platform/bug";
import type { Database, Tx } from "@capstan/platform/db";
import { hasProvenDomain } from "./company-domain.store.server.ts";
import { type StoredProvider, addRecord, providerOf } from "./company-settings.store.server.ts";
import { domainOfEmail } from "./mail-domain.ts";
import { newUserOf } from "./new-user.ts";
import {
  type Candidate,
  insertMember,
  linkIdentity,
  lockIdentity,
  userByEmail,
  userByIdentity,
} from "./user-identity.store.server.ts";

/** Somebody whom the account's provider has signed in, by whatever protocol: all of it is proven, the address too. */
export interface ProviderSignIn {
  readonly accountNumber: string;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string | null;
}

export type ProviderSignInOutcome =
  | { readonly kind: "user"; readonly userId: string }
  | { readonly kind: "foreign-domain" | "not-member" | "disabled" | "other-identity" };

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Which user of the store that is. A stranger becomes a user of this account; somebody whom the store knows has to be a
 * member of it already. Nobody becomes a member of an account again who was removed from it.
 */
export async function signInByProvider(deps: Deps, signIn: ProviderSignIn): Promise<ProviderSignInOutcome> {
  for (let tries = 0; tries < 3; tries += 1) {
    const outcome = await deps.db.transaction().execute(async (tx) => findOrCreate(tx, signIn, deps.clock.now()));
    if (outcome) return outcome;
  }
  return bug("two sign-ins with one address never end");
}

/** Undefined where another sign-in with the same address came in between. */
async function findOrCreate(tx: Tx, signIn: ProviderSignIn, at: Date): Promise<ProviderSignInOutcome | undefined> {
  const { accountNumber, issuer, email } = signIn;
  const domain = domainOfEmail(email);
  const provider = await providerOf(tx, accountNumber);
  if (!provider || domain === undefined || !(await hasProvenDomain(tx, { accountNumber, domain })))
    return { kind: "foreign-domain" };
  await lockIdentity(tx, signIn);
  const known = await userByIdentity(tx, accountNumber, signIn);
  if (known) return admitted(known);
  const owner = await userByEmail(tx, accountNumber, { issuer, email });
  if (!owner) return create(tx, signIn, provider, at);
  const outcome = admitted(owner);
  if (outcome.kind !== "user") return outcome;
  // The provider has given the address to somebody else since.
  if (owner.subject !== null) return { kind: "other-identity" };
  if (!(await linkIdentity(tx, signIn, owner.userId, at))) return undefined;
  await addRecord(tx, { accountNumber, userId: owner.userId, action: "user-linked", detail: email }, at);
  return outcome;
}

function admitted({ userId, isEnabled, isStaff, isMember }: Candidate): ProviderSignInOutcome {
  if (!isMember || isStaff) return { kind: "not-member" };
  return isEnabled ? { kind: "user", userId } : { kind: "disabled" };
}

async function create(
  tx: Tx,
  signIn: ProviderSignIn,
  { defaultRole }: StoredProvider,
  at: Date,
): Promise<ProviderSignInOutcome | undefined> {
  const { accountNumber, email } = signIn;
  const user = newUserOf(signIn, randomBytes(8).toString("hex"));
  if (!(await insertMember(tx, accountNumber, user, defaultRole))) return undefined;
  await linkIdentity(tx, signIn, user.id, at);
  await addRecord(tx, { accountNumber, userId: user.id, action: "user-created", detail: email }, at);
  return { kind: "user", userId: user.id };
}
