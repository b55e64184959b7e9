import { type Art, type Point, polyline } from "./art.ts";
import type { Finish } from "./colors.ts";

export interface Thread {
  /** Where the thread begins, on the axis. The axis lies level and the thread runs to the right. */
  readonly start: Point;
  readonly length: number;
  readonly radius: number;
  readonly pitch: number;
  readonly finish: Finish;
  /** How much the end narrows, as a share of the pitch; 0 for a thread that runs through. */
  readonly chamfer?: number;
  /** Radius at the far end, for tapered threads; the same as `radius` if left out. */
  readonly endRadius?: number;
}

const stepsOfHalfTurn = 9;
/** The depth of a 60-degree thread is 0.61 of its pitch. */
const depthOfPitch = 0.61;

const maxTurns = 90;
const minPitch = 0.5;

/** A thread as it is seen from the side: the true projection of its helix, so that it looks right at any pitch. */
export function drawThread(art: Art, wanted: Thread): void {
  // Finer than this nobody sees, and a slip in an attribute would make it endless.
  const thread = { ...wanted, pitch: Math.max(wanted.pitch, wanted.length / maxTurns, minPitch) };
  const { start, length, pitch, finish } = thread;
  const silhouette = silhouetteOf(thread);
  const clip = art.clip(`${polyline(silhouette)}Z`);
  art.polygon(silhouette, { fill: art.metal(finish) });
  art.group({ clip }, () => {
    const turns = Math.ceil(length / pitch) + 1;
    for (let turn = -1; turn < turns; turn++) drawTurn(art, thread, start[0] + turn * pitch);
  });
  art.polygon(silhouette, { fill: "none", stroke: finish.outline, width: 1.2 });
}

function drawTurn(art: Art, thread: Thread, x: number): void {
  const { pitch, finish } = thread;
  const crest = helix(thread, x, false);
  const root = helix(thread, x + pitch / 2, true);
  const nextCrest = helix(thread, x + pitch, false);
  art.polygon([...crest, ...root.toReversed()], { fill: "#000000", fillOpacity: 0.42 });
  art.polygon([...root, ...nextCrest.toReversed()], { fill: "#ffffff", fillOpacity: 0.2 });
  art.path(polyline(root), {
    fill: "none",
    stroke: finish.outline,
    strokeOpacity: 0.7,
    width: Math.max(0.6, pitch * 0.06),
  });
  art.path(polyline(crest), {
    fill: "none",
    stroke: finish.shine,
    strokeOpacity: 0.75,
    width: Math.max(0.7, pitch * 0.09),
  });
}

/** Half a turn, from the top edge to the bottom edge. */
function helix(thread: Thread, x: number, isRoot: boolean): Point[] {
  return Array.from({ length: stepsOfHalfTurn + 1 }, (_, step) => {
    const share = step / stepsOfHalfTurn;
    const at = x + (thread.pitch / 2) * share;
    return [at, thread.start[1] - radiusAt(thread, x, isRoot) * Math.cos(Math.PI * share)] as const;
  });
}

function silhouetteOf(thread: Thread): Point[] {
  const { start, length, pitch } = thread;
  const end = start[0] + length;
  const top: Point[] = [[start[0], start[1] - radiusAt(thread, start[0], false)]];
  const bottom: Point[] = [[start[0], start[1] + radiusAt(thread, start[0], false)]];
  for (let x = start[0]; x + pitch / 2 <= end; x += pitch) {
    top.push(
      [x, start[1] - radiusAt(thread, x, false)],
      [x + pitch / 2, start[1] - radiusAt(thread, x + pitch / 2, true)],
    );
    const below = x + pitch / 2;
    if (below + pitch / 2 > end) continue;
    bottom.push(
      [below, start[1] + radiusAt(thread, below, false)],
      [below + pitch / 2, start[1] + radiusAt(thread, below + pitch / 2, true)],
    );
  }
  top.push([end, start[1] - radiusAt(thread, end, true)]);
  bottom.push([end, start[1] + radiusAt(thread, end, true)]);
  return [...top, ...bottom.toReversed()];
}

function radiusAt(
  { start, length, radius, pitch, chamfer = 0.9, endRadius = radius }: Thread,
  x: number,
  isRoot: boolean,
): number {
  const share = Math.min(1, Math.max(0, (x - start[0]) / length));
  const full = radius + (endRadius - radius) * share - (isRoot ? pitch * depthOfPitch : 0);
  const chamferStart = start[0] + length - pitch * chamfer;
  return x > chamferStart ? Math.min(full, radius - (x - chamferStart) * 0.75) : full;
}
