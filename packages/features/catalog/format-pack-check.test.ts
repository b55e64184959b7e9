import { expect, test } from "vitest";
import { formatPackCheck } from "./format-pack-check.ts";
import { checkQuantity } from "./packs.ts";

test.each([
  [2, 1, 3, "Ships in multiples of 2."],
  [1, 10, 4, "The least that can be ordered is 10."],
  [4, 10, 4, "Ships in multiples of 4, 12 or more."],
])("a pack of %i and a minimum of %i refuse %i in words", (shipPackQuantity, minimumQuantity, quantity, words) => {
  const check = checkQuantity({ sellPackQuantity: 1, shipPackQuantity, minimumQuantity }, quantity, "ship");
  expect(check.ok ? "" : formatPackCheck(check)).toBe(words);
});
