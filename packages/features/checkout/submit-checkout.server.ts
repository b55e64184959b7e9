import {
  type AnyBuyer,
  type CardPayments,
  type PlacedOrder,
  abandonPayment,
  beginPayment,
  changesBetween,
  openPaymentsOfCart,
  placeOrder,
  requestOnFile,
  settlePayment,
} from "@capstan/features/orders/server";
import { cartOnFile } from "@capstan/features/cart/server";
import { fallbackIfUnavailable } from "@capstan/platform/guard";
import { batchQuery } from "@capstan/platform/json-query";
import { type Result, fail, ok } from "@capstan/platform/result";
import { problemsOf } from "./checkout-problems.server.ts";
import { deleteCheckout, saveChanges } from "./checkout.store.server.ts";
import { type CheckoutChange, type ShownChoices, changedChoices, shownChoices } from "./compare-choices.server.ts";
import { type CheckoutDeps, loadCheckout, paymentOf } from "./load-checkout.server.ts";

type Shown = Parameters<typeof placeOrder>[1]["shown"];

interface Submission {
  readonly buyer: AnyBuyer;
  readonly shown: Shown;
  readonly chosen: ShownChoices;
  readonly idempotencyKey: string;
}

export interface SubmitDeps extends CheckoutDeps {
  readonly payments: CardPayments | undefined;
  readonly origin: string;
}

interface Submitted {
  readonly orderNumber: string;
  /** The card's page, where the order waits for one. */
  readonly payAt: string | null;
}

/**
 * Places what the page showed with the choices that are saved, once for each key. The page's own rules are asked again
 * before; what changed is kept, so that the page can show old and new.
 */
export async function submitCheckout(deps: SubmitDeps, submission: Submission): Promise<Result<Submitted>> {
  const before = await placedBefore(deps, submission);
  if (before) return nextStep(deps, before, submission);
  await endOtherPayments(deps, submission);
  const result = await submit(deps, submission);
  // The same page, sent twice at once: the other may have placed it meanwhile, and emptied cart and checkout.
  const placed = result.ok ? result.value : await placedBefore(deps, submission);
  if (!placed) return result as Extract<typeof result, { ok: false }>;
  return nextStep(deps, placed, submission);
}

/**
 * Who comes back from the card's page and changes the order has one payment under way, and not two. The same page sent again
 * may find its own payment, which began after it looked: that one goes on.
 */
async function endOtherPayments(
  { payments, ...deps }: SubmitDeps,
  { buyer, idempotencyKey: exceptAttempt }: Submission,
): Promise<void> {
  if (!payments) return;
  const { cart } = await batchQuery(deps.db, { cart: cartOnFile(buyer) });
  if (!cart) return;
  for (const open of await openPaymentsOfCart(deps.db, cart.id, { exceptAttempt }))
    await abandonPayment({ ...deps, payments }, open, "replaced");
}

async function nextStep(
  deps: SubmitDeps,
  { status, orderNumber, placedAt }: PlacedOrder,
  { buyer, idempotencyKey: attempt }: Submission,
): Promise<Result<Submitted>> {
  if (status !== "draft") {
    await deleteCheckout(deps.db, buyer, new Date(placedAt));
    return ok({ orderNumber, payAt: null });
  }
  const { payments } = deps;
  if (!payments) return fail({ code: "PAYMENT_UNAVAILABLE" });
  const pay = async (): Promise<Result<Submitted>> => {
    const settled = await settlePayment({ ...deps, payments }, { attempt });
    if (settled?.outcome === "paid") return ok({ orderNumber, payAt: null });
    if (settled?.outcome === "ended") return fail({ code: "ORDER_STATE_REFUSED" });
    return ok({ orderNumber, payAt: await beginPayment({ ...deps, payments }, attempt) });
  };
  return fallbackIfUnavailable(fail({ code: "PAYMENT_UNAVAILABLE" }), pay);
}

async function submit(deps: SubmitDeps, submission: Submission): Promise<Result<PlacedOrder>> {
  const result = await placeAsShown(deps, submission);
  if (!result.ok && result.failure.code === "ORDER_CHANGED") {
    const changes = result.failure["changes"] as readonly CheckoutChange[];
    await saveChanges(deps.db, submission.buyer, { changes, now: deps.clock.now() });
  }
  return result;
}

async function placeAsShown(
  deps: SubmitDeps,
  { buyer, shown, chosen, idempotencyKey }: Submission,
): Promise<Result<PlacedOrder>> {
  const state = await loadCheckout(deps, buyer);
  if (state.lines.length > 0 && problemsOf(state).length > 0) return fail({ code: "CHECKOUT_OPEN" });
  // Another tab may have chosen otherwise since.
  const choices = state.lines.length > 0 ? changedChoices(chosen, shownChoices(state)) : [];
  if (choices.length > 0) {
    const changes = [...choices, ...(state.quote ? changesBetween(shown, state.quote) : [])];
    return fail({ code: "ORDER_CHANGED", changes });
  }
  return placeOrder(deps, { buyer, choices: state.choices, payment: paymentOf(state), shown, idempotencyKey });
}

async function placedBefore(
  { db }: CheckoutDeps,
  { buyer: { accountNumber }, idempotencyKey }: Submission,
): Promise<PlacedOrder | null> {
  const { known } = await batchQuery(db, { known: requestOnFile(accountNumber, idempotencyKey) });
  return known && !("refused" in known.answer) ? known.answer : null;
}
