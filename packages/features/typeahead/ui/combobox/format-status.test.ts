import { expect, test } from "vitest";
import { closedBox } from "./box-state.ts";
import { type Entry, recentEntries } from "../list/entries.ts";
import { formatStatus } from "./format-status.ts";

const general: Entry = { kind: "general", text: "hex nuts", href: "", path: null, panelKey: "hex nuts" };
const open = { ...closedBox, isOpen: true };

test.each([
  [{ ...open, typed: "hex", entries: [general, general, ...recentEntries(["gloves"])] }, "2 suggestions"],
  [{ ...open, typed: "hex", entries: [general] }, "1 suggestion"],
  [{ ...open, typed: "hexx", entries: [] }, "No suggestions"],
  [{ ...open, typed: "hexx", entries: [], isUnanswered: true }, ""],
  [{ ...open, typed: "h", entries: [] }, ""],
  [{ ...open, typed: "", entries: recentEntries(["gloves", "nuts"]) }, "2 recent searches"],
  [{ ...open, typed: "", entries: [] }, ""],
  [{ ...closedBox, typed: "hex", entries: [general] }, ""],
])("the status of %o is %j", (state, words) => {
  expect(formatStatus(state, false)).toBe(words);
});

test("where suggestions have panels, the status says how to reach them", () => {
  const words = (entries: readonly Entry[]) => formatStatus({ ...open, typed: "hex", entries }, true);
  expect(words([general])).toBe("1 suggestion, right arrow for details");
  expect(words([])).toBe("No suggestions");
});
