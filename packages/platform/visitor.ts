/** Who is asking. The three levels are the specification's own words; each includes the ones before it. */
export const levels = ["anonymous", "rml-user", "fully-authenticated"] as const;

export type Level = (typeof levels)[number];

export interface Visitor {
  readonly level: Level;
  readonly userId: string | null;
  readonly accountNumber: string | null;
  /** The member of the provider's staff who acts as this user; null for users themselves. */
  readonly agentId: string | null;
}

export const anonymous: Visitor = { level: "anonymous", userId: null, accountNumber: null, agentId: null };

export function reaches(visitor: Visitor, least: Level): boolean {
  return levels.indexOf(visitor.level) >= levels.indexOf(least);
}
