import {
  type OrderBuyer,
  type OrderChange,
  type PlacedOrder,
  type QuoteDeps,
  placeOrder,
  requestOnFile,
} from "@capstan/features/orders/server";
import { batchQuery } from "@capstan/platform/json-query";
import { type Result, fail, ok } from "@capstan/platform/result";
import { problemsOf } from "./checkout-problems.server.ts";
import { deleteCheckout, saveChanges } from "./checkout.store.server.ts";
import { loadCheckout } from "./load-checkout.server.ts";

type Shown = Parameters<typeof placeOrder>[1]["shown"];

interface Submission {
  readonly buyer: OrderBuyer;
  readonly shown: Shown;
  readonly idempotencyKey: string;
}

/**
 * Places what the page showed with the choices that are saved, once for each key. The page's own rules are asked again
 * before; what changed is kept, so that the page can show old and new.
 */
export async function submitCheckout(deps: QuoteDeps, submission: Submission): Promise<Result<PlacedOrder>> {
  const before = await placedBefore(deps, submission);
  if (before) return ok(before);
  const result = await submit(deps, submission);
  // The same page, sent twice at once: the other may have placed it meanwhile, and emptied cart and checkout.
  const placed = result.ok ? result.value : await placedBefore(deps, submission);
  if (!placed) return result;
  await deleteCheckout(deps.db, submission.buyer);
  return ok(placed);
}

async function submit(deps: QuoteDeps, { buyer, shown, idempotencyKey }: Submission): Promise<Result<PlacedOrder>> {
  const state = await loadCheckout(deps, buyer);
  if (state.lines.length > 0 && problemsOf(state).length > 0) return fail({ code: "CHECKOUT_OPEN" });
  const result = await placeOrder(deps, { buyer, choices: state.choices, shown, idempotencyKey });
  if (!result.ok && result.failure.code === "ORDER_CHANGED") {
    const changes = result.failure["changes"] as readonly OrderChange[];
    await saveChanges(deps.db, buyer, { changes, now: deps.clock.now() });
  }
  return result;
}

async function placedBefore(
  { db }: QuoteDeps,
  { buyer: { accountNumber }, idempotencyKey }: Submission,
): Promise<PlacedOrder | null> {
  const { known } = await batchQuery(db, { known: requestOnFile(accountNumber, idempotencyKey) });
  return known?.answer ?? null;
}
