import type { CookieChange, Cookies } from "@capstan/platform/http";
import type { Log } from "@capstan/platform/log";
import type { Administrator } from "./change-settings.server.ts";
import { providerOf } from "./company-settings.store.server.ts";
import type { SettingsOutcome } from "./company-settings.ts";
import { type CompanySignIn, opened } from "./deps.server.ts";
import { beginAtProvider } from "./start-sign-in.server.ts";

/** Without a browser: discovery and the secret. */
export async function checkProvider(
  deps: CompanySignIn,
  { accountNumber }: Pick<Administrator, "accountNumber">,
): Promise<SettingsOutcome> {
  const provider = await providerOf(deps.db, accountNumber);
  if (!provider) return "missing";
  const oidcProvider = opened(deps, provider);
  if (!oidcProvider) return "secret-unreadable";
  return (await deps.oidc.check(oidcProvider, deps.redirectUri)) ?? "check-passed";
}

interface TestStart extends Administrator {
  readonly cookies: Cookies;
  readonly log: Pick<Log, "warn">;
}

/** With the browser: the redirect address, the signature, the claims, the domain. */
export async function startTest(
  deps: CompanySignIn,
  { accountNumber, userId, cookies, log }: TestStart,
): Promise<{ readonly state: string; readonly cookie: CookieChange } | SettingsOutcome> {
  const checked = await checkProvider(deps, { accountNumber });
  const provider = await providerOf(deps.db, accountNumber);
  if (checked !== "check-passed" || !provider) return checked;
  const test = { userId, changedAt: provider.changedAt.toISOString() };
  return beginAtProvider(deps, { provider, email: undefined, from: null, test, cookies, log });
}
