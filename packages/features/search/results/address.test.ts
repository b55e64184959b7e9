import fc from "fast-check";
import { expect, test } from "vitest";
import { numberOf, readAddress, withParameters, writeMark } from "./address.ts";

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

test("the mark of a page survives the way through the address", () => {
  const marks = fc.array(
    fc.oneof(
      fc.string(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
      fc.constant(null),
    ),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  fc.assert(
    fc.property(marks, (mark) => {
      fc.pre(writeMark(mark).length <= 400);
      const url = new URL(
        withParameters(page("searchQuery=x"), (given) => given.set("after", writeMark(mark))),
        "http://store.example",
      );
      expect(readAddress(url).after).toEqual(mark);
    }),
  );
});

test("a mark that somebody made up is no mark", () => {
  for (const made of ["%5B%7B%7D%5D", "x", "%5B1%2C2%2C3%2C4%2C5%5D", encodeURIComponent("%")]) {
    expect(readAddress(page(`after=${encodeURIComponent(made)}`)).after).toBeNull();
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
