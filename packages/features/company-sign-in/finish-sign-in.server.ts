import { makeCurrent } from "@capstan/features/account/server";
import type { Sessions } from "@capstan/features/session/server";
import type { CookieChange, Cookies } from "@capstan/platform/http";
import type { Log } from "@capstan/platform/log";
import type { Visitor } from "@capstan/platform/visitor";
import { hasProvenDomain } from "./company-domain.store.server.ts";
import { addRecord, markTested, providerOf } from "./company-settings.store.server.ts";
import type { SettingsOutcome } from "./company-settings.ts";
import type { ProvenIdentity, ProviderProblem, SignInOutcome } from "./company-sign-in.ts";
import { type CompanySignIn, opened } from "./deps.server.ts";
import { domainOfEmail } from "./mail-domain.ts";
import { describeProblem } from "./oidc-problems.server.ts";
import type { PendingSignIn } from "./pending-sign-in.server.ts";
import { signInByProvider } from "./sign-in-by-provider.server.ts";

export interface FinishDeps extends CompanySignIn {
  readonly sessions: Pick<Sessions, "beginFor" | "changingRights">;
}

interface Return {
  /** What the browser brought back from the provider. */
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly cookies: Cookies;
  readonly visitor: Visitor;
  /** What its owner knows the browser by. */
  readonly browser: string;
  readonly log: Pick<Log, "warn">;
}

export type Finished =
  | { readonly kind: "signed-in"; readonly from: string | null; readonly cookies: readonly CookieChange[] }
  | { readonly kind: "refused"; readonly from: string | null; readonly outcome: SignInOutcome }
  | { readonly kind: "tested"; readonly outcome: SettingsOutcome };

/** A browser comes back from a provider. Whatever it says, it counts once, and only in the browser that was sent there. */
export async function finishSignIn(deps: FinishDeps, returned: Return): Promise<Finished> {
  const { query, cookies, log } = returned;
  const pending = query["state"] === undefined ? undefined : await deps.pending.take(query["state"], cookies);
  if (!pending) return { kind: "refused", from: null, outcome: "expired" };
  const identity = await identityOf(deps, pending, returned);
  if (pending.test) return { kind: "tested", outcome: await finishTest(deps, pending, identity, returned.visitor) };
  const { from, accountNumber } = pending;
  const refuse = async (outcome: SignInOutcome, detail?: string): Promise<Finished> => {
    log.warn({ accountNumber, outcome }, "a company's sign-in was refused");
    await addRecord(
      deps.db,
      {
        accountNumber,
        userId: null,
        action: "refused",
        detail: detail === undefined ? outcome : `${outcome} ${detail}`,
      },
      deps.clock.now(),
    );
    return { kind: "refused", from, outcome };
  };
  if (typeof identity === "string") return refuse(outcomeOf[identity]);
  const detail = identity.email.slice(0, 254);
  if (!identity.isEmailVerified) return refuse("unverified-email", detail);
  const found = await signInByProvider(deps, { ...identity, accountNumber });
  if (found.kind !== "user") return refuse(found.kind, detail);
  const { userId } = found;
  await deps.sessions.changingRights(userId, async () =>
    makeCurrent(deps.db, { accountNumber, userId, agentId: null }),
  );
  const how = { isRemembered: false, browser: returned.browser, providerAccount: accountNumber };
  const left = await deps.sessions.beginFor(userId, how, cookies);
  if (!left) return refuse("disabled", detail);
  await addRecord(deps.db, { accountNumber, userId, action: "signed-in" }, deps.clock.now());
  return { kind: "signed-in", from, cookies: left };
}

type Problem = ProviderProblem | "expired" | "secret-unreadable";

const outcomeOf: Readonly<Record<Problem, SignInOutcome>> = {
  unreachable: "provider-down",
  "refused-address": "bad-settings",
  "not-a-provider": "bad-settings",
  "wrong-issuer": "bad-settings",
  "bad-secret": "bad-settings",
  "secret-unreadable": "bad-settings",
  "bad-answer": "bad-answer",
  cancelled: "cancelled",
  expired: "expired",
};

/** The names of an answer that are handed on; whatever else stands in the address is not the provider's. */
const answerNames = ["code", "state", "iss", "error", "error_description", "error_uri"] as const;

async function identityOf(
  deps: FinishDeps,
  pending: PendingSignIn,
  { query, log }: Return,
): Promise<ProvenIdentity | Problem> {
  const { accountNumber } = pending;
  const provider = await providerOf(deps.db, accountNumber);
  if (!provider) return "expired";
  const oidcProvider = opened(deps, provider);
  if (!oidcProvider) return "secret-unreadable";
  const callback = new URL(deps.redirectUri);
  for (const name of answerNames) {
    const value = query[name];
    if (value !== undefined) callback.searchParams.set(name, value);
  }
  const answer = await deps.oidc.finish(oidcProvider, callback, pending);
  if (!("problem" in answer)) return answer;
  const { problem, error } = answer;
  log.warn({ accountNumber, problem, reason: describeProblem(error) }, "a provider's answer was not accepted");
  return problem;
}

/** Everything that a sign-in checks, without one. */
async function finishTest(
  { db, clock }: FinishDeps,
  { accountNumber, test }: PendingSignIn,
  identity: ProvenIdentity | Problem,
  visitor: Visitor,
): Promise<SettingsOutcome> {
  if (!test || visitor.userId !== test.userId || visitor.agentId !== null) return "expired";
  if (typeof identity === "string") return identity;
  if (!identity.isEmailVerified) return "unverified-email";
  const domain = domainOfEmail(identity.email);
  if (domain === undefined || !(await hasProvenDomain(db, { accountNumber, domain }))) return "foreign-domain";
  const isSame = await markTested(db, { accountNumber, changedAt: new Date(test.changedAt) }, clock.now());
  if (!isSame) return "expired";
  await addRecord(db, { accountNumber, userId: test.userId, action: "tested" }, clock.now());
  return "test-passed";
}
