import { expect, test } from "vitest";
import { bareFigure, sharedUnit } from "./column-figures.ts";

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
