import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time.ts";

test("a page takes a minute for 200 words, and never none; markup is not read", () => {
  expect(readingMinutes("")).toBe(1);
  expect(readingMinutes(`<p>${"word ".repeat(199)}</p>`)).toBe(1);
  expect(readingMinutes(`<table class="a b c d e">${"<tr><td>cell</td></tr>".repeat(1_000)}</table>`)).toBe(5);
});
