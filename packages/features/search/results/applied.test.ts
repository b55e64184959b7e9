import { expect, test } from "vitest";
import { readAddress } from "./address.ts";
import { appliedOf, clearUrl } from "./applied.ts";

const url = new URL(
  "http://store.example/search?searchQuery=screw&f.brand=Harbolt&f.finish=Plain&f.finish=Zinc&f.length.from=3/4&f.length.to=3&bought=true&sort=price",
);
const length = {
  code: "length",
  name: "Length",
  type: "number",
  unit: "in",
  display: "fraction",
  isRequired: true,
  isFacet: true,
  gridColumn: 1,
  isPrimarySize: false,
} as const;

function applied(address: URL, isBought = false) {
  const params = readAddress(address);
  const { category } = params.filters;
  return appliedOf({ url: address, params, isBought, attributes: [length], family: "Hex Cap Screws", category });
}

test("every filter is said in words, ranges and what was bought before too", () => {
  expect(applied(url, true).map(({ label }) => label)).toEqual([
    "Brand: Harbolt",
    "finish: Plain",
    "finish: Zinc",
    "Length: 3/4 to 3 in",
    "Previously purchased",
  ]);
});

test("each is taken back by itself, a range with both of its ends", () => {
  const taken = applied(url, true).map(({ removeUrl }) => new URL(removeUrl, url).searchParams);
  expect(taken.map((given) => [...given.keys()].length)).toEqual([7, 7, 7, 6, 7]);
  expect(taken[1]?.getAll("f.finish")).toEqual(["Zinc"]);
  expect(taken[3]?.has("f.length.from") || taken[3]?.has("f.length.to")).toBe(false);
});

test("what is left without a filter is what the page without it narrows by", () => {
  const twice = new URL(
    "http://store.example/search?f.finish=Zinc&f.finish=Zinc&f.brand=A&family=F1&category=FAS&f.length.to=2",
  );
  for (const address of [url, twice]) {
    const isBought = readAddress(address).isBought;
    for (const { removeUrl, rest } of applied(address, isBought)) {
      const { filters, isBought: isStillBought } = readAddress(new URL(removeUrl, address));
      expect(rest).toEqual({ filters, isBought: isStillBought });
    }
  }
});

test("a range with one end says so", () => {
  const half = (query: string) => applied(new URL(`http://store.example/search?${query}`))[0]?.label;
  expect([half("f.length.from=1"), half("f.length.to=1-1/2")]).toEqual(["Length: from 1 in", "Length: up to 1-1/2 in"]);
});

test("clearing takes all filters and nothing else", () => {
  expect(clearUrl(url)).toBe("/search?searchQuery=screw&sort=price");
});
