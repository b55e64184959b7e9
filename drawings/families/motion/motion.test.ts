import { describe, expect, test } from "vitest";
import { drawingSvg } from "../../kit/drawing.ts";
import { motionDrawings } from "./index.ts";

const views = ["plain", "dimensioned"] as const;

describe.each(motionDrawings.map((drawing) => [drawing.name, drawing] as const))("%s", (_name, drawing) => {
  test("draws every example in both views without a broken number, as outlines only", () => {
    for (const { attributes } of drawing.examples) {
      for (const view of views) {
        const svg = drawingSvg(drawing, attributes, view);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image|href/);
        expect(svg.length).toBeLessThan(75_000);
      }
    }
  });

  test("comes out for an item that says nothing of itself", () => {
    for (const view of views) expect(drawingSvg(drawing, {}, view)).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("shows its examples differently, and the same example the same", () => {
    const pictures = drawing.examples.map(({ attributes }) => drawingSvg(drawing, attributes));
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(drawing.examples.map(({ attributes }) => drawingSvg(drawing, attributes))).toEqual(pictures);
  });
});
