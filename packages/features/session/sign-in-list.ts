import { type Session, levelAt } from "./session-level.ts";

/** A browser in which a user is signed in, or remembered. */
export interface SignInEntry {
  readonly id: string;
  readonly browser: string;
  readonly startedAt: number;
  readonly seenAt: number;
  /** The one that asks. */
  readonly isThis: boolean;
}

interface Kept {
  readonly key: string;
  readonly session: Session;
}

interface Moment {
  readonly own: string;
  readonly now: number;
  /** The user's; undefined where they may not sign in. */
  readonly epoch: number | undefined;
}

/** Those that would still be taken. */
export function liveSignIns(kept: readonly Kept[], { own, now, epoch }: Moment): readonly SignInEntry[] {
  return kept
    .filter(({ session }) => (session.agent ?? session).epoch === epoch && levelAt(session, now) !== "anonymous")
    .map(({ key, session: { browser = "", startedAt, seenAt } }) => ({
      id: key,
      browser: browser === "" ? "Unknown browser" : browser,
      startedAt,
      seenAt,
      isThis: key === own,
    }));
}
