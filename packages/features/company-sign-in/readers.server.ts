import { readCookies } from "@capstan/platform/http";
import { domainsOf } from "./company-domain.store.server.ts";
import { administratorsOf, providerOf } from "./company-settings.store.server.ts";
import type { CompanySettingsReader, CompanySignInReader } from "./company-sign-in.ts";
import type { CompanySignIn } from "./deps.server.ts";
import { proofRecord } from "./mail-domain.ts";

export function companySignInReader({ secrets, pending }: CompanySignIn): CompanySignInReader {
  return {
    isOn: secrets !== undefined,
    providerUrl: async (state, cookieHeader) =>
      (await pending.find(state, readCookies(cookieHeader ?? undefined)))?.url ?? null,
  };
}

export function companySettingsReader({ db, secrets, redirectUri }: CompanySignIn): CompanySettingsReader {
  return {
    isOn: secrets !== undefined,
    settingsFor: async ({ level, accountNumber, role, agentId }) => {
      const isAllowed = level === "fully-authenticated" && role === "administrator" && agentId === null;
      if (!isAllowed || accountNumber === null) return null;
      const [provider, domains, administrators] = await Promise.all([
        providerOf(db, accountNumber),
        domainsOf(db, accountNumber),
        administratorsOf(db, accountNumber),
      ]);
      return {
        provider: provider
          ? {
              issuer: provider.issuer,
              clientId: provider.clientId,
              defaultRole: provider.defaultRole,
              isRequired: provider.isRequired,
              isTested: provider.isTested,
            }
          : null,
        domains: domains.map(({ domain, token, isVerified }) => ({ domain, proof: proofRecord(token), isVerified })),
        administrators,
        redirectUri,
      };
    },
  };
}
