import { weekdayAndTime } from "@capstan/platform/format-time";
import { type AnyBuyer, countOf, freightLabel, shownOf } from "@capstan/features/orders/server";
import { newIdempotencyKey } from "@capstan/features/cart/server";
import { type Money, formatMoney, sumOf } from "@capstan/platform/money";
import type { Role } from "@capstan/platform/visitor";
import { problemsOf } from "./checkout-problems.server.ts";
import { rememberPrices } from "./checkout.store.server.ts";
import type { Barrier, CardsTaken, CheckoutView, PaymentView, SummaryView } from "./checkout.ts";
import { shownChoices } from "./compare-choices.server.ts";
import { changeTexts } from "./format-changes.server.ts";
import { type CheckoutDeps, type CheckoutState, isAtBranch, loadCheckout } from "./load-checkout.server.ts";
import { firstSeen } from "./price-changes.server.ts";
import { answerViews, questionViews } from "./view-compliance.server.ts";
import { blockedLines, lineGroups } from "./view-lines.server.ts";
import { taxRows, taxSummary } from "./view-tax.server.ts";

interface ReadDeps extends CheckoutDeps {
  readonly cards: CardsTaken;
}

const approvalMs = 48 * 60 * 60 * 1_000;

/** What the checkout's page shows. What it shows for the first time is remembered, so that a change is noticed. */
export async function readCheckout(
  deps: ReadDeps,
  { buyer, role }: { readonly buyer: AnyBuyer; readonly role: Role | null },
): Promise<CheckoutView | null> {
  const state = await loadCheckout(deps, buyer);
  const { member, quote, saved } = state;
  if (!member) return null;
  const now = deps.clock.now();
  const prices = firstSeen(quote?.order.lines ?? [], saved.seenPrices);
  const barrier = barrierOf(state, role);
  if (barrier === null) await rememberPrices(deps.db, buyer, { prices, now });
  return viewOf(
    { ...state, saved: { ...saved, seenPrices: { ...saved.seenPrices, ...prices } } },
    { buyer, barrier, now, cards: deps.cards },
  );
}

function barrierOf({ lines, credit, method }: CheckoutState, role: Role | null): Barrier | null {
  if (role === "viewer") return "viewer";
  if (lines.length === 0) return "empty";
  return credit || method === "card" ? null : "no-terms";
}

interface ViewContext {
  readonly buyer: AnyBuyer;
  readonly cards: CardsTaken;
  readonly barrier: Barrier | null;
  readonly now: Date;
}

function viewOf(state: CheckoutState, { buyer, barrier, cards, now }: ViewContext): CheckoutView {
  const { member, branch, delivery, saved, quote, addresses, on } = state;
  const groups = quote ? lineGroups(state, quote.order) : [];
  const blocked = blockedLines(state);
  return {
    guest: state.guest,
    accountNumber: buyer.accountNumber,
    companyName: member?.companyName ?? "",
    barrier,
    lineCount: state.lines.length,
    delivery: { ...delivery, addresses, oneTime: saved.delivery?.oneTime ?? null },
    branch: branch && { name: `${branch.city} #${branch.code}`, hours: branch.weekdayHours },
    blocked,
    groups,
    couldPickUp: couldPickUp(state),
    payment: paymentView(state, cards),
    taxRows: quote ? taxRows(quote.order, state) : [],
    questions: questionViews(state),
    answers: answerViews(state),
    summary: summaryView(state, groups, blocked.length > 0 || !quote),
    approval: approvalOf(state, now),
    copiesTo: member?.email ?? "",
    buyer: member?.fullName ?? "",
    problems: problemsOf(state),
    changes: changeTexts(saved.changes, on),
    shown: quote ? JSON.stringify(shownOf(quote.order)) : "",
    chosen: JSON.stringify(shownChoices(state)),
    idempotencyKey: newIdempotencyKey(),
  };
}

function couldPickUp({ branch, quote, pickups }: CheckoutState): readonly string[] {
  if (!branch) return [];
  return (quote?.order.lines ?? [])
    .filter(
      ({ sku, quantity, fulfilment }) => fulfilment === "ship" && isAtBranch(pickups.get(sku), quantity, branch.code),
    )
    .map(({ sku }) => sku);
}

function paymentView({ credit, method, quote, saved, rule, fields }: CheckoutState, cards: CardsTaken): PaymentView {
  const { limit, left, paymentTerms } = credit ?? { limit: 0n as Money, left: 0n as Money, paymentTerms: "" };
  const total = quote?.order.total ?? (0n as Money);
  const isExceeded = total > left;
  const after = (isExceeded ? 0n : left - total) as Money;
  return {
    method,
    hasCredit: credit !== null,
    cards,
    paymentTerms,
    creditLimit: formatMoney(limit),
    creditLeft: formatMoney(left),
    creditAfter: formatMoney(after),
    usedPercent: limit === 0n ? 100 : Number(((limit - after) * 100n) / limit),
    isExceeded,
    purchaseOrder: saved.payment?.purchaseOrder ?? "",
    purchaseOrderHint: rule.hint,
    isPurchaseOrderRequired: rule.isRequired,
    references: fields.map((field) => ({ ...field, value: saved.payment?.references[field.code] ?? "" })),
  };
}

const summaryNames = { ship: "Ships", pickup: "Pick up", backorder: "Backordered" } as const;

function summaryView({ quote }: CheckoutState, groups: CheckoutView["groups"], isPartial: boolean): SummaryView {
  const order = quote?.order;
  const zero = formatMoney(sumOf([]));
  return {
    groups: groups.map(({ kind, lines, total }) => ({
      label: `${summaryNames[kind]}, ${countOf(lines.length, "line")}`,
      amount: total,
    })),
    lines: countOf(order?.lines.length ?? 0, "line"),
    subtotal: order ? formatMoney(order.subtotal) : zero,
    freightLabel: freightLabel(order?.shipments ?? []),
    freight: order ? formatMoney(order.freight) : zero,
    taxes: order ? taxSummary(order) : [],
    total: order ? formatMoney(order.total) : zero,
    isPartial,
  };
}

function approvalOf({ member, quote }: CheckoutState, now: Date): CheckoutView["approval"] {
  const limit = member?.spendingLimit ?? null;
  if (limit === null || !quote || quote.order.total <= limit) return null;
  const [first, ...others] = member?.approvers ?? [];
  return {
    limit: formatMoney(limit),
    by: first === undefined ? "An approver" : others.length === 0 ? first : `${first} or another approver`,
    until: weekdayAndTime(new Date(now.getTime() + approvalMs)),
  };
}
