import fc from "fast-check";
import { expect, test } from "vitest";
import { inchFraction, readInches } from "./fraction.ts";

test("every sixty-fourth of an inch is written as its lowest fraction and reads back as itself", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 64 * 200 }), (parts) => {
      const text = inchFraction(parts / 64);
      const under = /\/(?<under>\d+)$/.exec(text)?.groups?.["under"] ?? "1";
      const over = /(?<over>\d+)\//.exec(text)?.groups?.["over"] ?? "0";
      expect(readInches(text)).toBe(parts / 64);
      expect(under === "1" || Number(over) % 2 === 1).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});

test("what is no fraction of the ruler stays a decimal", () => {
  expect([inchFraction(0.045), inchFraction(1.1), inchFraction(0.3937)]).toEqual(["0.045", "1.1", "0.3937"]);
});

test.each([
  ["1-1/2", 1.5],
  [" 1 1/2 ", 1.5],
  ["3/4", 0.75],
  [".5", 0.5],
  ["2", 2],
  ["1/0", undefined],
  ["", undefined],
  ["wide", undefined],
])("%s is read as %s", (text, value) => {
  expect(readInches(text)).toBe(value);
});
