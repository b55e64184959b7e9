import type { Visitor } from "@capstan/platform/visitor";

export interface SignInReader {
  /** Whether companies may have a sign-in of their own. */
  readonly hasCompanySignIn: boolean;
  /** The name of the user whom the browser remembers and who has to give the password again; null for all others. */
  rememberedName(visitor: Visitor): Promise<string | null>;
}

/** How a sign-in went, as the address of the page that follows says it. */
const outcomes = ["missing", "wrong", "limited", "forgotten", "reset", "signed-out", "too-late"] as const;
export type SignInProblem = (typeof outcomes)[number];

export function problemIn({ searchParams }: URL): SignInProblem | undefined {
  const outcome = searchParams.get("outcome");
  return outcomes.find((known) => known === outcome);
}

/** Carries what was typed as the user's name over to the page that says what was wrong. */
export const nameCookie = "sign-in-name";
