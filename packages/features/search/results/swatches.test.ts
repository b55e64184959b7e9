import { expect, test } from "vitest";
import { swatchOf } from "./swatches.ts";

test.each([
  ["Yellow Zinc", "yellow-zinc"],
  ["Zinc Plated", "zinc"],
  ["Black Oxide", "black"],
  ["Full Polish Chrome", "chrome"],
  ["Plain", "steel"],
  ["Safety Yellow", "yellow"],
  ["Oiled", undefined],
  ["Clear", undefined],
])("%s looks %s", (words, swatch) => {
  expect(swatchOf(words)).toBe(swatch);
});
