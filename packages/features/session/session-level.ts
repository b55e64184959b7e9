import type { AgentAccess, Level } from "@capstan/platform/visitor";

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
  /** A second factor was given, at its beginning or since. */
  readonly hasSecondFactor?: boolean | undefined;
  /** The account whose own provider signed the user in: how, is that company's business. */
  readonly providerAccount?: string | undefined;
  /** What its owner knows the browser by; for the list of sign-ins only. */
  readonly browser?: string | undefined;
  /** Who acts as the user. Null where the user does so in person. */
  readonly agent: ActingAgent | null;
}

/** An agent of customer service who acts as a customer's user. The times of the session are the agent's own. */
export interface ActingAgent {
  readonly userId: string;
  readonly epoch: number;
  readonly access: AgentAccess;
  /** Then the agent is itself again. */
  readonly endsAt: number;
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
  /** How long an agent acts as a customer. */
  impersonationMs: 30 * minute,
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
