import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test.each([
  ["/cart", "/cart"],
  ["/search?searchQuery=3/8-16%20screw&sort=price", "/search?searchQuery=3/8-16%20screw&sort=price"],
  ["/product/nut-1AA01A#reviews", "/product/nut-1AA01A#reviews"],
  ["/a/../cart", "/cart"],
  ["/search?next=https://elsewhere.example/", "/search?next=https://elsewhere.example/"],
])("%s stays %s", (value, path) => {
  expect(returnPath(value)).toBe(path);
});

/** A path that a browser could read as an address of another site, or as script. */
const begins = [
  "//",
  "///",
  "/\\",
  "\\\\",
  "\\/",
  "/\t/",
  "/\n/",
  "\t//",
  " //",
  "/ /../\\",
  "http:",
  "https:",
  "HTTP:",
  "javascript:",
  "data:text/html,",
  "//user@",
  "/.//",
  "/..//",
  "/%2e%2e//",
  "/a/..//",
];
const hosts = [
  "elsewhere.example",
  "elsewhere.example/cart",
  "elsewhere.example%2fcart",
  "[::1]",
  "elsewhere.example:443",
  "//elsewhere.example",
];
const hostile = begins.flatMap((begin) => hosts.map((host) => begin + host));

test(`none of ${hostile.length} hostile values leaves the store`, () => {
  expect(hostile.length).toBeGreaterThanOrEqual(100);
  expect(hostile.filter((value) => returnPath(value) !== undefined)).toEqual([]);
});

test.each([null, undefined, "", "cart", "?a=b", "/a\u0000b", "/a\u009fb", "/a\\b"])("%j is no path", (value) => {
  expect(returnPath(value)).toBeUndefined();
});
