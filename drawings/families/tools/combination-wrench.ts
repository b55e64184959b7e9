import { decimal, inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, corners, ellipsePath, polyline } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishOf } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { lieAcross } from "../../kit/lying.ts";
import { round } from "../../kit/round.ts";
import { drawSolid } from "../../kit/solid.ts";
import { sizeToFit } from "../../kit/text.ts";
import { brandMark } from "./maker-colors.ts";

/** In inches. */
interface Wrench {
  readonly opening: number;
  readonly length: number;
  readonly points: number;
  readonly head: string;
  readonly finish: Finish;
  readonly label: string;
}

export const combinationWrench = defineDrawing({
  name: "combination-wrench",
  title: "Combination wrench",
  examples: [
    {
      label: "9/16 in, 12-point, chrome",
      attributes: {
        size: 0.5625,
        length: 8,
        points: 12,
        headStyle: "Fixed",
        finish: "Full Polish Chrome",
        brand: "Ironvale",
      },
    },
    {
      label: "10 mm ratcheting",
      attributes: {
        sizeMm: 10,
        length: 5.75,
        points: 12,
        headStyle: "Ratcheting",
        finish: "Full Polish Chrome",
        brand: "Grantham",
      },
    },
    {
      label: "1-1/4 in, black",
      attributes: {
        size: 1.25,
        length: 17.125,
        points: 12,
        headStyle: "Fixed",
        finish: "Black Oxide",
        brand: "Orrin Forge",
      },
    },
    {
      label: "1/2 in stubby",
      attributes: {
        size: 0.5,
        length: 4.125,
        points: 12,
        headStyle: "Fixed",
        finish: "Full Polish Chrome",
        brand: "Stavely",
      },
    },
    {
      label: "14 mm flex-head",
      attributes: {
        sizeMm: 14,
        length: 8,
        points: 12,
        headStyle: "Flex-Head Ratcheting",
        finish: "Full Polish Chrome",
        brand: "Kelvane",
      },
    },
  ],
  draw: (art, item, view) => {
    const wrench = wrenchOf(item);
    const breadth = wrench.opening * 2.15;
    if (view === "plain") {
      lieAcross(art, wrench.length, breadth, (scale) => drawSide(art, wrench, scale, [0, 0], item));
      return;
    }
    const scale = Math.min(440 / wrench.length, 230 / breadth);
    const left = 325 - (wrench.length / 2) * scale;
    const half = (breadth / 2) * scale;
    art.shadow([325, 280 + half + 12], (wrench.length / 2) * scale, 10);
    drawSide(art, wrench, scale, [left, 280], item);
    const right = left + wrench.length * scale;
    const length = `${inchFraction(item.number("length", wrench.length))} in`;
    art.dimension({ from: [left, 280 + half * 0.8], to: [right, 280 + half * 0.8], label: length, offset: 74 });
    const flat = (wrench.opening / 2) * scale;
    const lip = 280 + wrench.opening * 0.27 * scale;
    art.dimension({ from: [left, lip - flat], to: [left, lip + flat], label: wrench.label, offset: -26 });
  },
});

function wrenchOf(item: Given): Wrench {
  const isMetric = item.has("sizeMm");
  const opening = isMetric ? item.number("sizeMm", 13) / 25.4 : item.number("size", 0.5);
  return {
    opening,
    // Drawn a little shorter than a long pattern is, so that its ends can be told at any size.
    length: Math.min(opening * 11.5, Math.max(opening * 6.2, item.number("length", opening * 13))),
    points: item.number("points", 12),
    head: item.text("headStyle", "Fixed"),
    finish: finishOf(item.text("finish", "Chrome"), "chrome"),
    label: isMetric ? `${decimal(item.number("sizeMm", 13))} mm` : `${inchFraction(opening)} in`,
  };
}

const jawAngle = (-15 * Math.PI) / 180;

/** The open end in units of the opening, its mouth to the left, before it is set at its angle. */
const jaw = {
  upper: [
    [-1, -0.5],
    [-1.1, -0.62],
    [-1.04, -0.84],
    [-0.72, -1.02],
    [-0.2, -1.08],
    [0.35, -0.98],
    [0.8, -0.7],
  ],
  lower: [
    [-1, 0.5],
    [-1.1, 0.62],
    [-1.04, 0.84],
    [-0.72, 1.02],
    [-0.2, 1.08],
    [0.35, 0.98],
    [0.8, 0.7],
  ],
} as const;

function drawSide(art: Art, wrench: Wrench, scale: number, [x, y]: Point, item: Given): void {
  const unit = wrench.opening * scale;
  const { finish } = wrench;
  const isRatcheting = wrench.head !== "Fixed";
  const isFlex = /flex/i.test(wrench.head);
  const end = x + wrench.length * scale;
  const box: Point = [end - unit * (isRatcheting ? 0.9 : 0.79), y];
  const outer = unit * (isRatcheting ? 0.9 : 0.79);
  const mouth: Point = [x + unit * 1.16, y];
  const bar = isFlex ? box[0] - outer - unit * 0.35 : box[0] - outer * 0.76;
  const body = bodyPath(mouth, unit, bar, isFlex ? unit * 0.3 : outer * 0.62);
  const light = art.linear([
    [0, finish.light],
    [0.28, finish.shine],
    [0.5, finish.light],
    [0.78, finish.mid],
    [1, finish.dark],
  ]);
  drawSolid(art, body, { fill: light, finish, bevel: Math.max(2, unit * 0.05) });
  if (isFlex) drawPivot(art, finish, [bar, y], unit, box[0] - outer);
  drawPanel(art, wrench, [mouth[0] + unit * 1.5, y], bar - unit * (isFlex ? 0.35 : 1.5), unit, item);
  drawBox(art, wrench, box, outer, unit);
}

/** The open end and the bar in one outline. */
function bodyPath([x, y]: Point, unit: number, right: number, neck: number): string {
  const set = ([px, py]: readonly [number, number]): Point => [
    x + unit * (px * Math.cos(jawAngle) - py * Math.sin(jawAngle)),
    y + unit * (px * Math.sin(jawAngle) + py * Math.cos(jawAngle)),
  ];
  const line = (point: Point) => `L${round(point[0])} ${round(point[1])}`;
  const curve = (via: Point, to: Point) => `Q${round(via[0])} ${round(via[1])} ${round(to[0])} ${round(to[1])}`;
  const upper = jaw.upper.map(set);
  const lower = jaw.lower.map(set);
  const waist = unit * 0.36;
  const upperEnd = upper.at(-1) ?? [x, y];
  const lowerEnd = lower.at(-1) ?? [x, y];
  const through = (points: readonly Point[]) =>
    points
      .slice(1, -1)
      .map((point, at) => {
        const next = points[at + 2] ?? point;
        const isLast = at === points.length - 3;
        const to: Point = isLast ? next : [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
        return curve(point, to);
      })
      .join("");
  const start = upper[0] ?? [x, y];
  const back = lower.toReversed();
  return (
    `M${round(start[0])} ${round(start[1])}${through(upper)}` +
    curve([upperEnd[0] + unit * 0.5, y - waist * 1.05], [upperEnd[0] + unit * 1.1, y - waist]) +
    line([right, y - neck]) +
    line([right, y + neck]) +
    line([lowerEnd[0] + unit * 1.1, y + waist]) +
    curve([lowerEnd[0] + unit * 0.5, y + waist * 1.05], lowerEnd) +
    through(back) +
    line(back.at(-1) ?? start) +
    line(set([0.06, 0.5])) +
    curve(set([0.34, 0]), set([0.06, -0.5])) +
    "Z"
  );
}

/** The sunk panel of the bar, with size and maker raised in it. */
function drawPanel(
  art: Art,
  { finish, label }: Wrench,
  [left, y]: Point,
  right: number,
  unit: number,
  item: Given,
): void {
  const half = unit * 0.22;
  if (right - left < unit * 0.8) return;
  const shade = art.linear([
    [0, finish.dark],
    [0.3, finish.mid],
    [1, finish.shine],
  ]);
  art.rect(
    left,
    y - half,
    right - left,
    half * 2,
    { fill: shade, stroke: finish.outline, strokeOpacity: 0.55, width: 1 },
    half,
  );
  const width = right - left - half * 2;
  const size = sizeToFit(label, width * 0.3, half * 1.25, "heavy");
  art.text([left + half + width * 0.18, y + size * 0.36], label, { size, face: "heavy", fill: finish.outline });
  const mark = brandMark(item.text("brand", ""));
  const small = sizeToFit(mark, width * 0.5, half * 1, "heavy");
  if (mark !== "")
    art.text([left + half + width * 0.68, y + small * 0.36], mark, {
      size: small,
      face: "heavy",
      fill: finish.outline,
      opacity: 0.85,
    });
}

function drawBox(art: Art, wrench: Wrench, at: Point, outer: number, unit: number): void {
  const { finish } = wrench;
  const isRatcheting = wrench.head !== "Fixed";
  const hole = `${polyline(starOf(at, unit, wrench.points))}Z`;
  const ring = `${ellipsePath(at, outer, outer)}${hole}`;
  drawSolid(art, ring, {
    fill: art.linear(
      [
        [0, finish.shine],
        [0.35, finish.light],
        [0.65, finish.mid],
        [1, finish.dark],
      ],
      "diagonal",
    ),
    finish,
    bevel: Math.max(2, unit * 0.05),
  });
  if (isRatcheting) {
    art.circle(at, outer * 0.8, { fill: "none", stroke: finish.outline, strokeOpacity: 0.7, width: 1.4 });
    art.circle(at, outer * 0.77, { fill: "none", stroke: finish.shine, strokeOpacity: 0.9, width: 1.4 });
  }
  art.path(hole, { fill: "none", stroke: finish.outline, width: 2 });
  if (/reversible/i.test(wrench.head)) {
    art.rect(
      at[0] - outer * 1.42,
      at[1] - outer * 0.14,
      outer * 0.5,
      outer * 0.28,
      { fill: finish.dark, stroke: finish.outline, width: 1.2 },
      outer * 0.12,
    );
  }
}

/** Six corners, or two hexagons laid over each other. */
function starOf(at: Point, unit: number, points: number): readonly Point[] {
  const corner = unit / 2 / Math.cos(Math.PI / 6);
  if (points === 6) return corners(at, corner, 6, Math.PI / 6);
  const outer = corners(at, corner, 12);
  const inner = corners(at, corner * 0.895, 12, Math.PI / 12);
  return outer.flatMap((point, index) => [point, inner[index] ?? point]);
}

function drawPivot(art: Art, finish: Finish, [x, y]: Point, unit: number, boxEdge: number): void {
  const half = unit * 0.34;
  art.rect(
    x - unit * 0.15,
    y - half,
    boxEdge - x + unit * 0.4,
    half * 2,
    { fill: art.metal(finish), stroke: finish.outline, width: 1.4 },
    half * 0.6,
  );
  art.circle([x + unit * 0.14, y], unit * 0.16, { fill: art.ball(finish), stroke: finish.outline, width: 1.3 });
}
