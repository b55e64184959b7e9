import { brand } from "@capstan/features/brand";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import type { StockReader } from "@capstan/features/availability/server";
import {
  type OrderAddress,
  type StoredMessage,
  holdSentence,
  listReturns,
  messagesOf,
  openHolds,
} from "@capstan/features/orders/server";
import { sumOf, moneyOf, moneyText, type Money } from "@capstan/platform/money";
import type { Visitor } from "@capstan/platform/visitor";
import { newIdempotencyKey } from "@capstan/features/cart/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { describeEvent } from "./describe-event.ts";
import { dayAndTime, longDay } from "@capstan/platform/format-time";
import { orderGroups, percentOf } from "./order-groups.server.ts";
import { canCancel } from "./order-status.ts";
import { type OrderDocument, documentsOf } from "./order-documents.store.server.ts";
import type { AmountRow, OrderDocumentView, OrderMessageView, OrderView } from "./order-view.ts";
import {
  type ReportedShipment,
  type StoredOrder,
  type StoredOrderLine,
  delaysOf,
  eventsOf,
  linesOf,
  orderOf,
  placeNames,
  shipmentsOf,
} from "./order.store.server.ts";
import { planReorder } from "./plan-reorder.server.ts";
import { shownAmount } from "./read-history.server.ts";
import { reorderSummary } from "./reorder.ts";

interface ReadOrderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly stock: StockReader;
}

/** The stored copy and what happened to it. Null where the account has no such order. */
export async function readOrder(deps: ReadOrderDeps, visitor: Visitor, orderNumber: string): Promise<OrderView | null> {
  const { db, clock } = deps;
  if (visitor.accountNumber === null) return null;
  const order = await orderOf(db, visitor.accountNumber, orderNumber);
  if (!order) return null;
  const places = [...(order.shipments ?? []).map(({ from }) => from), order.branchCode].filter((code) => code !== null);
  const [lines, events, shipments, delays, documents, returns, messages, named] = await Promise.all([
    linesOf(db, order),
    eventsOf(db, order),
    shipmentsOf(db, order),
    delaysOf(db, order),
    documentsOf(db, order),
    listReturns(db, { accountNumber: order.accountNumber, orderNumber }),
    messagesOf(db, { accountNumber: order.accountNumber, orderNumber }),
    placeNames(db, places),
  ]);
  const mayOrder = visitor.role !== "viewer";
  const approves = visitor.role === "administrator" || visitor.role === "approver";
  const isOwn = order.userId === visitor.userId;
  return {
    number: order.number,
    status: order.status,
    placedOn: longDay(order.placedAt),
    buyer: order.buyer,
    agent: order.agent,
    purchaseOrder: order.purchaseOrder,
    lineCount: lines.length,
    total: shownAmount(order.total ?? sumText(lines)),
    groups: orderGroups({ order, lines, shipments, delays, places: named, now: clock.now() }),
    amounts: amountsOf(order, lines),
    facts: factsOf(order),
    documents: documents.map(documentView),
    events: events.map(describeEvent),
    approveBy:
      order.status === "awaiting-approval" && order.approveBy ? dayAndTime(order.approveBy.toISOString()) : null,
    holds:
      order.status === "on-hold"
        ? (await openHolds(db, { ...order, orderNumber: order.number })).map(holdSentence)
        : [],
    reorder: mayOrder ? reorderSummary(await planReorder(deps, visitor, lines)) : null,
    idempotencyKey: newIdempotencyKey(),
    canCancel: order.total !== null && canCancel(order.status) && (approves || (mayOrder && isOwn)),
    canWrite: order.total !== null && mayOrder,
    messages: messages.map(messageView),
    canReturn: order.total !== null && mayOrder && lines.some((line) => returnable(line, shipments) > 0),
    returns,
    canReview: order.status === "awaiting-approval" && approves && !isOwn,
  };
}

function messageView({ message, at, userName, agentName, text }: StoredMessage): OrderMessageView {
  const who = agentName ?? userName;
  const initials = who
    .split(" ")
    .map((part) => part.charAt(0))
    .join("")
    .slice(0, 2);
  const isStore = agentName !== null;
  return {
    message,
    initials,
    isStore,
    text,
    who: isStore ? `${who}, ${brand.shortName}` : who,
    when: dayAndTime(at.toISOString()),
  };
}

/** How many have left and not come back. */
function returnable({ line, returned }: StoredOrderLine, shipments: readonly ReportedShipment[]): number {
  const left = shipments.filter(({ status }) => ["shipped", "delivered", "picked-up", "returned"].includes(status));
  return left.reduce((sum, { quantities }) => sum + (quantities[line] ?? 0), 0) - returned;
}

function documentView(document: OrderDocument): OrderDocumentView {
  const { name, isMade, total } = document;
  const what = documentText(document);
  return {
    name,
    url: isMade ? lazyUrls.orderDocument({ document: name }) : null,
    detail: isMade ? what : `${what}, in a moment`,
    amount: total === null ? null : shownAmount(total),
  };
}

function documentText({ kind, shipment, returnNumber, dueOn }: OrderDocument): string {
  if (kind === "packing-slip") return "Packing slip";
  if (kind === "return-slip") return "Return slip";
  if (kind === "credit-note") return `Credit note, return ${returnNumber}`;
  return `Shipment ${shipment}${dueOn === null ? "" : `, due ${longDay(dueOn)}`}`;
}

function sumText(lines: readonly StoredOrderLine[]): string {
  return moneyText(sumOf(lines.map(({ lineTotal }) => moneyOf(lineTotal) ?? (0n as Money))));
}

/** Taxes by what was decided on the lines; the freight's is the rest. */
function amountsOf(order: StoredOrder, lines: readonly StoredOrderLine[]): readonly AmountRow[] {
  if (order.total === null) return [];
  const shipped = order.shipments?.length ?? 0;
  const freight = shipped === 0 ? "Freight" : `Freight, ${shipped === 1 ? "1 shipment" : `${shipped} shipments`}`;
  return [
    { name: "Subtotal", amount: shownAmount(order.subtotal ?? "0") },
    { name: freight, amount: shownAmount(order.freight ?? "0") },
    ...taxRows(order, lines),
  ];
}

function taxRows(order: StoredOrder, lines: readonly StoredOrderLine[]): readonly AmountRow[] {
  const decided = lines.flatMap(({ taxDecision, tax }) =>
    taxDecision ? [{ decision: taxDecision, tax: moneyOf(tax ?? "0") ?? (0n as Money) }] : [],
  );
  const taxed = decided.filter(({ decision }) => decision.reason === "taxed");
  const names = taxed.map(({ decision }) =>
    decision.reason === "taxed" ? `Tax, ${decision.jurisdiction} ${percentOf(decision.rate)}` : "",
  );
  const exempt = decided.flatMap(({ decision }) => (decision.reason === "exempt" ? [decision.state] : []));
  const rows = [
    ...Map.groupBy(
      taxed.map(({ tax }, at) => ({ name: names[at] ?? "", tax })),
      ({ name }) => name,
    ),
  ].map(([name, all]) => ({ name, amount: sumOf(all.map(({ tax }) => tax)) }));
  const rest = ((moneyOf(order.tax ?? "0") ?? 0n) - sumOf(rows.map(({ amount }) => amount))) as Money;
  return [
    ...rows.map(({ name, amount }) => ({ name, amount: shownAmount(moneyText(amount)) })),
    ...(rest > 0n ? [{ name: "Tax on freight", amount: shownAmount(moneyText(rest)) }] : []),
    ...[...new Set(exempt)].map((state) => ({ name: `Tax, ${state}`, amount: "Exempt" })),
    ...(rows.length === 0 && rest === 0n && exempt.length === 0 ? [{ name: "Tax", amount: "$0.00" }] : []),
  ];
}

function factsOf(order: StoredOrder): readonly AmountRow[] {
  const { purchaseOrder, paymentTerms, card, accountNumber, shipTo, billTo, references } = order;
  return [
    ...(purchaseOrder === null ? [] : [{ name: "PO #", amount: purchaseOrder }]),
    ...(card === null ? [] : [{ name: "Pay", amount: card }]),
    ...(paymentTerms === null ? [] : [{ name: "Pay", amount: `Account ${accountNumber}, ${paymentTerms}` }]),
    ...(shipTo === null ? [] : [{ name: "Ship to", amount: addressText(shipTo) }]),
    ...(billTo === null ? [] : [{ name: "Bill to", amount: addressText(billTo) }]),
    ...Object.entries(references ?? {}).map(([name, amount]) => ({ name, amount })),
  ];
}

function addressText({ name, attention, address1, address2, city, state, zip }: OrderAddress): string {
  return [name, attention, address1, address2, city, `${state} ${zip}`].filter((part) => part).join(", ");
}
