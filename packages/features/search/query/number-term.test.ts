import fc from "fast-check";
import { expect, test } from "vitest";
import { numberRange, numberTerm } from "./number-term.ts";

const number = fc.double({ noNaN: true });

test("terms of one attribute sort as its numbers do", () => {
  fc.assert(
    fc.property(number, number, (one, other) => {
      const terms = [numberTerm("length", one), numberTerm("length", other)];
      expect(terms[0]! < terms[1]!).toBe(one < other);
      expect(terms[0] === terms[1]).toBe(one === other);
    }),
  );
});

test("a range holds its ends and what is between them, and no other attribute", () => {
  const isIn = (term: string, { gte, lte }: { gte: string; lte: string }) => gte <= term && term <= lte;
  const range = numberRange("length", { from: 0.5, to: 2 });
  expect([0.25, 0.5, 1, 2, 2.01].map((value) => isIn(numberTerm("length", value), range))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  const all = numberRange("length", {});
  fc.assert(
    fc.property(number, (value) => {
      expect(isIn(numberTerm("length", value), all)).toBe(true);
      for (const code of ["lengt", "lengths", "width", "length2"])
        expect(isIn(numberTerm(code, value), all)).toBe(false);
    }),
  );
});
