import { expect, test } from "vitest";
import { standardFacets, standardSpecifications, standardValues } from "./standard-attributes.ts";

const item = { brand: { name: "Harbolt" }, countryOfOrigin: "DE" };

test("an item is filtered by its brand and says where it is made", () => {
  expect(standardFacets.map(({ code }) => code)).toEqual(["brand"]);
  expect(standardSpecifications(item)).toEqual([{ name: "Country of origin", value: "Germany" }]);
});

test("what isn't known of an item is left out, and a code that is no country's stays as it is", () => {
  expect(standardValues({ ...item, countryOfOrigin: null }).map(({ text }) => text)).toEqual(["Harbolt"]);
  expect(standardSpecifications({ ...item, countryOfOrigin: "XQ" })).toMatchObject([{ value: "XQ" }]);
});
