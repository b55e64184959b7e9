import type { Point } from "../../kit/art.ts";
import { round } from "../../kit/round.ts";

/** Corners of the outline, about the origin, for an inscribed circle of radius 1. */
const outlines: Readonly<Record<string, readonly Point[]>> = {
  "80° Diamond": rhombus(80),
  "55° Diamond": rhombus(55),
  "35° Diamond": rhombus(35),
  Triangle: around(3, 2),
  Square: around(4, Math.SQRT2),
  Trigon: trigon(),
};

export function outlineOf(shape: string): readonly Point[] {
  return outlines[shape] ?? rhombus(80);
}

/** The corner that cuts points to the lower left. */
function rhombus(angle: number): readonly Point[] {
  const half = (angle * Math.PI) / 360;
  const long = 1 / Math.sin(half);
  const short = 1 / Math.cos(half);
  return [
    [-long, 0],
    [0, -short],
    [long, 0],
    [0, short],
  ];
}

function around(count: number, radius: number): readonly Point[] {
  return Array.from({ length: count }, (_, at): Point => {
    const angle = Math.PI + (at * 2 * Math.PI) / count;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** Three corners of 80 degrees, and three blunt ones between them. */
function trigon(): readonly Point[] {
  const sharp = 1 / Math.sin((40 * Math.PI) / 180);
  const blunt = 1 / Math.sin((80 * Math.PI) / 180);
  return Array.from({ length: 6 }, (_, at): Point => {
    const angle = Math.PI + (at * Math.PI) / 3;
    const radius = at % 2 === 0 ? sharp : blunt;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** Where an outline stands, how large it is, how far it is tilted and turned. */
export interface Placing {
  readonly middle: Point;
  readonly unit: number;
  readonly squash: number;
  readonly turn: number;
}

export function place(
  points: readonly Point[],
  { middle, unit, squash, turn }: Placing,
  shrink = 1,
  drop = 0,
): readonly Point[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return points.map(([x, y]): Point => [
    middle[0] + unit * shrink * (x * cos - y * sin),
    middle[1] + unit * shrink * squash * (x * sin + y * cos) + drop,
  ]);
}

/** A closed outline whose corners are rounded by about that much. */
export function roundedPath(points: readonly Point[], corner: number): string {
  const count = points.length;
  const parts = points.map((point, at) => {
    const before = points[(at + count - 1) % count] ?? point;
    const after = points[(at + 1) % count] ?? point;
    const from = towards(point, before, corner);
    const to = towards(point, after, corner);
    return `${at === 0 ? "M" : "L"}${round(from[0])} ${round(from[1])}Q${round(point[0])} ${round(point[1])} ${round(to[0])} ${round(to[1])}`;
  });
  return `${parts.join("")}Z`;
}

/** The point that far on the way to another one, at most nearly half of it. */
export function towards([x, y]: Point, [tx, ty]: Point, distance: number): Point {
  const length = Math.hypot(tx - x, ty - y);
  const share = Math.min(0.45, distance / length);
  return [x + (tx - x) * share, y + (ty - y) * share];
}

interface Extent {
  readonly width: number;
  readonly height: number;
  readonly middle: Point;
}

/** How far some points reach each way, and what lies in the middle of that. */
export function extentOf(points: readonly Point[]): Extent {
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];
  return { width: right - left, height: bottom - top, middle: [(left + right) / 2, (top + bottom) / 2] };
}
