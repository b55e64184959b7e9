import type { Point } from "./art.ts";
import { round } from "./round.ts";

/** A curve through all the points without a corner: Catmull and Rom's, as Bézier curves. */
export function smoothPath(points: readonly Point[], isClosed = false): string {
  const count = points.length;
  const at = (index: number): Point =>
    (isClosed ? points[(index + count) % count] : points[Math.min(count - 1, Math.max(0, index))]) ?? [0, 0];
  const start = at(0);
  let path = `M${round(start[0])} ${round(start[1])}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...first, ...second, ...to].map((value) => round(value)).join(" ")}`;
  }
  return isClosed ? `${path}Z` : path;
}

export function mirrored(points: readonly Point[], axis: number): readonly Point[] {
  return points.map(([x, y]) => [2 * axis - x, y] as const);
}
