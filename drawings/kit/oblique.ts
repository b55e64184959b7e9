import { type Art, type Ink, type Point, polyline } from "./art.ts";
import type { Finish } from "./colors.ts";
import { round } from "./round.ts";

/** How a thing that was turned on a lathe is looked at: a little from the right, so circles are ellipses and depth runs to the right. */
export interface Oblique {
  /** The middle of the front face. */
  readonly center: Point;
  /** Width of a circle by its height. */
  readonly squash: number;
  /** How far one unit of depth moves to the right. */
  readonly lean: number;
}

export function obliqueView(center: Point, angle = 0.5): Oblique {
  return { center, squash: Math.cos(angle), lean: Math.sin(angle) };
}

/** A point by its distance and angle from the axis, at a depth behind the front face. */
export function pointAt({ center, squash, lean }: Oblique, radius: number, angle: number, depth = 0): Point {
  return [center[0] + radius * Math.cos(angle) * squash + depth * lean, center[1] + radius * Math.sin(angle)];
}

/** A circle round the axis, as a path. */
export function circlePath({ center, squash, lean }: Oblique, radius: number, depth = 0): string {
  const x = center[0] + depth * lean;
  const [rx, ry] = [round(radius * squash), round(radius)];
  return `M${round(x - radius * squash)} ${round(center[1])}A${rx} ${ry} 0 1 1 ${round(x + radius * squash)} ${round(center[1])}A${rx} ${ry} 0 1 1 ${round(x - radius * squash)} ${round(center[1])}Z`;
}

/** A flat ring that faces the front. */
export function ring(art: Art, view: Oblique, outer: number, inner: number, ink: Ink, depth = 0): void {
  art.path(circlePath(view, outer, depth) + circlePath(view, inner, depth), { ...ink, evenOdd: true });
}

/** The outside of a cylinder or cone between two depths, the farther one first. Draw the nearer face over it. */
export function drum(
  art: Art,
  { center, squash, lean }: Oblique,
  far: { readonly radius: number; readonly depth: number },
  near: { readonly radius: number; readonly depth: number },
  ink: Ink,
): void {
  const [x, y] = center;
  const farX = x + far.depth * lean;
  const nearX = x + near.depth * lean;
  art.path(
    `M${round(nearX)} ${round(y - near.radius)}L${round(farX)} ${round(y - far.radius)}` +
      `A${round(far.radius * squash)} ${round(far.radius)} 0 0 1 ${round(farX)} ${round(y + far.radius)}` +
      `L${round(nearX)} ${round(y + near.radius)}A${round(near.radius * squash)} ${round(near.radius)} 0 0 0 ${round(nearX)} ${round(y - near.radius)}Z`,
    ink,
  );
}

/** A hole through to the far side: its wall shows on the left, daylight on the right. */
export function bore(art: Art, view: Oblique, radius: number, depth: number, finish: Finish): void {
  const wall = art.linear([
    [0, finish.outline],
    [0.25, finish.dark],
    [0.6, finish.light],
    [0.8, finish.shine],
    [1, finish.mid],
  ]);
  const mouth = circlePath(view, radius);
  art.path(mouth, { fill: wall });
  art.group({ clip: art.clip(mouth) }, () => {
    art.path(circlePath(view, radius, depth), { fill: "#ffffff", stroke: finish.outline, width: 1 });
  });
  art.path(mouth, { fill: "none", stroke: finish.outline, width: 1.4 });
}

/** The side walls of a plate with that outline, seen from the right. Angles and radii of the outline run clockwise. */
export function plateEdge(
  art: Art,
  view: Oblique,
  outline: readonly (readonly [radius: number, angle: number])[],
  depth: number,
  { dark, mid, light, shine }: Finish,
): void {
  const far = outline.map(([radius, angle]) => pointAt(view, radius, angle, depth));
  const near = outline.map(([radius, angle]) => pointAt(view, radius, angle));
  // One path for each tone keeps a gear with many teeth small.
  const walls = [dark, mid, light, shine].map((fill) => ({ fill, paths: [] as string[] }));
  near.forEach((from, at) => {
    const next = (at + 1) % near.length;
    const [to, farTo, farFrom] = [near[next], far[next], far[at]];
    if (!to || !farTo || !farFrom) return;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    // Walls that face left are hidden behind the plate.
    if (dy <= 0) return;
    // Light from above: a wall that looks up is bright.
    const up = (dx / Math.hypot(dx, dy) + 1) / 2;
    walls[Math.min(3, Math.floor(up * 4))]?.paths.push(`${polyline([from, to, farTo, farFrom])}Z`);
  });
  for (const { fill, paths } of walls) {
    if (paths.length > 0) art.path(paths.join(""), { fill, stroke: fill, width: 0.6 });
  }
  const rim = far.filter((_, at) => Math.cos(outline[at]?.[1] ?? 0) > -0.2);
  art.path(polyline(rim), { fill: "none", stroke: "#1f2327", width: 0.8 });
}
