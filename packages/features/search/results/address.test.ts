import fc from "fast-check";
import { expect, test } from "vitest";
import { filtersOf, numberOf, readAddress, withParameters, writeMark } from "./address.ts";

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

const sku = fc.string({ maxLength: 20 });
const whole = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const figure = fc
  .double({ noNaN: true, noDefaultInfinity: true, min: 0, max: 1e8 })
  .filter((one) => !Object.is(one, -0));

test.each([
  ["search", "best", fc.tuple(figure, whole, sku)],
  ["category", "best", fc.tuple(whole, fc.option(sku), sku)],
  ["search", "price", fc.tuple(fc.oneof(figure, fc.constant("Infinity"), fc.constant("-Infinity")), sku)],
  ["category", "orders", fc.tuple(whole, sku)],
] as const)("the mark of a %s page by %s survives the way through the address", (kind, sort, marks) => {
  fc.assert(
    fc.property(marks as fc.Arbitrary<readonly unknown[]>, (mark) => {
      fc.pre(writeMark(mark).length <= 400);
      const link = withParameters(page(`searchQuery=x&sort=${sort}`), (given) => given.set("after", writeMark(mark)));
      expect(readAddress(new URL(link, "http://store.example"), kind).after).toEqual(mark);
    }),
  );
});

test("a mark that somebody made up is no mark, nor is one of another order", () => {
  for (const made of ["%5B%7B%7D%5D", "x", "%5B1%2C2%2C3%2C4%2C5%5D", encodeURIComponent("%")]) {
    expect(readAddress(page(`after=${encodeURIComponent(made)}`)).after).toBeNull();
  }
  const marks = [
    ["a"],
    ["a", 1, "b"],
    [1, 1.5, "b"],
    [1, 1e12, "b"],
    [1e300, 1, "b"],
    [1, 1],
    [1, null, "b"],
    [1, "b"],
  ];
  for (const mark of marks) {
    const given = new URLSearchParams({ after: writeMark(mark) });
    expect(readAddress(page(given.toString())).after, `${JSON.stringify(mark)} is none`).toBeNull();
  }
});

test("the engine has no place after a price that is nothing, so an address has none either", () => {
  for (const sort of ["price", "-price"]) {
    const given = new URLSearchParams({ sort, after: writeMark([null, "b"]) });
    expect(readAddress(page(given.toString())).after).toBeNull();
  }
});

test("a changed choice begins at the first item again and keeps everything else", () => {
  expect(withParameters(page("searchQuery=a&after=1&sort=price"), (given) => given.append("f.finish", "Plain"))).toBe(
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
