/** NIST 800-63B: a password that stands alone has at least so many characters, and no rule about which. */
export const minPasswordLength = 15;
export const maxPasswordLength = 1_000;

/** Why a password can't be taken: what happened, then what to do. */
export const passwordProblems = {
  short: `The password has fewer than ${minPasswordLength} characters. Add words: several unrelated ones are easy to remember.`,
  common:
    "The password is easy to guess, or was found in a data breach. Choose another: several unrelated words do well.",
} as const;

export type PasswordProblem = keyof typeof passwordProblems;

export function passwordProblemIn(value: string | null): PasswordProblem | undefined {
  return value === "short" || value === "common" ? value : undefined;
}
