import { moneyText } from "@capstan/platform/money";
import { expect, test } from "vitest";
import { limitIn, limitText } from "./account-users.ts";

test.each([
  ["2500", "2500.0000"],
  [" $2,500.5 ", "2500.5000"],
  ["0", "0.0000"],
  ["", null],
  ["-1", undefined],
  ["a lot", undefined],
  ["1e3", undefined],
  ["99999999999", undefined],
])("a limit typed as %j is %j", (typed, expected) => {
  const limit = limitIn(typed);
  expect(limit == null ? limit : moneyText(limit)).toBe(expected);
});

test.each([
  ["2500.0000", "2500"],
  ["99.5000", "99.5"],
  ["100.0000", "100"],
  ["0.0000", "0"],
  [null, ""],
])("a kept limit of %j is written %j", (kept, written) => expect(limitText(kept)).toBe(written));
