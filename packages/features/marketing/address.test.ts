import { expect, test } from "vitest";
import { looksLikeAddress } from "./address.ts";

test.each([
  "buyer@works.com",
  "a@b.co",
  "first.last+tools@plant-2.works.example.info",
  "buyer@works.c0m",
  "ü@müller.de",
])("%s looks like an address: text, at sign, domain with an ending of 2 to 4 characters", (text) => {
  expect(looksLikeAddress(text)).toBe(true);
});

test.each([
  "buyer",
  "buyer@",
  "@works.com",
  "buyer@works",
  "buyer@works.c",
  "buyer@works.tools",
  "buyer@.com",
  "buyer@works..com",
  "buyer@works.com.",
  "two words@works.com",
  "buyer@works.com, other@works.com",
  "buyer@@works.com",
  `${"a".repeat(250)}@works.com`,
])("%s does not", (text) => {
  expect(looksLikeAddress(text)).toBe(false);
});

test("a long text without an end is refused without much ado", () => {
  expect(looksLikeAddress(`${"a.".repeat(100)}@${"b.".repeat(20)}`)).toBe(false);
});
