import { describe, expect, test } from "vitest";
import { type View, drawingSvg } from "../../kit/drawing.ts";
import { fastenersDrawings } from "./index.ts";

const views: readonly View[] = ["plain", "dimensioned"];
const heaviest = 48_000;

describe.each(fastenersDrawings.map((drawing) => [drawing.name, drawing] as const))("%s", (_, drawing) => {
  test("draws its examples without a measure that is no number", () => {
    for (const { attributes } of drawing.examples) {
      for (const view of views) expect(drawingSvg(drawing, attributes, view)).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test("draws an item of which nothing is known", () => {
    for (const view of views) expect(drawingSvg(drawing, {}, view)).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("stays light enough for a page of tiles", () => {
    const weights = drawing.examples.map(({ attributes }) => drawingSvg(drawing, attributes).length);
    expect(Math.max(...weights)).toBeLessThan(heaviest);
  });

  test("shows items that differ as different pictures", () => {
    const pictures = new Set(drawing.examples.map(({ attributes }) => drawingSvg(drawing, attributes)));
    expect(pictures.size).toBe(drawing.examples.length);
  });
});
