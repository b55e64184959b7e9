import { expect, test } from "vitest";
import { delayOf, isShown, nextState, type PopoverEvent, type PopoverState } from "./hover-intent.ts";

const after = (...events: PopoverEvent[]): PopoverState => events.reduce<PopoverState>(nextState, "closed");

test("a pointer that only passes over the trigger opens nothing", () => {
  expect(isShown(after("enter"))).toBe(false);
  expect(after("enter", "leave")).toBe("closed");
});

test("hover opens after its delay and closes after its delay", () => {
  expect(isShown(after("enter", "elapsed"))).toBe(true);
  expect(isShown(after("enter", "elapsed", "leave"))).toBe(true);
  expect(isShown(after("enter", "elapsed", "leave", "elapsed"))).toBe(false);
});

test("a pointer that comes back in time keeps the popover open", () => {
  expect(after("enter", "elapsed", "leave", "enter")).toBe("open");
});

test("a pressed popover stays when the pointer leaves, and the second press closes it", () => {
  expect(after("press", "leave", "elapsed")).toBe("pinned");
  expect(after("press", "press")).toBe("closed");
});

test("pressing the trigger of a popover that hover has opened keeps it", () => {
  expect(after("enter", "elapsed", "press")).toBe("pinned");
});

test.each<PopoverState>(["closed", "opening", "open", "closing", "pinned"])("dismissing closes from %s", (state) => {
  expect(nextState(state, "dismiss")).toBe("closed");
});

test("the delays are 300 ms to open and 500 ms to close, or none at all", () => {
  expect(delayOf("opening", true)).toBe(300);
  expect(delayOf("closing", true)).toBe(500);
  expect(delayOf("opening", false)).toBe(0);
  expect(delayOf("closing", false)).toBe(0);
  expect(delayOf("pinned", true)).toBeUndefined();
});
