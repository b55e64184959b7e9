import type { OrderBuyer } from "@capstan/features/orders/server";
import { bug } from "@capstan/platform/bug";
import type { Visitor } from "@capstan/platform/visitor";

/** The route lets in nobody without an account. */
export function buyerIn({ userId, accountNumber, agentId }: Visitor): OrderBuyer {
  if (userId === null || accountNumber === null) return bug("the route let in somebody without an account");
  return { userId, accountNumber, agentId };
}
