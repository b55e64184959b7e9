import { brand } from "@capstan/features/brand";
import type { BreachedPasswords } from "./breached-passwords.server.ts";
import { isEasilyGuessed } from "./common-passwords.server.ts";
import { type PasswordProblem, minPasswordLength } from "./password-problem.ts";

export interface NewPassword {
  readonly password: string;
  /** What somebody who wants in knows of the user: name, address. */
  readonly about: readonly string[];
}

/** Why nobody may have this password; undefined where it will do. The same wherever one is set. */
export async function checkPassword(
  { breached }: { readonly breached: BreachedPasswords },
  { password, about }: NewPassword,
): Promise<PasswordProblem | undefined> {
  // What counts is what is kept: see `hashPassword`.
  const kept = password.normalize("NFKC");
  if (Array.from(kept).length < minPasswordLength) return "short";
  return (await isKnown({ breached }, { password: kept, about })) ? "common" : undefined;
}

async function isKnown(
  { breached }: { readonly breached: BreachedPasswords },
  { password, about }: NewPassword,
): Promise<boolean> {
  return (await isEasilyGuessed(password, [...about, brand.name])) || (await breached.has(password));
}
