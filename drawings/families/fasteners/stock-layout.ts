import type { Art, Point } from "../../kit/art.ts";

/** The direction in which bars run back, as seen. */
const slope = (37 * Math.PI) / 180;

export interface BarPlace {
  /** Middle of the cut face. */
  readonly at: Point;
  readonly back: Point;
}

/**
 * Where a heap of bars with faces of that size lies so that it fills the picture: back ones first. One bar, or three in
 * a pyramid.
 */
export function placesOf(width: number, height: number, count: 1 | 2 | 3): readonly BarPlace[] {
  const rows = heapOf(width, height, count);
  const heapWidth = Math.max(...rows.map(([x]) => x)) - Math.min(...rows.map(([x]) => x)) + width;
  const heapHeight = Math.max(...rows.map(([, y]) => y)) - Math.min(...rows.map(([, y]) => y)) + height;
  const length = Math.min((530 - heapWidth) / Math.cos(slope), (500 - heapHeight) / Math.sin(slope));
  const back: Point = [length * Math.cos(slope), -length * Math.sin(slope)];
  const left = 300 - (heapWidth + back[0]) / 2 - Math.min(...rows.map(([x]) => x)) + width / 2;
  const bottom = 300 + (heapHeight - back[1]) / 2 - height / 2 - Math.max(...rows.map(([, y]) => y));
  return rows.map(([x, y]) => ({ at: [left + x, bottom + y], back }));
}

function heapOf(width: number, height: number, count: 1 | 2 | 3): readonly Point[] {
  if (count === 1) return [[0, 0]];
  if (count === 2) {
    return [
      [0, 0],
      [width * 0.06, -height * 1.02],
    ];
  }
  return [
    [0, 0],
    [width * 1.04, 0],
    [width * 0.52, -height * 0.9],
  ];
}

/** The shade that a heap throws along its right side. */
export function drawHeapShadow(art: Art, places: readonly BarPlace[], width: number, height: number): void {
  const last = places.reduce((right, place) => (place.at[0] > right.at[0] ? place : right));
  const [x, y] = last.at;
  const length = Math.hypot(...last.back);
  art.group(
    { move: [x + width / 2, Math.max(y, places[0]?.at[1] ?? y) + height / 2], rotate: (-slope * 180) / Math.PI },
    () => {
      art.shadow([length / 2, -4], length * 0.52, 26);
    },
  );
  const middle = x - width * 0.2;
  art.shadow([middle, Math.max(y, places[0]?.at[1] ?? y) + height / 2 + 5], Math.min(width * 0.9, middle - 12), 12);
}
