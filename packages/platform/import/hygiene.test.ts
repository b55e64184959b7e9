import { expect, test } from "vitest";
import { cleanText } from "./hygiene.ts";
import { Problem } from "./problem.ts";

const reasonOf = (text: string, options = {}) => {
  const clean = cleanText(text, options);
  return clean instanceof Problem ? clean.reason : undefined;
};

test.each([
  "Hex Cap Screw, Grade 5, 3/8-16 x 1-1/2 in",
  "-20 F",
  "+5 V",
  "-.5 in",
  "+/-0.001 in",
  "-40 to 180 F",
  "Ø 12 mm, 90°",
  "pressure < 150 psi",
  "rated <150 psi",
  "5 > 3",
  String.raw`C:\drawings`,
])("what people write about goods is taken: %s", (text) => {
  expect(cleanText(text)).toBe(text);
});

test.each([
  ['=HYPERLINK("https://a.example")', "looks like a formula"],
  ["+SUM(A1:A2)", "looks like a formula"],
  ["-2+3+cmd|' /C calc'!A0", "looks like a formula"],
  ["@SUM(1)", "looks like a formula"],
  ["  =1+1", "looks like a formula"],
  ["\t=1+1", "has a tab"],
  ["<script>alert(1)</script>", "has markup; only plain text is taken"],
  ["a </b> c", "has markup; only plain text is taken"],
  ["<!-- x", "has markup; only plain text is taken"],
  ["a\u0000b", "has a control character (U+0000)"],
  ["a\u0085b", "has a control character (U+0085)"],
  ["two\nlines", "has a line break"],
  ["half \ud83d", "has half a character (an unpaired surrogate)"],
  ["broken \ufffd", "has the mark of a broken encoding (U+FFFD)"],
  ["evil \u202e txt", "has a character that turns the direction of reading"],
])("what a page or a spreadsheet could run, or nobody can read, is refused: %j", (text, reason) => {
  expect(reasonOf(text)).toBe(reason);
});

test("line breaks are for texts that may have them", () => {
  expect(cleanText("one\ntwo", { allowLineBreaks: true })).toBe("one\ntwo");
  expect(reasonOf("one\r\ntwo", { allowLineBreaks: true })).toBe("has a line break");
});

test("spaces around a text go, and letters with marks are kept in one form", () => {
  expect(cleanText("  Ball Valve ")).toBe("Ball Valve");
  expect(cleanText("cafe\u0301")).toBe("caf\u00e9");
});

test("where tags are allowed, these are kept as they are, and any other markup is refused", () => {
  const allowTags = ["b", "br", "span"];
  const text = 'Order <b>today</b>,<br/><span style="color:red">not</span> if 1 < 2';
  expect(cleanText(text, { allowTags })).toBe(text);
  for (const markup of ["<i>x</i>", "<b>x</b><script>", "<b<i>", "<!-- x -->", "</a>", "<bx>", "<b "])
    expect(cleanText(markup, { allowTags })).toEqual(new Problem("has markup; only the tags b, br, span are taken"));
});
