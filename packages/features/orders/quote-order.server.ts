import type { PromiseReader, StockReader } from "@capstan/features/availability/server";
import { type CartOwner, type StoredLine, readItemFacts } from "@capstan/features/cart/server";
import { bug } from "@capstan/platform/bug";
import type { Clock } from "@capstan/platform/clock";
import { dayOn } from "@capstan/platform/day";
import type { Database } from "@capstan/platform/db";
import { batchQuery } from "@capstan/platform/json-query";
import { sumOf } from "@capstan/platform/money";
import { type Result, fail, ok } from "@capstan/platform/result";
import { type PricedLine, composeLine, subtotalOf } from "./compose-line.server.ts";
import { type PickupBranch, accountAddress, itemWeights, pickupBranch } from "./order-terms.store.server.ts";
import type { ComposedOrder, Obstacle, OrderAddress, OrderChoices, guestAccount } from "./order.ts";
import { type Shipment, type ShippedPart, type ShippingRates, freightOf } from "./shipping-rates.ts";
import type { TaxEngine } from "./tax-engine.ts";

export interface QuoteDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly stock: StockReader;
  readonly promises: PromiseReader;
  readonly tax: TaxEngine;
  readonly shipping: ShippingRates;
}

export interface OrderBuyer {
  readonly userId: string;
  readonly accountNumber: string;
  readonly agentId: string | null;
}

/** Somebody who has not signed in: their browser's cart is all that is known of them. */
export interface GuestBuyer {
  readonly userId: null;
  readonly accountNumber: typeof guestAccount;
  readonly agentId: null;
  readonly cartId: string;
}

export type AnyBuyer = OrderBuyer | GuestBuyer;

export function cartOwnerOf(buyer: AnyBuyer): CartOwner {
  return buyer.userId === null ? { kind: "visitor", cartId: buyer.cartId } : { kind: "user", ...buyer };
}

export interface Quote {
  readonly order: ComposedOrder;
  /** Lines that can't be ordered; the order is without them. */
  readonly obstacles: readonly Obstacle[];
}

interface QuoteInput {
  readonly buyer: AnyBuyer;
  readonly choices: OrderChoices;
  readonly lines: readonly StoredLine[];
}

/** The order as it would be placed now: prices, promises, restrictions, freight and tax. Five statements, however many lines. */
export async function quoteOrder(deps: QuoteDeps, { buyer, choices, lines }: QuoteInput): Promise<Result<Quote>> {
  const { db, clock } = deps;
  const on = dayOn(clock);
  const { accountNumber } = buyer;
  const skus = lines.map(({ sku }) => sku);
  const pickedUp = new Set(choices.pickup?.skus);
  const branchOf = (sku: string) => (pickedUp.has(sku) ? (choices.pickup?.branchCode ?? null) : null);
  const termsRead = batchQuery(db, {
    billTo: accountAddress(accountNumber),
    branch: pickupBranch(choices.pickup?.branchCode ?? null),
    weights: itemWeights(skus),
  });
  const plansFor = async (to: OrderAddress | null) =>
    deps.promises.plans(
      lines.map(({ sku, quantity }) => promised(sku, quantity, branchOf(sku))),
      { state: to?.state ?? null },
    );
  const [facts, plans, terms] = await Promise.all([
    // The plans tell what lies where.
    readItemFacts({ db, stock: null }, cartOwnerOf(buyer), { skus, on, lines }),
    choices.shipTo ? plansFor(choices.shipTo) : termsRead.then(async ({ billTo }) => plansFor(billTo)),
    termsRead,
  ]);
  const { branch } = terms;
  const isGuest = buyer.userId === null;
  // A guest's bill goes where the order goes.
  const billTo = isGuest ? choices.shipTo : terms.billTo;
  if (!billTo) return fail({ code: isGuest ? "ADDRESS_REQUIRED" : "ACCOUNT_REQUIRED" });
  if (choices.pickup && !branch) return fail({ code: "PICKUP_BRANCH_UNKNOWN" });
  const shipTo = choices.shipTo ?? billTo;
  const composed = lines.map((line, at) => {
    const branchCode = branchOf(line.sku);
    const place = placeOf(branchCode, { shipTo, branch });
    return composeLine(line, at + 1, { facts, on, plan: plans[at] ?? null, place, branchCode, isSignedIn: !isGuest });
  });
  const priced = composed.flatMap((one) => ("line" in one ? [one.line] : []));
  const obstacles = composed.flatMap((one) => ("obstacle" in one ? [one.obstacle] : []));
  const shipments = await deps.shipping.quote(priced.flatMap((line) => partsOf(line, terms.weights)));
  const taxed = await deps.tax.decide({
    accountNumber,
    on,
    lines: priced.map((line) => ({ place: placeOf(line.branchCode, { shipTo, branch }), amount: line.lineTotal })),
    freight: shipments.map(({ price }) => ({ place: shipTo, amount: price })),
  });
  if ([...taxed.lines, ...taxed.freight].some(({ decision }) => decision.reason === "no-rate"))
    return fail({ code: "TAX_UNKNOWN" });
  return ok({ order: totalled({ priced, shipments, taxed, shipTo, billTo }), obstacles });
}

function promised(sku: string, quantity: number, branchCode: string | null) {
  return { sku, quantity, fulfilment: branchCode === null ? ("ship" as const) : ("pickup" as const), branchCode };
}

function placeOf(
  branchCode: string | null,
  { shipTo, branch }: { readonly shipTo: OrderAddress; readonly branch: PickupBranch | null },
) {
  return branchCode !== null && branch ? branch : shipTo;
}

/** A backordered part travels with what its line's first center sends: it is not charged for twice. */
export function partsOf(
  line: Pick<PricedLine, "line" | "sku" | "fulfilment" | "promise" | "sources">,
  weights: ReadonlyMap<string, number>,
): readonly ShippedPart[] {
  if (line.fulfilment === "pickup") return [];
  const shared = {
    line: line.line,
    weightLb: weights.get(line.sku) ?? null,
    shipsFreight: line.promise.carrier === "freight",
    isHazardous: line.promise.isHazardous,
  };
  return line.sources.map(({ code, quantity }) => ({ ...shared, from: code, quantity }));
}

interface Summed {
  readonly priced: readonly PricedLine[];
  readonly shipments: readonly Shipment[];
  readonly taxed: Awaited<ReturnType<TaxEngine["decide"]>>;
  readonly shipTo: OrderAddress;
  readonly billTo: OrderAddress;
}

function totalled({ priced, shipments, taxed, shipTo, billTo }: Summed): ComposedOrder {
  const lines = priced.map((line, at) => {
    const { tax, decision } = taxed.lines[at] ?? bug("a tax engine left a line out");
    return { ...line, tax, taxDecision: decision };
  });
  const subtotal = subtotalOf(priced);
  const freight = freightOf(shipments);
  const freightTax = sumOf(taxed.freight.map(({ tax }) => tax));
  const tax = sumOf([...lines.map((line) => line.tax), freightTax]);
  return {
    lines,
    shipments,
    shipTo,
    billTo,
    subtotal,
    freight,
    freightTax,
    tax,
    total: sumOf([subtotal, freight, tax]),
  };
}
