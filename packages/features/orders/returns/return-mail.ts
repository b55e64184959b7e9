import { inDigits } from "@capstan/ui/digits";
import { seller } from "@capstan/features/seller";
import { bug } from "@capstan/platform/bug";
import { type Money, formatMoney, moneyOf } from "@capstan/platform/money";
import { Fragment, type ReactNode, createElement as h } from "react";
import { countOf } from "../count-of.ts";
import { OrderMailActions, OrderMailFacts, OrderMailTotals } from "../mail/order-mail.ts";
import type { ReturnFacts, ReturnFactsLine } from "./return-facts.store.server.ts";
import type { returnMails } from "./return-mail.schema.ts";
import { reasonOf } from "./return-reasons.ts";

export type ReturnMailKind = (typeof returnMails)[number];

export const returnSubjects: Readonly<Record<ReturnMailKind, (facts: ReturnFacts) => string>> = {
  requested: ({ number, orderNumber }) => `Return ${number} for order ${orderNumber} is requested`,
  approved: ({ number, orderNumber }) => `Return ${number} for order ${orderNumber} is approved`,
  refused: ({ number, orderNumber }) => `Return ${number} for order ${orderNumber} is refused`,
  refunded: ({ number, creditNote }) => `Credit note ${creditNote?.number ?? ""} for return ${number}`,
};

interface ReturnMail {
  readonly about: ReturnMailKind;
  readonly facts: ReturnFacts;
  readonly orderHref: string;
  /** The slip, or the credit note. */
  readonly documentHref: string;
}

/** How a return goes on, what is in it, and what to do next. */
export function returnBody({ about, facts, orderHref, documentHref }: ReturnMail): ReactNode {
  const { number, orderNumber, purchaseOrder, lines, creditNote } = facts;
  const order = { href: orderHref, text: "View order" };
  const buttons = { approved: "Print Return Slip", refunded: "Open Credit Note" } as const;
  const button = about === "approved" || about === "refunded" ? { href: documentHref, text: buttons[about] } : null;
  return h(
    Fragment,
    null,
    h("p", null, introOf(about, facts)),
    h(OrderMailActions, button ? { button, links: [order] } : { button: { ...order, text: "View Order" } }),
    h(OrderMailFacts, {
      facts: [
        { label: "Return", value: number },
        { label: "Order", value: orderNumber },
        { label: "PO number", value: purchaseOrder },
      ],
    }),
    h("div", { className: "group" }, h("table", { role: "presentation" }, h("tbody", null, lines.map(lineRow)))),
    about === "refunded" && creditNote ? h(OrderMailTotals, { rows: totalsOf(creditNote) }) : null,
  );
}

function introOf(about: ReturnMailKind, facts: ReturnFacts): string {
  const many = countOf(facts.lines.length, "line");
  if (about === "requested")
    return `We have your request to return ${many}. It is past the ${seller.returns.days} days in which we take things back without asking, so somebody looks at it first. Please send nothing yet.`;
  if (about === "approved")
    return `Your return of ${many} is approved. ${wayOf(facts)} The refund follows the inspection.`;
  if (about === "refused") {
    const why = facts.refusal === "" ? "" : ` ${facts.refusal}`;
    return `We can't refund your return of ${many}.${why} Answer on the order's page if you see it differently.`;
  }
  const { total } = facts.creditNote ?? bug("a refund without a credit note");
  const invoices = facts.invoices.join(", ");
  return `We inspected your return and credited ${formatMoney(amountOf(total))}${invoices === "" ? "" : ` on ${invoices}`}.`;
}

function wayOf({ method, branch, lines }: ReturnFacts): string {
  const where = branch ? branch.lines.join(", ") : "a branch";
  if (method === "branch") return `Bring it to ${where} with the return number.`;
  const hazardous = lines.filter(({ isHazardous }) => isHazardous).map(({ line }) => line);
  const rest = `Put the slip into the box and hand it to ${seller.returns.carrier}.`;
  return hazardous.length === 0 ? rest : `${rest} Line ${hazardous.join(", ")} can't be mailed: bring it to ${where}.`;
}

function lineRow({ line, sku, description, quantity, accepted, reason, finding }: ReturnFactsLine): ReactNode {
  const taken = accepted === null || accepted === quantity ? "" : `, ${accepted} refunded`;
  return h(
    "tr",
    { key: line, className: "rule" },
    h(
      "td",
      null,
      h("div", null, description),
      h("div", { className: "quiet code" }, `${sku}, ${reasonOf(reason).label}${taken}`),
      finding === "" ? null : h("div", { className: "quiet" }, finding),
    ),
    h("td", { className: "amount" }, inDigits(quantity)),
  );
}

function totalsOf({ goods, freight, tax, fee, total }: NonNullable<ReturnFacts["creditNote"]>) {
  return [
    { label: "Goods", amount: amountOf(goods) },
    { label: "Freight", amount: amountOf(freight) },
    { label: "Tax", amount: amountOf(tax) },
    ...(amountOf(fee) === 0n
      ? []
      : [{ label: `${seller.returns.carrier} label`, amount: `-${formatMoney(amountOf(fee))}` }]),
    { label: "Credit", amount: amountOf(total) },
  ];
}

function amountOf(text: string): Money {
  return moneyOf(text) ?? bug(`${text} is no amount`);
}
