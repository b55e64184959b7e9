import fc from "fast-check";
import { expect, test } from "vitest";
import { inchFraction } from "./fraction.ts";

test("every sixty-fourth of an inch is written as its lowest fraction and reads back as itself", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 64 * 200 }), (parts) => {
      const text = inchFraction(parts / 64);
      const match = /^(?:(\d+)-)?(?:(\d+)\/(\d+))$|^(\d+)$/.exec(text);
      const [, whole = "0", over = "0", under = "1", only = "0"] = match ?? [];
      expect(Number(whole) + Number(over) / Number(under) + Number(only)).toBe(parts / 64);
      expect(under === "1" || Number(over) % 2 === 1).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});

test("what is no fraction of the ruler stays a decimal", () => {
  expect([inchFraction(0.045), inchFraction(1.1), inchFraction(0.3937)]).toEqual(["0.045", "1.1", "0.3937"]);
});
