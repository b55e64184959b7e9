import { expect, test } from "vitest";
import { formatChosen } from "./format-chosen.ts";

const length = { kind: "range", code: "length", name: "Length", unit: "in", min: 0.5, max: 6 } as const;

test.each([
  ["3/4", "3", "3/4 to 3 in"],
  ["3/4", "", "from 3/4 in"],
  ["", "3", "up to 3 in"],
  ["", "", ""],
])("a range from %j to %j reads %j", (from, to, words) => {
  expect(formatChosen({ ...length, from, to })).toBe(words);
});

test("a folded list names what is chosen of it", () => {
  const choice = (label: string, isChosen: boolean) => ({ value: label, label, count: 1, isChosen, url: "/search" });
  const choices = [choice("3/8-16", true), choice("7/16-14", false), choice("3/8-24", true)];
  const facet = { kind: "choice", code: "thread", name: "Thread size", look: "grid", choices } as const;
  expect(formatChosen(facet)).toBe("3/8-16, 3/8-24");
});
