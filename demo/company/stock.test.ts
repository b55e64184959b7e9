import { describe, expect, test } from "vitest";
import { distributionCenters } from "./distribution-centers.ts";
import { slownessOf } from "./items.ts";
import { sampleItems } from "./sample-items.ts";
import { stock } from "./stock.ts";

const asOf = "2026-11-15";
const items = sampleItems();
const rows = [...stock("test", asOf, items)];
const bySku = Map.groupBy(rows, ({ sku }) => sku);

describe("stock", () => {
  test("what sells best lies in every distribution center and in many branches", () => {
    const best = items.filter(({ sku, lifecycle }) => lifecycle === "active" && slownessOf(sku) < 0.06);
    expect(best.length).toBeGreaterThan(10);
    const places = best.map(({ sku }) => bySku.get(sku)?.map(({ locationCode }) => locationCode) ?? []);
    expect(places.filter((codes) => distributionCenters.some(({ code }) => !codes.includes(code)))).toEqual([]);
    expect(Math.min(...places.map((codes) => codes.length))).toBeGreaterThan(60);
  });

  test("what sells slowly lies in one or two places", () => {
    const slow = items.filter(({ sku, lifecycle }) => lifecycle === "active" && slownessOf(sku) >= 0.6);
    const counts = new Set(slow.map(({ sku }) => bySku.get(sku)?.length));
    expect(counts).toEqual(new Set([1, 2]));
  });

  test("a delivery is due only where nothing is left, and after today", () => {
    const awaited = rows.filter(({ nextOn }) => nextOn !== null);
    expect(awaited.length).toBeGreaterThan(0);
    expect(awaited.filter(({ quantity, nextOn }) => quantity > 0 || (nextOn ?? "") <= asOf)).toEqual([]);
  });

  test("announced items lie nowhere, discontinued ones are gone", () => {
    const planned = items.filter(({ lifecycle }) => lifecycle === "planned");
    expect(planned.filter(({ sku }) => bySku.has(sku))).toEqual([]);
    const gone = items.filter(({ lifecycle }) => lifecycle === "discontinued");
    expect(gone.flatMap(({ sku }) => bySku.get(sku) ?? []).filter(({ quantity }) => quantity > 0)).toEqual([]);
  });
});
