/** Where a registration stands. */
export const registrationStates = [
  "unverified",
  "open",
  "awaiting-administrator",
  "awaiting-review",
  "declined",
  "expired",
] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** What may follow. A registration that is open, declined or expired stays so. */
export const registrationTransitions: Readonly<Record<RegistrationState, readonly RegistrationState[]>> = {
  unverified: ["open", "awaiting-administrator", "awaiting-review", "expired"],
  // To staff where nobody is left who administers the account.
  "awaiting-administrator": ["open", "declined", "awaiting-review"],
  "awaiting-review": ["open", "declined"],
  open: [],
  declined: [],
  expired: [],
};

/** The states from which this one may follow. */
export function statesBefore(state: RegistrationState): readonly RegistrationState[] {
  return registrationStates.filter((before) => registrationTransitions[before].includes(state));
}

/** Why staff looks at a registration before it is open. */
export const reviewReasons = ["federal", "tax-exempt", "same-name", "no-administrator"] as const;
export type ReviewReason = (typeof reviewReasons)[number];
