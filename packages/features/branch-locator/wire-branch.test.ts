import type { Branch } from "@capstan/features/branches";
import { expect, test } from "vitest";
import { wireBranch as wireBranchSchema } from "./branch-locator.schema.ts";
import type { FoundBranch } from "./search-branches.server.ts";
import { branchesJson, wireBranch } from "./wire-branch.server.ts";

const milwaukee: Branch = {
  code: "412",
  name: "Milwaukee Branch",
  address1: '4820 W "Burnham" St \\ Dock 3',
  address2: null,
  city: "Milwaukee",
  state: "WI",
  zip: "53219-1234",
  latitude: 43.0096,
  longitude: -87.974,
  phone: "414-555-0142",
  weekdayHours: "7:00 AM – 5:00 PM",
  saturdayHours: null,
  hasCurbside: true,
  distributionCenterCode: null,
  services: [],
  holidays: [],
};

const near: FoundBranch = { branch: milwaukee, miles: 2.449 };
const found: readonly FoundBranch[] = [
  near,
  { ...near, miles: 0, isDefault: true, availability: { count: 0, message: null } },
  { ...near, miles: 249.96, availability: { count: 3, message: "<b>All 3 cart products</b> ready for pickup today" } },
  ...[9.94, 9.96, 99.95, 1_000, 1_234.56, 9_999.95, 12_450.6].map((miles): FoundBranch => ({ ...near, miles })),
  { ...near, branch: { ...milwaukee, code: "413", address2: "Suite 2\n", hasCurbside: false } },
];

test("branches written as JSON say what their schema would", () => {
  const read: unknown = JSON.parse(branchesJson(found).toString());
  expect(read).toEqual(found.map(wireBranch));
  expect(read).toEqual(wireBranchSchema.array().encode(found.map(wireBranch)));
  expect(JSON.parse(branchesJson([]).toString())).toEqual([]);
});

test("a branch that its schema refuses is not written", () => {
  const branch = { ...milwaukee, latitude: Number.NaN };
  expect(() => branchesJson([{ ...near, branch }])).toThrow("latitude");
});
