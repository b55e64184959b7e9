import { expect, test } from "vitest";
import { areWhole, bareFigure, sharedUnit } from "./column-figures.ts";

test("figures share a unit where each ends with it, empty cells aside", () => {
  expect(sharedUnit(["1-1/4 in", "2 in", ""])).toBe("in");
  expect(sharedUnit(["0.5 sq in", "12 sq in"])).toBe("sq in");
  expect(sharedUnit(["1 in", "25 mm"])).toBe("");
  expect(sharedUnit(["1 in", "Full"])).toBe("");
  expect(sharedUnit(["5", "8"])).toBe("");
  expect(sharedUnit(["", ""])).toBe("");
});

test("a figure is told without the unit that the head says", () => {
  expect(bareFigure("1-1/4 in", "in")).toBe("1-1/4");
  expect(bareFigure("194 in-lb", "in-lb")).toBe("194");
  expect(bareFigure("", "in")).toBe("");
  expect(bareFigure("Zinc", "")).toBe("Zinc");
});

test("counts and ratings are whole, sizes are not", () => {
  expect(areWhole(["1,500", "20", ""])).toBe(true);
  expect(areWhole(["20", "0.5"])).toBe(false);
  expect(areWhole(["1-1/4", "2"])).toBe(false);
});
