import { expect, test } from "vitest";
import { filtersOf, numberOf, readAddress, withParameters } from "./address.ts";

const page = (query: string) => new URL(`http://store.example/search?${query}`);

test("facets, ranges, sort and text are read from the address", () => {
  const { text, sort, filters } = readAddress(
    page("searchQuery=hex+cap&f.finish=Zinc+Plated&f.finish=Plain&f.length.from=3/4&f.length.to=3&sort=price"),
  );
  expect({ text, sort }).toEqual({ text: "hex cap", sort: "price" });
  expect(filters.chosen.get("finish")).toEqual(["Zinc Plated", "Plain"]);
  expect(filters.ranges.get("length")).toEqual({ from: 0.75, to: 3 });
});

test("what is no facet, no number and no sort is left out", () => {
  const { sort, filters } = readAddress(page("sort=drop+table&f.=x&f.a%24b=1&f.length.from=wide&f.finish="));
  expect({ sort, chosen: filters.chosen.size, ranges: filters.ranges.size }).toEqual({
    sort: "best",
    chosen: 0,
    ranges: 0,
  });
});

test("a page is a number from one, and never deeper than the engine goes", () => {
  const read = (value: string) => readAddress(page(`searchQuery=a&page=${value}`)).page;
  expect(["1", "2", "99"].map(read)).toEqual([1, 2, 99]);
  expect(["0", "-1", "1.5", "x", "", "02", "1e3", "999999999999"].map(read)).toEqual(Array(8).fill(1));
  expect(read("100")).toBe(99);
});

test("a changed choice begins at the first page again and keeps everything else", () => {
  expect(withParameters(page("searchQuery=a&page=3&sort=price"), (given) => given.append("f.finish", "Plain"))).toBe(
    "/search?searchQuery=a&sort=price&f.finish=Plain",
  );
});

test.each([
  ["1-1/2", 1.5],
  ["3/4", 0.75],
  ["1 1/2", 1.5],
  [".5", 0.5],
  ["1,750", 1_750],
  ["", undefined],
  ["1/0", undefined],
])("%s in a range is %s", (text, value) => {
  expect(numberOf(text)).toBe(value);
});

test("what was bought before is asked for an account alone", () => {
  const params = readAddress(page("searchQuery=screw&bought=true"));
  expect(filtersOf(params, ["1AA01A"]).boughtSkus).toEqual(["1AA01A"]);
  expect(filtersOf(params, []).boughtSkus).toEqual([]);
  expect(filtersOf(params, null).boughtSkus).toBeUndefined();
  expect(filtersOf(readAddress(page("searchQuery=screw")), ["1AA01A"]).boughtSkus).toBeUndefined();
});

test("the place in the search box is one of nine or none", () => {
  const read = (value: string) => readAddress(page(`searchQuery=a&suggestConfigId=${value}`)).suggestConfigId;
  expect(["1", "2", "3", "4", "5", "6", "7", "8", "9"].map(read)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(["0", "10", "1.0", "x", "", "-1", "1e0", "01"].map(read)).toEqual(Array(8).fill(null));
});

test("another view of a search does not begin in the search box", () => {
  expect(withParameters(page("searchQuery=a&suggestConfigId=6"), (given) => given.set("sort", "price"))).toBe(
    "/search?searchQuery=a&sort=price",
  );
});
