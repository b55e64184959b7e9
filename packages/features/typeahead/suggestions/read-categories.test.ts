import { expect, test } from "vitest";
import { classValues } from "./read-categories.server.ts";

test("what every item has makes no suggestion, whatever the store filters by", () => {
  const popularity = { items: 3, orders: 5 };
  const terms = ["brand=Harbolt", "countryOfOrigin=Germany", "finish=Zinc Plated"];
  expect(classValues(new Map(terms.map((term) => [term, popularity])))).toEqual([
    { facet: "finish", value: "Zinc Plated", ...popularity },
  ]);
});
