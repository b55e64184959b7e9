import type { StockReader } from "@capstan/features/availability/server";
import { type RestrictionKind, recordDecisions } from "@capstan/features/compliance/server";
import type { Clock } from "@capstan/platform/clock";
import { dayOn } from "@capstan/platform/day";
import type { Database } from "@capstan/platform/db";
import { assessItem, shipToOf } from "./assess-item.server.ts";
import { type CartOwner, deciderOf } from "./cart.ts";
import { type AcceptanceFlag, acceptanceFlag } from "./compliance.ts";
import { readItemFacts } from "./item-facts.server.ts";

export interface DeclineDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly stock: StockReader;
}

/** Puts on record that a buyer declines what an item asks. An agreement of before no longer counts. */
export async function declineItem(
  deps: DeclineDeps,
  input: { readonly owner: CartOwner; readonly sku: string; readonly declined: ReadonlySet<AcceptanceFlag> },
): Promise<readonly RestrictionKind[]> {
  const { owner, sku, declined } = input;
  if (declined.size === 0) return [];
  const now = deps.clock.now();
  const on = dayOn(deps.clock);
  const facts = await readItemFacts(deps, owner, { skus: [sku], on });
  const item = facts.items.get(sku);
  if (!item) return [];
  // Asked as if nothing had been decided: what was agreed to can be declined.
  const { open } = assessItem(item, facts, { on, since: now });
  const restrictions = open.filter(({ kind }) => declined.has(acceptanceFlag(kind)));
  const shipTo = shipToOf(facts.buyer);
  const decisions = restrictions.map((restriction) => {
    return { sku, restriction, decision: "declined", shipTo, decidedAt: now } as const;
  });
  await deps.db.transaction().execute(async (tx) => recordDecisions(tx, deciderOf(owner), decisions));
  return restrictions.map(({ kind }) => kind);
}
