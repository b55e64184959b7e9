import { isSku } from "@capstan/features/catalog";
import { expect, test } from "vitest";
import { addedSkusFor, skusFor } from "./sku.ts";

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

test("numbers of additions ascend, and none is taken already", () => {
  const given = new Set(Array.from({ length: 20_000 }, (_, at) => skusFor(20_000, 7)(at)));
  const added = Array.from({ length: 2_000 }, (_, at) => addedSkusFor(20_000, 7)(at));
  expect(added.filter((sku) => given.has(sku) || !isSku(sku))).toEqual([]);
  expect(added).toEqual([...new Set(added)].toSorted());
});

test("more items than there are numbers are refused", () => {
  expect(() => skusFor(20_000_000, 7)).toThrow("item numbers");
});
