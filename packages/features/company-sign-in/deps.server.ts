import { Resolver } from "node:dns/promises";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { createOutboundFetch } from "@capstan/platform/outbound-fetch";
import type { RedisHandle } from "@capstan/platform/redis";
import { type SecretBox, createSecretBox } from "@capstan/platform/secret-box";
import { urls } from "@capstan/features/urls";
import type { StoredProvider } from "./company-settings.store.server.ts";
import type { IssuerRules } from "./issuer.ts";
import { type Oidc, type OidcProvider, createOidc } from "./oidc.server.ts";
import { type PendingSignIns, pendingSignIns } from "./pending-sign-in.server.ts";

export interface CompanySignInOptions {
  readonly db: Database;
  readonly redis: RedisHandle;
  readonly clock: Clock;
  /** The address that visitors type. */
  readonly origin: string;
  /** The newest first; without one, companies' sign-in is off. */
  readonly secretKeys: readonly Buffer[];
  /** Providers on this machine, over http: for tests. */
  readonly allowsInsecure: boolean;
  /** Providers in the operator's own network. */
  readonly allowsPrivate: boolean;
  /** Name servers to ask for proofs; none: the machine's. */
  readonly dnsServers: readonly string[];
}

/** The TXT records of a domain, each in one text. Throws where it can't be known. */
export type TxtResolver = (domain: string) => Promise<readonly string[]>;

/** What the use cases of this slice work with. */
export interface CompanySignIn {
  readonly db: Database;
  readonly clock: Clock;
  readonly origin: string;
  readonly redirectUri: string;
  /** Undefined: off. */
  readonly secrets: SecretBox | undefined;
  readonly issuerRules: IssuerRules;
  readonly oidc: Oidc;
  readonly pending: PendingSignIns;
  readonly resolveTxt: TxtResolver;
}

const outboundMs = 5_000;

export function createCompanySignIn(options: CompanySignInOptions): CompanySignIn {
  const { db, redis, clock, origin, secretKeys, allowsInsecure, allowsPrivate } = options;
  const issuerRules = { allowsInsecure };
  const fetch = createOutboundFetch({ allowsPrivate, allowsLoopback: allowsInsecure }, outboundMs);
  return {
    db,
    clock,
    origin,
    redirectUri: origin + urls.companySignInCallback(),
    secrets: secretKeys.length === 0 ? undefined : createSecretBox(secretKeys),
    issuerRules,
    oidc: createOidc({ clock, fetch, rules: issuerRules }),
    pending: pendingSignIns(redis, origin),
    resolveTxt: txtResolver(options.dnsServers),
  };
}

/** A domain that is not there has no records; a name server that is not there is an error. */
function txtResolver(servers: readonly string[]): TxtResolver {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return async (domain) => {
    try {
      return (await resolver.resolveTxt(domain)).map((parts) => parts.join(""));
    } catch (error) {
      if (error instanceof Error && "code" in error && ["ENOTFOUND", "ENODATA"].includes(String(error.code))) return [];
      throw error;
    }
  };
}

/** What a client secret is sealed for. */
export function secretContext(accountNumber: string): string {
  return `identity_provider.client_secret ${accountNumber}`;
}

/** Undefined where the key is another one now. */
export function opened({ secrets }: CompanySignIn, provider: StoredProvider): OidcProvider | undefined {
  const clientSecret = secrets?.open(provider.sealedSecret, secretContext(provider.accountNumber));
  return clientSecret === undefined
    ? undefined
    : { issuer: provider.issuer, clientId: provider.clientId, clientSecret };
}
