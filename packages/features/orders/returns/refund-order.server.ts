import type { Tx } from "@capstan/platform/db";
import type { Money } from "@capstan/platform/money";
import type { OrderKey } from "../fulfilment/fulfilment.store.server.ts";
import { releaseCredit } from "./refund-order.store.server.ts";

export interface OrderRefund {
  readonly returnNumber: string;
  readonly amount: Money;
}

/**
 * Gives an amount back the way in which the order was paid, in the transaction that issues the credit note. On account it
 * is done at once: the account owes less. `pending` is for what another system pays out, such as a card: its payment
 * listens to the order's event `return-inspected`, and the return is `refunded` when it has answered.
 */
export async function refundOrder(tx: Tx, key: OrderKey, { amount }: OrderRefund): Promise<"refunded" | "pending"> {
  return (await releaseCredit(tx, key, amount)) ? "refunded" : "pending";
}
