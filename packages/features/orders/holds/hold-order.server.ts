import { dayOn } from "@capstan/platform/day";
import type { Tx } from "@capstan/platform/db";
import { moveOrder } from "../move-order.store.server.ts";
import { holdFacts, insertHolds } from "./hold-order.store.server.ts";
import { holdsOf } from "./hold-rules.ts";

interface HoldInput {
  readonly accountNumber: string;
  readonly orderNumber: string;
  readonly now: Date;
}

/** Holds an order that has just been placed, or approved, if a rule wants staff to look; whether it does. */
export async function holdOrder(tx: Tx, { accountNumber, orderNumber, now }: HoldInput): Promise<boolean> {
  const key = { accountNumber, orderNumber };
  const holds = holdsOf(await holdFacts(tx, key, dayOn({ now: () => now })));
  if (holds.length === 0) return false;
  await insertHolds(tx, key, { holds, now });
  const { isMoved } = await moveOrder(tx, {
    ...key,
    onlyUser: null,
    to: "on-hold",
    by: "system",
    userId: null,
    agentId: null,
    details: { holds: holds.map(({ kind, reason }) => ({ kind, reason })) },
    now,
  });
  return isMoved;
}
