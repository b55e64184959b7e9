import { expect, test } from "vitest";
import type { Column } from "./column.ts";
import { code, date, flag, integer, moment, money, number, oneOf, text, url, withDefault } from "./columns.ts";
import { list, part } from "./list-columns.ts";
import { Problem } from "./problem.ts";

type Case = readonly [string, Column<unknown>, unknown, unknown];

const taken: readonly Case[] = [
  ["integer", integer("", { min: -5 }), -5, "-5"],
  ["number", number("", { min: -90, max: 90 }), 41.5, "41.5"],
  ["money as number", money(""), 0.0425, "0.0425"],
  ["money as text", money(""), "1234567890.1", "1234567890.1"],
  ["date", date(""), "2028-02-29", "2028-02-29"],
  ["moment", moment(""), "2026-11-15T09:30:00-06:00", "2026-11-15T09:30:00-06:00"],
  ["flag", flag(""), true, "t"],
  ["oneOf", oneOf("", ["a", "b"]), "b", "b"],
  ["code", code(""), "FAS-3/8", "FAS-3/8"],
  ["url", url(""), "/know-how/merv", "/know-how/merv"],
  ["text with a backslash", text(""), String.raw`a\b`, String.raw`a\\b`],
  ["list", list(text("")), ["a", 'b"c', String.raw`d\e`], String.raw`{"a","b\\"c","d\\\\e"}`],
];

test.each(taken)("%s: a right value goes to COPY as PostgreSQL reads it", (_, column, value, encoded) => {
  const read = column.read(value);
  expect(read).not.toBeInstanceOf(Problem);
  expect(column.encode(read)).toBe(encoded);
});

const refused: readonly (readonly [string, Column<unknown>, unknown])[] = [
  ["a text for a number", integer(""), "5"],
  ["a fraction for a whole number", integer(""), 1.5],
  ["more than 32 bits", integer(""), 2_147_483_648],
  ["infinity", number("", { min: 0, max: 1 }), Infinity],
  ["a fifth decimal", money(""), "1.00001"],
  ["an eleventh digit", money(""), 12_345_678_901],
  ["a negative amount", money(""), -1],
  ["an amount with an exponent", money(""), 1e-7],
  ["a day that no calendar has", date(""), "2026-02-30"],
  ["an American date", date(""), "11/15/2026"],
  ["a time without a zone", moment(""), "2026-11-15T09:30:00"],
  ["a number for a flag", flag(""), 1],
  ["an unknown choice", oneOf("", ["a"]), "A"],
  ["a script's address", url(""), "javascript:alert(1)"],
  ["an object for a text", text(""), { length: 3 }],
  ["an endless text", text("", { max: 10 }), "x".repeat(11)],
  ["a list with the same twice", list(text("")), ["a", "a"]],
  ["a text for a list", list(text("")), "a"],
  ["a name that only prototypes have", oneOf("", ["a"]), "constructor"],
];

test.each(refused)("%s is refused with a reason", (_, column, value) => {
  const read = column.read(value);
  expect(read).toBeInstanceOf(Problem);
  expect((read as Problem).reason).toMatch(/^(?:is|has|names) /);
});

test("a CSV cell says the same as a JSON value", () => {
  expect(integer("").readCell("-0012")).toBeInstanceOf(Problem);
  expect(integer("", { min: -20 }).readCell("-12")).toBe(-12);
  expect(number("", { min: -90, max: 90 }).readCell("-87.65")).toBe(-87.65);
  expect(flag("").readCell("false")).toBe(false);
  expect(flag("").readCell("no")).toBeInstanceOf(Problem);
  expect(list(text("")).readCell("a|b")).toEqual(["a", "b"]);
});

test("a reason shows the value shortened and without control characters", () => {
  const problem = integer("").read(`\u0007${"9".repeat(500)}`) as Problem;
  expect(problem.reason.length).toBeLessThan(100);
  expect(problem.reason).not.toMatch(/\p{Cc}/u);
});

const lines = part("", {
  table: "line",
  inherits: { orderNumber: "number" },
  parentKey: ["orderNumber"],
  key: ["line"],
  placeField: "line",
  columns: { line: withDefault(integer(""), 0), sku: text("") },
});

test("rows inside a record are read with their place, and the first wrong one is named by it", () => {
  expect(lines.read([{ sku: "A" }, { sku: "B" }])).toEqual([
    { line: 1, sku: "A" },
    { line: 2, sku: "B" },
  ]);
  expect(lines.read([{ sku: "A" }, { sku: 5 }])).toMatchObject({ path: "[1].sku", reason: "is not a text: 5" });
  expect(lines.read([{ sku: "A", price: 1 }])).toMatchObject({ path: "[0].price" });
  expect(
    lines.read([
      { line: 1, sku: "A" },
      { line: 1, sku: "B" },
    ]),
  ).toMatchObject({ path: "[1]" });
  expect(lines.read([null])).toMatchObject({ path: "[0]" });
});
