import type { Bounds, Points } from "./mercator.ts";

/**
 * The part of an outline that lies within the bounds, by Sutherland and Hodgman. A canvas can't draw what is a hundred
 * million pixels away, as Canada's far coast is at street level.
 */
export function clipRing(points: Points | readonly number[], { minX, minY, maxX, maxY }: Bounds): readonly number[] {
  let ring = cutAt(points, 0, minX, 1);
  ring = cutAt(ring, 0, maxX, -1);
  ring = cutAt(ring, 1, minY, 1);
  return cutAt(ring, 1, maxY, -1);
}

/** Keeps what is on the inner side of one edge: of x or y, above (1) or below (-1) the limit. */
function cutAt(points: Points | readonly number[], axis: 0 | 1, limit: number, side: 1 | -1): number[] {
  const kept: number[] = [];
  let x = points[points.length - 2] ?? 0;
  let y = points[points.length - 1] ?? 0;
  let depth = ((axis === 0 ? x : y) - limit) * side;
  for (let at = 0; at < points.length; at += 2) {
    const nextX = points[at] ?? 0;
    const nextY = points[at + 1] ?? 0;
    const nextDepth = ((axis === 0 ? nextX : nextY) - limit) * side;
    if (depth >= 0 !== nextDepth >= 0) {
      const share = depth / (depth - nextDepth);
      kept.push(x + (nextX - x) * share, y + (nextY - y) * share);
    }
    if (nextDepth >= 0) kept.push(nextX, nextY);
    [x, y, depth] = [nextX, nextY, nextDepth];
  }
  return kept;
}

/** The pieces of a line whose segments come near the bounds; each segment is kept whole if it may cross them. */
export function clipLine(points: Points, bounds: Bounds): readonly (readonly number[])[] {
  const pieces: number[][] = [];
  let piece: number[] | undefined;
  for (let at = 2; at < points.length; at += 2) {
    const [x, y, nextX, nextY] = [points[at - 2] ?? 0, points[at - 1] ?? 0, points[at] ?? 0, points[at + 1] ?? 0];
    if (passesBy(x, y, nextX, nextY, bounds)) piece = undefined;
    else if (piece) piece.push(nextX, nextY);
    else pieces.push((piece = [x, y, nextX, nextY]));
  }
  return pieces;
}

/** Both ends lie on the same outer side. */
function passesBy(x: number, y: number, nextX: number, nextY: number, bounds: Bounds): boolean {
  return (
    (x < bounds.minX && nextX < bounds.minX) ||
    (x > bounds.maxX && nextX > bounds.maxX) ||
    (y < bounds.minY && nextY < bounds.minY) ||
    (y > bounds.maxY && nextY > bounds.maxY)
  );
}
