import { randomBytes } from "node:crypto";
import { tokenKey } from "@capstan/features/session/server";

const recoveryCodeCount = 10;
/** Thirty-two, of which no two look alike. */
const letters = "abcdefghjkmnpqrstuvwxyz123456789";

/** 120 bits each: a plain hash of one tells nothing. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from(randomBytes(24), (byte, at) => `${at > 0 && at % 4 === 0 ? "-" : ""}${letters[byte % 32] ?? ""}`).join(
      "",
    ),
  );
}

/** However it was typed. */
export function recoveryKey(code: string): string {
  return tokenKey(`recovery:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}`);
}
