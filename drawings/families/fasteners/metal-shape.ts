import { decimal, inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, ellipsePath } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishOf, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawExtrusion, drawRoundExtrusion } from "../../kit/extrude.ts";
import { turnedFace } from "../../kit/faces.ts";
import { type BarPlace, drawHeapShadow, placesOf } from "./stock-layout.ts";

interface Shape {
  readonly shape: string;
  readonly width: number;
  readonly wall: number;
  readonly finish: Finish;
}

export const metalShape = defineDrawing({
  name: "metal-shape",
  title: "Metal angle or tube",
  examples: [
    {
      label: "Angle, A36, 2 x 1/4",
      attributes: {
        shape: "Angle",
        material: "Steel",
        alloy: "A36",
        width: 2,
        wallThickness: 0.25,
        length: 48,
        finish: "Mill",
      },
    },
    {
      label: "Round tube, 304, 1-1/2 x .065",
      attributes: {
        shape: "Round Tube",
        material: "Stainless Steel",
        width: 1.5,
        wallThickness: 0.065,
        length: 48,
        finish: "Mill",
      },
    },
    {
      label: "Square tube, 6061, 2 x 1/8",
      attributes: {
        shape: "Square Tube",
        material: "Aluminum",
        width: 2,
        wallThickness: 0.125,
        length: 72,
        finish: "Mill",
      },
    },
    {
      label: "Square tube, galvanized, 3 x 3/16",
      attributes: {
        shape: "Square Tube",
        material: "Steel",
        width: 3,
        wallThickness: 0.1875,
        length: 72,
        finish: "Galvanized",
      },
    },
  ],
  draw: (art, item, view) => {
    const shape = shapeOf(item);
    if (view === "dimensioned") {
      drawWithDimensions(art, shape, item);
      return;
    }
    const width = 130 + Math.min(4, shape.width) * 24;
    const places = placesOf(width, width, 1);
    drawHeapShadow(art, places, width, width);
    for (const place of places) drawShape(art, shape, place, width);
  },
});

function shapeOf(item: Given): Shape {
  const finish = item.text("finish", "Mill");
  return {
    shape: item.text("shape", "Angle"),
    width: item.number("width", 2),
    wall: item.number("wallThickness", 0.25),
    finish: finishOf(finish === "Mill" ? item.text("material", "Steel") : finish),
  };
}

function drawShape(art: Art, { shape, width: size, wall, finish }: Shape, { at, back }: BarPlace, width: number): void {
  const thick = Math.max(7, (wall / size) * width);
  const half = width / 2;
  const faceFill = turnedFace(art, finish);
  if (shape === "Angle") {
    drawExtrusion(art, { face: angleFace(at, half, thick), back, finish, faceFill });
    return;
  }
  if (shape === "Round Tube") {
    drawRoundExtrusion(art, at, half, back, finish, tone(finish.dark, -0.4));
    const bore = half - thick;
    art.circle(at, bore, {
      fill: art.linear(
        [
          [0, finish.mid],
          [0.4, finish.dark],
          [1, tone(finish.dark, -0.65)],
        ],
        "diagonal",
      ),
    });
    art.path(ellipsePath(at, half, half) + ellipsePath(at, bore, bore), {
      fill: faceFill,
      stroke: finish.outline,
      width: 1.6,
      evenOdd: true,
    });
    return;
  }
  drawExtrusion(art, {
    face: roundedSquare(at, half, thick * 1.5),
    holes: [roundedSquare(at, half - thick, thick * 0.7)],
    back,
    finish,
    faceFill,
  });
}

function angleFace([x, y]: Point, half: number, thick: number): readonly Point[] {
  return [
    [x - half, y - half],
    [x - half + thick, y - half],
    [x - half + thick, y + half - thick],
    [x + half, y + half - thick],
    [x + half, y + half],
    [x - half, y + half],
  ];
}

/** Clockwise, with a few steps round each corner. */
function roundedSquare([x, y]: Point, half: number, radius: number): readonly Point[] {
  const steps = 5;
  const middles: readonly (readonly [number, number, number])[] = [
    [1, -1, -Math.PI / 2],
    [1, 1, 0],
    [-1, 1, Math.PI / 2],
    [-1, -1, Math.PI],
  ];
  return middles.flatMap(([across, down, from]) =>
    Array.from({ length: steps + 1 }, (_, step): Point => {
      const angle = from + (step / steps) * (Math.PI / 2);
      return [
        x + across * (half - radius) + radius * Math.cos(angle),
        y + down * (half - radius) + radius * Math.sin(angle),
      ];
    }),
  );
}

function drawWithDimensions(art: Art, shape: Shape, item: Given): void {
  const width = 180;
  const at: Point = [190, 390];
  const back: Point = [240, -182];
  art.shadow([270, 494], 180, 12);
  drawShape(art, shape, { at, back }, width);
  const half = width / 2;
  art.dimension({
    from: [at[0] - half, at[1] + half],
    to: [at[0] + half, at[1] + half],
    label: `${inchFraction(shape.width)} in`,
    offset: 40,
  });
  art.dimension({
    from: [at[0] + half, at[1] + half],
    to: [at[0] + half + back[0], at[1] + half],
    label: `${item.number("length", 48)} in`,
    offset: 40,
  });
  const thick = Math.max(7, (shape.wall / shape.width) * width);
  const top = at[1] - half;
  art.dimension({ from: [at[0] - half, top], to: [at[0] - half + thick, top], label: "", offset: -32 });
  art.text([at[0] - half + thick / 2, top - 52], `${decimal(shape.wall)} in`, { size: 20, fill: "#14365c" });
}
