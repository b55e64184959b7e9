import type { OrderStatus } from "@capstan/features/account";
import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";

export interface OrderChange {
  readonly position: string;
  readonly accountNumber: string;
  readonly orderNumber: string;
  readonly sequence: number;
  readonly at: Date;
  readonly status: OrderStatus;
  readonly actor: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Gives what is committed its place in the feed. */
export async function publishChanges(db: Database, limit: number): Promise<number> {
  const { rows } = await sql<{ published: number }>`select publish_order_changes(${limit}) as published`.execute(db);
  return rows[0]?.published ?? 0;
}

export interface ChangesQuery {
  /** Null for the operator's own systems, which read all accounts. */
  readonly onlyAccount: string | null;
  readonly after: bigint;
  readonly limit: number;
}

export async function changesAfter(
  db: Database,
  { onlyAccount, after, limit }: ChangesQuery,
): Promise<readonly OrderChange[]> {
  const ofAccount = onlyAccount === null ? sql`true` : sql`account_number = ${onlyAccount}`;
  const { rows } = await sql<OrderChange>`
    select change.position::text, change.account_number as "accountNumber", change.order_number as "orderNumber",
      change.sequence, event.at, event.status, event.actor, event.details
    from (
      select * from order_change where ${ofAccount} and position > ${after.toString()}::bigint
      order by position limit ${limit}
    ) as change
    join sales_order_event as event on event.account_number = change.account_number
      and event.order_number = change.order_number and event.sequence = change.sequence
      and event.placed_at = change.placed_at
    order by change.position
  `.execute(db);
  return rows;
}
