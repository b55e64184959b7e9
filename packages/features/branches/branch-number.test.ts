import { expect, test } from "vitest";
import { branchNumberIn } from "./branch-number.ts";

test.each([
  ["412", "412", false],
  [" 412 ", "412", false],
  ["#412", "412", true],
  ["Branch # 412", "412", true],
  ["branch no. 412", "412", true],
  ["Store #B-7", "B-7", true],
  ["60601", "60601", false],
])("%s is the number %s", (text, code, isExplicit) => expect(branchNumberIn(text)).toEqual({ code, isExplicit }));

test.each(["Chicago", "branch", "#", "Chicago 60601", "branch Chicago", "", "4 12"])("%s is no number", (text) =>
  expect(branchNumberIn(text)).toBeNull(),
);
