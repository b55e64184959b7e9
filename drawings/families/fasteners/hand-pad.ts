import { inchFraction } from "@capstan/platform/fraction";
import type { Art, Fill } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, inkOn, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { pathOf } from "../../kit/path-of.ts";
import { sequence } from "../../kit/speckle.ts";
import { drawPlate, plateOf } from "./plate.ts";

export const handPad = defineDrawing({
  name: "hand-pad",
  title: "Abrasive hand pad",
  examples: [
    {
      label: "Very fine, maroon",
      attributes: { grade: "Very Fine", color: "Maroon", width: 6, length: 9, thickness: 0.25 },
    },
    { label: "Medium, green", attributes: { grade: "Medium", color: "Green", width: 6, length: 9, thickness: 0.25 } },
    {
      label: "Ultra fine, gray",
      attributes: { grade: "Ultra Fine", color: "Gray", width: 9, length: 11, thickness: 0.25 },
    },
    {
      label: "Non-abrasive, white",
      attributes: { grade: "Non-Abrasive", color: "White", width: 3.5, length: 5, thickness: 0.5 },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") drawPile(art, item);
    else drawWithDimensions(art, item);
  },
});

function padColor(item: Given): Color {
  const words = item.text("color", "Maroon");
  if (words === "Maroon") return "#7b2c37";
  return words === "Green" ? "#2f7a45" : colorOf(words);
}

/** A felt of crimped fibers, some light, some dark. */
function fleece(art: Art, color: Color): Fill {
  const next = sequence(41);
  return art.pattern(84, 84, (tile) => {
    const depth = color === colorOf("White") ? 0.3 : 0.55;
    for (const [ink, count] of [
      [tone(color, 0.5), 46],
      [tone(color, -depth), 54],
      [tone(color, 0.2), 40],
    ] as const) {
      const fibers = Array.from({ length: count }, () => {
        const [x, y] = [next() * 84, next() * 84];
        const [bx, by, ex, ey] = [next() * 22 - 11, next() * 22 - 11, next() * 26 - 13, next() * 20 - 10];
        return pathOf`M${x.toFixed(1)} ${y.toFixed(1)}q${bx.toFixed(1)} ${by.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`;
      });
      tile.path(fibers.join(""), { fill: "none", stroke: ink, strokeOpacity: 0.6, width: 1.1, cap: "round" });
    }
  });
}

function drawPile(art: Art, item: Given): void {
  const color = padColor(item);
  const finish = paint(color);
  const thick = 26 + item.number("thickness", 0.25) * 60;
  const plate = plateOf(item.number("width", 6), item.number("length", 9), thick, [34, 26], 530);
  const fibers = fleece(art, color);
  art.shadow([318, 452], 250, 64);
  const layers: readonly (readonly [number, number])[] = [
    [thick * 1.5, 5],
    [thick * 0.75, -4],
    [0, 0],
  ];
  for (const [down, turn] of layers) {
    art.group({ move: [300, 300 + down - thick * 0.6], rotate: turn }, () => {
      art.group({ move: [-300, -300] }, () => drawPlate(art, plate, finish, padTop(art, color), [fibers], 1, fibers));
    });
  }
}

function padTop(art: Art, color: Color): Fill {
  return art.linear(
    [
      [0, tone(color, 0.28)],
      [0.6, color],
      [1, tone(color, -0.2)],
    ],
    "diagonal",
  );
}

function drawWithDimensions(art: Art, item: Given): void {
  const color = padColor(item);
  const [width, length] = [item.number("width", 6), item.number("length", 9)];
  const wide = (340 * width) / length;
  const [x, y] = [270 - wide / 2, 80];
  art.rect(x, y, wide, 340, { fill: padTop(art, color), stroke: tone(color, -0.7), width: 1.5 }, 3);
  art.rect(x, y, wide, 340, { fill: fleece(art, color) }, 3);
  art.text([270, 260], item.text("grade", "Very Fine"), { size: 26, fill: inkOn(color), face: "heavy" });
  art.dimension({ from: [x, y + 340], to: [x + wide, y + 340], label: `${inchFraction(width)} in`, offset: 42 });
  art.dimension({ from: [x + wide, y], to: [x + wide, y + 340], label: `${length} in`, offset: 46 });
  art.text([270, 540], `${inchFraction(item.number("thickness", 0.25))} in thick`, { size: 22, fill: "#14365c" });
}
