import { expect, test } from "vitest";
import { formatPacks } from "./format-packs.ts";

const single = { unit: "EA", piecesPerUnit: 1, sellPackQuantity: 1, shipPackQuantity: 1, minimumQuantity: 1 };

test("what can be bought singly needs no words", () => {
  expect(formatPacks(single)).toBe("");
});

test("a box, a multiple and a minimum are each said", () => {
  expect(formatPacks({ ...single, unit: "BX", piecesPerUnit: 1_000, shipPackQuantity: 2, minimumQuantity: 4 })).toBe(
    "Sold in boxes of 1,000. Ships in multiples of 2. The least order is 4.",
  );
});
