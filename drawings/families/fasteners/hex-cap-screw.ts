import { inchFraction, decimal } from "@capstan/platform/fraction";
import { type Art, type Point, corners } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishOf } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { lieAcross } from "../../kit/lying.ts";
import { pathOf } from "../../kit/path-of.ts";
import { threadSizeOf } from "../../kit/sizes.ts";
import { drawThread } from "../../kit/thread.ts";
import { maxTurns } from "./screw-body.ts";

/** In inches, as ASME B18.2.1 has them within the eye's accuracy. */
interface Screw {
  readonly diameter: number;
  readonly pitch: number;
  readonly length: number;
  readonly acrossFlats: number;
  readonly headHeight: number;
  readonly threadLength: number;
  readonly finish: Finish;
}

export const hexCapScrew = defineDrawing({
  name: "hex-cap-screw",
  title: "Hex head cap screw",
  examples: [
    {
      label: "Grade 5, 3/8-16 x 1-1/2",
      attributes: { threadSize: "3/8-16", length: 1.5, grade: "Grade 5", finish: "Zinc Plated" },
    },
    {
      label: "Grade 8, 1/2-13 x 4",
      attributes: { threadSize: "1/2-13", length: 4, grade: "Grade 8", finish: "Yellow Zinc" },
    },
    {
      label: "18-8, 1/4-20 x 3/4",
      attributes: { threadSize: "1/4-20", length: 0.75, grade: "18-8", finish: "Stainless Steel" },
    },
    {
      label: "Class 10.9, M12-1.75 x 60",
      attributes: { threadSize: "M12-1.75", lengthMm: 60, grade: "Class 10.9", finish: "Black Oxide" },
    },
  ],
  draw: (art, item, view) => {
    const screw = screwOf(item);
    if (view === "plain") drawAcross(art, screw);
    else drawWithDimensions(art, screw, item);
  },
});

function screwOf(item: Given): Screw {
  const { diameter, pitch } = threadSizeOf(item.text("threadSize", "3/8-16")) ?? { diameter: 0.375, pitch: 1 / 16 };
  const length = item.has("lengthMm") ? item.number("lengthMm", 40) / 25.4 : item.number("length", 1.5);
  const finish = item.text("finish", "Zinc");
  const standardThread = length > 6 ? 2 * diameter + 0.5 : 2 * diameter + 0.25;
  return {
    diameter,
    pitch,
    length,
    acrossFlats: item.has("headWidthMm")
      ? item.number("headWidthMm", 16) / 25.4
      : item.number("headWidth", diameter * 1.5),
    headHeight: diameter * 0.64,
    threadLength: Math.min(length, standardThread),
    finish: finishOf(finish === "Plain" ? item.text("material", "Steel") : finish),
  };
}

/** On the shelf: one screw lying across the picture, as large as it fits. */
function drawAcross(art: Art, screw: Screw): void {
  const acrossCorners = screw.acrossFlats / Math.cos(Math.PI / 6);
  lieAcross(art, screw.headHeight + screw.length, acrossCorners, (scale) => drawSide(art, screw, scale, [0, 0]));
}

/** In the details: the head from the front, the screw from the side, and the three measures. */
function drawWithDimensions(art: Art, screw: Screw, item: Given): void {
  const acrossCorners = screw.acrossFlats / Math.cos(Math.PI / 6);
  const scale = Math.min(400 / (acrossCorners * 1.35 + screw.headHeight + screw.length), 240 / acrossCorners);
  const middle = 270;
  const headAt: Point = [80 + (acrossCorners / 2) * scale, middle];
  const left = headAt[0] + acrossCorners * 0.8 * scale;
  art.shadow([headAt[0], middle + (acrossCorners / 2) * scale + 20], (acrossCorners / 2) * scale, 11);
  drawHeadFront(art, screw, scale, headAt, item);
  drawSide(art, screw, scale, [left, middle]);
  const bearing = left + screw.headHeight * scale;
  const end = bearing + screw.length * scale;
  const half = (screw.diameter / 2) * scale;
  const flat = (screw.acrossFlats / 2) * scale;
  const corner = (acrossCorners / 2) * scale;
  const isMetric = item.has("lengthMm");
  const measure = (inches: number) =>
    isMetric ? `${decimal(Math.round(inches * 254) / 10)} mm` : `${inchFraction(inches)} in`;
  art.dimension({
    from: [bearing, middle + corner],
    to: [end, middle + half],
    label: measure(screw.length),
    offset: 46,
  });
  art.dimension({
    from: [end, middle - half],
    to: [end, middle + half],
    label: item.text("threadSize", ""),
    offset: 30,
  });
  art.dimension({
    from: [headAt[0] - corner, middle - flat],
    to: [headAt[0] - corner, middle + flat],
    label: measure(screw.acrossFlats),
    offset: -28,
  });
}

function drawHeadFront(art: Art, screw: Screw, scale: number, at: Point, item: Given): void {
  const { finish } = screw;
  const radius = (screw.acrossFlats / 2) * scale * 0.965;
  art.polygon(corners(at, (screw.acrossFlats / Math.cos(Math.PI / 6) / 2) * scale, 6), {
    fill: art.linear(
      [
        [0, finish.light],
        [1, finish.dark],
      ],
      "diagonal",
    ),
    stroke: finish.outline,
    width: 1.6,
  });
  art.circle(at, radius, { fill: art.sheen(finish), stroke: finish.outline, strokeOpacity: 0.55, width: 1 });
  const marks = radialMarks(item.text("grade", ""));
  for (const [cos, sin] of corners([0, 0], 1, Math.max(1, marks), -Math.PI / 2).slice(0, marks)) {
    art.line(
      [at[0] + radius * 0.52 * cos, at[1] + radius * 0.52 * sin],
      [at[0] + radius * 0.86 * cos, at[1] + radius * 0.86 * sin],
      {
        stroke: finish.outline,
        strokeOpacity: 0.75,
        width: radius * 0.055,
        cap: "round",
      },
    );
  }
  const words = /(\d+\.\d|18-8|316)/.exec(item.text("grade", ""))?.[1];
  if (words)
    art.text([at[0], at[1] + radius * 0.13], words, { size: radius * 0.4, fill: finish.outline, opacity: 0.75 });
}

/** SAE J429: grade 5 has three lines, grade 8 six, grade 2 none. */
function radialMarks(grade: string): number {
  if (/\b8\b/.test(grade) && !/8\.8|18-8/.test(grade)) return 6;
  return /\b5\b/.test(grade) ? 3 : 0;
}

/** From the side, across the corners of the head; `left` is the middle of the head's top. */
function drawSide(art: Art, screw: Screw, scale: number, [left, middle]: Point): void {
  const { finish } = screw;
  const corner = (screw.acrossFlats / Math.cos(Math.PI / 6) / 2) * scale;
  const head = screw.headHeight * scale;
  const half = (screw.diameter / 2) * scale;
  const bearing = left + head;
  const shank = (screw.length - screw.threadLength) * scale;
  drawHeadSide(art, finish, [left, middle], head, corner);
  const washer = Math.max(2, head * 0.06);
  art.rect(bearing, middle - screw.acrossFlats * scale * 0.47, washer, screw.acrossFlats * scale * 0.94, {
    fill: art.metal(finish),
    stroke: finish.outline,
    width: 1,
  });
  if (shank > washer) {
    art.rect(bearing + washer, middle - half, shank - washer, 2 * half, {
      fill: art.metal(finish),
      stroke: finish.outline,
      width: 1.4,
    });
  }
  const start = bearing + Math.max(washer, shank);
  const threaded = bearing + screw.length * scale - start;
  drawThread(art, {
    start: [start, middle],
    length: threaded,
    radius: half,
    pitch: Math.max(screw.pitch * scale, threaded / maxTurns),
    finish,
  });
}

/** Three faces are seen, the middle one full; each is rounded by the chamfer of the top. */
export function drawHeadSide(art: Art, finish: Finish, [left, middle]: Point, head: number, corner: number): void {
  const bulge = head * 0.16;
  const right = left + head;
  const edges = [middle - corner, middle - corner / 2, middle + corner / 2, middle + corner];
  art.path(
    pathOf`M${left + bulge} ${middle - corner}L${left - 1} ${middle - corner * 0.84}V${middle + corner * 0.84}L${left + bulge} ${middle + corner}Z`,
    { fill: finish.mid, stroke: finish.outline },
  );
  const lights = [
    art.linear([
      [0, finish.mid],
      [0.5, finish.shine],
      [1, finish.light],
    ]),
    art.linear([
      [0, finish.light],
      [0.35, finish.shine],
      [1, finish.mid],
    ]),
    art.linear([
      [0, finish.mid],
      [0.7, finish.dark],
      [1, finish.dark],
    ]),
  ];
  lights.forEach((fill, face) => {
    const top = edges[face] ?? 0;
    const bottom = edges[face + 1] ?? 0;
    const swell = bulge * (face === 1 ? 1 : 0.35);
    art.path(
      pathOf`M${right} ${top}L${left + bulge} ${top}Q${left - swell} ${(top + bottom) / 2} ${left + bulge} ${bottom}L${right} ${bottom}Z`,
      { fill, stroke: finish.outline },
    );
  });
}
