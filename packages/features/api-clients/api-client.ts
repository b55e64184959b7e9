/** What a client may be let into. Nothing takes the tokens yet: PunchOut and the feeds are to come. */
export const apiScopes = ["punchout", "feeds"] as const;

export type ApiScope = (typeof apiScopes)[number];

export interface ApiClient {
  readonly id: string;
  readonly name: string;
  /** The account whose data it may reach; null for the operator's own systems. */
  readonly accountNumber: string | null;
  readonly scopes: readonly ApiScope[];
}
