import type { Art, Point } from "../../kit/art.ts";

/** A figure that belongs to the whole thing and to no edge of it, in the ink of dimensions. */
export function drawCallout(art: Art, at: Point, text: string, size = 26): void {
  art.text(at, text, { size, fill: "#14365c" });
}
