import type { Database, Tx } from "@capstan/platform/db";
import { type Result, fail } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { type Administrator, lockAdministrators } from "./account-users.store.server.ts";

export interface AdministratorWork {
  readonly tx: Tx;
  /** The account that the visitor works in: nothing else is touched. */
  readonly accountNumber: string;
  readonly userId: string;
  readonly administrators: readonly Administrator[];
}

/** What only an administrator of the current account does, and nobody in their place. The right is read in the same transaction. */
export async function asAdministrator<Done>(
  db: Database,
  { userId, accountNumber, agentId }: Visitor,
  work: (work: AdministratorWork) => Promise<Result<Done>>,
): Promise<Result<Done>> {
  if (agentId !== null) return fail({ code: "NOT_WHILE_IMPERSONATING" });
  if (userId === null || accountNumber === null) return fail({ code: "ROLE_REQUIRED" });
  return db.transaction().execute(async (tx) => {
    const administrators = await lockAdministrators(tx, accountNumber);
    const isOne = administrators.some((one) => one.userId === userId && one.isEnabled);
    return isOne ? work({ tx, accountNumber, userId, administrators }) : fail({ code: "ROLE_REQUIRED" });
  });
}

/** Whether the account keeps somebody who administers it when this one no longer does. */
export function leavesAdministrator(administrators: readonly Administrator[], userId: string): boolean {
  const isOne = administrators.some((one) => one.userId === userId);
  return !isOne || administrators.some((one) => one.userId !== userId && one.isEnabled);
}
