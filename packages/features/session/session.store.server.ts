import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";

export interface KnownUser {
  readonly userId: string;
  /** The account that the user works in now, if it is open. */
  readonly accountNumber: string | null;
  readonly isAgentTrue: boolean;
}

/** An enabled user in its current account; and whether the other one is an enabled agent, who may act for customers. */
export async function enabledUser(
  db: Database,
  userId: string,
  agentId: string | null,
): Promise<KnownUser | undefined> {
  const { rows } = await sql<{ account_number: string | null; is_agent_true: boolean }>`
    select
      (
        select membership.account_number
        from membership join account on account.number = membership.account_number
        where membership.user_id = store_user.id and membership.is_current and account.is_open
      ) as account_number,
      exists (
        select from store_user as agent where agent.id = ${agentId} and agent.is_service_agent and agent.is_enabled
      ) as is_agent_true
    from store_user
    where store_user.id = ${userId} and store_user.is_enabled
  `.execute(db);
  const [row] = rows;
  return row && { userId, accountNumber: row.account_number, isAgentTrue: row.is_agent_true };
}
