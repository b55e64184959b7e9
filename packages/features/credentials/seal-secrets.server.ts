import type { Database } from "@capstan/platform/db";
import type { SecretBox } from "@capstan/platform/secret-box";
import { replaceSecret, secretsAfter } from "./second-factor.store.server.ts";
import { keptSecret, openedSecret } from "./totp-secret.server.ts";

export interface SealedCount {
  /** Sealed by the newest key now. */
  readonly sealed: number;
  /** Sealed by a key that is not there. */
  readonly unreadable: number;
}

const batch = 500;

/** Seals the secrets of authenticator apps that are not sealed yet, or by an older key. It may be stopped and run again. */
export async function sealSecrets(db: Database, secrets: SecretBox): Promise<SealedCount> {
  const count = { sealed: 0, unreadable: 0 };
  for (let rows = await secretsAfter(db, "", batch); rows.length > 0;) {
    for (const { userId, secret: kept } of rows) {
      if (secrets.isCurrent(kept)) continue;
      const secret = openedSecret(secrets, userId, kept);
      if (secret === undefined) count.unreadable += 1;
      // One that changed meanwhile was sealed by who changed it.
      else if (await replaceSecret(db, userId, { kept, by: keptSecret(secrets, userId, secret) })) count.sealed += 1;
    }
    rows = await secretsAfter(db, rows.at(-1)?.userId ?? "", batch);
  }
  return count;
}

/** How many there are that `sealSecrets` would seal, or could not. Without a key, all that are sealed can't be read. */
export async function countUnsealed(
  db: Database,
  secrets: SecretBox | undefined,
): Promise<{ readonly open: number; readonly old: number; readonly unreadable: number }> {
  const count = { open: 0, old: 0, unreadable: 0 };
  for (let rows = await secretsAfter(db, "", batch); rows.length > 0;) {
    for (const { userId, secret: kept } of rows) {
      if (secrets?.isCurrent(kept)) continue;
      const secret = openedSecret(secrets, userId, kept);
      count[secret === undefined ? "unreadable" : secret === kept ? "open" : "old"] += 1;
    }
    rows = await secretsAfter(db, rows.at(-1)?.userId ?? "", batch);
  }
  return count;
}
