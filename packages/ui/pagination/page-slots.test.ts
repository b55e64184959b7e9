import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { pageSlots } from "./page-slots.ts";

test("a few pages are all shown, and of many the ends and the neighbours", () => {
  expect(pageSlots(1, 1)).toEqual([1]);
  expect(pageSlots(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageSlots(1, 12)).toEqual([1, 2, "gap", 12]);
  expect(pageSlots(6, 12)).toEqual([1, "gap", 5, 6, 7, "gap", 12]);
  expect(pageSlots(4, 12)).toEqual([1, 2, 3, 4, 5, "gap", 12]);
});

test("pages rise, none repeats, the current and both ends are there, and a gap hides at least two", () => {
  const place = integer({ min: 1, max: 400 }).chain((pages) =>
    integer({ min: 1, max: pages }).map((page) => ({ page, pages })),
  );
  assert(
    property(place, ({ page, pages }) => {
      const slots = pageSlots(page, pages);
      const numbers = slots.filter((slot) => slot !== "gap");
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      for (const [index, slot] of slots.entries()) {
        if (slot !== "gap") continue;
        expect(Number(slots[index + 1]) - Number(slots[index - 1])).toBeGreaterThan(2);
      }
    }),
  );
});
