import fc from "fast-check";
import { expect, test } from "vitest";
import { matchedParts, matchesAll } from "./matched-parts.ts";

/** The parts that are bold stand in brackets. */
function marked(text: string, typed: string): string {
  return matchedParts(text, typed)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join("");
}

test.each([
  ["hex cap screw 3/8-16", "hex cap screw 3/8", "[hex cap screw 3/8]-16"],
  ["Socket Head Cap Screws", "hex cap screw", "Socket Head [Cap Screw]s"],
  ["Hexalon Fasteners", "hex cap", "[Hex]alon Fasteners"],
  ["Rehex", "hex", "Rehex"],
  ["hex nuts", "", "hex nuts"],
  ["hex nuts", "  ", "hex nuts"],
  ["screwdriver screws", "screw screwdriver", "[screwdriver screw]s"],
  ["3/8-16 hex", "hex 3/8", "[3/8]-16 [hex]"],
  ["a+b (c)", "a+b (c)", "[a+b (c)]"],
  ["a+b", ".*", "a+b"],
  ["Ölfilter", "öl", "[Öl]filter"],
])("in %j the typed %j is bold as %j", (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

test("whatever is typed, the parts are the text", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, typed) => {
      expect(
        matchedParts(text, typed)
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
    }),
  );
});

test("every typed word must begin a word", () => {
  expect(matchesAll("Fasteners > Cap Screws", "scr cap")).toBe(true);
  expect(matchesAll("Fasteners > Cap Screws", "cap nut")).toBe(false);
  expect(matchesAll("Fasteners > Cap Screws", "ap")).toBe(false);
});
