import type { Money } from "@capstan/platform/money";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement as h } from "react";
import { expect, test } from "vitest";
import { OrderMailFacts, OrderMailGroup, OrderMailTotals } from "./order-mail.ts";

const line = (at: number) => ({
  line: at,
  sku: `4RN3${at}`,
  description: `Hex Cap Screw ${at}`,
  quantity: 1_000,
  unitPrice: 614n as Money,
  unit: "each",
  amount: 614_000n as Money,
});

test("a group shows its first four lines, the sum of all and a link to the rest", () => {
  const lines = [1, 2, 3, 4, 5, 6].map(line);
  const html = renderToStaticMarkup(
    h(OrderMailGroup, { title: "Tue, Nov 17", where: "Ships from Chicago DC", lines, href: "https://store.example/o" }),
  );
  expect(html).toContain("$368.40");
  expect(html).toContain("6 lines");
  expect(html).toContain("4RN34, 1,000 × $0.0614 / each");
  expect(html).not.toContain("4RN35");
  expect(html).toContain('<a href="https://store.example/o">2 more lines in the order</a>');
});

test("what is not known is left out, and the last amount is the total", () => {
  const facts = [
    { label: "PO number", value: null },
    { label: "Payment", value: "Net 30" },
  ];
  expect(renderToStaticMarkup(h(OrderMailFacts, { facts }))).not.toContain("PO number");
  const rows = [
    { label: "Tax, Wisconsin", amount: "Exempt" },
    { label: "Total", amount: 36_508_800n as Money },
  ];
  const html = renderToStaticMarkup(h(OrderMailTotals, { rows }));
  expect(html).toContain('<tr class="total"><td>Total</td><td class="amount">$3,650.88</td></tr>');
});
