/** Holds the token between the mailed link and the form, so that no page has it in its address. */
export const resetCookie = "password-reset";
export const resetMinutes = 30;

/** How a step of the reset went, as the address of the page that follows says it. */
const forgotOutcomes = ["sent", "missing"] as const;
export type ForgotOutcome = (typeof forgotOutcomes)[number];

export function forgotOutcomeIn({ searchParams }: URL): ForgotOutcome | undefined {
  const outcome = searchParams.get("outcome");
  return forgotOutcomes.find((known) => known === outcome);
}
