import type { Clock } from "@capstan/platform/clock";
import { type Result, ok } from "@capstan/platform/result";
import { endSession } from "./acting-session.server.ts";
import { type CheckDeps, checkCredential } from "./check-credential.server.ts";
import type { PendingSignIns } from "./pending-sign-in.server.ts";
import type { SessionRecords } from "./session-records.server.ts";
import { sessionFrom } from "./session-start.server.ts";
import { newToken, tokenKey } from "./session-token.server.ts";
import { saveDevice } from "./session.store.server.ts";

export interface SignInDeps extends CheckDeps {
  readonly clock: Clock;
  readonly records: SessionRecords;
  readonly pending: PendingSignIns;
  readonly passwordRule: PasswordRule;
}

/** Whether a user may use a password at all. It is asked after the password was right: nobody else learns of it. */
export type PasswordRule = (userId: string) => Promise<"allowed" | "company-sign-in">;

export interface SignInAttempt {
  /** E-mail address or user name. Left out: whom the session remembers that this one takes the place of. */
  readonly name?: string | undefined;
  readonly password: string;
  readonly isRemembered: boolean;
  /** What its owner knows the browser by. */
  readonly browser?: string | undefined;
  /** What the browser kept of an earlier sign-in. */
  readonly device: string | undefined;
  /** The session that this one takes the place of. */
  readonly replaces: string | undefined;
}

export type SignInOutcome =
  | {
      readonly kind: "signed-in";
      readonly token: string;
      readonly device: string;
      readonly userId: string;
      readonly isRemembered: boolean;
    }
  | { readonly kind: "second-step"; readonly pending: string }
  | { readonly kind: "wrong" | "disabled" | "limited" | "forgotten" | "company-sign-in" };

export async function signIn(deps: SignInDeps, attempt: SignInAttempt): Promise<Result<SignInOutcome>> {
  const { db, clock, records } = deps;
  const remembered = attempt.name === undefined ? await rememberedBy(records, attempt.replaces) : undefined;
  const name = (attempt.name ?? remembered?.userId)?.trim();
  if (name === undefined) return ok({ kind: "forgotten" });
  const checked = await checkCredential(deps, { name, password: attempt.password, device: attempt.device });
  if (!checked.ok) return checked;
  if (checked.value.kind !== "right") return ok({ kind: checked.value.kind });
  const { userId, epoch } = checked.value.credential;
  if ((await deps.passwordRule(userId)) === "company-sign-in") return ok({ kind: "company-sign-in" });
  const now = clock.now();
  const isRemembered = remembered?.isRemembered ?? attempt.isRemembered;
  const { browser } = attempt;
  if (checked.value.credential.hasSecondFactor)
    return ok({ kind: "second-step", pending: await deps.pending.begin({ userId, epoch, isRemembered, browser }) });
  const token = await records.begin(sessionFrom({ userId, epoch, isRemembered, browser }, now.getTime()));
  // The old token may have been seen by others before: it must not live on beside the new one.
  await endSession({ db, clock, records }, attempt.replaces);
  const kept = (checked.value.isKnownDevice ? attempt.device : undefined) ?? newToken();
  if (kept !== attempt.device) await saveDevice(db, { key: tokenKey(kept), userId }, now);
  return ok({ kind: "signed-in", token, device: kept, userId, isRemembered });
}

/** Whom the browser's session knows, by name at least. An agent in a customer's place has no password to give. */
async function rememberedBy(records: SessionRecords, token: string | undefined) {
  const found = token === undefined ? undefined : await records.find(token);
  return found?.rights && found.session.agent === null ? found.session : undefined;
}
