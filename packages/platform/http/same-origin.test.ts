import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const own = "https://store.example";

test("a read is never refused, whatever it says of its origin", () => {
  expect(isSameOrigin("GET", { "sec-fetch-site": "cross-site" }, own)).toBe(true);
  expect(isSameOrigin("HEAD", {}, own)).toBe(true);
});

test.each(["POST", "PUT", "PATCH", "DELETE"])("%s passes from the same origin only", (method) => {
  expect(isSameOrigin(method, { "sec-fetch-site": "same-origin" }, own)).toBe(true);
  expect(isSameOrigin(method, { "sec-fetch-site": "none" }, own)).toBe(true);
  expect(isSameOrigin(method, { "sec-fetch-site": "same-site" }, own)).toBe(false);
  expect(isSameOrigin(method, { "sec-fetch-site": "cross-site", origin: own }, own)).toBe(false);
});

test("without Sec-Fetch-Site the Origin decides, to the letter", () => {
  expect(isSameOrigin("POST", { origin: own }, own)).toBe(true);
  expect(isSameOrigin("POST", { origin: "https://store.example.evil.example" }, own)).toBe(false);
  expect(isSameOrigin("POST", { origin: "null" }, own)).toBe(false);
  expect(isSameOrigin("POST", {}, own)).toBe(false);
});
