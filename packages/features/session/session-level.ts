import type { Level } from "@capstan/platform/visitor";

/** What is kept of a session. Times are milliseconds since 1970. */
export interface Session {
  readonly userId: string;
  /** The user's epoch when it began: a higher one ends it. */
  readonly epoch: number;
  readonly isRemembered: boolean;
  readonly startedAt: number;
  /** When the password was given last. */
  readonly passwordAt: number;
  readonly seenAt: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const sessionLimits = {
  /** Without a request for this long, the password is asked for again. */
  idleMs: 30 * minute,
  /** However busy, the password is asked for again after this. */
  passwordMs: 12 * hour,
  /** How long a browser remembers who it was. */
  rememberedMs: 56 * day,
};

/** How well a session still knows its user: fully, by name only, or not at all. */
export function levelAt(session: Session, now: number): Level {
  const { isRemembered, startedAt, passwordAt, seenAt } = session;
  const isFresh = now - seenAt <= sessionLimits.idleMs && now - passwordAt <= sessionLimits.passwordMs;
  if (isFresh) return "fully-authenticated";
  return isRemembered && now - startedAt <= sessionLimits.rememberedMs ? "rml-user" : "anonymous";
}

/** After this nothing is left of it. */
export function secondsLeft({ isRemembered, startedAt, seenAt }: Session): number {
  const endsAt = isRemembered ? startedAt + sessionLimits.rememberedMs : seenAt + sessionLimits.idleMs;
  return Math.max(1, Math.ceil((endsAt - seenAt) / 1_000));
}
