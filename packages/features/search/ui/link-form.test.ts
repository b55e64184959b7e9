import { expect, test } from "vitest";
import { formPath, linkForm, parameterOf } from "./link-form.ts";

const category = "/category/hex-cap-screws-FAS-HEX?threadSize=3%2F8-16&threadSize=3%2F8-24&sort=price";

test("a form made from a link keeps every parameter but its own, repeated ones too", () => {
  expect(linkForm(category, ["sort"])).toEqual({
    action: "/category/hex-cap-screws-FAS-HEX",
    kept: [
      { name: "threadSize", value: "3/8-16" },
      { name: "threadSize", value: "3/8-24" },
    ],
  });
});

test("a link without parameters makes a form without hidden fields", () => {
  expect(linkForm("/search", ["sort"])).toEqual({ action: "/search", kept: [] });
});

test("fields that were left empty are not part of the address", () => {
  const fields = new FormData();
  fields.append("searchQuery", "hex cap screw");
  fields.append("length.from", " ");
  fields.append("length.to", "3");
  expect(formPath("/search", fields)).toBe("/search?searchQuery=hex+cap+screw&length.to=3");
  expect(formPath("/search", [["length.from", ""]])).toBe("/search");
});

test("a form and the link that it was made from lead to the same page", () => {
  const { action, kept } = linkForm(category, []);
  expect(
    formPath(
      action,
      kept.map(({ name, value }) => [name, value] as const),
    ),
  ).toBe(category);
});

test("a parameter that a link does not have reads as empty", () => {
  expect([parameterOf(category, "sort"), parameterOf("/search", "sort")]).toEqual(["price", ""]);
});
