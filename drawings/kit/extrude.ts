import { type Art, type Fill, type Point, polyline } from "./art.ts";
import { type Finish, tone } from "./colors.ts";
import { pathOf } from "./path-of.ts";

/** Stock that runs from its cut face, which is seen square on, back to the upper right. */
export interface Extrusion {
  /** The face's corners, clockwise as they are seen. */
  readonly face: readonly Point[];
  readonly holes?: readonly (readonly Point[])[];
  /** How far and which way the back lies. */
  readonly back: Point;
  readonly finish: Finish;
  readonly faceFill: Fill;
}

export function drawExtrusion(art: Art, { face, holes = [], back, finish, faceFill }: Extrusion): void {
  face.forEach((from, at) => {
    const to = face[(at + 1) % face.length] ?? from;
    const normal: Point = [to[1] - from[1], from[0] - to[0]];
    const isSeen = normal[0] * back[0] + normal[1] * back[1] > 0.001;
    if (!isSeen) return;
    art.polygon([from, to, [to[0] + back[0], to[1] + back[1]], [from[0] + back[0], from[1] + back[1]]], {
      fill: sideFill(art, normal, finish),
      stroke: finish.outline,
      width: 1.2,
    });
  });
  const outline = [face, ...holes].map((ring) => `${polyline(ring)}Z`).join("");
  for (const hole of holes) {
    art.polygon(hole, {
      fill: art.linear(
        [
          [0, tone(finish.dark, -0.15)],
          [0.5, tone(finish.dark, -0.55)],
          [1, tone(finish.dark, -0.2)],
        ],
        "diagonal",
      ),
    });
  }
  art.path(outline, { fill: faceFill, stroke: finish.outline, width: 1.6, evenOdd: true });
}

/** Tops catch the light of the upper left, sides that face right lie in half shade. */
function sideFill(art: Art, [x, y]: Point, finish: Finish): Fill {
  const length = Math.hypot(x, y) || 1;
  const light = (-0.45 * x - 0.9 * y) / length;
  const base = light > 0.6 ? finish.light : light > 0 ? finish.mid : tone(finish.dark, 0.08);
  return art.linear(
    [
      [0, tone(base, light > 0.6 ? 0.35 : 0.16)],
      [0.35, base],
      [0.55, tone(base, light > 0.6 ? 0.5 : 0.2)],
      [1, tone(base, -0.16)],
    ],
    "across",
  );
}

/** The same for a round face: a cylinder with its lit flank. */
export function drawRoundExtrusion(
  art: Art,
  [x, y]: Point,
  radius: number,
  back: Point,
  finish: Finish,
  faceFill: Fill,
): void {
  const length = Math.hypot(...back);
  const turn = (Math.atan2(back[1], back[0]) * 180) / Math.PI;
  art.group({ move: [x, y], rotate: turn }, () => {
    art.path(pathOf`M0 ${-radius}H${length}A${radius} ${radius} 0 0 1 ${length} ${radius}H0Z`, {
      fill: art.metal(finish),
      stroke: finish.outline,
      width: 1.4,
    });
  });
  art.circle([x, y], radius, { fill: faceFill, stroke: finish.outline, width: 1.6 });
}
