import type { CookieChange, Cookies } from "@capstan/platform/http";
import type { Log } from "@capstan/platform/log";
import { type StoredProvider, providerForDomain } from "./company-settings.store.server.ts";
import type { ProviderProblem, SignInOutcome } from "./company-sign-in.ts";
import { type CompanySignIn, opened } from "./deps.server.ts";
import { domainOfEmail } from "./mail-domain.ts";
import { describeProblem } from "./oidc-problems.server.ts";
import type { PendingSignIn } from "./pending-sign-in.server.ts";

interface Begun {
  readonly state: string;
  readonly cookie: CookieChange;
}

interface Start {
  readonly email: string;
  readonly from: string | null;
  readonly cookies: Cookies;
  readonly log: Pick<Log, "warn">;
}

/** Only the domain of the address is looked at: whether anybody has the address is told to nobody. */
export async function startSignIn(
  deps: CompanySignIn,
  { email: typed, from, cookies, log }: Start,
): Promise<Begun | SignInOutcome> {
  const email = typed.trim();
  if (email === "") return "missing";
  const domain = domainOfEmail(email);
  const provider = domain === undefined ? undefined : await providerForDomain(deps.db, domain);
  if (!provider) return "unknown";
  const begun = await beginAtProvider(deps, { provider, email, from, test: null, cookies, log });
  if (typeof begun !== "string") return begun;
  return begun === "unreachable" ? "provider-down" : "bad-settings";
}

interface Beginning extends Pick<PendingSignIn, "from" | "test">, Pick<Start, "cookies" | "log"> {
  readonly provider: StoredProvider;
  readonly email: string | undefined;
}

export async function beginAtProvider(
  deps: CompanySignIn,
  { provider, email, from, test, cookies, log }: Beginning,
): Promise<Begun | ProviderProblem | "secret-unreadable"> {
  const { accountNumber } = provider;
  const oidcProvider = opened(deps, provider);
  if (!oidcProvider) {
    log.warn({ accountNumber }, "a company's client secret can't be read: SECRETS_KEY is another one");
    return "secret-unreadable";
  }
  const begun = await deps.oidc.begin(oidcProvider, { redirectUri: deps.redirectUri, email });
  if ("problem" in begun) {
    const { problem, error } = begun;
    log.warn({ accountNumber, problem, reason: describeProblem(error) }, "a company's sign-in can't begin");
    return problem;
  }
  const cookie = await deps.pending.begin({ ...begun, accountNumber, from, test }, cookies);
  return { state: begun.state, cookie };
}
