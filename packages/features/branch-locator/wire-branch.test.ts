import type { Branch } from "@capstan/features/branches/server";
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

const other: Branch = { ...milwaukee, code: "413", address2: "Suite 2\n", hasCurbside: false };
const near: FoundBranch = { branch: milwaukee, at: 0, miles: 2.449 };
const found: readonly FoundBranch[] = [
  near,
  { ...near, miles: 0, isDefault: true, availability: { count: 0, message: null } },
  { ...near, miles: 249.96, availability: { count: 3, message: "<b>All 3 cart products</b> ready for pickup today" } },
  ...[9.94, 9.96, 99.95, 1_000, 1_234.56, 9_999.95, 12_450.6].map((miles): FoundBranch => ({ ...near, miles })),
  { ...near, branch: other, at: 1 },
];

test("branches written as JSON say what their schema would", () => {
  const index = { all: [milwaukee, other] };
  const read: unknown = JSON.parse(branchesJson(found, index).toString());
  expect(read).toEqual(found.map(wireBranch));
  expect(read).toEqual(wireBranchSchema.array().encode(found.map(wireBranch)));
  expect(JSON.parse(branchesJson(found, index).toString())).toEqual(read);
  expect(JSON.parse(branchesJson([], index).toString())).toEqual([]);
});

test("each of many branches is written as itself, in whatever order they are asked for", () => {
  const all = Array.from({ length: 500 }, (_, at): Branch => ({ ...milwaukee, code: String(1_000 + at) }));
  const many = all.map((branch, at): FoundBranch => ({ branch, at, miles: at }));
  const few = [410, 3, 411].flatMap((at) => many.slice(at, at + 1));
  for (const some of [few, many, few]) {
    expect(JSON.parse(branchesJson(some, { all }).toString())).toEqual(some.map(wireBranch));
  }
});

test("a branch that its schema refuses is not written", () => {
  const branch = { ...milwaukee, latitude: Number.NaN };
  expect(() => branchesJson([{ ...near, branch }], { all: [branch] })).toThrow("latitude");
});
