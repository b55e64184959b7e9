import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import type { Session } from "./session-level.ts";
import { rightsOf } from "./session.store.server.ts";

interface Start {
  readonly userId: string;
  readonly isRemembered: boolean;
  readonly browser?: string | undefined;
  readonly hasSecondFactor?: boolean | undefined;
  readonly providerAccount?: string | undefined;
}

/** A session that begins now, of an enabled user who proved this moment who they are. */
export async function newSession(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  start: Start,
): Promise<Session | undefined> {
  const rights = await rightsOf(db, start.userId);
  return rights && sessionFrom({ ...start, epoch: rights.epoch }, clock.now().getTime());
}

export function sessionFrom(start: Start & Pick<Session, "epoch">, now: number): Session {
  return { ...start, startedAt: now, passwordAt: now, seenAt: now, agent: null };
}
