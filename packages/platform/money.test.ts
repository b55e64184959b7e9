import fc from "fast-check";
import { expect, test } from "vitest";
import { type Money, formatMoney, lineTotal, moneyOf, moneyText, roundToCents, sumOf } from "./money.ts";

const amounts = fc.bigInt({ min: 0n, max: 10n ** 13n }).map((amount) => amount as Money);
const runs = { numRuns: 10_000 };

test("an amount survives being written and read", () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(moneyOf(moneyText(amount))).toBe(amount);
    }),
    runs,
  );
});

test("rounding moves an amount by at most half a cent, and to a whole cent", () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const rounded = roundToCents(amount);
      const moved = rounded > amount ? rounded - amount : amount - rounded;
      expect(rounded % 100n).toBe(0n);
      expect(moved <= 50n).toBe(true);
      expect(moved < 50n || (rounded / 100n) % 2n === 0n).toBe(true);
    }),
    runs,
  );
});

test("a line is rounded once: never more than half a cent from the exact product, whatever the quantity", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.integer({ min: 1, max: 99_999 }), (price, quantity) => {
      const exact = price * BigInt(quantity);
      const total = lineTotal(price as Money, quantity);
      const off = total > exact ? total - exact : exact - total;
      expect(off <= 50n).toBe(true);
    }),
    runs,
  );
});

test("halves of a cent go to the even cent, so that they don't add up against the buyer", () => {
  expect(moneyText(roundToCents(moneyOf("0.0250") ?? (0n as Money)))).toBe("0.0200");
  expect(moneyText(roundToCents(moneyOf("0.0350") ?? (0n as Money)))).toBe("0.0400");
});

test("prices under a cent are shown as they are, others with two places", () => {
  expect(
    ["0.0825", "0.1250", "1234567.5", "12", "0.9"].map((text) => formatMoney(moneyOf(text) ?? (0n as Money))),
  ).toEqual(["$0.0825", "$0.125", "$1,234,567.50", "$12.00", "$0.90"]);
});

test("what is no amount is refused: letters, too many places, exponents, blanks", () => {
  const texts = ["", " 1", "1e3", "1.00001", "NaN", "1,000", "0x10", "--1", "12345678901"];
  expect(texts.filter((text) => moneyOf(text) !== undefined)).toEqual([]);
});

test("a sum is exact", () => {
  fc.assert(
    fc.property(fc.array(amounts, { maxLength: 40 }), (list) => {
      expect(sumOf(list)).toBe(list.reduce<bigint>((sum, amount) => sum + amount, 0n));
    }),
  );
});
