import { type Money, moneyOf } from "@capstan/platform/money";
import { expect, test } from "vitest";
import { barsOf, monthStarts, percentOf, shortDollars, wholeDollars } from "./overview.ts";

const dollars = (text: string) => moneyOf(text) ?? (0n as Money);

test("months begin at their first moment in UTC, over the turn of the year", () => {
  const starts = monthStarts(new Date("2026-02-28T23:30:00-05:00"), 3);
  expect(starts.map((start) => start.toISOString().slice(0, 16))).toEqual([
    "2026-01-01T00:00",
    "2026-02-01T00:00",
    "2026-03-01T00:00",
    "2026-04-01T00:00",
  ]);
});

test.each([
  ["0", "$0", "$0"],
  ["999.49", "$999", "$999"],
  ["999.5", "$1,000", "$1.0k"],
  ["18420.2", "$18,420", "$18.4k"],
  ["999949", "$999,949", "$999.9k"],
  ["999950", "$999,950", "$1.0M"],
  ["1250000", "$1,250,000", "$1.3M"],
])("%s is %s in full and %s over a bar", (text, full, short) => {
  expect([wholeDollars(dollars(text)), shortDollars(dollars(text))]).toEqual([full, short]);
});

test("a part is never more than nothing without an amount, nor nothing with one", () => {
  expect(percentOf(dollars("0"), dollars("10"))).toBe(0);
  expect(percentOf(dollars("0.01"), dollars("1000"))).toBe(1);
  expect(percentOf(dollars("5"), dollars("0"))).toBe(0);
  expect(
    barsOf(
      [
        { label: "a", amount: dollars("5") },
        { label: "b", amount: dollars("20") },
      ],
      wholeDollars,
    ),
  ).toEqual([
    { label: "a", amount: "$5", size: 25 },
    { label: "b", amount: "$20", size: 100 },
  ]);
});
