import { type NewAuditEvent, recordAudit } from "@capstan/features/audit/server";
import type { Tx } from "@capstan/platform/db";
import type { CartOwner } from "./cart.ts";

/** Whether what is done with the cart goes on record. */
export function isAgent(owner: CartOwner): boolean {
  return owner.kind === "user" && owner.agentId !== null;
}

/** What an agent does with a customer's cart; the customer's own changes are nobody's business. */
export async function recordChange(
  tx: Tx,
  owner: CartOwner,
  change: Pick<NewAuditEvent, "action" | "details">,
): Promise<void> {
  if (owner.kind !== "user" || owner.agentId === null) return;
  const { accountNumber, userId, agentId } = owner;
  await recordAudit(tx, { accountNumber, userId, agentId, ...change });
}
