import { decimal, inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, corners } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { finishOf, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { turnedFace } from "../../kit/faces.ts";
import { threadSizeOf } from "../../kit/sizes.ts";
import { type Nut, drawNutFromAbove } from "./nut-from-above.ts";

export const nut = defineDrawing({
  name: "nut",
  title: "Hex nut",
  examples: [
    {
      label: "Grade 5, 3/8-16",
      attributes: { threadSize: "3/8-16", nutType: "Hex Nut", finish: "Zinc Plated", width: 0.5625, height: 0.328 },
    },
    {
      label: "Nylon insert, 18-8, 1/4-20",
      attributes: {
        threadSize: "1/4-20",
        nutType: "Nylon-Insert Lock Nut",
        material: "Stainless Steel",
        finish: "Plain",
        width: 0.4375,
        height: 0.328,
      },
    },
    {
      label: "Jam, Grade 8, 3/4-10",
      attributes: { threadSize: "3/4-10", nutType: "Hex Jam Nut", finish: "Yellow Zinc", width: 1.125, height: 0.422 },
    },
    {
      label: "Class 10, M10-1.5",
      attributes: {
        threadSize: "M10-1.5",
        nutType: "Hex Nut",
        material: "Steel",
        finish: "Plain",
        widthMm: 16,
        heightMm: 8.4,
      },
    },
    {
      label: "Nylon insert, Class 8, M12",
      attributes: {
        threadSize: "M12-1.75",
        nutType: "Nylon-Insert Lock Nut",
        finish: "Zinc Plated",
        widthMm: 19,
        heightMm: 12,
      },
    },
  ],
  draw: (art, item, view) => {
    const shape = nutOf(item);
    if (view === "plain") drawNutFromAbove(art, shape, [300, 300], 520);
    else drawWithDimensions(art, shape, item);
  },
});

function nutOf(item: Given): Nut {
  const { diameter, pitch } = threadSizeOf(item.text("threadSize", "3/8-16")) ?? { diameter: 0.375, pitch: 1 / 16 };
  const isMetric = item.has("widthMm");
  const flats = isMetric ? item.number("widthMm", 16) / 25.4 : item.number("width", diameter * 1.5);
  const height = isMetric ? item.number("heightMm", 8) / 25.4 : item.number("height", diameter * 0.88);
  const finish = item.text("finish", "Zinc Plated");
  const metal = finishOf(finish === "Plain" ? item.text("material", "Steel") : finish);
  return {
    diameter,
    pitch,
    flats,
    height,
    hasInsert: item.text("nutType", "").includes("Nylon"),
    insert: isMetric ? paint("#2f6fb5") : paint("#e9ecec"),
    finish: metal,
  };
}

/** Small from above, then across the flats and the height. */
function drawWithDimensions(art: Art, shape: Nut, item: Given): void {
  const scale = Math.min(200 / shape.flats, 170 / shape.height);
  const [x, y]: Point = [215, 290];
  const corner = (shape.flats / Math.sqrt(3)) * scale;
  const flat = (shape.flats / 2) * scale;
  const { finish } = shape;
  art.shadow([x, y + flat + 22], corner, 11);
  art.polygon(corners([x, y], corner, 6), { fill: art.sheen(finish), stroke: finish.outline, width: 1.7 });
  art.circle([x, y], flat * 0.95, {
    fill: turnedFace(art, finish),
    stroke: finish.outline,
    strokeOpacity: 0.5,
    width: 1,
  });
  const bore = (shape.diameter / 2) * scale;
  if (shape.hasInsert)
    art.circle([x, y], flat * 0.74, { fill: shape.insert.light, stroke: shape.insert.outline, width: 1.2 });
  art.circle([x, y], bore, { fill: "#ffffff", stroke: finish.outline, width: 1.5 });
  art.circle([x, y], bore * 0.86, { fill: "none", stroke: finish.outline, width: 1 });
  const left = x + corner + 80;
  drawSide(art, shape, [left, y], scale);
  const isMetric = item.has("widthMm");
  const measure = (inches: number) =>
    isMetric ? `${decimal(Math.round(inches * 254) / 10)} mm` : `${inchFraction(inches)} in`;
  art.dimension({ from: [x - corner, y - flat], to: [x - corner, y + flat], label: measure(shape.flats), offset: -40 });
  const height = shape.height * scale;
  art.dimension({ from: [left, y + corner], to: [left + height, y + corner], label: "", offset: 40 });
  art.text([left + height / 2, y + corner + 72], measure(shape.height), { size: 20, fill: "#14365c" });
  art.dimension({
    from: [x - bore, y - flat],
    to: [x + bore, y - flat],
    label: item.text("threadSize", ""),
    offset: -44,
  });
}

function drawSide(art: Art, shape: Nut, [left, middle]: Point, scale: number): void {
  const corner = (shape.flats / Math.sqrt(3)) * scale;
  const height = shape.height * scale;
  const hexHeight = shape.hasInsert ? height * 0.68 : height;
  const { finish } = shape;
  art.shadow([left + height / 2, middle + corner + 18], height * 0.8, 10);
  if (shape.hasInsert) {
    const brim = (shape.flats / 2) * scale * 0.86;
    art.rect(
      left + hexHeight - 4,
      middle - brim,
      height - hexHeight + 4,
      2 * brim,
      { fill: art.metal(finish), stroke: finish.outline, width: 1.4 },
      8,
    );
  }
  const edges = [-corner, -corner / 2, corner / 2, corner];
  const fills = [finish.light, finish.shine, finish.dark];
  fills.forEach((tint, face) => {
    const [from = 0, to = 0] = [edges[face], edges[face + 1]];
    art.rect(
      left,
      middle + from,
      hexHeight,
      to - from,
      {
        fill: art.linear([
          [0, tint],
          [1, face === 1 ? finish.mid : tone(tint, -0.12)],
        ]),
        stroke: finish.outline,
        width: 1.5,
      },
      4,
    );
  });
}
