import fc from "fast-check";
import { expect, test } from "vitest";
import { address, decode, decodeOrNone, flag, list, nullish, object, oneOf, optional, text, whole } from "./decode.ts";

const item = object({ sku: text, pack: whole, isSold: flag, url: address, note: nullish(text), icon: optional(text) });
const answer = object({ kind: oneOf(["a", "b"]), items: list(item) });
const right = {
  kind: "a",
  items: [{ sku: "1AA01A", pack: 1, isSold: true, url: "/product/1", note: null, unknown: "kept" }],
};

test("what fits is handed on itself, with what nobody asked for", () => {
  expect(decode(answer, right)).toBe(right);
});

test.each([
  ["answer is not an object", []],
  ["answer.kind is not one of a, b", { ...right, kind: "c" }],
  ["answer.items is not a list", { ...right, items: {} }],
  ["answer.items[0].sku is not a text", { ...right, items: [{ ...right.items[0], sku: 1 }] }],
  ["answer.items[0].pack is not a whole number", { ...right, items: [{ ...right.items[0], pack: 1.5 }] }],
  ["answer.items[0].isSold is not true or false", { ...right, items: [{ ...right.items[0], isSold: "yes" }] }],
  ["answer.items[0].note is not a text", { ...right, items: [{ ...right.items[0], note: 5 }] }],
  ["answer.items[0].icon is not a text", { ...right, items: [{ ...right.items[0], icon: null }] }],
])("%s: a refusal names the place", (message, wrong) => {
  expect(() => decode(answer, wrong)).toThrow(message);
  expect(decodeOrNone(answer, wrong)).toBeUndefined();
});

test.each(["javascript:alert(1)", "//evil.example/", "http://plain.example/", "", "data:text/html,x"])(
  "%j is no address to follow",
  (url) => {
    expect(decodeOrNone(address, url)).toBeUndefined();
  },
);

test("no value breaks a decoder: it is refused, or fits", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const decoded = decodeOrNone(answer, value);
      expect(decoded === undefined || decoded === value).toBe(true);
    }),
  );
});
