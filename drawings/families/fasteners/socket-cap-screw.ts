import { decimal, inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishOf } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { turnedFace } from "../../kit/faces.ts";
import { lieAcross } from "../../kit/lying.ts";
import { threadSizeOf } from "../../kit/sizes.ts";
import { drawHexSocket } from "./recess.ts";
import { drawDrum, drawKnurl, drawScrewBody } from "./screw-body.ts";

interface Screw {
  readonly diameter: number;
  readonly pitch: number;
  readonly length: number;
  readonly head: number;
  readonly headHeight: number;
  readonly key: number;
  readonly finish: Finish;
}

/** How far the head's face is turned towards the eye. */
const squash = 0.42;
const millimetres = 25.4;

export const socketCapScrew = defineDrawing({
  name: "socket-cap-screw",
  title: "Socket head cap screw",
  examples: [
    {
      label: "Alloy, 1/4-20 x 1",
      attributes: {
        threadSize: "1/4-20",
        length: 1,
        material: "Alloy Steel",
        finish: "Black Oxide",
        headDiameter: 0.375,
        hexKeySize: 0.1875,
      },
    },
    {
      label: "18-8, 3/8-16 x 3",
      attributes: {
        threadSize: "3/8-16",
        length: 3,
        material: "Stainless Steel",
        finish: "Plain",
        headDiameter: 0.5625,
        hexKeySize: 0.3125,
      },
    },
    {
      label: "Low head, zinc, 1/4-20 x 3/4",
      attributes: {
        threadSize: "1/4-20",
        length: 0.75,
        headType: "Low",
        material: "Alloy Steel",
        finish: "Zinc Plated",
      },
    },
    {
      label: "Class 12.9, M8-1.25 x 30",
      attributes: {
        threadSize: "M8-1.25",
        lengthMm: 30,
        grade: "Class 12.9",
        material: "Alloy Steel",
        finish: "Black Oxide",
        headDiameterMm: 13,
        hexKeySizeMm: 6,
      },
    },
  ],
  draw: (art, item, view) => {
    const screw = screwOf(item);
    if (view === "plain") {
      lieAcross(art, screw.headHeight + screw.length + (screw.head * squash) / 2, screw.head, (scale) =>
        drawTurned(art, screw, scale, (screw.head * squash * scale) / 2),
      );
    } else drawWithDimensions(art, screw, item);
  },
});

function screwOf(item: Given): Screw {
  const { diameter, pitch } = threadSizeOf(item.text("threadSize", "1/4-20")) ?? { diameter: 0.25, pitch: 0.05 };
  const length = item.has("lengthMm") ? item.number("lengthMm", 25) / millimetres : item.number("length", 1);
  const head = item.has("headDiameterMm")
    ? item.number("headDiameterMm", 10) / millimetres
    : item.number("headDiameter", diameter * 1.5);
  const key = item.has("hexKeySizeMm")
    ? item.number("hexKeySizeMm", 5) / millimetres
    : item.number("hexKeySize", diameter * 0.75);
  const finish = item.text("finish", "Black Oxide");
  const isLow = item.text("headType", "Standard") === "Low";
  return {
    diameter,
    pitch,
    length,
    head,
    headHeight: isLow ? diameter * 0.55 : diameter,
    key,
    finish: finishOf(finish === "Plain" ? item.text("material", "Stainless") : finish),
  };
}

function drawTurned(art: Art, screw: Screw, scale: number, left: number): void {
  const { finish } = screw;
  const radius = (screw.head / 2) * scale;
  const height = screw.headHeight * scale;
  art.group({ move: [left, 0] }, () => {
    drawScrewBody(art, {
      from: height,
      length: screw.length * scale,
      radius: (screw.diameter / 2) * scale,
      pitch: screw.pitch * scale,
      threadLength: (2 * screw.diameter + 0.5) * scale,
      finish,
    });
    drawDrum(art, radius, height, squash, finish);
    drawKnurl(art, radius, height * 0.14, height * 0.86, squash, finish);
    art.ellipse([0, 0], radius * squash, radius, { fill: finish.mid, stroke: finish.outline, width: 1.4 });
    art.ellipse([-1, 0], radius * squash * 0.93, radius * 0.93, {
      fill: turnedFace(art, finish),
      stroke: finish.outline,
      strokeOpacity: 0.4,
      width: 1,
    });
    drawHexSocket(art, { center: [0, 0], radius: (screw.key / Math.sqrt(3)) * scale, squash, finish });
  });
}

/** The head from the front, the screw from the side, and four measures. */
function drawWithDimensions(art: Art, screw: Screw, item: Given): void {
  const scale = Math.min(390 / (screw.head * 1.4 + screw.headHeight + screw.length), 220 / screw.head);
  const middle = 268;
  const half = (screw.head / 2) * scale;
  const front: Point = [84 + half, middle];
  const left = front[0] + half * 1.8;
  drawFront(art, screw, scale, front);
  drawSide(art, screw, scale, [left, middle]);
  const isMetric = item.has("lengthMm");
  const measure = (inches: number) =>
    isMetric
      ? `${decimal(Math.round(inches * millimetres * 10) / 10)} mm`
      : `${inches < 0.3 && inchFraction(inches).length > 5 ? decimal(inches) : inchFraction(inches)} in`;
  const bearing = left + screw.headHeight * scale;
  const end = bearing + screw.length * scale;
  const radius = (screw.diameter / 2) * scale;
  art.dimension({
    from: [bearing, middle + half],
    to: [end, middle + radius],
    label: measure(screw.length),
    offset: 46,
  });
  art.dimension({
    from: [end, middle - radius],
    to: [end, middle + radius],
    label: item.text("threadSize", ""),
    offset: 30,
  });
  art.dimension({
    from: [front[0], middle - half],
    to: [front[0], middle + half],
    label: measure(screw.head),
    offset: -half - 26,
  });
  const key = (screw.key / 2) * scale;
  art.dimension({
    from: [front[0] - key, middle + half],
    to: [front[0] + key, middle + half],
    label: `Key ${measure(screw.key)}`,
    offset: 88,
  });
}

function drawFront(art: Art, { head, key, finish }: Screw, scale: number, at: Point): void {
  const radius = (head / 2) * scale;
  art.shadow([at[0], at[1] + radius + 18], radius * 0.95, 10);
  art.circle(at, radius, { fill: finish.mid, stroke: finish.outline, width: 1.6 });
  art.circle(at, radius * 0.92, {
    fill: turnedFace(art, finish),
    stroke: finish.outline,
    strokeOpacity: 0.4,
    width: 1,
  });
  drawHexSocket(art, { center: at, radius: (key / Math.sqrt(3)) * scale, squash: 1, finish });
}

function drawSide(art: Art, screw: Screw, scale: number, [left, middle]: Point): void {
  const { finish } = screw;
  const half = (screw.head / 2) * scale;
  const height = screw.headHeight * scale;
  const chamfer = height * 0.1;
  art.shadow([left + (height + screw.length * scale) / 2, middle + half + 18], (height + screw.length * scale) / 2, 10);
  art.group({ move: [left, middle] }, () => {
    drawScrewBody(art, {
      from: height,
      length: screw.length * scale,
      radius: (screw.diameter / 2) * scale,
      pitch: screw.pitch * scale,
      threadLength: (2 * screw.diameter + 0.5) * scale,
      finish,
    });
    art.polygon(
      [
        [chamfer, -half],
        [height, -half],
        [height, half],
        [chamfer, half],
        [0, half - chamfer],
        [0, chamfer - half],
      ],
      { fill: art.metal(finish), stroke: finish.outline, width: 1.5 },
    );
    drawKnurl(art, half, chamfer * 1.5, height - chamfer, 0.01, finish);
  });
}
