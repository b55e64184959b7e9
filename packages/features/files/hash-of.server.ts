import { createHash } from "node:crypto";

/** By which a file is kept: SHA-256, in hexadecimal digits. */
export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
