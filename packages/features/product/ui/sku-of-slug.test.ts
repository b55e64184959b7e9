import { urls } from "@capstan/features/urls";
import { expect, test } from "vitest";
import { skuOfSlug } from "./sku-of-slug.ts";

test.each([
  ["4RN31A", "Hex Cap Screw, 3/8-16 x 2 in"],
  ["9LB26C", "---"],
])("the address of item %s leads back to it", (sku, name) => {
  expect(skuOfSlug(urls.product({ sku, name }).replace("/product/", ""))).toBe(sku);
});

test("whoever types the number in small letters finds the item", () => {
  expect(skuOfSlug("hex-cap-screw-4rn31a")).toBe("4RN31A");
});
