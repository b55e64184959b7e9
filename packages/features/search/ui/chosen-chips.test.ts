import { expect, test } from "vitest";
import { combinedUrl, isEmptyBeside } from "./chosen-chips.ts";

const chip = (label: string) => ({ label, count: 1, url: `/category/bolts-FAS?f.thread=${encodeURIComponent(label)}` });

test("chips of several rows, and several of one, are one page", () => {
  const length = { ...chip("2 in"), url: "/category/bolts-FAS?f.length=2+in" };
  expect(combinedUrl([chip("3/8-16"), chip("1/2-13"), length])).toBe(
    "/category/bolts-FAS?f.thread=3%2F8-16&f.thread=1%2F2-13&f.length=2+in",
  );
});

test("a chip is empty once what is left lacks it, and not while nobody has counted or the row is full", () => {
  const all = ["#10-32", "1/4-20", "3/8-16"].map(chip);
  expect(isEmptyBeside("#10-32", { all, left: undefined })).toBe(false);
  expect(isEmptyBeside("#10-32", { all, left: all.slice(1) })).toBe(true);
  expect(isEmptyBeside("3/8-16", { all, left: all.slice(1) })).toBe(false);
  expect(isEmptyBeside("#10-32", { all, left: [...all.slice(1), chip("1/2-13")] })).toBe(false);
});
