import { type NewAuditEvent, recordAudit } from "@capstan/features/audit/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import type { AgentAccess } from "@capstan/platform/visitor";
import { type Session, sessionLimits } from "./session-level.ts";
import { type FoundSession, type SessionRecords, namesAgent } from "./session-records.server.ts";
import { visitorAt } from "./session-visitor.ts";
import { rightsOf } from "./session.store.server.ts";

interface ActingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly records: SessionRecords;
}

/** Why an agent acts as a customer. The customer can read it. */
export interface ImpersonationPurpose {
  readonly reason: string;
  readonly caseNumber: string | null;
  /** What the customer asked for. */
  readonly request: string;
}

export interface Impersonated extends ImpersonationPurpose {
  readonly userId: string;
  readonly access: AgentAccess;
}

interface Begun {
  readonly token: string;
  readonly isRemembered: boolean;
}

/** The agent's session gives way to one in which it acts as the user; none begins without its record. An agent never acts as another one. */
export async function impersonate(
  { db, clock, records }: ActingDeps,
  { userId, access, ...purpose }: Impersonated,
  token: string | undefined,
): Promise<Begun | undefined> {
  const found = token === undefined ? undefined : await records.find(token);
  if (!found || token === undefined) return undefined;
  const now = clock.now().getTime();
  const own = ownSession(found.session);
  const rights = await rightsOf(db, userId);
  if (!isAgentItself(found, now) || !rights || rights.isAgent) return undefined;
  const endsAt = now + sessionLimits.impersonationMs;
  const agent = { userId: own.userId, epoch: own.epoch, access, endsAt };
  const start: NewAuditEvent = {
    accountNumber: rights.accountNumber,
    userId,
    agentId: agent.userId,
    action: "impersonation-start",
    details: { ...purpose, access, endsAt: new Date(endsAt).toISOString() },
  };
  return db.transaction().execute(async (tx) => {
    await recordAudit(tx, start);
    return replace(records, token, { ...own, userId, epoch: rights.epoch, agent });
  });
}

/** Fully signed in, and in nobody's place. One whose time as a customer is over is itself again. */
function isAgentItself(found: FoundSession, now: number): boolean {
  const { session, rights, agentRights } = found;
  const visitor = visitorAt(found, now);
  const own = session.agent ? agentRights : rights;
  return own?.isAgent === true && visitor.agentId === null && visitor.level === "fully-authenticated";
}

function ownSession(session: Session): Session {
  if (!session.agent) return session;
  const { userId, epoch } = session.agent;
  return { ...session, userId, epoch, agent: null };
}

/** Undefined where nobody acts for anybody. */
export async function endImpersonation(deps: ActingDeps, token: string | undefined): Promise<Begun | undefined> {
  const found = token === undefined ? undefined : await deps.records.find(token);
  if (token === undefined || !found?.session.agent) return undefined;
  return recordingEnd(deps, found, async () => replace(deps.records, token, ownSession(found.session)));
}

/** Ends a session of either kind. One in which an agent acts as a customer does not end without its record. */
export async function endSession(deps: ActingDeps, token: string | undefined): Promise<void> {
  if (token === undefined) return;
  const found = namesAgent(token) ? await deps.records.find(token) : undefined;
  const end = async () => deps.records.end(token);
  await (found ? recordingEnd(deps, found, end) : end());
}

/** What ran out by itself has no record of its end: that of its start says until when it went. */
async function recordingEnd<Done>(
  { db, clock }: ActingDeps,
  { session, rights }: FoundSession,
  end: () => Promise<Done>,
): Promise<Done> {
  const { agent, userId } = session;
  const now = clock.now().getTime();
  if (!agent || now >= agent.endsAt) return end();
  const seconds = Math.round((now - agent.endsAt + sessionLimits.impersonationMs) / 1_000);
  const accountNumber = rights?.accountNumber ?? null;
  const event = {
    accountNumber,
    userId,
    agentId: agent.userId,
    action: "impersonation-end",
    details: { seconds },
  } as const;
  return db.transaction().execute(async (tx) => {
    await recordAudit(tx, event);
    return end();
  });
}

/** Who saw the old token can't go on with it. */
async function replace(records: SessionRecords, token: string, session: Session): Promise<Begun> {
  const next = await records.begin(session);
  await records.end(token);
  return { token: next, isRemembered: session.isRemembered };
}
