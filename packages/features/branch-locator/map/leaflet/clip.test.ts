import { check, constantFrom, double, array, property } from "fast-check";
import { expect, test } from "vitest";
import { clipLine, clipRing } from "./clip.ts";
import { boundsOf, isWithin, projected } from "./mercator.ts";

const bounds = { minX: 0, minY: 0, maxX: 1, maxY: 1 };

test("a square that covers the tile becomes the tile", () => {
  const area = areaOf(clipRing([-5, -5, 5, -5, 5, 5, -5, 5], bounds));
  expect(area).toBeCloseTo(1);
});

test("a square that half covers the tile keeps its half, and one beside it nothing", () => {
  expect(areaOf(clipRing([0.5, -5, 5, -5, 5, 5, 0.5, 5], bounds))).toBeCloseTo(0.5);
  expect(clipRing([2, 0, 3, 0, 3, 1, 2, 1], bounds)).toEqual([]);
});

test("whatever the outline, no point of the rest lies outside", () => {
  const coordinate = double({ min: -1e6, max: 1e6, noNaN: true });
  const ring = array(coordinate, { minLength: 6, maxLength: 60 }).map((list) => list.slice(0, list.length & ~1));
  const holds = property(ring, constantFrom(1, 100), (points, size) => {
    const rest = clipRing(points, { minX: 0, minY: 0, maxX: size, maxY: size });
    return rest.every((value) => value >= -1e-6 && value <= size + 1e-6);
  });
  expect(check(holds).failed).toBe(false);
});

test("a line comes in the pieces that may cross the tile", () => {
  const line = new Float64Array([-2, 0.5, 0.5, 0.5, 3, 0.5, 3, 9, 0.5, 9, 0.5, 0.2]);
  expect(clipLine(line, bounds)).toEqual([
    [-2, 0.5, 0.5, 0.5, 3, 0.5],
    [0.5, 9, 0.5, 0.2],
  ]);
});

test("the web Mercator projection puts the world into a square", () => {
  const points = projected([
    [-180, 85.0511],
    [0, 0],
    [180, -85.0511],
  ]);
  expect([...points].map((value) => Number(value.toFixed(4)) + 0)).toEqual([0, 0, 0.5, 0.5, 1, 1]);
  expect(isWithin(boundsOf(points), { minX: -1, minY: -1, maxX: 2, maxY: 2 })).toBe(true);
});

function areaOf(ring: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    sum += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0);
  }
  return Math.abs(sum) / 2;
}
