import { round } from "./round.ts";

export type Point = readonly [x: number, y: number];

export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

/** An ellipse as a path, for shapes with holes and for clips. */
export function ellipsePath([x, y]: Point, rx: number, ry: number): string {
  return `M${round(x - rx)} ${round(y)}A${round(rx)} ${round(ry)} 0 1 1 ${round(x + rx)} ${round(y)}A${round(rx)} ${round(ry)} 0 1 1 ${round(x - rx)} ${round(y)}Z`;
}

/** The corners of a regular polygon. */
export function corners([x, y]: Point, radius: number, count: number, turn = 0): readonly Point[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = turn + (at * 2 * Math.PI) / count;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}
