import { weekdayAndTime } from "@capstan/platform/format-time";
import {
  countOf,
  freightLabel,
  groupLines,
  guestAccount,
  shipmentsText,
  shipsFrom,
  whenText,
} from "@capstan/features/orders/server";
import { urls } from "@capstan/features/urls";
import { bug } from "@capstan/platform/bug";
import type { Clock } from "@capstan/platform/clock";
import { dayOn } from "@capstan/platform/day";
import type { Database } from "@capstan/platform/db";
import { type Money, formatMoney, moneyOf, sumOf } from "@capstan/platform/money";
import type { ConfirmationGroup, ConfirmationLine, ConfirmationView } from "./checkout.ts";
import { type StoredOrder, type StoredOrderLine, storedOrder } from "./confirmation.store.server.ts";
import { taxSummary } from "./view-tax.server.ts";

type Key = Parameters<typeof storedOrder>[1];

/** The order as it is stored: nothing of it is computed again. */
export async function readConfirmation(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  key: Key,
): Promise<ConfirmationView | null> {
  const order = await storedOrder(db, key);
  return order ? viewOf(order, { on: dayOn(clock), accountNumber: key.accountNumber }) : null;
}

const statuses: Readonly<Partial<Record<StoredOrder["status"], string>>> = {
  "awaiting-approval": "Waiting for approval",
  placed: "Placed",
  "on-hold": "On hold",
  cancelled: "Canceled",
};

function viewOf(
  order: StoredOrder,
  { on, accountNumber }: { readonly on: string; readonly accountNumber: string },
): ConfirmationView {
  const lines = order.lines.map(lineOf);
  const approvers = order.approvers[0] ?? "an approver";
  return {
    orderNumber: order.number,
    status: statuses[order.status] ?? "In progress",
    isAwaitingApproval: order.status === "awaiting-approval",
    purchaseOrder: order.purchaseOrder,
    placedAt: weekdayAndTime(order.placedAt),
    approveBy: order.approveBy && weekdayAndTime(order.approveBy),
    payment: order.card ?? `Account, ${order.paymentTerms ?? ""}`,
    isGuest: accountNumber === guestAccount,
    groups: groupsOf(order, on),
    lines,
    summary: {
      lines: countOf(lines.length, "line"),
      subtotal: shown(order.subtotal),
      freightLabel: freightLabel(order.shipments),
      freight: shown(order.freight),
      taxes: taxesOf(order),
      total: shown(order.total),
    },
    facts: factsOf(order, accountNumber),
    mailedTo: order.email ?? "",
    approvers,
  };
}

function taxesOf({ lines, freightTax }: StoredOrder): ConfirmationView["summary"]["taxes"] {
  const taxed = lines.map((line) => ({ ...line, tax: amountOf(line.tax) }));
  return taxSummary({ lines: taxed, freightTax: amountOf(freightTax) });
}

function groupsOf(order: StoredOrder, on: string): readonly ConfirmationGroup[] {
  return groupLines(order.lines).map(({ kind, lines }) => {
    const numbers = new Set(lines.map(({ line }) => line));
    const shipments = order.shipments.filter(({ lines: sent }) => sent.some((line) => numbers.has(line)));
    const from = [...new Set(shipments.map((shipment) => order.centers[shipment.from] ?? shipment.from))];
    const { name, city, state } = order.shipTo;
    const titles = {
      ship: shipsFrom(from),
      pickup: `Pick up at ${order.branchName ?? "the branch"}`,
      backorder: "Ships later, when stock arrives",
    };
    const details = {
      ship: `To ${name}, ${city}, ${state}. ${shipmentsText(shipments)}.`,
      pickup: `${order.buyer ?? "You"}, at the counter. Bring the order number.`,
      backorder: "To the same address, no second freight charge.",
    };
    const when = whenText({ kind, lines: lines.map((line) => ({ ...line, sources: [] })) }, on).replace("ready ", "");
    const steps = { ship: `Ships ${when}`, pickup: `Ready ${when}`, backorder: `Ships later, ${when}` };
    return {
      kind,
      day: when.charAt(0).toUpperCase() + when.slice(1),
      step: steps[kind],
      title: titles[kind],
      detail: details[kind],
      total: formatMoney(sumOf(lines.map(({ lineTotal }) => amountOf(lineTotal)))),
      lines: lines.map(lineOf),
    };
  });
}

function lineOf(line: StoredOrderLine): ConfirmationLine {
  const { sku, description, priceReason } = line;
  const unitPrice = amountOf(line.unitPrice);
  const against = priceReason.against === null ? undefined : moneyOf(priceReason.against);
  return {
    line: line.line,
    sku,
    name: description,
    url: urls.product({ sku, name: description }),
    quantity: line.quantity,
    unit: line.pack.label,
    price: formatMoney(unitPrice),
    strike: against !== undefined && against > unitPrice ? formatMoney(against) : null,
    total: shown(line.lineTotal),
    isHazardous: line.promise.isHazardous,
  };
}

function factsOf({ billTo, shipTo, buyer, references }: StoredOrder, accountNumber: string): ConfirmationView["facts"] {
  const place = [shipTo.name, shipTo.address1, shipTo.address2, `${shipTo.city}, ${shipTo.state} ${shipTo.zip}`];
  return [
    { name: "Bill to", value: accountNumber === guestAccount ? billTo.name : `${billTo.name}, ${accountNumber}` },
    { name: "Ship to", value: place.filter(Boolean).join(", ") },
    ...(shipTo.attention === null ? [] : [{ name: "Attention", value: shipTo.attention }]),
    ...(buyer === null ? [] : [{ name: "Ordered by", value: buyer }]),
    ...Object.entries(references).map(([name, value]) => ({ name, value })),
  ];
}

function shown(amount: string): string {
  return formatMoney(amountOf(amount));
}

function amountOf(text: string): Money {
  return moneyOf(text) ?? bug("a stored amount is none");
}
