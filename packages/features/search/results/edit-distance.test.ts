import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test("a changed, an added and a missing character are one step each", () => {
  expect([editDistance("62042RS", "62042RX"), editDistance("6204", "62041"), editDistance("6204", "604")]).toEqual([
    1, 1, 1,
  ]);
});

test("it is a distance: nothing from itself, the same both ways, and never longer than by way of a third", () => {
  const text = fc.string({ maxLength: 8 });
  fc.assert(
    fc.property(text, text, text, (one, other, third) => {
      expect(editDistance(one, one)).toBe(0);
      expect(editDistance(one, other)).toBe(editDistance(other, one));
      expect(editDistance(one, other)).toBeLessThanOrEqual(editDistance(one, third) + editDistance(third, other));
    }),
  );
});
