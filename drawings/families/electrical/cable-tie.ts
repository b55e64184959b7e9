import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { paintColor } from "./paint-colors.ts";

export const cableTie = defineDrawing({
  name: "cable-tie",
  title: "Cable tie",
  examples: [
    {
      label: "Black, 8 in, 50 lb",
      attributes: { length: 8, width: 0.18, tensileStrength: 50, color: "Black", material: "Nylon 6/6", maxBundle: 2 },
    },
    {
      label: "Natural, 14-1/2 in, 120 lb",
      attributes: {
        length: 14.5,
        width: 0.3,
        tensileStrength: 120,
        color: "Natural",
        material: "Nylon 6/6",
        maxBundle: 4,
      },
    },
    {
      label: "Red, 4 in, 18 lb",
      attributes: { length: 4, width: 0.1, tensileStrength: 18, color: "Red", material: "Nylon 6/6", maxBundle: 0.875 },
    },
    {
      label: "Stainless",
      attributes: {
        length: 14.5,
        width: 0.3,
        tensileStrength: 120,
        color: "Silver",
        material: "316 Stainless Steel",
        maxBundle: 4,
      },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") drawLoop(art, item);
    else drawFlat(art, item);
  },
});

function colorOfTie(item: Given): Color {
  if (item.text("material", "").includes("Stainless")) return "#b4bcc4";
  const color = item.text("color", "Black");
  return color === "Natural" ? "#eee7d6" : paintColor(color);
}

/** Ties of all lengths are drawn at one size: their width beside it is what tells them apart. */
function strapWidth(item: Given): number {
  return Math.min(46, Math.max(20, (item.number("width", 0.18) / item.number("length", 8)) * 1500));
}

const loop = "M196 452C60 330 90 90 320 76C520 70 580 290 470 410C400 480 290 486 206 446";
const tail = "M206 446L60 376";

function drawLoop(art: Art, item: Given): void {
  const color = colorOfTie(item);
  const wide = strapWidth(item);
  art.shadow([318, 520], 210, 15);
  drawStrap(art, loop, wide, color, item);
  drawStrap(art, tail, wide * 0.94, color, item);
  drawHead(art, wide, color, item);
}

/** A flat strap: an edge, the face, a raised rim on each side and teeth across the middle. */
function drawStrap(art: Art, path: string, wide: number, color: Color, item: Given): void {
  const isSteel = item.text("material", "").includes("Stainless");
  const line = (stroke: Color, width: number, dash?: string, strokeOpacity = 1) =>
    art.path(path, { fill: "none", stroke, width, strokeOpacity, ...(dash === undefined ? {} : { dash }) });
  line(tone(color, -0.75), wide + 3);
  line(tone(color, -0.3), wide);
  art.group({ move: [-wide * 0.05, -wide * 0.06] }, () => line(color, wide * 0.86));
  if (isSteel) {
    line("#ffffff", wide * 0.3, undefined, 0.55);
    return;
  }
  line(tone(color, -0.35), wide * 0.54);
  line(tone(color, 0.22), wide * 0.5, "3 4.5");
  art.group({ move: [-wide * 0.3, -wide * 0.3] }, () => line("#ffffff", wide * 0.07, undefined, 0.45));
}

function drawHead(art: Art, wide: number, color: Color, item: Given): void {
  const finish = item.text("material", "").includes("Stainless") ? finishes.stainless : paint(color);
  const size = wide * 1.75;
  art.group({ move: [200, 448], rotate: 28 }, () => {
    art.rect(
      -size * 0.5,
      -size * 0.5,
      size,
      size,
      { fill: art.sheen(finish), stroke: finish.outline, width: 2 },
      size * 0.16,
    );
    art.rect(
      -size * 0.34,
      -size * 0.34,
      size * 0.68,
      size * 0.68,
      {
        fill: art.linear([
          [0, finish.dark],
          [1, finish.mid],
        ]),
        stroke: finish.outline,
        strokeOpacity: 0.7,
        width: 1.4,
      },
      size * 0.08,
    );
    art.rect(
      -size * 0.2,
      -size * 0.27,
      size * 0.4,
      size * 0.54,
      { fill: finish.light, stroke: finish.outline, strokeOpacity: 0.5, width: 1 },
      3,
    );
    art.line([-size * 0.42, -size * 0.44], [size * 0.42, -size * 0.44], {
      stroke: finish.shine,
      width: 2,
      strokeOpacity: 0.8,
    });
  });
}

/** Laid out straight, with its length and width. */
function drawFlat(art: Art, item: Given): void {
  const color = colorOfTie(item);
  const wide = Math.min(40, Math.max(15, strapWidth(item) * 0.8));
  const y = 290;
  drawStrap(art, `M92 ${y}H500`, wide, color, item);
  drawStrap(art, `M500 ${y}L556 ${y}`, wide * 0.72, color, item);
  art.group({ move: [92 - 200 * 0.8, y - 448 * 0.8], scale: 0.8 }, () => drawHead(art, wide, color, item));
  art.dimension({
    from: [76, y + wide],
    to: [556, y + wide],
    label: `${inchFraction(item.number("length", 8))} in`,
    offset: 44,
  });
  art.dimension({
    from: [470, y - wide / 2],
    to: [470, y + wide / 2],
    label: `${item.number("width", 0.18)} in`,
    offset: 1,
  });
  art.text([300, 140], `Bundles to ${inchFraction(item.number("maxBundle", 2))} in`, { size: 24, fill: "#14365c" });
  art.text([300, 450], `${item.number("tensileStrength", 50)} lb tensile strength`, { size: 24, fill: "#14365c" });
}
