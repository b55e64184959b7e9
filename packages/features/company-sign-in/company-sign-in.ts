import type { Role, Visitor } from "@capstan/platform/visitor";

/** How a company sign-in went, as the address of the page that follows says it. */
const outcomes = [
  "missing",
  "unknown",
  "required",
  "expired",
  "cancelled",
  "provider-down",
  "bad-settings",
  "bad-answer",
  "unverified-email",
  "foreign-domain",
  "not-member",
  "disabled",
  "other-identity",
] as const;

export type SignInOutcome = (typeof outcomes)[number];

export function outcomeIn({ searchParams }: URL): SignInOutcome | undefined {
  const outcome = searchParams.get("outcome");
  return outcomes.find((known) => known === outcome);
}

/** What is wrong with a connection to a provider. */
export type ProviderProblem =
  | "unreachable"
  | "refused-address"
  | "not-a-provider"
  | "wrong-issuer"
  | "bad-secret"
  | "bad-answer"
  | "cancelled";

/** Whom a provider says it has signed in. Nothing of it is believed before `signInByProvider`. */
export interface ProvenIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
}

/** Users whom their first sign-in makes are never administrators. */
export const defaultRoles = ["buyer", "approver", "viewer"] as const satisfies readonly Role[];

export type DefaultRole = (typeof defaultRoles)[number];

export interface CompanySignInReader {
  /** Whether the store has the key that keeps the providers' secrets. */
  readonly isOn: boolean;
  /** Where the browser's own sign-in goes on; null where it has none by this state. */
  providerUrl(state: string, cookieHeader: string | null): Promise<string | null>;
}

/** What an administrator sees and changes. The client secret is never shown again. */
export interface CompanySettings {
  readonly provider: {
    readonly issuer: string;
    readonly clientId: string;
    readonly defaultRole: DefaultRole;
    readonly isRequired: boolean;
    readonly isTested: boolean;
  } | null;
  readonly domains: readonly {
    readonly domain: string;
    readonly proof: string;
    readonly isVerified: boolean;
  }[];
  readonly administrators: readonly {
    readonly userId: string;
    readonly name: string;
    readonly email: string;
    readonly hasPassword: boolean;
    /** May use it although the company's sign-in is required. */
    readonly keepsPassword: boolean;
  }[];
  readonly redirectUri: string;
}

export interface CompanySettingsReader {
  readonly isOn: boolean;
  /** Null for whoever may not see them. */
  settingsFor(visitor: Visitor): Promise<CompanySettings | null>;
}
