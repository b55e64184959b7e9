import { createHash } from "node:crypto";
import { addItems } from "@capstan/features/cart/server";
import { dayOn } from "@capstan/platform/day";
import { isMember } from "./approvals.store.server.ts";
import { linesOf, orderOf } from "./order.store.server.ts";
import type { ReorderUseDeps } from "./reorder-order.server.ts";

interface ReturnInput {
  readonly accountNumber: string;
  readonly orderNumber: string;
}

/** Once, however often the job runs: the key is the order's. Who has left the account gets nothing. */
export async function returnToCart(deps: ReorderUseDeps, { accountNumber, orderNumber }: ReturnInput): Promise<void> {
  const order = await orderOf(deps.db, accountNumber, orderNumber);
  const userId = order?.userId;
  if (!order || !userId || !(await isMember(deps.db, accountNumber, userId))) return;
  const lines = await linesOf(deps.db, order);
  await addItems(deps, {
    owner: { kind: "user", userId, accountNumber, agentId: null },
    priceContext: { accountNumber, isSignedIn: true, on: dayOn(deps.clock) },
    wanted: lines.map(({ sku, quantity }) => ({ sku, quantity })),
    foundBy: { addToCartMethod: "sent-back", findingMethod: null },
    agreed: new Set(),
    idempotencyKey: createHash("sha256").update(`sent back ${orderNumber}`).digest("hex").slice(0, 32),
  });
}
