import { type Art, type Point, ellipsePath } from "./art.ts";
import { type Color, tone } from "./colors.ts";

/** A roll that stands on its end, seen a little from above. */
export interface StandingRoll {
  /** Middle of the upper end. */
  readonly top: Point;
  readonly radius: number;
  readonly height: number;
  /** Height of the ends' ellipses as a share of their width. */
  readonly tilt: number;
  readonly color: Color;
  readonly coreRadius: number;
  /** Winds that are drawn on the end. */
  readonly winds?: number;
  /** Cardboard, or the roll's own colour if it has none. */
  readonly coreColor?: Color;
}

const cardboard: Color = "#c49a6c";

export function drawStandingRoll(art: Art, roll: StandingRoll): void {
  const { top, radius, height, tilt, color } = roll;
  const [x, y] = top;
  const ry = radius * tilt;
  const outline = tone(color, -0.68);
  const bottom = y + height;
  art.path(
    `M${x - radius} ${y}V${bottom}A${radius} ${ry} 0 0 0 ${x + radius} ${bottom}V${y}A${radius} ${ry} 0 0 1 ${x - radius} ${y}Z`,
    { fill: sideOf(art, color), stroke: outline, width: 1.8 },
  );
  drawEnd(art, roll, outline);
}

function sideOf(art: Art, color: Color) {
  return art.linear(
    [
      [0, tone(color, -0.28)],
      [0.12, tone(color, -0.08)],
      [0.32, tone(color, 0.45)],
      [0.55, color],
      [0.85, tone(color, -0.26)],
      [1, tone(color, -0.4)],
    ],
    "across",
  );
}

function drawEnd(
  art: Art,
  { top, radius, tilt, color, coreRadius, winds = 9, coreColor = cardboard }: StandingRoll,
  outline: Color,
): void {
  const ry = radius * tilt;
  art.ellipse(top, radius, ry, {
    fill: art.linear(
      [
        [0, tone(color, 0.55)],
        [1, tone(color, -0.06)],
      ],
      "diagonal",
    ),
    stroke: outline,
    width: 1.8,
  });
  for (let wind = 1; wind < winds; wind++) {
    const share = coreRadius / radius + (1 - coreRadius / radius) * (wind / winds);
    art.ellipse(top, radius * share, ry * share, {
      fill: "none",
      stroke: outline,
      strokeOpacity: 0.16,
      width: 1.2,
    });
  }
  const hole = ellipsePath(top, coreRadius * 0.84, coreRadius * 0.84 * tilt);
  art.ellipse(top, coreRadius, coreRadius * tilt, { fill: coreColor, stroke: tone(coreColor, -0.55), width: 1.4 });
  art.path(hole, {
    fill: art.linear([
      [0, tone(coreColor, -0.72)],
      [1, tone(coreColor, -0.25)],
    ]),
    stroke: tone(coreColor, -0.6),
    width: 1,
  });
}
