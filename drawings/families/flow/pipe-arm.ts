import { type Art, type Point, ellipsePath } from "../../kit/art.ts";
import type { Finish } from "../../kit/colors.ts";
import { round } from "../../kit/round.ts";

/** Where an arm of a fitting points. We look from the upper right: ends to the right and up are seen into. */
export type Pointing = "right" | "up" | "left" | "down";

/** Circles about an axis look this narrow. */
export const narrow = 0.27;

const placings = {
  right: { rotate: 0, scale: [1, 1] },
  up: { rotate: -90, scale: [1, 1] },
  left: { rotate: 0, scale: [-1, 1] },
  down: { rotate: 90, scale: [1, -1] },
} as const satisfies Record<Pointing, { readonly rotate: number; readonly scale: Point }>;

/** Draws along +x from the given point, whichever way the arm points; light stays where it is. */
export function along(art: Art, at: Point, pointing: Pointing, draw: (isSeenInto: boolean) => void): void {
  const { rotate, scale } = placings[pointing];
  art.group({ move: at, rotate, scale }, () => draw(pointing === "right" || pointing === "up"));
}

/** A round band about the arm's axis from `from` to `to`. */
export function drawBand(
  art: Art,
  finish: Finish,
  band: { readonly from: number; readonly to: number; readonly radius: number; readonly isSeenInto: boolean },
): void {
  const { from, to, radius, isSeenInto } = band;
  const rx = round(radius * narrow);
  art.path(
    `M${round(from)} ${round(-radius)}H${round(to)}A${rx} ${round(radius)} 0 0 1 ${round(to)} ${round(radius)}` +
      `H${round(from)}A${rx} ${round(radius)} 0 0 ${isSeenInto ? 1 : 0} ${round(from)} ${round(-radius)}Z`,
    { fill: art.metal(finish), stroke: finish.outline, width: 1.8 },
  );
  if (!isSeenInto) return;
  art.ellipse([to, 0], radius * narrow, radius, { fill: art.sheen(finish), stroke: finish.outline, width: 1.3 });
}

/** The end of an arm that is seen into: its rim, and a bore that is threaded or plain. */
export function drawMouth(
  art: Art,
  finish: Finish,
  mouth: { readonly at: number; readonly radius: number; readonly bore: number; readonly isThreaded: boolean },
): void {
  const { at, radius, bore, isThreaded } = mouth;
  art.ellipse([at, 0], radius * narrow, radius, { fill: art.sheen(finish), stroke: finish.outline, width: 1.6 });
  const hole = ellipsePath([at, 0], bore * narrow, bore);
  art.path(hole, {
    fill: art.linear([
      [0, finish.outline],
      [0.45, finish.dark],
      [1, finish.mid],
    ]),
    stroke: finish.outline,
    width: 1.4,
  });
  if (!isThreaded) return;
  art.group({ clip: art.clip(hole) }, () => {
    for (let turn = 1; turn <= 6; turn++) {
      const share = 1 - turn * 0.055;
      art.ellipse([at - turn * bore * 0.055, 0], bore * narrow * share, bore * share, {
        fill: "none",
        stroke: turn % 2 === 0 ? finish.outline : finish.light,
        strokeOpacity: 0.6,
        width: bore * 0.035,
      });
    }
  });
}
