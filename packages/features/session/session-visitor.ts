import { type Visitor, anonymous } from "@capstan/platform/visitor";
import { type Session, levelAt } from "./session-level.ts";
import type { FoundSession } from "./session-records.server.ts";
import type { Rights } from "./session.store.server.ts";

/** Whom a session makes of its browser at a moment. */
export function visitorAt(found: FoundSession, now: number): Visitor {
  const { session, rights } = found;
  if (session.agent) return actingVisitor(session, session.agent, found, now);
  return rights ? userVisitor(session.userId, rights, session, now) : anonymous;
}

function userVisitor(userId: string, rights: Rights, session: Session, now: number): Visitor {
  const level = levelAt(session, now);
  if (level === "anonymous") return anonymous;
  if (owesSecondFactor(rights, session)) return { ...anonymous, level, userId, owesSecondFactor: true };
  const { accountNumber, role } = rights;
  return { ...anonymous, level, userId, accountNumber, role };
}

/** One account that requires it is enough: pages show several accounts at once. Rights that were kept by an older version name none. */
export function owesSecondFactor(
  { secondFactorFor = [] }: Partial<Pick<Rights, "secondFactorFor">>,
  { hasSecondFactor, providerAccount }: Pick<Session, "hasSecondFactor" | "providerAccount">,
): boolean {
  return hasSecondFactor !== true && secondFactorFor.some((account) => account !== providerAccount);
}

/** An agent acts as a customer only while fully signed in, and is itself again as soon as the time is over. */
function actingVisitor(
  session: Session,
  agent: NonNullable<Session["agent"]>,
  { rights, agentRights }: FoundSession,
  now: number,
): Visitor {
  if (!agentRights) return anonymous;
  const itself = userVisitor(agent.userId, agentRights, session, now);
  const mayAct = itself.level === "fully-authenticated" && agentRights.isAgent && now < agent.endsAt;
  if (!mayAct || !rights) return itself;
  const { accountNumber, role } = rights;
  const { userId } = session;
  return { level: itself.level, userId, accountNumber, role, agentId: agent.userId, agentAccess: agent.access };
}
