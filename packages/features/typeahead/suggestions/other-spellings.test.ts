import { expect, test } from "vitest";
import { otherSpellings } from "./other-spellings.ts";

test.each([
  ["20x25x1 pleated air filters", "20 x 25 x 1 pleated air filters"],
  ["3/8-16 x 1 hex cap screws", "3/8-16x1 hex cap screws"],
  ["12 v battery", "12v battery"],
  ["#10-32 straight flute tap", "10-32 straight flute tap"],
  ["e7018 stick electrodes", "7018"],
])("%s is found by %s, too", (text, spelling) => {
  expect(otherSpellings(text)).toContain(spelling);
});

test("plain words have one spelling", () => {
  expect(otherSpellings("hex nuts")).toEqual([]);
});
