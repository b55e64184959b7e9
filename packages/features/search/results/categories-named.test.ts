import { expect, test } from "vitest";
import { categoriesNamed } from "./categories-named.ts";

const categories = ["Hex Cap Screws", "Screws", "Ball Valves", "Glass Cleaner"].map((name) => ({ code: name, name }));
const named = (...words: readonly string[]) => categoriesNamed(words, categories).map(({ name }) => name);

test("the category with most of the words goes first, whatever the plural", () => {
  expect(named("hex", "screw")).toEqual(["Hex Cap Screws", "Screws"]);
  expect(named("valves")).toEqual(["Ball Valves"]);
  expect(named("glass")).toEqual(["Glass Cleaner"]);
});

test("short and unknown words name none", () => {
  expect(named("ca", "of", "xylophone")).toEqual([]);
});
