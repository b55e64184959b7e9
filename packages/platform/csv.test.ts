import { expect, test } from "vitest";
import { csvText } from "./csv.ts";

test("a cell with a comma, a quote or a line break is quoted, by RFC 4180", () => {
  expect(
    csvText([
      ["Item #", "Note"],
      ["1AA01A", 'Dock 2, "left"\nside'],
    ]),
  ).toBe('Item #,Note\r\n1AA01A,"Dock 2, ""left""\nside"\r\n');
});

test("nothing that begins like a formula runs in a spreadsheet", () => {
  const formulas = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", '=HYPERLINK("http://x","y")'];
  for (const formula of formulas) expect(csvText([[formula]]).replace(/^"/, "")).toMatch(/^'/);
  expect(csvText([["1-2", "a=b", ""]])).toBe("1-2,a=b,\r\n");
});
