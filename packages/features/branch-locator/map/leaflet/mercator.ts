/** Points of the web Mercator projection in a world of 1 by 1, as x and y in turn. */
export type Points = Float64Array;

export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Coordinates as GeoJSON has them: longitude first. */
export function projected(coordinates: readonly (readonly number[])[]): Points {
  const points = new Float64Array(coordinates.length * 2);
  coordinates.forEach(([longitude = 0, latitude = 0], index) => {
    points[index * 2] = (longitude + 180) / 360;
    points[index * 2 + 1] = mercatorY(latitude);
  });
  return points;
}

function mercatorY(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

export function boundsOf(points: Points): Bounds {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 2) {
    const x = points[at] ?? 0;
    const y = points[at + 1] ?? 0;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}

export function overlaps(one: Bounds, other: Bounds): boolean {
  return one.minX <= other.maxX && one.maxX >= other.minX && one.minY <= other.maxY && one.maxY >= other.minY;
}

export function isWithin(inner: Bounds, outer: Bounds): boolean {
  return inner.minX >= outer.minX && inner.maxX <= outer.maxX && inner.minY >= outer.minY && inner.maxY <= outer.maxY;
}
