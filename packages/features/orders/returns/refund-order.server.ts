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
 * is done at once: the account owes less. `pending` is what a card is given back, which its provider does afterwards.
 */
export async function refundOrder(tx: Tx, key: OrderKey, { amount }: OrderRefund): Promise<"refunded" | "pending"> {
  return (await releaseCredit(tx, key, amount)) ? "refunded" : "pending";
}
