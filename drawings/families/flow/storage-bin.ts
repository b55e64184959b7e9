import { inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, polyline } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, tone } from "../../kit/colors.ts";
import { defineDrawing, type View } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";

/** Corners in the picture: the front stands below left, the back above right. */
interface Bin {
  readonly at: (across: number, deep: number, up: number) => Point;
  readonly color: Color;
  readonly isClear: boolean;
}

export const storageBin = defineDrawing({
  name: "storage-bin",
  title: "Hang and stack bin",
  examples: [
    {
      label: "Blue, 10-7/8 x 5-1/2 x 5",
      attributes: {
        brand: "Totewell",
        length: 10.875,
        width: 5.5,
        height: 5,
        color: "Blue",
        material: "Polypropylene",
      },
    },
    {
      label: "Yellow, 14-3/4 x 16-1/2 x 7",
      attributes: {
        brand: "Rollstead",
        length: 14.75,
        width: 16.5,
        height: 7,
        color: "Yellow",
        material: "Polypropylene",
      },
    },
    {
      label: "Clear, 18 x 11 x 10",
      attributes: { brand: "Halcomb", length: 18, width: 11, height: 10, color: "Clear", material: "Polypropylene" },
    },
    {
      label: "Red, 7-3/8 x 4-1/8 x 3",
      attributes: {
        brand: "Totewell",
        length: 7.375,
        width: 4.125,
        height: 3,
        color: "Red",
        material: "Polypropylene",
      },
    },
  ],
  draw: (art, item, view) => {
    const bin = binOf(item, view);
    drawBin(art, item, bin);
    if (view === "dimensioned") drawMeasures(art, item, bin);
  },
});

function binOf(item: Given, view: View): Bin {
  const [wide, long, tall] = [item.number("width", 5.5), item.number("length", 10.875), item.number("height", 5)];
  const [dx, dy] = [0.46, 0.4];
  const room = view === "plain" ? [510, 480] : [370, 350];
  const scale = Math.min((room[0] ?? 510) / (wide + long * dx), (room[1] ?? 480) / (tall + long * dy));
  const total: Point = [(wide + long * dx) * scale, (tall + long * dy) * scale];
  const origin: Point =
    view === "plain" ? [300 - total[0] / 2, 292 + total[1] / 2] : [290 - total[0] / 2, 262 + total[1] / 2];
  const color = colorOf(item.text("color", "Blue"));
  return {
    at: (across, deep, up) => [
      origin[0] + (across * wide + deep * long * dx) * scale,
      origin[1] - (up * tall + deep * long * dy) * scale,
    ],
    color: /clear/i.test(item.text("color", "")) ? "#cfe2ec" : color,
    isClear: /clear/i.test(item.text("color", "")),
  };
}

const lip = 0.46;
const slope = 0.34;

function drawBin(art: Art, item: Given, { at, color, isClear }: Bin): void {
  const line = tone(color, -0.66);
  const opacity = isClear ? 0.72 : 1;
  const [left, right] = [at(0, 0, 0), at(1, 1, 0)];
  art.shadow([(left[0] + right[0]) / 2, left[1] + 12], (right[0] - left[0]) / 2 + 10, 18);
  const face = (points: readonly Point[], from: number, to: number, direction: "down" | "across" | "diagonal") =>
    art.path(`${polyline(points)}Z`, {
      fill: art.linear(
        [
          [0, tone(color, from)],
          [1, tone(color, to)],
        ],
        direction,
      ),
      stroke: line,
      width: 2,
      fillOpacity: opacity,
    });
  face([at(0, 0, 0.04), at(1, 0, 0.04), at(1, 1, 0.04), at(0, 1, 0.04)], -0.42, -0.2, "down");
  face([at(0, 1, 0), at(1, 1, 0), at(1, 1, 1), at(0, 1, 1)], 0.12, -0.3, "down");
  face([at(0, 0, 0), at(0, 1, 0), at(0, 1, 1), at(0, slope, 1), at(0, 0, lip)], -0.16, -0.4, "across");
  face([at(1, 0, 0), at(1, 1, 0), at(1, 1, 1), at(1, slope, 1), at(1, 0, lip)], -0.06, -0.34, "across");
  face([at(0, 0, 0), at(1, 0, 0), at(1, 0, lip), at(0, 0, lip)], 0.26, -0.1, "diagonal");
  drawRims(art, { at, color, isClear });
  drawSlot(art, item, { at, color, isClear });
}

/** The rolled edges catch the light, and a rib along the side takes the bin above. */
function drawRims(art: Art, { at, color }: Bin): void {
  const rims: readonly (readonly Point[])[] = [
    [at(0, 0, lip), at(0, slope, 1), at(0, 1, 1), at(1, 1, 1)],
    [at(0, 0, lip), at(1, 0, lip), at(1, slope, 1), at(1, 1, 1)],
  ];
  for (const rim of rims) {
    art.path(polyline(rim), { fill: "none", stroke: tone(color, -0.62), width: 11, cap: "round" });
    art.path(polyline(rim), { fill: "none", stroke: tone(color, 0.12), width: 8, cap: "round" });
    art.path(polyline(rim), { fill: "none", stroke: tone(color, 0.66), width: 2.6, cap: "round" });
  }
  art.path(polyline([at(1, 0.03, 0.2), at(1, 0.97, 0.2)]), {
    fill: "none",
    stroke: tone(color, -0.5),
    width: 3,
    strokeOpacity: 0.6,
  });
  art.path(polyline([at(1, 0.03, 0.23), at(1, 0.97, 0.23)]), {
    fill: "none",
    stroke: tone(color, 0.4),
    width: 2.4,
    strokeOpacity: 0.6,
  });
  for (const deep of [0.5, 0.72, 0.94]) {
    art.path(polyline([at(1, deep, 0.3), at(1, deep, 0.9)]), {
      fill: "none",
      stroke: tone(color, -0.5),
      width: 2.4,
      strokeOpacity: 0.5,
    });
  }
}

/** A card sits in the slot on the front. */
function drawSlot(art: Art, item: Given, { at, color }: Bin): void {
  const [left, topEdge] = at(0.16, 0, lip * 0.76);
  const [right, bottom] = at(0.84, 0, lip * 0.24);
  const [width, height] = [right - left, bottom - topEdge];
  art.rect(
    left - 4,
    topEdge - 3,
    width + 8,
    height + 8,
    { fill: tone(color, -0.3), stroke: tone(color, -0.66), width: 1.6 },
    4,
  );
  art.rect(left, topEdge, width, height, { fill: "#ffffff", stroke: "#9aa3ab", width: 1 });
  const brand = item.text("brand", "").toUpperCase();
  art.text([(left + right) / 2, topEdge + height * 0.66], brand, {
    size: sizeToFit(brand || " ", width * 0.84, height * 0.46, "heavy"),
    face: "heavy",
    fill: "#26303a",
  });
}

function drawMeasures(art: Art, item: Given, { at }: Bin): void {
  const inches = (code: string, otherwise: number) => `${inchFraction(item.number(code, otherwise))} in`;
  art.dimension({ from: at(0, 0, 0), to: at(1, 0, 0), label: `W ${inches("width", 5.5)}`, offset: 48 });
  const [backX] = at(1, 1, 0);
  art.dimension({
    from: [backX, at(1, 1, 0)[1]],
    to: [backX, at(1, 1, 1)[1]],
    label: `H ${inches("height", 5)}`,
    offset: 40,
    size: 18,
  });
  art.text([300, 570], `Length, front to back: ${inches("length", 10.875)}`, { size: 22, fill: "#14365c" });
}
