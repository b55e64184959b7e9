import type { Clock } from "@capstan/platform/clock";
import { createConcurrencyLimit } from "@capstan/platform/concurrency-limit";
import type { Database } from "@capstan/platform/db";
import { type Result, ok } from "@capstan/platform/result";
import type { GuessLimit } from "./guess-limit.server.ts";
import { verifyPassword } from "./password.server.ts";
import type { SessionRecords } from "./session-records.server.ts";
import { newToken, tokenKey } from "./session-token.server.ts";
import { credentialFor, isKnownDevice, saveDevice } from "./session.store.server.ts";

export interface SignInDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly records: SessionRecords;
  readonly guesses: GuessLimit;
}

export interface SignInAttempt {
  /** E-mail address or user name. */
  readonly name: string;
  readonly password: string;
  readonly isRemembered: boolean;
  /** What the browser kept of an earlier sign-in. */
  readonly device: string | undefined;
  /** The session that this one takes the place of. */
  readonly replaces: string | undefined;
}

export type SignInOutcome =
  | { readonly kind: "signed-in"; readonly token: string; readonly device: string; readonly userId: string }
  | { readonly kind: "wrong" | "disabled" | "limited" };

/** Each check takes a core for 20 ms and 19 MB: a crowd waits in line, and a flood is sent away. */
const checks = createConcurrencyLimit({ atOnce: 4, waiting: 200 });

/** An unknown name, a user without a password and a wrong password are one answer after the same work. */
export async function signIn(deps: SignInDeps, attempt: SignInAttempt): Promise<Result<SignInOutcome>> {
  const { db, clock, records, guesses } = deps;
  const name = attempt.name.trim();
  const credential = await credentialFor(db, name);
  const device = await knownDevice(db, attempt.device, credential?.userId);
  const bucket = device === undefined ? { name: name.toLowerCase() } : { device };
  if (!(await guesses.take(bucket))) return ok({ kind: "limited" });
  const checked = await checks.run(async () => verifyPassword(credential?.passwordHash ?? null, attempt.password));
  if (!checked.ok) return checked;
  if (!checked.value || !credential) return ok({ kind: "wrong" });
  if (!credential.isEnabled) return ok({ kind: "disabled" });
  await guesses.giveBack(bucket);
  const { userId, epoch } = credential;
  const now = clock.now();
  const [startedAt, passwordAt, seenAt] = [now.getTime(), now.getTime(), now.getTime()];
  const { isRemembered } = attempt;
  const token = await records.begin({ userId, epoch, isRemembered, startedAt, passwordAt, seenAt });
  // The old token may have been seen by others before: it must not live on beside the new one.
  if (attempt.replaces !== undefined) await records.end(attempt.replaces);
  const kept = device === undefined ? newToken() : (attempt.device ?? newToken());
  if (device === undefined) await saveDevice(db, { key: tokenKey(kept), userId }, now);
  return ok({ kind: "signed-in", token, device: kept, userId });
}

/** The key of a device in which this user has signed in before. */
async function knownDevice(
  db: Database,
  device: string | undefined,
  userId: string | undefined,
): Promise<string | undefined> {
  if (device === undefined || userId === undefined) return undefined;
  const key = tokenKey(device);
  return (await isKnownDevice(db, { key, userId })) ? key : undefined;
}
