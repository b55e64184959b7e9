import type { Art, Point } from "../../kit/art.ts";
import type { View } from "../../kit/drawing.ts";

/** Where a thing stands in the picture with its measures: smaller, with room around. */
interface Inset {
  readonly scale: number;
  readonly move: Point;
}

const usual: Inset = { scale: 0.72, move: [70, 60] };

/**
 * Draws in full for the shelf, and smaller for the details. Gives where a point of the drawing has come to lie, so that
 * measures can be set to it.
 */
export function inset(art: Art, view: View, draw: () => void, { scale, move }: Inset = usual): (point: Point) => Point {
  if (view === "plain") {
    draw();
    return (point) => point;
  }
  art.group({ move, scale }, draw);
  return ([x, y]) => [x * scale + move[0], y * scale + move[1]];
}
