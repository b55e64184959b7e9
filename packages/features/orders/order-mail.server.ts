import { weekdayAndTime } from "@capstan/platform/format-time";
import { bug } from "@capstan/platform/bug";
import type { Day } from "@capstan/platform/day";
import { type Money, formatMoney, moneyOf } from "@capstan/platform/money";
import { Fragment, type ReactNode, createElement as h } from "react";
import { whenText } from "./format-group.ts";
import { countOf } from "./count-of.ts";
import { type GroupKind, groupLines } from "./group-lines.ts";
import { orderHref } from "./mail/mail-links.ts";
import { type MailLine, OrderMailActions, OrderMailFacts, OrderMailGroup, OrderMailTotals } from "./mail/order-mail.ts";
import { orderMailChanges, orderMailHolds, orderMailIntro, orderMailNote } from "./mail/order-mail-texts.ts";
import type { Approver, MailedLine, PublishedEvent } from "./publish-order.store.server.ts";
import { guestAccount } from "./order.ts";

interface MailContext {
  readonly accountNumber: string;
  readonly orderNumber: string;
  /** The day on which the mail is written. */
  readonly on: Day;
  readonly origin: string;
}

/** What was ordered, as it is stored: nothing of it is computed again. */
export function orderMailBody(event: PublishedEvent, context: MailContext): ReactNode {
  const note = orderMailNote(event);
  const changes = orderMailChanges(event);
  return h(
    Fragment,
    null,
    h("p", null, orderMailIntro(event)),
    orderMailHolds(event).map((sentence) => h("p", { key: sentence }, h("strong", null, sentence))),
    note === null ? null : h("p", null, `“${note}”`),
    changes.length === 0
      ? null
      : h(
          "ul",
          null,
          changes.map((change) => h("li", { key: change }, change)),
        ),
    h(OrderMailActions, { button: { href: orderHref(context.origin, context), text: "View Order" } }),
    orderParts(event, context),
  );
}

/** The same order to who may answer it. */
export function approvalMailBody(
  event: PublishedEvent,
  { fullName }: Approver,
  context: MailContext & { readonly reviewUrl: string },
): ReactNode {
  const until = event.approveBy === null ? "" : ` Prices and stock are held until ${weekdayAndTime(event.approveBy)}.`;
  const what = `${event.fullName ?? "a colleague"} ordered ${countOf(event.lines.length, "line")} for ${formatMoney(amountOf(event.total))}`;
  return h(
    Fragment,
    null,
    h("p", null, `${fullName}, ${what}, which is over their limit.${until}`),
    h(OrderMailActions, { button: { href: context.reviewUrl, text: "Review Order" } }),
    orderParts(event, context),
  );
}

function orderParts(event: PublishedEvent, context: MailContext): ReactNode {
  const { accountNumber, on, origin } = context;
  // An order of the past has no copy of its lines.
  const groups = event.shipTo ? groupLines(event.lines) : [];
  return h(
    Fragment,
    null,
    h(OrderMailFacts, { facts: factsOf(event, accountNumber).map(([label, value]) => ({ label, value })) }),
    groups.map(({ kind, lines }) =>
      h(OrderMailGroup, {
        key: kind,
        title: titles[kind],
        where: capitalized(whenText({ kind, lines: lines.map((line) => ({ ...line, sources: [] })) }, on)),
        lines: lines.map(mailLine),
        href: orderHref(origin, context),
      }),
    ),
    h(OrderMailTotals, { rows: totalsOf(event) }),
  );
}

function factsOf(event: PublishedEvent, accountNumber: string): readonly (readonly [string, string])[] {
  const { purchaseOrder, placedAt, paymentTerms, card, shipTo, references } = event;
  return [
    ...(purchaseOrder === null ? [] : [["PO number", purchaseOrder] as const]),
    ["Placed", weekdayAndTime(placedAt)],
    ...(accountNumber === guestAccount ? [] : [["Account", accountNumber] as const]),
    ...(card === null ? [] : [["Payment", `${card}, charged as it ships`] as const]),
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
