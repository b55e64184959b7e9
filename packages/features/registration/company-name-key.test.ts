import { expect, test } from "vitest";
import { companyNameKey } from "./company-name-key.ts";

test.each([
  ["Harlow Fabrication, Inc.", "HARLOW FABRICATION"],
  ["The Harlow & Sons Co.", "harlow and sons"],
  ["O'Neil L.L.C.", "O’Neil"],
  ["Müller GmbH", "Muller"],
  ["A-1 Supply Corp", "A 1 Supply"],
  ["東京機械 Co., Ltd.", "東京機械"],
])("%s and %s are one company", (one, other) => {
  expect(companyNameKey(one)).toBe(companyNameKey(other));
});

test.each([
  ["Harlow Fabrication", "Harlow Fabricating"],
  ["Company Inc", "Limited LLC"],
  ["東京機械", "大阪機械"],
])("%s and %s are two", (one, other) => {
  expect(companyNameKey(one)).not.toBe(companyNameKey(other));
});
