import type { RegistrationState, ReviewReason } from "./registration-states.ts";
import type { BuyerKind } from "./registration.ts";

/** What is known of a registration when its address is verified. */
export interface VerifiedFacts {
  readonly buyerKind: BuyerKind;
  /** The company is a customer already. */
  readonly joinsAccount: boolean;
  /** Of that customer, an enabled one. */
  readonly hasAdministrator: boolean;
  readonly claimsTaxExemption: boolean;
  /** A customer at the same ZIP code has the company's name. */
  readonly hasNamesake: boolean;
}

export interface VerifiedOutcome {
  readonly to: Extract<RegistrationState, "open" | "awaiting-administrator" | "awaiting-review">;
  readonly reason: ReviewReason | null;
}

/** What follows a verified address: who opens an account of their own is in at once, unless a rule wants staff to look. */
export function verifiedOutcome(facts: VerifiedFacts): VerifiedOutcome {
  const { buyerKind, joinsAccount, hasAdministrator, claimsTaxExemption, hasNamesake } = facts;
  if (buyerKind === "individual") return { to: "open", reason: null };
  if (buyerKind === "federal") return { to: "awaiting-review", reason: "federal" };
  if (joinsAccount)
    return hasAdministrator
      ? { to: "awaiting-administrator", reason: null }
      : { to: "awaiting-review", reason: "no-administrator" };
  if (claimsTaxExemption) return { to: "awaiting-review", reason: "tax-exempt" };
  return hasNamesake ? { to: "awaiting-review", reason: "same-name" } : { to: "open", reason: null };
}
