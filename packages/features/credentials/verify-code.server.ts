import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { recoveryKey } from "./recovery-codes.server.ts";
import { takeRecoveryCode, takeStep, totpOf } from "./second-factor.store.server.ts";
import { type SecretsAtRest, openedSecret } from "./totp-secret.server.ts";
import { stepOf } from "./totp.server.ts";

/** A code of the user's confirmed app, or one of the codes for when it is lost. Each is taken once. */
export async function isRightCode(
  { db, clock, secrets }: { readonly db: Database; readonly clock: Clock; readonly secrets: SecretsAtRest },
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<boolean> {
  const typed = code.replaceAll(/[\s-]/g, "");
  if (!/^\d{6}$/.test(typed)) return takeRecoveryCode(db, userId, recoveryKey(typed));
  const factor = await totpOf(db, userId);
  if (!factor?.isConfirmed) return false;
  const secret = openedSecret(secrets, userId, factor.kept);
  const step = secret === undefined ? undefined : stepOf(secret, typed, clock.now());
  return step !== undefined && (await takeStep(db, userId, step));
}
