import type { ClassAttribute } from "@capstan/features/catalog";
import { expect, test } from "vitest";
import { sizeFinder } from "./size-finder.server.ts";

const url = new URL("http://store.example/category/bolts-FAS-BOLTS");
const thread: ClassAttribute = {
  code: "threadSize",
  name: "Thread Size",
  type: "text",
  unit: "",
  display: "decimal",
  isRequired: true,
  isFacet: true,
  gridColumn: 1,
  isPrimarySize: true,
};

function rows(values: readonly (readonly [string, number])[]) {
  const counts = new Map([["threadSize", values.map(([value, count]) => ({ value, count }))]]);
  return sizeFinder({ url, counts, attributes: [thread] });
}

test("sizes stand by size, inch apart from metric, and each leads to the items of that size", () => {
  const [row] = rows([
    ["3/8-16", 9],
    ["M8-1.25", 4],
    ["#10-32", 2],
  ]);
  expect(row?.inch.map(({ label, count }) => [label, count])).toEqual([
    ["#10-32", 2],
    ["3/8-16", 9],
  ]);
  expect(row?.metric.map(({ label }) => label)).toEqual(["M8-1.25"]);
  expect(row?.inch[1]?.url).toBe("/category/bolts-FAS-BOLTS?f.threadSize=3%2F8-16");
});

test("of very many sizes those are shown that have most items", () => {
  const [row] = rows(Array.from({ length: 60 }, (_, at) => [`${at + 1}-8`, at] as const));
  expect(row?.inch).toHaveLength(24);
  expect(row?.inch[0]?.label).toBe("37-8");
});

test("one size alone is nothing to find by", () => {
  expect(rows([["3/8-16", 9]])).toEqual([]);
});
