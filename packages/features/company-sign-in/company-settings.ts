/** How a change of a company's sign-in went, as the address of the page that follows says it. */
const outcomes = [
  "connected",
  "disconnected",
  "bad-issuer",
  "missing",
  "secret-needed",
  "domain-added",
  "domain-removed",
  "bad-domain",
  "too-many-domains",
  "domain-verified",
  "proof-missing",
  "domain-taken",
  "dns-unavailable",
  "check-passed",
  "unreachable",
  "refused-address",
  "not-a-provider",
  "wrong-issuer",
  "bad-secret",
  "bad-answer",
  "cancelled",
  "expired",
  "unverified-email",
  "foreign-domain",
  "secret-unreadable",
  "test-passed",
  "required",
  "not-required",
  "untested",
  "no-domain",
  "no-way-back",
] as const;

export type SettingsOutcome = (typeof outcomes)[number];

export function settingsOutcomeIn({ searchParams }: URL): SettingsOutcome | undefined {
  const outcome = searchParams.get("outcome");
  return outcomes.find((known) => known === outcome);
}
