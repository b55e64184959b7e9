import { createHash } from "node:crypto";
import type { Clock } from "@capstan/platform/clock";
import { LRUCache } from "lru-cache";
import * as client from "openid-client";
import type { ProvenIdentity, ProviderProblem } from "./company-sign-in.ts";
import { type IssuerRules, isSecure, issuerUrl } from "./issuer.ts";
import { ProviderRefused, problemOf, secretProblemOf } from "./oidc-problems.server.ts";

/** A provider with its secret as it is sent. */
export interface OidcProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What the store keeps of a sign-in while the browser is at the provider. */
export interface OidcChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

type OrProblem<Value> = Value | { readonly problem: ProviderProblem; readonly error?: unknown };

/** OpenID Connect by `openid-client`: authorization code with PKCE, state and nonce, and no other flow. */
export interface Oidc {
  begin(
    provider: OidcProvider,
    { redirectUri, email }: { readonly redirectUri: string; readonly email?: string | undefined },
  ): Promise<OrProblem<OidcChecks & { readonly url: string }>>;
  /** `callback` is the address that the browser came back to. */
  finish(provider: OidcProvider, callback: URL, checks: OidcChecks): Promise<OrProblem<ProvenIdentity>>;
  /** Asks the provider anew: is it there, is it the one, and does it take the secret. Undefined where all is well. */
  check(provider: OidcProvider, redirectUri: string): Promise<ProviderProblem | undefined>;
}

export interface OidcOptions {
  readonly clock: Clock;
  readonly fetch: client.CustomFetch;
  readonly rules: IssuerRules;
  readonly timeoutSeconds?: number;
}

/** Nobody is sent to a provider that was last seen longer ago. */
const freshMs = 15_000;
/** Its endpoints and keys are kept so long for those who come back from it. */
const keptMs = 600_000;

export function createOidc({ clock, fetch, rules, timeoutSeconds = 5 }: OidcOptions): Oidc {
  const found = new LRUCache<string, { config: client.Configuration; at: number }>({ max: 500 });
  const configOf = async (provider: OidcProvider, maxAgeMs: number): Promise<client.Configuration> => {
    const key = keyOf(provider);
    const kept = found.get(key);
    const now = clock.now().getTime();
    if (kept && now - kept.at <= maxAgeMs) return kept.config;
    found.delete(key);
    const config = await discover(provider, { fetch, rules, timeoutSeconds });
    found.set(key, { config, at: now });
    return config;
  };
  return {
    begin: async (provider, { redirectUri, email }) => {
      try {
        const config = await configOf(provider, freshMs);
        const verifier = client.randomPKCECodeVerifier();
        const [state, nonce] = [client.randomState(), client.randomNonce()];
        const url = client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: "openid email profile",
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: "S256",
          ...(email === undefined ? {} : { login_hint: email }),
        });
        // The browser goes where the provider says: that must be a page, and one that nobody on the way can read.
        return isSecure(url, rules) ? { url: url.href, state, nonce, verifier } : { problem: "not-a-provider" };
      } catch (error) {
        return { problem: problemOf(error), error };
      }
    },
    finish: async (provider, callback, { state, nonce, verifier }) => {
      try {
        const config = await configOf(provider, keptMs);
        const checks = {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        };
        const tokens = await client.authorizationCodeGrant(config, callback, checks);
        return await identityIn(config, tokens);
      } catch (error) {
        return { problem: problemOf(error), error };
      }
    },
    check: async (provider, redirectUri) => {
      try {
        const config = await configOf(provider, -1);
        return await secretProblemOf(config, redirectUri);
      } catch (error) {
        return problemOf(error);
      }
    },
  };
}

async function discover(
  { issuer, clientId, clientSecret }: OidcProvider,
  { fetch, rules, timeoutSeconds }: Required<Omit<OidcOptions, "clock">>,
): Promise<client.Configuration> {
  const url = issuerUrl(issuer, rules);
  if (!url) throw new ProviderRefused("refused-address");
  const isHttp = url.protocol === "http:";
  const extensions = [
    // The token comes straight from the provider, so its signature may be left unchecked. It is checked all the same.
    client.enableNonRepudiationChecks,
    // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; only for this machine, see `issuerUrl`
    ...(isHttp ? [client.allowInsecureRequests] : []),
  ];
  const found = await client.discovery(url, clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    execute: extensions,
    [client.customFetch]: fetch,
  });
  const server = found.serverMetadata();
  // For some issuers of many tenants the library takes another name than the one that was asked for: here none may.
  if (new URL(server.issuer).href !== url.href) throw new ProviderRefused("wrong-issuer");
  const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  if (!methods.includes("client_secret_basic")) return found;
  const config = new client.Configuration(server, clientId, clientSecret, client.ClientSecretBasic(clientSecret));
  config.timeout = timeoutSeconds;
  config[client.customFetch] = fetch;
  for (const extend of extensions) extend(config);
  return config;
}

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>;

/** From the signed token; what it does not say of the address, the provider is asked for by the access token. */
async function identityIn(config: client.Configuration, tokens: Tokens): Promise<OrProblem<ProvenIdentity>> {
  const claims = tokens.claims();
  if (!claims) return { problem: "bad-answer" };
  const hasUserInfo = config.serverMetadata().userinfo_endpoint !== undefined;
  const said =
    claims["email"] === undefined && hasUserInfo
      ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
      : claims;
  const [email, name] = [said["email"], said["name"]];
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === "string" ? email : "",
    // Some providers write it as a text, and "false" is one too.
    isEmailVerified: said["email_verified"] === true || said["email_verified"] === "true",
    name: typeof name === "string" ? name : null,
  };
}

function keyOf({ issuer, clientId, clientSecret }: OidcProvider): string {
  return createHash("sha256")
    .update(JSON.stringify([issuer, clientId, clientSecret]))
    .digest("base64url");
}
