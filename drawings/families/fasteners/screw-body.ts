import type { Art } from "../../kit/art.ts";
import type { Finish } from "../../kit/colors.ts";
import { pathOf } from "../../kit/path-of.ts";
import { drawThread } from "../../kit/thread.ts";

/** More turns than these run together in a picture, and weigh it down. */
export const maxTurns = 30;

interface ScrewBody {
  /** Where the shank leaves the head, on the level axis. */
  readonly from: number;
  readonly length: number;
  readonly radius: number;
  readonly pitch: number;
  readonly threadLength: number;
  readonly finish: Finish;
}

/** Plain shank and thread. Pitches that would be finer than the eye sees are drawn coarser, which keeps pictures small. */
export function drawScrewBody(art: Art, { from, length, radius, pitch, threadLength, finish }: ScrewBody): void {
  const threaded = Math.min(threadLength, length);
  const shank = length - threaded;
  if (shank > 0) {
    art.rect(from, -radius, shank, 2 * radius, { fill: art.metal(finish), stroke: finish.outline, width: 1.4 });
  }
  const drawnPitch = Math.max(pitch, threaded / maxTurns);
  drawThread(art, { start: [from + shank, 0], length: threaded, radius, pitch: drawnPitch, finish });
}

/** A round head in three quarters: the side from its face to the bearing plane, knurled or smooth. */
export function drawDrum(art: Art, radius: number, height: number, squash: number, finish: Finish): void {
  const rx = radius * squash;
  art.path(
    pathOf`M0 ${-radius}H${height}A${rx} ${radius} 0 0 1 ${height} ${radius}H0A${rx} ${radius} 0 0 0 0 ${-radius}Z`,
    {
      fill: art.metal(finish),
      stroke: finish.outline,
      width: 1.6,
    },
  );
}

/** Fine ridges along a drum, seen closer together towards its edges. */
export function drawKnurl(art: Art, radius: number, from: number, to: number, squash: number, finish: Finish): void {
  const ridges = 46;
  const lines = Array.from({ length: ridges }, (_, at) => {
    const turn = -Math.PI / 2 + (Math.PI * (at + 0.5)) / ridges;
    const [x, y] = [Math.cos(turn) * radius * squash, Math.sin(turn) * radius];
    return pathOf`M${(from + x).toFixed(1)} ${y.toFixed(1)}H${(to + x).toFixed(1)}`;
  }).join("");
  art.path(lines, { fill: "none", stroke: finish.outline, strokeOpacity: 0.45, width: Math.max(1, radius * 0.022) });
}
