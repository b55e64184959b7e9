import type { Art, Point } from "../../kit/art.ts";
import { type Color, type Finish, paint } from "../../kit/colors.ts";

/** What a handle is covered with: one colour, or a second one laid into it. */
export interface Grip {
  readonly color: Color;
  readonly second: Color | undefined;
  readonly width: number;
}

/** A soft sleeve over a handle: broad strokes of its shades, one over the other. */
export function drawTube(art: Art, line: string, color: Color, width: number): void {
  const tones = paint(color);
  const stroke = (ink: Color, wide: number, opacity = 1) =>
    art.path(line, { fill: "none", stroke: ink, width: wide, cap: "round", strokeOpacity: opacity });
  stroke(tones.outline, width + 3.4);
  stroke(tones.dark, width);
  art.group({ move: [-width * 0.06, 0] }, () => stroke(tones.mid, width * 0.82));
  art.group({ move: [-width * 0.14, 0] }, () => stroke(tones.light, width * 0.42, 0.75));
  art.group({ move: [-width * 0.2, 0] }, () => stroke(tones.shine, width * 0.12, 0.8));
}

/** The pin of the joint; a slip joint has a bolt. */
export function drawRivet(art: Art, finish: Finish, [x, y]: Point, isBolt: boolean): void {
  art.circle([x, y], 27, { fill: art.ball(finish), stroke: finish.outline, width: 1.8 });
  art.circle([x, y], 19, { fill: "none", stroke: finish.outline, strokeOpacity: 0.5, width: 1.3 });
  if (isBolt) art.line([x - 14, y - 8], [x + 14, y + 8], { stroke: finish.outline, width: 5 });
}
