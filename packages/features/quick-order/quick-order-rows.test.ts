import { expect, test } from "vitest";
import { emptyRows, entriesOf, openRows } from "./quick-order-rows.ts";

test("five rows of quantity 1 ask for nothing", () => {
  expect(emptyRows()).toEqual(Array.from({ length: 5 }, () => ({ sku: "", quantity: 1 })));
  expect(entriesOf(emptyRows())).toEqual([]);
});

test("item numbers are trimmed, a quantity below 1 becomes 1, and a row of blanks asks for nothing", () => {
  const rows = [
    { sku: "  4RN31 ", quantity: 0 },
    { sku: "   ", quantity: 7 },
    { sku: "2KD94", quantity: 6 },
  ];
  expect(entriesOf(rows)).toEqual([
    { sku: "4RN31", quantity: 1 },
    { sku: "2KD94", quantity: 6 },
  ]);
});

test("the short form has three rows, and always one left to fill, up to five", () => {
  const skus = (typed: readonly string[]) => openRows(typed.map((sku) => ({ sku, quantity: 2 }))).map(({ sku }) => sku);
  expect(openRows([])).toEqual(Array.from({ length: 3 }, () => ({ sku: "", quantity: 1 })));
  expect(skus(["a", "b"])).toEqual(["a", "b", ""]);
  expect(skus(["a", "", "c"])).toEqual(["a", "", "c", ""]);
  expect(skus(["a", "b", "c", "d", "e"])).toEqual(["a", "b", "c", "d", "e"]);
  expect(skus(["a", "b", "", ""])).toEqual(["a", "b", ""]);
});
