import { expect, test } from "vitest";
import { code128Svg, code128Widths } from "./code128.ts";

test("a text is its start, its letters, the check value and the stop", () => {
  // Start B, P, J, J, 1, 2, 3, C, check value (104 + 878 - 103) modulo 103 = 55, stop.
  expect(code128Widths("PJJ123C")).toBe(
    ["211214", "313121", "112133", "112133", "123221", "223211", "221132", "131321", "311321", "2331112"].join(""),
  );
});

test("every letter is eleven modules wide and no two are alike", () => {
  const letters = Array.from({ length: 95 }, (_, at) => code128Widths(String.fromCharCode(32 + at)).slice(6, 12));
  expect(new Set(letters).size).toBe(95);
  for (const widths of letters) expect(Array.from(widths, Number).reduce((sum, width) => sum + width, 0)).toBe(11);
  expect(code128Svg("RMA-100001").match(/<rect/g)).toHaveLength(12 * 3 + 4);
});
