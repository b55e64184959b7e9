import type { Database, Tx } from "@capstan/platform/db";
import type { Visitor } from "@capstan/platform/visitor";
import { staffName } from "./office.store.server.ts";

/** The right to be here is read from the database each time; an agent who acts for a customer is the customer. */
export async function staffOf(db: Database | Tx, { userId, level, agentId }: Visitor): Promise<string | undefined> {
  if (userId === null || level !== "fully-authenticated" || agentId !== null) return undefined;
  return staffName(db, userId);
}
