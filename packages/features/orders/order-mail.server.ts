import { bug } from "@capstan/platform/bug";
import type { Day } from "@capstan/platform/day";
import { formatMoney, moneyOf, sumOf } from "@capstan/platform/money";
import { Fragment, type ReactNode, createElement as h } from "react";
import { whenText } from "./format-group.ts";
import { countOf, formatMoment } from "./format-moment.ts";
import { type GroupKind, groupLines } from "./group-lines.ts";
import type { MailedLine, PublishedEvent } from "./publish-order.store.server.ts";

interface MailContext {
  readonly accountNumber: string;
  /** The day on which the mail is written. */
  readonly on: Day;
}

/** A mail is no list of hundreds: the order's page has them all. */
const shownLines = 8;

/** What was ordered, as it is stored: nothing of it is computed again. */
export function orderMailBody(event: PublishedEvent, { accountNumber, on }: MailContext): ReactNode {
  return [
    h("p", { key: "what" }, introOf(event)),
    ...factsOf(event, accountNumber).map(([name, value]) =>
      h("p", { key: name, className: "fact" }, `${name}: `, h("b", null, value)),
    ),
    // An order of the past has no copy of its lines.
    ...(event.shipTo ? groupLines(event.lines).map((group) => groupPart(group, on)) : []),
    h("div", { key: "totals", className: "group" }, totalsOf(event)),
  ];
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

function groupPart(
  { kind, lines }: { readonly kind: GroupKind; readonly lines: readonly MailedLine[] },
  on: Day,
): ReactNode {
  const when = whenText({ kind, lines: lines.map((line) => ({ ...line, sources: [] })) }, on);
  const more = lines.length - shownLines;
  return h(
    "div",
    { key: kind, className: "group" },
    h(
      "p",
      null,
      amount(sum(lines.map(({ lineTotal }) => lineTotal))),
      h("b", null, `${titles[kind]}, ${when}`),
      h("br"),
      countOf(lines.length, "line"),
    ),
    lines.slice(0, shownLines).map((line) => linePart(line)),
    more > 0 && h("p", { className: "line" }, `${countOf(more, "more line", "more lines")} in the order`),
  );
}

function linePart({ sku, description, quantity, unitPrice, pack, lineTotal }: MailedLine): ReactNode {
  return h(
    "p",
    { key: sku, className: "line" },
    amount(shown(lineTotal)),
    description,
    h("br"),
    `${sku}, ${quantity.toLocaleString("en-US")} × ${shown(unitPrice)} / ${pack.label}`,
  );
}

function totalsOf({ subtotal, freight, tax, total, lines }: PublishedEvent): ReactNode {
  const rows = [
    [`Subtotal, ${countOf(lines.length, "line")}`, subtotal],
    ["Freight", freight],
    ["Tax", tax],
  ] as const;
  return h(
    Fragment,
    null,
    rows.map(([name, value]) => h("p", { key: name, className: "fact" }, amount(shown(value)), name)),
    h("p", { className: "total" }, amount(shown(total)), h("b", null, "Total")),
  );
}

/** At the right edge; in a text it stands before what it is for. */
function amount(text: string): ReactNode {
  return h(Fragment, null, h("b", { className: "amount" }, text), " ");
}

function shown(text: string): string {
  return formatMoney(moneyOf(text) ?? bug("an order's amount is none"));
}

function sum(amounts: readonly string[]): string {
  return formatMoney(sumOf(amounts.map((text) => moneyOf(text) ?? bug("an order's amount is none"))));
}
