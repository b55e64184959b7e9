import { expect, test } from "vitest";
import { highlighted } from "./highlighted.ts";

const shown = (text: string, term: string) =>
  highlighted(text, term)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join("");

test.each([
  ["Harlow Harlowe", "harlow", "[Harlow] [Harlow]e"],
  ["a.b+c", ".b+", "a[.b+]c"],
  ["(x) [y] \\ $", "[y]", "(x) [[y]] \\ $"],
  ["nothing", "else", "nothing"],
  ["all", "", "all"],
])("%s for %s is %s", (text, term, expected) => {
  expect(shown(text, term)).toBe(expected);
});
