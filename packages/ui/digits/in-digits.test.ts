import { assert, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { inDigits } from "./in-digits.ts";

test("a whole number reads as the browser's own formatter writes it", () => {
  expect([0, 999, 1_000, 1_234_567].map(inDigits)).toEqual(["0", "999", "1,000", "1,234,567"]);
  assert(
    property(nat(), (count) => {
      expect(inDigits(count)).toBe(count.toLocaleString("en-US"));
    }),
  );
});
