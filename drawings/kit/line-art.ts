import svgpath from "svgpath";
import type { Point } from "./shapes.ts";

/** A drawing without its colors, for CAD programs: edges, dimension lines with their heads, and the figures as text. */
export interface LineArt {
  readonly strokes: readonly Stroke[];
  readonly labels: readonly Label[];
}

export type Layer = "outline" | "dimension";

export interface Stroke {
  readonly layer: Layer;
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

export interface Label {
  readonly text: string;
  /** Where its baseline begins. */
  readonly at: Point;
  readonly height: number;
  /** Degrees, clockwise as in SVG. */
  readonly rotation: number;
}

/** The six numbers of an SVG transform. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

/** First the inner one. */
export function combined([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix {
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

export function turned(degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
}

export function moved([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** How many straight pieces stand for a curve. */
const curvePieces = 12;

/** A path's parts as polylines. */
export function strokesOf(path: string, matrix: Matrix, layer: Layer): readonly Stroke[] {
  const strokes: { layer: Layer; points: Point[]; isClosed: boolean }[] = [];
  let points: Point[] = [];
  const begin = (at: Point) => {
    points = [at];
    strokes.push({ layer, points, isClosed: false });
  };
  svgpath(path)
    .abs()
    .unshort()
    .unarc()
    .matrix([...matrix])
    .iterate((segment, _, x, y) => {
      const from: Point = [x, y];
      if (segment[0] === "M") begin([segment[1], segment[2]]);
      else if (segment[0] === "L") points.push([segment[1], segment[2]]);
      else if (segment[0] === "H") points.push([segment[1], y]);
      else if (segment[0] === "V") points.push([x, segment[1]]);
      else if (segment[0] === "Q") {
        const [, cx, cy, toX, toY] = segment;
        points.push(...curve([from, [cx, cy], [toX, toY]]));
      } else if (segment[0] === "C") {
        const [, ax, ay, bx, by, toX, toY] = segment;
        points.push(...curve([from, [ax, ay], [bx, by], [toX, toY]]));
      } else if (segment[0] === "Z" || segment[0] === "z") {
        const last = strokes.at(-1);
        if (last) last.isClosed = true;
      }
    });
  return strokes.filter((stroke) => stroke.points.length > 1);
}

/** A Bézier curve by de Casteljau's construction, without its first point. */
function curve(control: readonly Point[]): readonly Point[] {
  return Array.from({ length: curvePieces }, (_, piece) => pointOn(control, (piece + 1) / curvePieces));
}

function pointOn(control: readonly Point[], share: number): Point {
  const [first, ...rest] = control;
  if (!first || rest.length === 0) return first ?? [0, 0];
  const between = rest.map(([x, y], at): Point => {
    const [fromX, fromY] = control[at] ?? first;
    return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
  });
  return pointOn(between, share);
}
