import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const own = "https://store.example";

test("a read is never refused, whatever it says of its origin", () => {
  expect(isSameOrigin("GET", { "sec-fetch-site": "cross-site" }, { origin: own })).toBe(true);
  expect(isSameOrigin("HEAD", {}, { origin: own })).toBe(true);
});

test.each(["POST", "PUT", "PATCH", "DELETE"])("%s passes from the same origin only", (method) => {
  expect(isSameOrigin(method, { "sec-fetch-site": "same-origin" }, { origin: own })).toBe(true);
  expect(isSameOrigin(method, { "sec-fetch-site": "none" }, { origin: own })).toBe(true);
  expect(isSameOrigin(method, { "sec-fetch-site": "same-site" }, { origin: own })).toBe(false);
  expect(isSameOrigin(method, { "sec-fetch-site": "cross-site", origin: own }, { origin: own })).toBe(false);
});

test("without Sec-Fetch-Site the Origin decides, to the letter", () => {
  expect(isSameOrigin("POST", { origin: own }, { origin: own })).toBe(true);
  expect(isSameOrigin("POST", { origin: "https://store.example.evil.example" }, { origin: own })).toBe(false);
  expect(isSameOrigin("POST", { origin: "null" }, { origin: own })).toBe(false);
  expect(isSameOrigin("POST", {}, { origin: own })).toBe(false);
});

test("a system that names no origin passes where a route is for systems, a page of another site does not", () => {
  const forSystems = { origin: own, isForSystems: true };
  expect(isSameOrigin("POST", {}, forSystems)).toBe(true);
  expect(isSameOrigin("POST", { origin: "https://evil.example" }, forSystems)).toBe(false);
  expect(isSameOrigin("POST", { "sec-fetch-site": "cross-site" }, forSystems)).toBe(false);
});
