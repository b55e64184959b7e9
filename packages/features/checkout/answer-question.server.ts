import { deciderOf, removeLine } from "@capstan/features/cart/server";
import { recordDecisions } from "@capstan/features/compliance/server";
import { type AnyBuyer, cartOwnerOf } from "@capstan/features/orders/server";
import { type Result, fail, ok } from "@capstan/platform/result";
import { type CheckoutDeps, loadCheckout } from "./load-checkout.server.ts";
import { openQuestionsOf } from "./view-compliance.server.ts";

interface Answer {
  readonly sku: string;
  readonly restriction: string;
  readonly isAgreed: boolean;
}

/** Puts the answer on record for where the line goes now; a line that was declined leaves the cart. */
export async function answerQuestion(deps: CheckoutDeps, buyer: AnyBuyer, answer: Answer): Promise<Result<null>> {
  const { sku, restriction: code, isAgreed } = answer;
  const state = await loadCheckout(deps, buyer);
  const line = state.lines.find((one) => one.sku === sku);
  if (!line) return fail({ code: "CART_LINE_NOT_FOUND" });
  const question = openQuestionsOf(state).find((one) => one.sku === sku && one.restriction.code === code);
  // Answered before, here or in another tab.
  if (!question) return ok(null);
  const owner = cartOwnerOf(buyer);
  const { state: region, zip } = question.place;
  const decision = {
    sku,
    restriction: question.restriction,
    decision: isAgreed ? ("agreed" as const) : ("declined" as const),
    shipTo: { state: region, zip },
    decidedAt: deps.clock.now(),
  };
  await deps.db.transaction().execute(async (tx) => recordDecisions(tx, deciderOf(owner), [decision]));
  if (isAgreed) return ok(null);
  const removed = await removeLine(deps, { owner, line: { sku } });
  return removed.ok ? ok(null) : removed;
}
