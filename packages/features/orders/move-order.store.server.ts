import type { OrderStatus } from "@capstan/features/account";
import { bug } from "@capstan/platform/bug";
import type { Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import { type OrderActor, statesBefore } from "./order-states.ts";

export interface OrderMove {
  readonly accountNumber: string;
  readonly orderNumber: string;
  /** Whose it has to be; null for anybody of the account. */
  readonly onlyUser: string | null;
  readonly to: OrderStatus;
  readonly by: OrderActor;
  readonly userId: string | null;
  readonly agentId: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

export interface Moved {
  readonly isMoved: boolean;
  /** The order's state now; null where there is no such order. */
  readonly status: OrderStatus | null;
}

/** Changes an order's state if that is lawful, with what follows for its lines, stock and credit. Of two at once one does. */
export async function moveOrder(tx: Tx, move: OrderMove): Promise<Moved> {
  const { accountNumber, orderNumber, onlyUser, to, by, userId, agentId, details, now } = move;
  const { rows } = await sql<Moved>`
    select is_moved as "isMoved", status from move_order(
      ${accountNumber}, ${orderNumber}, ${onlyUser}, ${[...statesBefore({ subject: "order", to, by })]}, ${to}, ${by},
      ${userId}, ${agentId}, ${JSON.stringify(details)}::jsonb, ${now}
    )
  `.execute(tx);
  return rows[0] ?? bug("a function gave no row");
}
