import { type Sessions, createSessions } from "@capstan/features/session/server";
import { systemClock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import type { RedisHandle } from "@capstan/platform/redis";
import type { AgentAccess } from "@capstan/platform/visitor";

interface Engines {
  readonly db: Database;
  readonly redis: RedisHandle;
  readonly prefix: string;
  /** Of the store where the session is to hold. */
  readonly origin: string;
}

const purpose = { reason: "Site problem", caseNumber: null, request: "Look at what the customer sees." };

/** Long enough for the password to be asked for again. */
const agoMs = 13 * 60 * 60 * 1_000;

/**
 * The session of somebody at a test's store, who did not have to type a password: `ann:fully-authenticated`,
 * `ann:rml-user`, or `ann:fully-authenticated:agent` for an agent who acts as Ann and may do all
 * that agents may; `ann:fully-authenticated:agent:look` for one who may look only.
 */
export async function sessionOf(engines: Engines, who: string): Promise<string> {
  const [userId = "", level, agentId, access = "order"] = who.split(":");
  const then = () => new Date(Date.now() - agoMs);
  const sessions = createSessions({ ...engines, clock: level === "rml-user" ? { now: then } : systemClock });
  return agentId === undefined
    ? begin(sessions, userId)
    : act(sessions, agentId, { userId, access: access as AgentAccess });
}

async function begin(sessions: Sessions, userId: string): Promise<string> {
  const cookies = await sessions.beginFor(userId, { isRemembered: true }, {});
  return cookies?.[0]?.value ?? "nobody";
}

async function act(
  sessions: Sessions,
  agentId: string,
  { userId, access }: { readonly userId: string; readonly access: AgentAccess },
): Promise<string> {
  const own = { session: await begin(sessions, agentId) };
  const cookies = await sessions.impersonate({ userId, access, ...purpose }, own);
  return cookies?.[0]?.value ?? "nobody";
}
