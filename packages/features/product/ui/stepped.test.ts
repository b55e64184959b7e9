import { checkQuantity } from "@capstan/features/catalog";
import fc from "fast-check";
import { expect, test } from "vitest";
import { stepped } from "./stepped.ts";

const inTwos = { sellPackQuantity: 1, shipPackQuantity: 2, minimumQuantity: 4 };

test.each([
  [4, 1, 6],
  [5, 1, 6],
  [5, -1, 4],
  [6, -1, 4],
  [4, -1, 4],
  [0, 1, 4],
] as const)("in twos, four at least, %i and %i is %i", (quantity, by, next) => {
  expect(stepped(inTwos, quantity, by)).toBe(next);
});

test("whatever stands in the field, a step leads to a quantity that ships", () => {
  fc.assert(
    fc.property(
      fc.record({
        sellPackQuantity: fc.constant(1),
        shipPackQuantity: fc.integer({ min: 1, max: 500 }),
        minimumQuantity: fc.integer({ min: 1, max: 500 }),
      }),
      fc.integer({ min: 0, max: 99_999 }),
      fc.constantFrom(1 as const, -1 as const),
      (packing, quantity, by) => {
        const next = stepped(packing, quantity, by);
        expect(checkQuantity(packing, next, "ship").ok).toBe(true);
        expect(next).toBeLessThanOrEqual(99_999);
      },
    ),
  );
});
