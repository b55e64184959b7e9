import fc from "fast-check";
import { expect, test } from "vitest";
import { pageAddress } from "./page-address.ts";

/** What the router's server part does to a query before it renders. */
function onServer(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("_routes");
  return params.size === 0 ? "" : `?${params}`;
}

test.each([
  ["?searchQuery=3/8-16%20hex", "/search?searchQuery=3%2F8-16+hex"],
  ["?searchQuery=3%2f8-16+hex", "/search?searchQuery=3%2F8-16+hex"],
  ["?a", "/search?a="],
  ["?&&", "/search"],
  ["?_routes=root&a=b", "/search?a=b"],
  ["", "/search"],
])("the query %j makes %s", (search, address) => {
  expect(pageAddress("/search", search)).toBe(address);
});

test("whatever was typed, server and browser spell it alike", () => {
  fc.assert(
    fc.property(fc.webQueryParameters({ size: "medium" }), (query) => {
      const { search } = new URL(`http://store/search?${query}`);
      expect(pageAddress("/search", onServer(search))).toBe(pageAddress("/search", search));
    }),
  );
});
