import { bug } from "@capstan/platform/bug";
import type { Day } from "@capstan/platform/day";
import { type Money, moneyOf } from "@capstan/platform/money";
import { Fragment, type ReactNode, createElement as h } from "react";
import { whenText } from "./format-group.ts";
import { countOf, formatMoment } from "./format-moment.ts";
import { type GroupKind, groupLines } from "./group-lines.ts";
import { type MailLine, OrderMailFacts, OrderMailGroup, OrderMailTotals } from "./mail/order-mail.ts";
import type { MailedLine, PublishedEvent } from "./publish-order.store.server.ts";

interface MailContext {
  readonly accountNumber: string;
  /** The day on which the mail is written. */
  readonly on: Day;
}

/** What was ordered, as it is stored: nothing of it is computed again. */
export function orderMailBody(event: PublishedEvent, { accountNumber, on }: MailContext): ReactNode {
  // An order of the past has no copy of its lines.
  const groups = event.shipTo ? groupLines(event.lines) : [];
  return h(
    Fragment,
    null,
    h("p", null, introOf(event)),
    h(OrderMailFacts, { facts: factsOf(event, accountNumber).map(([label, value]) => ({ label, value })) }),
    groups.map(({ kind, lines }) =>
      h(OrderMailGroup, {
        key: kind,
        title: titles[kind],
        where: capitalized(whenText({ kind, lines: lines.map((line) => ({ ...line, sources: [] })) }, on)),
        lines: lines.map(mailLine),
        href: null,
      }),
    ),
    h(OrderMailTotals, { rows: totalsOf(event) }),
  );
}

function introOf({ status, lines, fullName, approveBy }: PublishedEvent): string {
  const who = fullName === null ? "" : `${fullName}, `;
  const counted = countOf(lines.length, "line");
  if (status === "awaiting-approval") {
    const until = approveBy === null ? "" : ` Prices and stock are held until ${formatMoment(approveBy)}.`;
    return `${who}your ${counted} went to your approver, because the order is over your limit.${until}`;
  }
  if (status === "cancelled")
    return `${who}your order of ${counted} is cancelled. Nothing of it will be sent or billed.`;
  return status === "shipped"
    ? `${who}your order of ${counted} has left our distribution center.`
    : `${who}we have your order of ${counted}.`;
}

function factsOf(event: PublishedEvent, accountNumber: string): readonly (readonly [string, string])[] {
  const { purchaseOrder, placedAt, paymentTerms, shipTo, references } = event;
  return [
    ...(purchaseOrder === null ? [] : [["PO number", purchaseOrder] as const]),
    ["Placed", formatMoment(placedAt)],
    ["Account", accountNumber],
    ...(paymentTerms === null ? [] : [["Payment", `Bill to account, ${paymentTerms}`] as const]),
    ...(shipTo === null
      ? []
      : [["Ship to", `${shipTo.name}, ${shipTo.address1}, ${shipTo.city}, ${shipTo.state} ${shipTo.zip}`] as const]),
    ...Object.entries(references ?? {}),
  ];
}

const titles: Readonly<Record<GroupKind, string>> = {
  ship: "Ships",
  pickup: "Pick up at your branch",
  backorder: "Ships later: backordered",
};

function mailLine({ sku, description, quantity, unitPrice, pack, lineTotal }: MailedLine, at: number): MailLine {
  return {
    line: at + 1,
    sku,
    description,
    quantity,
    unitPrice: amountOf(unitPrice),
    unit: pack.label,
    amount: amountOf(lineTotal),
  };
}

function totalsOf({ subtotal, freight, tax, total, lines }: PublishedEvent) {
  return [
    { label: `Subtotal, ${countOf(lines.length, "line")}`, amount: amountOf(subtotal) },
    { label: "Freight", amount: amountOf(freight) },
    { label: "Tax", amount: amountOf(tax) },
    { label: "Total", amount: amountOf(total) },
  ];
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function amountOf(text: string): Money {
  return moneyOf(text) ?? bug("an order's amount is none");
}
