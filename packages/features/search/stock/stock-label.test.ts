import { expect, test } from "vitest";
import { stockLabel } from "./stock-label.ts";

const on = "2026-11-15";
const place = (quantity: number, nextOn: string | null = null) => ({ quantity, nextOn });

test("what all places hold together counts", () => {
  expect(stockLabel([place(4), place(2)], on)).toEqual({ kind: "in", words: "In stock" });
  expect(stockLabel([place(0), place(2)], on)).toEqual({ kind: "few", words: "2 left" });
});

test("what is gone ships on the day of the next delivery, and not on a day that is past", () => {
  const places = [place(0, "2026-11-20"), place(0, "2026-11-17"), place(0, "2026-11-02")];
  expect(stockLabel(places, on)).toEqual({ kind: "later", words: "Ships Nov 17" });
  expect(stockLabel([place(0, "2026-11-02"), place(0)], on)).toEqual({ kind: "out", words: "Out of stock" });
});

test("of an item that no place knows nothing is said", () => {
  expect(stockLabel([], on)).toBeNull();
});
