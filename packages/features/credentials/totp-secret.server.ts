import type { SecretBox } from "@capstan/platform/secret-box";

/** Undefined: the operator has set no key, and secrets are kept as they are. */
export type SecretsAtRest = SecretBox | undefined;

const contextOf = (userId: string) => `totp_factor.secret ${userId}`;

/** Base32 has no point. */
const isSealed = (kept: string) => kept.includes(".");

export function keptSecret(secrets: SecretsAtRest, userId: string, secret: string): string {
  return secrets ? secrets.seal(secret, contextOf(userId)) : secret;
}

/** Undefined where the key is not there any more: the recovery codes still work. */
export function openedSecret(secrets: SecretsAtRest, userId: string, kept: string): string | undefined {
  return isSealed(kept) ? secrets?.open(kept, contextOf(userId)) : kept;
}
