import { expect, test } from "vitest";
import { identifiersOf } from "./identifiers.ts";

test("an item is also known by its codes and former numbers, and not by what a competitor calls it", () => {
  const aliases = [
    { kind: "competitor", value: "FST1018824" },
    { kind: "gtin", value: "601473126893" },
    { kind: "legacy", value: "1A191-5" },
    { kind: "legacy", value: "1A191-6" },
  ];
  expect(identifiersOf(aliases)).toEqual([
    { name: "UPC", value: "601473126893" },
    { name: "Former item #", value: "1A191-5, 1A191-6" },
  ]);
});
