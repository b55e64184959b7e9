import { inchFraction } from "@capstan/platform/fraction";
import type { Art, Fill, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, colorOf, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawRoundExtrusion } from "../../kit/extrude.ts";
import { pathOf } from "../../kit/path-of.ts";
import { drawPlate, plateOf } from "./plate.ts";
import { drawHeapShadow, placesOf } from "./stock-layout.ts";

export const plasticStock = defineDrawing({
  name: "plastic-stock",
  title: "Plastic rod or sheet",
  examples: [
    {
      label: "Acetal rod, black, 1 in",
      attributes: { shape: "Rod", material: "Acetal Copolymer", color: "Black", diameter: 1, length: 48 },
    },
    {
      label: "UHMW sheet, white, 1 in",
      attributes: {
        shape: "Sheet",
        material: "UHMW Polyethylene",
        color: "White",
        thickness: 1,
        width: 12,
        length: 12,
      },
    },
    {
      label: "Polycarbonate sheet, clear, 1/4",
      attributes: { shape: "Sheet", material: "Polycarbonate", color: "Clear", thickness: 0.25, width: 24, length: 48 },
    },
    {
      label: "Nylon rod, off-white, 3 in",
      attributes: { shape: "Rod", material: "Nylon 6/6", color: "Off-White", diameter: 3, length: 12 },
    },
    {
      label: "HDPE sheet, blue, 1/2",
      attributes: {
        shape: "Sheet",
        material: "High-Density Polyethylene",
        color: "Blue",
        thickness: 0.5,
        width: 24,
        length: 24,
      },
    },
  ],
  draw: (art, item, view) => {
    const finish = plasticOf(item);
    if (view === "dimensioned") drawWithDimensions(art, item, finish);
    else if (item.text("shape", "Rod") === "Rod") drawRods(art, item, finish);
    else drawSheet(art, item, finish);
  },
});

/** Plastic is duller than metal: its tones lie closer together. */
function plasticOf(item: Given): Finish {
  const words = item.text("color", "White");
  const color = words === "Off-White" ? "#e9e2cf" : words === "White" ? "#f1f2f2" : colorOf(words);
  const isDark = words === "Black";
  return {
    ...paint(color),
    dark: tone(color, -0.32),
    mid: tone(color, -0.1),
    light: tone(color, isDark ? 0.16 : 0.3),
    shine: tone(color, isDark ? 0.42 : 0.8),
  };
}

function sawnFace(art: Art, finish: Finish): Fill {
  return art.linear(
    [
      [0, finish.light],
      [1, finish.mid],
    ],
    "diagonal",
  );
}

function drawRods(art: Art, item: Given, finish: Finish): void {
  const diameter = item.number("diameter", 1);
  const isThin = diameter <= 1.25;
  const width = isThin ? 76 + diameter * 44 : 150 + diameter * 22;
  const places = placesOf(width, width, isThin ? 3 : 1);
  drawHeapShadow(art, places, width, width);
  for (const { at, back } of places) {
    drawRoundExtrusion(art, at, width / 2, back, finish, sawnFace(art, finish));
    drawSawMarks(art, at, width / 2, finish);
  }
}

/** The saw leaves faint arcs on the cut. */
function drawSawMarks(art: Art, [x, y]: Point, radius: number, finish: Finish): void {
  const arcs = [-0.6, -0.3, 0, 0.3, 0.6].map((share) => {
    const half = radius * Math.sqrt(1 - share ** 2) * 0.92;
    const level = y + share * radius;
    return pathOf`M${x - half} ${level}Q${x} ${level + radius * 0.12} ${x + half} ${level}`;
  });
  art.path(arcs.join(""), { fill: "none", stroke: finish.dark, strokeOpacity: 0.3, width: 1 });
}

function drawSheet(art: Art, item: Given, finish: Finish): void {
  const isClear = item.text("color", "") === "Clear";
  const thick = 8 + Math.min(70, item.number("thickness", 0.25) * 52);
  const plate = plateOf(item.number("width", 12), item.number("length", 12), thick, [30, 24], 540);
  art.shadow([318, 424], 250, 70);
  const gloss = art.linear(
    [
      [0, "#ffffff", 0.55],
      [0.3, "#ffffff", 0],
      [0.46, "#ffffff", 0.6],
      [0.58, "#ffffff", 0.05],
      [1, "#ffffff", 0],
    ],
    "diagonal",
  );
  if (!isClear) {
    drawPlate(art, plate, finish, sawnFace(art, finish), [gloss]);
    return;
  }
  const edge = paint("#7fb9c4");
  drawPlate(art, plate, { ...edge, outline: "#35616c" }, "#e4f2f6", [gloss], 0.72);
}

function drawWithDimensions(art: Art, item: Given, finish: Finish): void {
  const length = `${item.number("length", 48)} in`;
  if (item.text("shape", "Rod") === "Rod") {
    const at: Point = [150, 390];
    const back: Point = [290, -215];
    art.shadow([270, 484], 190, 12);
    drawRoundExtrusion(art, at, 76, back, finish, sawnFace(art, finish));
    drawSawMarks(art, at, 76, finish);
    art.dimension({
      from: [74, 466],
      to: [226, 466],
      label: `${inchFraction(item.number("diameter", 1))} in`,
      offset: 40,
    });
    art.dimension({ from: [226, 466], to: [516, 466], label: length, offset: 40 });
    return;
  }
  const [x, y, wide, high] = [70, 110, 320, 320];
  art.rect(x, y, wide, high, { fill: sawnFace(art, finish), stroke: finish.outline, width: 1.5 });
  const thick = Math.max(10, Math.min(60, item.number("thickness", 0.25) * 40));
  art.rect(490, y, thick, high, { fill: finish.mid, stroke: finish.outline, width: 1.5 });
  art.dimension({ from: [x, y + high], to: [x + wide, y + high], label: `${item.number("width", 12)} in`, offset: 42 });
  art.dimension({ from: [x + wide, y], to: [x + wide, y + high], label: length, offset: 42 });
  art.dimension({ from: [490, y], to: [490 + thick, y], label: "", offset: -30 });
  art.text([490 + thick / 2, y - 44], `${inchFraction(item.number("thickness", 0.25))} in`, {
    size: 20,
    fill: "#14365c",
  });
}
