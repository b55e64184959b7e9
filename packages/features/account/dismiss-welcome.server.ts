import type { Database } from "@capstan/platform/db";
import type { Visitor } from "@capstan/platform/visitor";
import { confirmWelcome } from "./person.store.server.ts";

/** Whoever acts for a customer has not been welcomed in its place. */
export async function dismissWelcome(db: Database, { userId, agentId }: Visitor): Promise<void> {
  if (userId !== null && agentId === null) await confirmWelcome(db, userId);
}
