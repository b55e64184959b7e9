import { createConcurrencyLimit } from "@capstan/platform/concurrency-limit";
import type { Database } from "@capstan/platform/db";
import { type Result, ok } from "@capstan/platform/result";
import type { GuessLimit } from "./guess-limit.server.ts";
import { verifyPassword } from "./password.server.ts";
import { tokenKey } from "./session-token.server.ts";
import { type Credential, credentialFor, isKnownDevice } from "./session.store.server.ts";

export interface CheckDeps {
  readonly db: Database;
  readonly guesses: GuessLimit;
}

export interface PasswordGuess {
  /** E-mail address or user name. */
  readonly name: string;
  readonly password: string;
  /** What the browser kept of an earlier sign-in. */
  readonly device: string | undefined;
}

export type CheckOutcome =
  | { readonly kind: "right"; readonly credential: Credential; readonly isKnownDevice: boolean }
  | { readonly kind: "wrong" | "disabled" | "limited" };

/** Each check takes a core for 20 ms and 19 MB: a crowd waits in line, and a flood is sent away. */
const checks = createConcurrencyLimit({ atOnce: 4, waiting: 200 });

/** An unknown name, a user without a password and a wrong password are one answer after the same work. */
export async function checkCredential({ db, guesses }: CheckDeps, guess: PasswordGuess): Promise<Result<CheckOutcome>> {
  const credential = await credentialFor(db, guess.name);
  const device = await knownDevice(db, guess.device, credential?.userId);
  const bucket = device === undefined ? { name: guess.name.toLowerCase() } : { device };
  if (!(await guesses.take(bucket))) return ok({ kind: "limited" });
  const checked = await checks.run(async () => verifyPassword(credential?.passwordHash ?? null, guess.password));
  if (!checked.ok) return checked;
  if (!checked.value || !credential) return ok({ kind: "wrong" });
  if (!credential.isEnabled) return ok({ kind: "disabled" });
  await guesses.giveBack(bucket);
  return ok({ kind: "right", credential, isKnownDevice: device !== undefined });
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
