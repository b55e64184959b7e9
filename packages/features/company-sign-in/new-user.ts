import type { NewUser } from "./user-identity.store.server.ts";

const maxFullName = 120;
const maxShortName = 60;

/** A user as their provider names them; by the address where it gives no name. */
export function newUserOf(
  { email, name }: { readonly email: string; readonly name: string | null },
  key: string,
): NewUser {
  const given = (name ?? "")
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const fullName = given.slice(0, maxFullName).trim() || (email.split("@", 1)[0] ?? "").slice(0, maxFullName);
  const shortName = (fullName.split(" ", 1)[0] ?? fullName).slice(0, maxShortName);
  return { id: `sso-${key}`, email, fullName, shortName };
}
