import type { Art, Point } from "./art.ts";
import type { Color } from "./colors.ts";
import { textWidth } from "./text.ts";

export interface DimensionOptions {
  readonly from: Point;
  readonly to: Point;
  readonly label: string;
  /** How far the line stands off the thing: positive is down or to the right. */
  readonly offset: number;
  readonly size?: number;
}

/** Of dimensions, and of the notes beside a thing that is drawn with them. */
export const measureInk: Color = "#14365c";
const arrow = 11;

/** Level where both points share their height or differ more across than down; else upright. */
export function dimensionMarkup(art: Art, { from, to, label, offset, size = 20 }: DimensionOptions): void {
  const isLevel = Math.abs(to[0] - from[0]) >= Math.abs(to[1] - from[1]);
  if (isLevel) levelLine(art, from, to, label, offset, size);
  else uprightLine(art, from, to, label, offset, size);
}

function levelLine(art: Art, from: Point, to: Point, label: string, offset: number, size: number): void {
  const y = (offset > 0 ? Math.max(from[1], to[1]) : Math.min(from[1], to[1])) + offset;
  const [left, right] = from[0] < to[0] ? [from, to] : [to, from];
  const past = Math.sign(offset) * 6;
  for (const [x, edge] of [left, right]) art.line([x, edge + past], [x, y + past], { stroke: measureInk, width: 0.9 });
  const fits = right[0] - left[0] > textWidth(label, size) + 2 * arrow + 10;
  if (fits) {
    art.line([left[0], y], [right[0], y], { stroke: measureInk, width: 1.3 });
    head(art, [left[0], y], [1, 0]);
    head(art, [right[0], y], [-1, 0]);
    plate(art, [(left[0] + right[0]) / 2, y], label, size, 0);
    return;
  }
  // Too narrow for its figure: the arrows point inwards and the figure stands past the right one.
  art.line([left[0] - 26, y], [left[0], y], { stroke: measureInk, width: 1.3 });
  art.line([right[0], y], [right[0] + 26, y], { stroke: measureInk, width: 1.3 });
  head(art, [left[0], y], [-1, 0]);
  head(art, [right[0], y], [1, 0]);
  art.text([right[0] + 32, y + size * 0.36], label, { size, fill: measureInk, anchor: "start" });
}

function uprightLine(art: Art, from: Point, to: Point, label: string, offset: number, size: number): void {
  const x = (offset > 0 ? Math.max(from[0], to[0]) : Math.min(from[0], to[0])) + offset;
  const [top, bottom] = from[1] < to[1] ? [from, to] : [to, from];
  const past = Math.sign(offset) * 6;
  for (const [edge, y] of [top, bottom]) art.line([edge + past, y], [x + past, y], { stroke: measureInk, width: 0.9 });
  const fits = bottom[1] - top[1] > textWidth(label, size) + 2 * arrow + 10;
  if (fits) {
    art.line([x, top[1]], [x, bottom[1]], { stroke: measureInk, width: 1.3 });
    head(art, [x, top[1]], [0, 1]);
    head(art, [x, bottom[1]], [0, -1]);
    plate(art, [x, (top[1] + bottom[1]) / 2], label, size, -90);
    return;
  }
  art.line([x, top[1] - 26], [x, top[1]], { stroke: measureInk, width: 1.3 });
  art.line([x, bottom[1]], [x, bottom[1] + 26], { stroke: measureInk, width: 1.3 });
  head(art, [x, top[1]], [0, -1]);
  head(art, [x, bottom[1]], [0, 1]);
  art.text([x, top[1] - 32], label, { size, fill: measureInk });
}

/** The tip touches the point; the body lies in the given direction. */
function head(art: Art, [x, y]: Point, [dx, dy]: Point): void {
  const half = arrow * 0.32;
  art.polygon(
    [
      [x, y],
      [x + dx * arrow - dy * half, y + dy * arrow - dx * half],
      [x + dx * arrow + dy * half, y + dy * arrow + dx * half],
    ],
    { fill: measureInk },
  );
}

/** The figure, on white that interrupts its line. */
function plate(art: Art, at: Point, label: string, size: number, rotate: number): void {
  const width = textWidth(label, size) + 10;
  art.group({ move: at, rotate }, () => {
    art.rect(-width / 2, -size * 0.6, width, size * 1.2, { fill: "#ffffff" });
    art.text([0, size * 0.36], label, { size, fill: measureInk });
  });
}
