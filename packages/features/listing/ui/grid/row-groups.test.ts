import type { ItemRow } from "../../listing.ts";
import { expect, test } from "vitest";
import { priceHeading, rowGroups } from "./row-groups.ts";

function row(sku: string, cells: string[], price: ItemRow["price"] = { kind: "call" }): ItemRow {
  const packing = { sellPackQuantity: 1, shipPackQuantity: 1, minimumQuantity: 1 };
  const rest = { packing, unitLabel: "each", price, isPreviouslyPurchased: false };
  return { sku, name: `Screw ${sku}`, url: `/product/Screw-${sku}`, cells, ...rest };
}

function priced(label: string, strikeLabel?: string): ItemRow["price"] {
  const strike = strikeLabel === undefined ? null : { label: strikeLabel, price: "$10.85" };
  return { kind: "price", label, price: "$9.27", each: null, strike, reference: null, endsOn: null };
}

const screws = [
  row("4RN21A", ["3/8-16", "3/4 in"]),
  row("4RN23A", ["3/8-16", "1 in"]),
  row("4RN42A", ["3/8-24", "1 in"]),
  row("4RN25A", ["3/8-16", "2 in"]),
];

test("rows that share their first cell are one group, and no row moves: what comes back is a group of its own", () => {
  const groups = rowGroups(screws, true).map(({ label, rows }) => [label, rows.map(({ sku }) => sku)]);
  expect(groups).toEqual([
    ["3/8-16", ["4RN21A", "4RN23A"]],
    ["3/8-24", ["4RN42A"]],
    ["3/8-16", ["4RN25A"]],
  ]);
});

test("a table without a group column is one body", () => {
  expect(rowGroups(screws, false)).toEqual([{ label: "", rows: screws }]);
});

test("the head names the kind of price that all rows have", () => {
  expect(priceHeading([row("A", [], priced("Your Price")), row("B", [], priced("Sale", "Your Price"))])).toBe(
    "Your Price",
  );
  expect(priceHeading([row("A", [], priced("Web Price")), row("B", [], priced("Clearance"))])).toBe("Price");
  expect(priceHeading([row("A", [], { kind: "sign-in" })])).toBe("Price");
});
