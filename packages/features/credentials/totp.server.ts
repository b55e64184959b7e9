import { brand } from "@capstan/features/brand";
import { Secret, TOTP } from "otpauth";

/** What every authenticator app knows: SHA-1, six digits, half a minute. */
const period = 30;
/** A clock may be off by one code either way. */
const window = 1;

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the QR code says. */
export function totpUri(secret: string, label: string): string {
  return totp(secret, label).toString();
}

/** The half minute that a code belongs to; undefined for one of no half minute near. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / period) + delta;
}

function totp(secret: string, label = "user"): TOTP {
  return new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(secret), digits: 6, period });
}
