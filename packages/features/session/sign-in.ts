/** How a sign-in went, as the address of the page that follows says it. */
const outcomes = ["missing", "wrong", "limited"] as const;
export type SignInProblem = (typeof outcomes)[number];

export function problemIn({ searchParams }: URL): SignInProblem | undefined {
  const outcome = searchParams.get("outcome");
  return outcomes.find((known) => known === outcome);
}

/** Carries what was typed as the user's name over to the page that says what was wrong. */
export const nameCookie = "sign-in-name";
