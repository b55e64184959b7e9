import fc from "fast-check";
import { expect, test } from "vitest";
import { identifierKey } from "./identifier-key.ts";

const runs = { numRuns: 10_000 };
const plain = fc.stringMatching(/^[A-Z0-9]{1,24}$/);
const separators = fc.constantFrom(
  "",
  "-",
  " ",
  ".",
  "/",
  "_",
  "#",
  "--",
  "\u{2013}",
  "\u{A0}",
  " - ",
  "(",
  ")",
  "*",
  "\t",
);

test("spellings that differ in case and punctuation meet, wherever the punctuation stands", () => {
  fc.assert(
    fc.property(plain, fc.array(separators, { minLength: 24, maxLength: 24 }), fc.boolean(), (key, between, lower) => {
      const spelled = Array.from(key, (letter, at) => `${between[at] ?? ""}${letter}`).join("");
      expect(identifierKey(lower ? spelled.toLowerCase() : spelled)).toBe(key);
    }),
    runs,
  );
});

test("a key is made of capitals and digits only, and is its own key", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      const key = identifierKey(text);
      expect(key).toMatch(/^[A-Z0-9]*$/);
      expect(identifierKey(key)).toBe(key);
    }),
    runs,
  );
});

test("identifiers that differ in a letter or a digit stay apart", () => {
  fc.assert(
    fc.property(plain, plain, (one, other) => {
      expect(identifierKey(one) === identifierKey(other)).toBe(one === other);
    }),
    runs,
  );
});

test.each([
  ["3/8-16", "3816"],
  ["6204-2RS", "62042RS"],
  ["AB 12.34", "AB1234"],
  ["ab1234", "AB1234"],
  ["\u{FF21}\u{FF22}\u{FF11}\u{FF12}", "AB12"],
])("%s is kept as %s", (text, key) => {
  expect(identifierKey(text)).toBe(key);
});
