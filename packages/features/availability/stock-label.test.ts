import { expect, test } from "vitest";
import { stockLabel } from "./stock-label.ts";

test("a few may be gone before the order is placed: they are counted out, more are not", () => {
  expect(stockLabel({ quantity: 6, nextOn: null })).toEqual({ kind: "in", words: "In stock" });
  expect(stockLabel({ quantity: 5, nextOn: null })).toEqual({ kind: "few", words: "5 left" });
});

test("what is gone ships on the day of the next delivery, if one is due", () => {
  expect(stockLabel({ quantity: 0, nextOn: "2026-11-17" })).toEqual({ kind: "later", words: "Ships Nov 17" });
  expect(stockLabel({ quantity: 0, nextOn: null })).toEqual({ kind: "out", words: "Out of stock" });
});
