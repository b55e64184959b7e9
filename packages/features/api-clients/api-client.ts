/** What a client may be let into. Nothing takes PunchOut yet. `fulfilment` is for warehouses, `feeds` for whoever follows orders. */
export const apiScopes = ["punchout", "feeds", "fulfilment"] as const;

export type ApiScope = (typeof apiScopes)[number];

export interface ApiClient {
  readonly id: string;
  readonly name: string;
  /** The account whose data it may reach; null for the operator's own systems. */
  readonly accountNumber: string | null;
  readonly scopes: readonly ApiScope[];
}
