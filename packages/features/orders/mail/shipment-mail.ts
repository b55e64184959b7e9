import { inDigits } from "@capstan/ui/digits";
import { dayAndYear } from "@capstan/platform/format-time";
import { bug } from "@capstan/platform/bug";
import { type Money, formatMoney, moneyOf } from "@capstan/platform/money";
import { Fragment, type ReactNode, createElement as h } from "react";
import { countOf } from "../count-of.ts";
import { addressLines } from "../invoices/seller-block.ts";
import type { DocumentLine, ShipmentFacts } from "../invoices/shipment-facts.store.server.ts";
import { partOf } from "../invoices/split-amount.ts";
import { guestAccount } from "../order.ts";
import type { NewDate } from "./new-dates.store.server.ts";
import { type MailLine, OrderMailActions, OrderMailFacts, OrderMailGroup, OrderMailTotals } from "./order-mail.ts";

interface ShipmentMail {
  readonly facts: ShipmentFacts;
  readonly isReady: boolean;
  readonly href: string;
}

/** What has left, or waits at the branch. */
export function shipmentBody({ facts, isReady, href }: ShipmentMail): ReactNode {
  const { shipment, lines } = facts;
  const by = [shipment.carrier, shipment.method].filter(Boolean).join(" ");
  const many = countOf(lines.length, "line");
  const intro = isReady
    ? `Your ${many} can be picked up at branch ${shipment.from}. Bring the order number.`
    : `${many} left on ${dayAndYear(shipment.at)}${by === "" ? "" : ` with ${by}`}.`;
  return h(
    Fragment,
    null,
    h("p", null, intro),
    h(OrderMailActions, { button: { href, text: "View Order" } }),
    h(OrderMailFacts, {
      facts: [
        ...orderFacts(facts),
        { label: "Carrier", value: isReady || by === "" ? null : by },
        { label: "Tracking", value: shipment.trackingNumbers.join(", ") },
      ],
    }),
    h(OrderMailGroup, {
      title: isReady ? "Ready to pick up" : `Shipment ${shipment.number}`,
      where: isReady ? `Branch ${shipment.from}` : `To ${facts.shipTo?.city ?? ""}, ${facts.shipTo?.state ?? ""}`,
      note: laterNote(lines),
      lines: lines.map(mailLine),
      href,
    }),
  );
}

interface InvoiceMail {
  readonly facts: ShipmentFacts;
  readonly href: string;
  readonly orderHref: string;
}

export function invoiceBody({ facts, href, orderHref }: InvoiceMail): ReactNode {
  const { invoice, lines, shipment } = facts;
  const { number, dueOn, goods, freight, tax, total } = invoice ?? bug("a mail about no invoice");
  const isGuest = facts.accountNumber === guestAccount;
  const due = dueOn === null ? "" : ` It is due on ${dayAndYear(dueOn)}.`;
  return h(
    Fragment,
    null,
    h("p", null, `Invoice ${number} is ${formatMoney(amountOf(total))} for shipment ${shipment.number}.${due}`),
    isGuest ? h("p", null, "To open the invoice, add the order to an account.") : null,
    h(OrderMailActions, {
      button: { href, text: isGuest ? "Claim Order" : "Open Invoice" },
      links: [{ href: orderHref, text: "View order" }],
    }),
    h(OrderMailFacts, { facts: [...orderFacts(facts), { label: "Payment", value: facts.card ?? facts.paymentTerms }] }),
    h(OrderMailGroup, {
      title: `Shipment ${shipment.number}`,
      where: `${shipment.kind === "pickup" ? "Picked up" : "Shipped"} ${dayAndYear(shipment.at)}`,
      lines: lines.map(mailLine),
      href: orderHref,
    }),
    h(OrderMailTotals, {
      rows: [
        { label: `Goods, ${countOf(lines.length, "line")}`, amount: amountOf(goods) },
        { label: "Freight", amount: amountOf(freight) },
        { label: "Tax", amount: amountOf(tax) },
        { label: facts.card === null ? "Amount due" : "Charged to card", amount: amountOf(total) },
      ],
    }),
  );
}

interface DateMail {
  readonly lines: readonly NewDate[];
  readonly purchaseOrder: string | null;
  readonly href: string;
}

/** The old day and the new one, and why. */
export function dateBody({ lines, purchaseOrder, href }: DateMail): ReactNode {
  const row = ({ line, sku, description, quantity, previousOn, expectedOn, reason }: NewDate) =>
    h(
      "tr",
      { key: line, className: "rule" },
      h(
        "td",
        null,
        h("div", null, description),
        h("div", { className: "quiet code" }, `${sku}, ${inDigits(quantity)}`),
        reason === "" ? null : h("div", { className: "quiet" }, reason),
      ),
      h(
        "td",
        { className: "amount" },
        h("div", null, expectedOn === null ? "No date yet" : dayAndYear(expectedOn)),
        previousOn === null ? null : h("div", { className: "quiet" }, `was ${dayAndYear(previousOn)}`),
      ),
    );
  return h(
    Fragment,
    null,
    h("p", null, `${countOf(lines.length, "line")} of your order will come on another day. Nothing else changes.`),
    h(OrderMailActions, { button: { href, text: "View Order" } }),
    h(OrderMailFacts, { facts: [{ label: "PO number", value: purchaseOrder }] }),
    h("div", { className: "group" }, h("table", { role: "presentation" }, h("tbody", null, lines.map(row)))),
  );
}

function orderFacts({ orderNumber, purchaseOrder, shipTo, shipment }: ShipmentFacts) {
  const to = shipTo ? addressLines(shipTo).slice(0, 2).join(", ") : null;
  return [
    { label: "Order", value: orderNumber },
    { label: "PO number", value: purchaseOrder },
    { label: "Ship to", value: shipment.kind === "pickup" ? null : to },
  ];
}

function laterNote(lines: readonly DocumentLine[]): string | null {
  const later = lines.filter(({ ordered, soFar }) => ordered > soFar).length;
  return later === 0 ? null : `The rest of ${countOf(later, "line")} comes later, without a second freight charge.`;
}

function mailLine(line: DocumentLine): MailLine {
  const { quantity, ordered, soFar, lineTotal } = line;
  return {
    ...line,
    unitPrice: amountOf(line.unitPrice),
    // Billed, or what it will be billed.
    amount:
      line.amount === null ? partOf(amountOf(lineTotal), ordered, soFar - quantity, soFar) : amountOf(line.amount),
  };
}

function amountOf(text: string): Money {
  return moneyOf(text) ?? bug(`${text} is no amount`);
}
