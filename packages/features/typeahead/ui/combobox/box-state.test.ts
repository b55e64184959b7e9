import { expect, test } from "vitest";
import { type BoxAction, boxReducer, type BoxState, closedBox, shownText } from "./box-state.ts";
import { type Entry, recentEntries } from "../list/entries.ts";

function entries(...texts: readonly string[]): readonly Entry[] {
  return texts.map((text) => ({ kind: "general", text, href: "", path: null, panelKey: text }));
}

function after(...actions: readonly BoxAction[]): BoxState {
  return actions.reduce(boxReducer, closedBox);
}

const typed = { type: "typed", text: "hex", entries: entries("hex nuts", "hex keys") } as const;
const down = { type: "moved", by: 1 } as const;
const up = { type: "moved", by: -1 } as const;

test("typing highlights the first suggestion and leaves the text alone", () => {
  const state = after(typed);
  expect(state.highlight).toBe(0);
  expect(shownText(state)).toBe("hex");
});

test("the panel that opens while somebody types is the first suggestion's, and a guide's only where there is nothing else", () => {
  const [guide] = entries("Reading a Bolt Head").map((entry): Entry => ({ ...entry, kind: "guide" }));
  const lines = guide ? [guide, ...typed.entries] : [];
  expect(after({ ...typed, entries: lines })).toMatchObject({ highlight: 1, how: "by-typing" });
  expect(after({ ...typed, entries: lines.slice(0, 1) }).highlight).toBe(0);
});

test("recent searches are offered, none of them is highlighted", () => {
  expect(after({ type: "typed", text: "", entries: recentEntries(["gloves"]) }).highlight).toBeNull();
});

test("arrows move the highlight and put its text into the input", () => {
  expect(shownText(after(typed, down))).toBe("hex nuts");
  expect(shownText(after(typed, down, down))).toBe("hex keys");
  expect(shownText(after(typed, down, down, up))).toBe("hex nuts");
  const pointed = after(typed, { type: "pointed", at: 0 });
  expect(shownText(boxReducer(pointed, down))).toBe("hex keys");
});

test("what was typed stands before the first line and after the last", () => {
  expect(shownText(after(typed, down, up))).toBe("hex");
  expect(shownText(after(typed, up))).toBe("hex keys");
  expect(shownText(after(typed, down, down, down))).toBe("hex");
  expect(after(typed, down, down, down).highlight).toBeNull();
});

test("an answer to a text that is no longer there changes nothing", () => {
  const state = after(typed);
  expect(boxReducer(state, { type: "answered", text: "he", entries: entries("hemp rope") })).toBe(state);
  expect(after(typed, { type: "closed" }, { type: "answered", text: "hex", entries: entries("late") }).isOpen).toBe(
    false,
  );
});

test("an answer that comes after an arrow leaves the lines under it", () => {
  const state = after(typed, down);
  expect(boxReducer(state, { type: "answered", text: "hex", entries: entries("hex bar") })).toBe(state);
});

test("a line under the pointer stays highlighted where the answer has it too", () => {
  const pointed = after(typed, { type: "pointed", at: 1 });
  const again = { type: "answered", text: "hex", entries: entries("hex bar", "hex bits", "hex keys") } as const;
  expect(boxReducer(pointed, again).highlight).toBe(2);
  expect(boxReducer(pointed, { ...again, entries: entries("hex bar") }).highlight).toBe(0);
  expect(shownText(pointed)).toBe("hex");
});

test("without known entries the old ones stay until the answer comes", () => {
  const waiting = after(typed, down, { type: "typed", text: "hexx", entries: undefined });
  expect(waiting.entries).toBe(typed.entries);
  expect(waiting).toMatchObject({ highlight: 0, isUnanswered: true });
  expect(boxReducer(waiting, { type: "answered", text: "hexx", entries: [] })).toMatchObject({
    isUnanswered: false,
    entries: [],
    highlight: null,
  });
});

test("spaces after the text do not make its answer a stranger", () => {
  const state = after({ ...typed, text: "hex " });
  expect(boxReducer(state, { type: "answered", text: "hex", entries: entries("hex bar") }).entries).toHaveLength(1);
});
