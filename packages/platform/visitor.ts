/** Who is asking. The three levels are the specification's own words; each includes the ones before it. */
export const levels = ["anonymous", "rml-user", "fully-authenticated"] as const;

export type Level = (typeof levels)[number];

/** What an agent may do as a customer's user; each includes the ones before it. */
export const agentAccesses = ["look", "change", "order"] as const;

export type AgentAccess = (typeof agentAccesses)[number];

/** What a user is to the account that they work in. */
export const roles = ["administrator", "approver", "buyer", "viewer"] as const;

export type Role = (typeof roles)[number];

export interface Visitor {
  readonly level: Level;
  readonly userId: string | null;
  readonly accountNumber: string | null;
  /** Null where the visitor works in no account. */
  readonly role: Role | null;
  /** The member of the provider's staff who acts as this user; null for users themselves. */
  readonly agentId: string | null;
  /** What that agent may do; null for users themselves. */
  readonly agentAccess: AgentAccess | null;
  /** An account of theirs requires a second factor that this session has not seen: until then they work in no account. */
  readonly owesSecondFactor?: true;
}

export const anonymous: Visitor = {
  level: "anonymous",
  userId: null,
  accountNumber: null,
  role: null,
  agentId: null,
  agentAccess: null,
};

export function reaches(visitor: Pick<Visitor, "level">, least: Level): boolean {
  return levels.indexOf(visitor.level) >= levels.indexOf(least);
}

/** What a route asks of an agent who acts as a customer. `never`: credentials, security and payment are the customer's alone. */
export type AgentRule = AgentAccess | "never";

/** Users in person are not agents: no rule holds them. */
export function agentMay({ agentId, agentAccess }: Pick<Visitor, "agentId" | "agentAccess">, rule: AgentRule): boolean {
  if (agentId === null) return true;
  if (rule === "never" || agentAccess === null) return false;
  return agentAccesses.indexOf(agentAccess) >= agentAccesses.indexOf(rule);
}
