import { expect, test } from "vitest";
import { canGoBack, canGoOn, firstAfter, firstInTurn, type Paging, pagingOf, positionText } from "./paging.ts";

const at = (first: number, count = 6): Paging => ({ first, perPage: 3, count });

test("a move goes by a whole page", () => {
  expect(firstAfter("on", at(0))).toBe(3);
  expect(firstAfter("back", at(3))).toBe(0);
});

test("the last page is full, and the way back from it is a whole page too", () => {
  expect(firstAfter("on", at(3, 8))).toBe(5);
  expect(firstAfter("back", at(5, 8))).toBe(2);
});

test("there is no move past either end", () => {
  expect(canGoBack(at(0))).toBe(false);
  expect(canGoOn(at(0))).toBe(true);
  expect(canGoBack(at(3))).toBe(true);
  expect(canGoOn(at(3))).toBe(false);
  expect(firstAfter("on", at(3))).toBe(3);
  expect(firstAfter("back", at(1))).toBe(0);
});

test("fewer slides than a page holds leave nothing to move", () => {
  const two = pagingOf({ scrollLeft: 0, viewWidth: 624, step: 212, gap: 12, count: 2 });
  expect(canGoOn(two)).toBe(false);
  expect(firstAfter("on", two)).toBe(0);
  expect(positionText(two)).toBe("1 to 2 of 2");
});

test("autoplay goes from the end to the start", () => {
  expect(firstInTurn(at(0))).toBe(3);
  expect(firstInTurn(at(3))).toBe(0);
});

test("the paging is read off the layout, also between two slides", () => {
  const measures = { viewWidth: 624, step: 212, gap: 12, count: 6 };
  expect(pagingOf({ ...measures, scrollLeft: 0 })).toEqual({ first: 0, perPage: 3, count: 6 });
  expect(pagingOf({ ...measures, scrollLeft: 640 })).toEqual({ first: 3, perPage: 3, count: 6 });
});

test("the position is told as slides of all", () => {
  expect(positionText(at(0))).toBe("1 to 3 of 6");
  expect(positionText(at(3))).toBe("4 to 6 of 6");
});
