import type { Database } from "@capstan/platform/db";
import type { RouteSpec } from "@capstan/platform/http";
import type { Visitor } from "@capstan/platform/visitor";
import { recordAudit } from "./audit.store.server.ts";

/** For routes whose use cases record nothing by themselves: no change that an agent makes goes unrecorded. */
export function agentCallRecorder(db: Database) {
  return async (visitor: Visitor, { method, path }: Pick<RouteSpec, "method" | "path">): Promise<void> => {
    const { userId, agentId, accountNumber } = visitor;
    if (userId === null || agentId === null) return;
    const details = { route: `${method} ${path}` };
    await db
      .transaction()
      .execute(async (tx) => recordAudit(tx, { accountNumber, userId, agentId, action: "agent-call", details }));
  };
}
