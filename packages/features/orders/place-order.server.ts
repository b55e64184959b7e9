import { createHash } from "node:crypto";
import { cartOnFile } from "@capstan/features/cart/server";
import { batchQuery } from "@capstan/platform/json-query";
import type { Failure } from "@capstan/platform/errors";
import { type Result, fail, ok } from "@capstan/platform/result";
import { termsProblems } from "./account-terms.ts";
import { purchaseOrderRule, referenceFields } from "./account-terms.store.server.ts";
import { changesBetween } from "./compare-orders.ts";
import type { OrderChoices, PaymentChoice, PlacedOrder, ShownOrder } from "./order.ts";
import { type KnownRequest, keepRefusal, requestOnFile, writeOrder } from "./place-order.store.server.ts";
import { type AnyBuyer, type QuoteDeps, quoteOrder } from "./quote-order.server.ts";

export interface PlaceRequest {
  readonly buyer: AnyBuyer;
  readonly choices: OrderChoices;
  /** Left out: on account. By card the order is a draft until the card is authorized. */
  readonly payment?: PaymentChoice;
  readonly shown: ShownOrder;
  readonly idempotencyKey: string;
}

/** What others change between reading and writing is read again so often. */
const maxAttempts = 5;

/**
 * Places what is in the buyer's cart exactly as it was shown, or nothing. The same request with the same key is answered
 * with the same order or the same refusal, however often it comes and wherever it was cut off.
 */
export async function placeOrder(deps: QuoteDeps, request: PlaceRequest): Promise<Result<PlacedOrder>> {
  const requestHash = hashOf(request);
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const result = await tryToPlace(deps, request, requestHash);
    if (result === "again") continue;
    if (result.ok) return result;
    return refuse(deps, request, { requestHash, failure: result.failure });
  }
  return fail({ code: "BUSY" });
}

async function tryToPlace(
  deps: QuoteDeps,
  { buyer, choices, payment = onAccount, shown, idempotencyKey }: PlaceRequest,
  requestHash: string,
): Promise<Result<PlacedOrder> | "again"> {
  // At one moment: an order that was placed took its lines out of the cart.
  const { known, cart, rule, fields } = await batchQuery(deps.db, {
    known: requestOnFile(buyer.accountNumber, idempotencyKey),
    cart: cartOnFile(buyer),
    rule: purchaseOrderRule(buyer.accountNumber),
    fields: referenceFields(buyer.accountNumber),
  });
  if (known) return answerAgain(known, requestHash);
  if (!cart || cart.lines.length === 0) return fail({ code: "ORDER_EMPTY" });
  const problems = termsProblems({ rule, fields }, choices).map(({ text }) => text);
  if (problems.length > 0) return fail({ code: "ORDER_TERMS_REFUSED", problems });
  const quoted = await quoteOrder(deps, { buyer, choices, lines: cart.lines });
  if (!quoted.ok) return quoted;
  const { order, obstacles } = quoted.value;
  const changes = changesBetween(shown, { order, obstacles });
  if (changes.length > 0) return fail({ code: "ORDER_CHANGED", changes });
  const now = deps.clock.now();
  const written = await writeOrder(deps.db, { buyer, choices, payment, order, cart, idempotencyKey, requestHash, now });
  if (written === "again") return written;
  if (written === "key-reused") return fail({ code: "ORDER_KEY_REUSED" });
  if (written === "not-allowed") return fail({ code: "ROLE_REQUIRED" });
  if (written === "no-credit") return fail({ code: "CREDIT_EXCEEDED" });
  return answerAgain({ requestHash, answer: written }, requestHash);
}

/**
 * A refusal is final for its key: the same request may still be under way, and whoever was refused orders again with another
 * key. It may as well come from what the same request, sent twice, has just done: then that is the answer.
 */
async function refuse(
  { db, clock }: QuoteDeps,
  { buyer: { accountNumber }, idempotencyKey: key }: PlaceRequest,
  { requestHash, failure }: { readonly requestHash: string; readonly failure: Failure },
): Promise<Result<PlacedOrder>> {
  if (await keepRefusal(db, { accountNumber, key, requestHash, failure, now: clock.now() })) return fail(failure);
  const { known } = await batchQuery(db, { known: requestOnFile(accountNumber, key) });
  return known ? answerAgain(known, requestHash) : fail(failure);
}

function answerAgain({ requestHash: before, answer }: KnownRequest, requestHash: string): Result<PlacedOrder> {
  if (before !== requestHash) return fail({ code: "ORDER_KEY_REUSED" });
  return "refused" in answer ? fail(answer.refused) : ok(answer);
}

const onAccount: PaymentChoice = { method: "account" };

function hashOf({ buyer, choices, shown, payment }: PlaceRequest): string {
  const who = buyer.userId ?? buyer.cartId;
  const paid = payment?.method === "card" ? [payment] : [];
  return createHash("sha256")
    .update(JSON.stringify([who, choices, shown, ...paid]))
    .digest("base64url");
}
