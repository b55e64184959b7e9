import { expect, test } from "vitest";
import { formatSummary, listedBranches, nearestOf } from "./shown-branches.ts";
import { testBranch } from "./test-branch.ts";

const at = (code: string, distance: number) => testBranch({ code, distance });
const codes = (branches: readonly { code: string }[]) => branches.map(({ code }) => code);

test("too little shows the first, and where the nearest is", () => {
  const far = [at("1", 900), at("2", 312), at("3", 400)];
  expect(codes(listedBranches(far))).toEqual(["1"]);
  expect(nearestOf(far)?.code).toBe("2");
  expect(codes(listedBranches([at("1", 10), at("2", 20), at("3", 300)]))).toEqual(["1", "2", "3"]);
});

test("the summary counts what is near", () => {
  expect(formatSummary([at("1", 10), at("2", 250)], "53219")).toBe("1 branch within 250 miles of 53219");
  expect(formatSummary([at("1", 10), at("2", 20)], "")).toBe("2 branches within 250 miles of you");
  const whole = Array.from({ length: 25 }, (_, place) => at(String(place), place));
  expect(formatSummary(whole, "Boise, ID")).toBe("The 25 branches nearest to Boise, ID");
});
