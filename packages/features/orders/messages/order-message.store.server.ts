import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";

export interface MessageKey {
  readonly accountNumber: string;
  readonly orderNumber: string;
}

export interface NewMessage {
  readonly requestKey: string;
  readonly userId: string;
  readonly agentId: string | null;
  readonly text: string;
  readonly now: Date;
}

/** Its number in the order; undefined where it was sent before. The caller holds the order's row. */
export async function addMessage(
  tx: Tx,
  { accountNumber, orderNumber }: MessageKey,
  { requestKey, userId, agentId, text, now }: NewMessage,
): Promise<number | undefined> {
  const { rows } = await sql<{ message: number }>`
    insert into order_message (account_number, order_number, message, request_key, at, user_id, agent_id, text)
    select ${accountNumber}, ${orderNumber}, coalesce(max(message), 0) + 1, ${requestKey}, ${now}, ${userId}, ${agentId},
      ${text}
    from order_message where account_number = ${accountNumber} and order_number = ${orderNumber}
    on conflict (account_number, order_number, request_key) do nothing
    returning message
  `.execute(tx);
  return rows[0]?.message;
}

export interface StoredMessage {
  readonly message: number;
  readonly at: Date;
  readonly userName: string;
  readonly agentName: string | null;
  readonly text: string;
}

export async function messagesOf(
  db: Database,
  { accountNumber, orderNumber }: MessageKey,
): Promise<readonly StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    select own.message, own.at, writer.full_name as "userName", agent.full_name as "agentName", own.text
    from order_message as own
    join store_user as writer on writer.id = own.user_id
    left join store_user as agent on agent.id = own.agent_id
    where own.account_number = ${accountNumber} and own.order_number = ${orderNumber}
    order by own.message
  `.execute(db);
  return rows;
}

/** Who hears of it at the account: whoever wrote last there, and else the order's buyer. */
export async function accountReader(tx: Tx, { accountNumber, orderNumber }: MessageKey): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select reader.email from (
      (
        select user_id, 0 as place from order_message
        where account_number = ${accountNumber} and order_number = ${orderNumber} and agent_id is null
        order by message desc limit 1
      )
      union all
      select sales_order.user_id, 1 from sales_order_number as known
      join sales_order on sales_order.account_number = known.account_number
        and sales_order.placed_at = known.placed_at and sales_order.number = known.number
      where known.account_number = ${accountNumber} and known.number = ${orderNumber}
    ) as found
    join store_user as reader on reader.id = found.user_id
    order by place limit 1
  `.execute(tx);
  return rows[0]?.email;
}
