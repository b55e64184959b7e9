import { expect, test } from "vitest";
import { wordsIn } from "./suggestions-query.ts";

test.each([
  ["hex-cap screws", ["hex", "cap", "screws"]],
  ['3/8-16 x 1-1/2" hex', ["3/8-16", "x", "1-1/2", "hex"]],
  ["gloves for welding", ["gloves", "welding"]],
  ["gloves for", ["gloves", "for"]],
  ["towels & tissue", ["towels", "tissue"]],
  ["-- &", []],
])("%s is read as %j", (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test("a long text is cut, so that nobody can make the engine work without end", () => {
  expect(wordsIn("word ".repeat(40))).toHaveLength(8);
});
