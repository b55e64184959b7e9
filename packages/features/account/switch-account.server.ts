import type { Database } from "@capstan/platform/db";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { makeCurrent } from "./person.store.server.ts";

/** The account of somebody else answers exactly like one that does not exist. */
export async function switchAccount(
  { db }: { readonly db: Database },
  { visitor, accountNumber }: { readonly visitor: Visitor; readonly accountNumber: string },
): Promise<Result<{ readonly accountNumber: string }>> {
  const { userId, agentId } = visitor;
  const isDone = userId !== null && (await makeCurrent(db, { accountNumber, userId, agentId }));
  return isDone ? ok({ accountNumber }) : fail({ code: "ACCOUNT_NOT_YOURS" });
}
