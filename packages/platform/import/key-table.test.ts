import { expect, test } from "vitest";
import { KeyTable } from "./key-table.ts";

test("each of two hundred thousand keys is new once, and then known by its first line", () => {
  const table = new KeyTable(10);
  const keyAt = (place: number) => `contract-price\u0001${800_000_000 + (place % 500)}\u0001${place.toString(36)}`;
  const taken: number[] = [];
  for (let place = 1; place <= 200_000; place += 1) if (table.claim(keyAt(place), place) !== 0) taken.push(place);
  expect(taken).toEqual([]);
  for (let place = 1; place <= 200_000; place += 997) expect(table.claim(keyAt(place), 7)).toBe(place);
  expect(table.size).toBe(200_000);
});

test("a key that nobody claimed is unknown", () => {
  const table = new KeyTable();
  table.claim("4RN27A", 1);
  expect(table.has("4RN27A")).toBe(true);
  expect(table.has("4RN27B")).toBe(false);
  expect(table.has("")).toBe(false);
});
