import type { Land, Shape } from "./base-data.ts";
import { clipLine, clipRing } from "./clip.ts";
import { type Bounds, type Points, isWithin, overlaps } from "./mercator.ts";
import type { Palette } from "./palette.ts";

/** A square of the map: its corner in pixels of the whole world, which is `worldSize` wide. */
export interface TileFrame {
  readonly left: number;
  readonly top: number;
  readonly size: number;
  readonly worldSize: number;
}

export interface LandStyle {
  readonly palette: Palette;
  /** Laid onto the land, and onto nothing else: the coast stays sharp. */
  readonly onLand?: () => void;
}

/** What is drawn beyond the tile's edge, so that no outline shows along it. */
const bleed = 6;
/** From zoom 6 on lines are wide enough to be told apart. */
const closeWorld = 256 * 2 ** 6;

export function paintLand(
  pen: CanvasRenderingContext2D,
  frame: TileFrame,
  land: Land,
  { palette, onLand }: LandStyle,
): void {
  const draw = { pen, frame, bounds: boundsOfFrame(frame) };
  const isClose = frame.worldSize >= closeWorld;
  fill(draw, land.neighbours, palette.neighbour, onLand);
  // The two sources put the border a little apart: without this, water would show between them.
  stroke(draw, land.borders, palette.neighbour, Math.max(4, frame.worldSize / 24_000));
  stroke(draw, land.neighbours, palette.shore, 0.75);
  fill(draw, land.sharedLakes, palette.water);
  // Half of it stays visible, along the shore.
  stroke(draw, land.states, palette.shore, isClose ? 2 : 1.5);
  fill(draw, land.states, palette.land, onLand);
  stroke(draw, land.rivers, palette.water, isClose ? 2 : 1.1);
  fill(draw, land.inlandLakes, palette.water);
  stroke(draw, land.stateLines, palette.stateLine, isClose ? 1.25 : 0.9);
  stroke(draw, land.borders, palette.border, isClose ? 1.75 : 1.25);
}

export function paintLines(
  pen: CanvasRenderingContext2D,
  frame: TileFrame,
  lines: readonly Shape[],
  color: string,
): void {
  stroke({ pen, frame, bounds: boundsOfFrame(frame) }, lines, color, 1);
}

interface Drawing {
  readonly pen: CanvasRenderingContext2D;
  readonly frame: TileFrame;
  readonly bounds: Bounds;
}

function boundsOfFrame({ left, top, size, worldSize }: TileFrame): Bounds {
  return {
    minX: (left - bleed) / worldSize,
    minY: (top - bleed) / worldSize,
    maxX: (left + size + bleed) / worldSize,
    maxY: (top + size + bleed) / worldSize,
  };
}

function fill(drawing: Drawing, shapes: readonly Shape[], color: string, onTop?: () => void): void {
  const { pen, bounds } = drawing;
  pen.beginPath();
  for (const shape of shapes) {
    if (!overlaps(shape.bounds, bounds)) continue;
    const isInside = isWithin(shape.bounds, bounds);
    trace(drawing, isInside ? shape.points : clipRing(shape.points, bounds));
    pen.closePath();
  }
  pen.fillStyle = color;
  pen.fill("evenodd");
  if (!onTop) return;
  pen.save();
  pen.clip("evenodd");
  onTop();
  pen.restore();
}

function stroke(drawing: Drawing, shapes: readonly Shape[], color: string, width: number): void {
  const { pen, bounds } = drawing;
  pen.beginPath();
  for (const shape of shapes) {
    if (!overlaps(shape.bounds, bounds)) continue;
    for (const piece of clipLine(shape.points, bounds)) trace(drawing, piece);
  }
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.stroke();
}

/** Points that fall on the same pixel are left out. */
function trace({ pen, frame }: Drawing, points: Points | readonly number[]): void {
  const { left, top, worldSize } = frame;
  let lastX = Number.NaN;
  let lastY = Number.NaN;
  for (let at = 0; at < points.length; at += 2) {
    const x = (points[at] ?? 0) * worldSize - left;
    const y = (points[at + 1] ?? 0) * worldSize - top;
    const isLast = at + 2 >= points.length;
    if (at === 0) pen.moveTo(x, y);
    else if (isLast || Math.abs(x - lastX) + Math.abs(y - lastY) >= 0.6) pen.lineTo(x, y);
    else continue;
    [lastX, lastY] = [x, y];
  }
}
