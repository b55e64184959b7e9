import { expect, test } from "vitest";
import { place } from "./place.ts";

const window = { width: 1440, height: 900 };
const panel = { width: 380, height: 90 };

test("the panel sits 12 px below its trigger with the arrow 24 px in", () => {
  const trigger = { left: 200, top: 100, width: 174, height: 36 };
  expect(place(trigger, panel, window)).toMatchObject({ side: "below", left: 200, top: 148, arrow: 24 });
});

test("the panel goes above when only that side has room", () => {
  const trigger = { left: 200, top: 840, width: 174, height: 36 };
  expect(place(trigger, panel, window)).toMatchObject({ side: "above", top: 840 - 12 - 90 });
});

test("the arrow points at the middle of a trigger narrower than its inset", () => {
  const trigger = { left: 200, top: 100, width: 24, height: 24 };
  const { left, arrow } = place(trigger, panel, window);
  expect(left + arrow + 6).toBe(212);
  expect(arrow).toBe(24);
});

test("at the window's right edge the panel moves in and the arrow follows the trigger", () => {
  const trigger = { left: 1380, top: 100, width: 24, height: 24 };
  const { left, arrow } = place(trigger, panel, window);
  expect(left).toBe(1440 - 380 - 8);
  expect(left + arrow + 6).toBe(1392);
});

test("the arrow keeps its inset at the panel's far edge too", () => {
  const trigger = { left: 1410, top: 100, width: 24, height: 24 };
  expect(place(trigger, panel, window).arrow).toBe(380 - 24 - 12);
});

test("a window narrower than the panel keeps the panel's start in view", () => {
  const trigger = { left: 200, top: 100, width: 60, height: 36 };
  expect(place(trigger, panel, { width: 320, height: 500 }).left).toBe(8);
});

test("a panel taller than both sides takes the larger one and no more", () => {
  const trigger = { left: 8, top: 300, width: 100, height: 36 };
  const placed = place(trigger, { width: 200, height: 900 }, { width: 320, height: 500 });
  expect(placed).toMatchObject({ side: "above", room: 280, top: 8 });
});
