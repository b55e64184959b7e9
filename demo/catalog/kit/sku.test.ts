import { isSku } from "@capstan/features/catalog";
import { expect, test } from "vitest";
import { skusFor } from "./sku.ts";

test.each([47, 20_000, 2_000_000])("%i item numbers are item numbers, and ascend", { timeout: 60_000 }, (items) => {
  const skuAt = skusFor(items, 7);
  let [before, wrong] = ["", 0];
  for (let at = 0; at < items; at++) {
    const sku = skuAt(at);
    if (!isSku(sku) || sku <= before) wrong += 1;
    before = sku;
  }
  expect(wrong).toBe(0);
});

test("more items than there are numbers are refused", () => {
  expect(() => skusFor(20_000_000, 7)).toThrow("item numbers");
});
