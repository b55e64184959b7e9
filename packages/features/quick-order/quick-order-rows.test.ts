import { expect, test } from "vitest";
import { emptyRows, entriesOf } from "./quick-order-rows.ts";

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
