import { expect, test } from "vitest";
import { formatMeasures } from "./format-measures.ts";

const shown = (text: string) => formatMeasures(text).replaceAll("\u00A0", "~");

test.each([
  ["3 x 1-1/4 in", "3~×~1-1/4~in"],
  ["16x25x2 in", "16~×~25~×~2~in"],
  ["3/8-16 x 1-1/2 in", "3/8-16~×~1-1/2~in"],
  ["3/4 in x 60 ft", "3/4~in~×~60~ft"],
  ["12-10 AWG", "12-10~AWG"],
  ["2700 K", "2700~K"],
  ["194 in-lb", "194~in-lb"],
])("%j reads %j", (text, words) => {
  expect(shown(text)).toBe(words);
});

test("words stay as they are", () => {
  for (const text of ["Double Shielded", "4x4 Style A", "Type I", "box of 50", "10 in-line", "Hex Washer"]) {
    expect(shown(text).replaceAll("~", " ").replace("×", "x").replaceAll(" x ", "x")).toBe(text.replaceAll(" x ", "x"));
  }
  expect(shown("10 in-line")).toBe("10 in-line");
});
