import { expect, test } from "vitest";
import { tabFor } from "./tab-keys.ts";

test("the arrows go round at both ends", () => {
  expect(tabFor("ArrowRight", 0, 3)).toBe(1);
  expect(tabFor("ArrowRight", 2, 3)).toBe(0);
  expect(tabFor("ArrowLeft", 0, 3)).toBe(2);
  expect(tabFor("ArrowLeft", 2, 3)).toBe(1);
});

test("Home and End go to the first and the last", () => {
  expect(tabFor("Home", 1, 3)).toBe(0);
  expect(tabFor("End", 1, 3)).toBe(2);
});

test("other keys keep what they do everywhere else", () => {
  expect(tabFor("Tab", 1, 3)).toBeUndefined();
  expect(tabFor("a", 1, 3)).toBeUndefined();
});
