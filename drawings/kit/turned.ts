import type { Point } from "./art.ts";
import { round } from "./round.ts";

/** Half of a thing that is round about an upright axis: distances from the axis, from the top down. */
export type Profile = readonly (readonly [radius: number, y: number])[];

/** How far the round edges at the top and at the bottom bulge towards the viewer, in units. */
export interface Bulges {
  readonly top?: number;
  readonly bottom?: number;
}

/** The outline of a turned thing: bottle, pail, flask. Edges that are seen from above bulge downwards. */
export function turnedPath(axis: number, profile: Profile, { top = 0, bottom = 0 }: Bulges = {}): string {
  const first = profile[0] ?? [0, 0];
  const last = profile.at(-1) ?? [0, 0];
  const right = profile.map(([radius, y]): Point => [axis + radius, y]);
  const left = profile.map(([radius, y]): Point => [axis - radius, y]).toReversed();
  return (
    `M${round(axis - first[0])} ${round(first[1])}` +
    edge(axis, first, top, 0, 1) +
    right.map(line).join("") +
    edge(axis, last, bottom, 1, -1) +
    left.map(line).join("") +
    "Z"
  );
}

/** A band round the thing between two heights, for labels: both edges bulge alike. */
export function bandPath(axis: number, radius: number, from: number, to: number, bulge: number): string {
  return (
    `M${round(axis - radius)} ${round(from)}A${round(radius)} ${round(bulge)} 0 0 0 ${round(axis + radius)} ${round(from)}` +
    `V${round(to)}A${round(radius)} ${round(bulge)} 0 0 1 ${round(axis - radius)} ${round(to)}Z`
  );
}

/** The curve through some points of a profile, finely enough to look round. */
export function bend(points: Profile, steps = 8): Profile {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? ([0, 0] as const);
  const fine: (readonly [number, number])[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step++) {
      const share = step / steps;
      fine.push([
        between(before[0], from[0], to[0], after[0], share),
        between(before[1], from[1], to[1], after[1], share),
      ]);
    }
  }
  return [...fine, at(points.length - 1)];
}

function edge(axis: number, [radius, y]: Point, bulge: number, sweep: 0 | 1, towards: 1 | -1): string {
  if (bulge === 0) return "";
  return `A${round(radius)} ${round(bulge)} 0 0 ${sweep} ${round(axis + radius * towards)} ${round(y)}`;
}

function line([x, y]: Point): string {
  return `L${round(x)} ${round(y)}`;
}

/** Catmull and Rom's curve between the middle two of four values. */
function between(before: number, from: number, to: number, after: number, share: number): number {
  const square = share * share;
  const cube = square * share;
  return (
    0.5 *
    (2 * from +
      (to - before) * share +
      (2 * before - 5 * from + 4 * to - after) * square +
      (3 * from - before - 3 * to + after) * cube)
  );
}
