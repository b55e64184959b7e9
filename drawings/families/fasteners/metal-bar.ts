import { inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, corners } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishOf, finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawExtrusion, drawRoundExtrusion } from "../../kit/extrude.ts";
import { turnedFace } from "../../kit/faces.ts";
import { type BarPlace, drawHeapShadow, placesOf } from "./stock-layout.ts";

interface Bar {
  readonly shape: string;
  readonly width: number;
  readonly thickness: number;
  readonly finish: Finish;
}

export const metalBar = defineDrawing({
  name: "metal-bar",
  title: "Metal bar",
  examples: [
    {
      label: "Round, 1018, 1 in",
      attributes: { shape: "Round", material: "Steel", alloy: "1018", finish: "Cold Drawn", diameter: 1, length: 36 },
    },
    {
      label: "Hex, 360 brass, 3/4 in",
      attributes: { shape: "Hex", material: "Brass", alloy: "360", finish: "Drawn", width: 0.75, length: 36 },
    },
    {
      label: "Flat, A36, 1/4 x 2",
      attributes: {
        shape: "Flat",
        material: "Steel",
        alloy: "A36",
        finish: "Hot Rolled",
        width: 2,
        thickness: 0.25,
        length: 72,
      },
    },
    {
      label: "Square, 6061, 2 in",
      attributes: { shape: "Square", material: "Aluminum", alloy: "6061-T6", finish: "Extruded", width: 2, length: 12 },
    },
    {
      label: "Round, 932 bronze, 3 in",
      attributes: { shape: "Round", material: "Bronze", alloy: "932", finish: "Cast", diameter: 3, length: 12 },
    },
  ],
  draw: (art, item, view) => {
    const bar = barOf(item);
    if (view === "dimensioned") {
      drawWithDimensions(art, bar, item);
      return;
    }
    const [width, height] = faceSize(bar);
    const count = bar.shape === "Flat" ? 2 : bar.width <= 1.25 ? 3 : 1;
    const places = placesOf(width, height, count);
    drawHeapShadow(art, places, width, height);
    for (const place of places) drawBar(art, bar, place, width, height);
  },
});

function barOf(item: Given): Bar {
  const shape = item.text("shape", "Round");
  const width = item.number(shape === "Round" ? "diameter" : "width", 1);
  const isScaled = item.text("finish", "") === "Hot Rolled";
  return {
    shape,
    width,
    thickness: shape === "Flat" ? item.number("thickness", 0.25) : width,
    finish: isScaled ? finishes["cast-iron"] : finishOf(item.text("material", "Steel").replace("Tool ", "Chrome ")),
  };
}

/** Thin bars are drawn thinner, but never as thin as they are beside thick ones. */
function faceSize({ shape, width, thickness }: Bar): readonly [number, number] {
  if (shape === "Flat") {
    const wide = 120 + Math.min(4, width) * 32;
    return [wide, Math.max(22, (wide * thickness) / width)];
  }
  const side = width <= 1.25 ? 76 + width * 44 : 150 + width * 22;
  return [side, shape === "Hex" ? side * 0.866 : side];
}

function drawBar(art: Art, { shape, finish }: Bar, { at, back }: BarPlace, width: number, height: number): void {
  const faceFill = turnedFace(art, finish);
  if (shape === "Round") {
    drawRoundExtrusion(art, at, width / 2, back, finish, faceFill);
    art.circle(at, width * 0.46, { fill: "none", stroke: finish.outline, strokeOpacity: 0.25, width: 1.2 });
    for (const share of [0.32, 0.2, 0.09]) {
      art.circle(at, width * share, { fill: "none", stroke: finish.shine, strokeOpacity: 0.4, width: 1 });
    }
    return;
  }
  const face = shape === "Hex" ? corners(at, width / 2, 6) : rectangle(at, width, height);
  drawExtrusion(art, { face, back, finish, faceFill });
}

function rectangle([x, y]: Point, width: number, height: number): readonly Point[] {
  return [
    [x - width / 2, y - height / 2],
    [x + width / 2, y - height / 2],
    [x + width / 2, y + height / 2],
    [x - width / 2, y + height / 2],
  ];
}

function drawWithDimensions(art: Art, bar: Bar, item: Given): void {
  const [wide, high] =
    bar.shape === "Flat"
      ? [200, Math.max(24, (200 * bar.thickness) / bar.width)]
      : [150, bar.shape === "Hex" ? 130 : 150];
  const at: Point = [80 + wide / 2, 400];
  const back: Point = [250, -190];
  art.shadow([240, 400 + high / 2 + 14], 170, 12);
  drawBar(art, bar, { at, back }, wide, high);
  art.dimension({
    from: [at[0] - wide / 2, at[1] + high / 2],
    to: [at[0] + wide / 2, at[1] + high / 2],
    label: `${inchFraction(bar.width)} in`,
    offset: 40,
  });
  if (bar.shape === "Flat") {
    art.dimension({
      from: [at[0] - wide / 2, at[1] - high / 2],
      to: [at[0] - wide / 2, at[1] + high / 2],
      label: `${inchFraction(bar.thickness)} in`,
      offset: -34,
    });
  }
  const far: Point = [at[0] + wide / 2 + back[0], at[1] + high / 2 + back[1]];
  art.dimension({
    from: [at[0] + wide / 2, at[1] + high / 2],
    to: [far[0], at[1] + high / 2],
    label: `${item.number("length", 36)} in`,
    offset: 40,
  });
  art.text([180, 130], item.text("alloy", ""), { size: 30, fill: "#14365c" });
}
