import { inDigits } from "@capstan/ui/digits";
import { type Money, formatMoney } from "@capstan/platform/money";
import { type ReactNode, createElement as h } from "react";
import { countOf } from "../count-of.ts";

/** The parts that mails about orders are made of. HTML and text come from the same elements. */

interface Fact {
  readonly label: string;
  readonly value: string | null;
}

export interface MailLine {
  readonly line: number;
  readonly sku: string;
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  /** What one is: each, pack of 50. */
  readonly unit: string;
  readonly amount: Money;
}

export interface MailGroup {
  /** When, or what happened: "Tue, Nov 17". */
  readonly title: string;
  readonly where: string;
  readonly note?: string | null;
  readonly lines: readonly MailLine[];
  /** The page that has all of them; null where the mail can't name it. */
  readonly href: string | null;
}

export interface MailAmount {
  readonly label: string;
  readonly amount: Money | string;
}

const maxLines = 4;
const factsPerRow = 3;
const layout = { role: "presentation" } as const;

/** One orange button, and links beside it. */
export function OrderMailActions({
  button,
  links = [],
}: {
  readonly button: { readonly href: string; readonly text: string };
  readonly links?: readonly { readonly href: string; readonly text: string }[];
}): ReactNode {
  return h(
    "p",
    null,
    h("a", { href: button.href, className: "button" }, button.text),
    links.flatMap(({ href, text }) => [" ", h("a", { key: href, href }, text)]),
  );
}

/** PO number, ship-to and the like; what is not known is left out. */
export function OrderMailFacts({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  const known = facts.filter(({ value }) => value !== null && value !== "");
  const rows = Array.from({ length: Math.ceil(known.length / factsPerRow) }, (_, at) =>
    known.slice(at * factsPerRow, (at + 1) * factsPerRow),
  );
  const cell = ({ label, value }: Fact) =>
    h("td", { key: label }, h("div", { className: "label" }, `${label}: `), h("strong", null, value));
  return h(
    "table",
    layout,
    h(
      "tbody",
      null,
      rows.map((row, at) => h("tr", { key: at }, row.map(cell))),
    ),
  );
}

/** What travels together: its first lines, and a link to the rest. */
export function OrderMailGroup({ title, where, note = null, lines, href }: MailGroup): ReactNode {
  const amount = lines.reduce((sum, line) => (sum + line.amount) as Money, 0n as Money);
  const rest = lines.length - maxLines;
  return h(
    "div",
    { className: "group" },
    h(
      "table",
      layout,
      h(
        "tbody",
        null,
        h(
          "tr",
          null,
          h(
            "td",
            null,
            h("div", { className: "title" }, title),
            h("div", null, where),
            note === null ? null : h("div", { className: "quiet" }, note),
          ),
          h(
            "td",
            { className: "amount" },
            h("div", null, formatMoney(amount)),
            h("div", { className: "quiet" }, countOf(lines.length, "line")),
          ),
        ),
        lines.slice(0, maxLines).map(lineRow),
      ),
    ),
    rest > 0 ? h("p", null, restText(rest, href)) : null,
  );
}

function restText(rest: number, href: string | null): ReactNode {
  const text = `${countOf(rest, "more line")} in the order`;
  return href === null ? text : h("a", { href }, text);
}

function lineRow({ line, sku, description, quantity, unitPrice, unit, amount }: MailLine): ReactNode {
  const many = `${inDigits(quantity)} × ${formatMoney(unitPrice)} / ${unit}`;
  return h(
    "tr",
    { key: line, className: "rule" },
    h("td", null, h("div", null, description), h("div", { className: "quiet code" }, `${sku}, ${many}`)),
    h("td", { className: "amount" }, formatMoney(amount)),
  );
}

/** The last row is what it comes to. */
export function OrderMailTotals({ rows }: { readonly rows: readonly MailAmount[] }): ReactNode {
  const row = ({ label, amount }: MailAmount, at: number) =>
    h(
      "tr",
      { key: label, className: at === rows.length - 1 ? "total" : undefined },
      h("td", null, label),
      h("td", { className: "amount" }, typeof amount === "string" ? amount : formatMoney(amount)),
    );
  return h("div", { className: "group" }, h("table", layout, h("tbody", null, rows.map(row))));
}
