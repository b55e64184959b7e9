import type { Art, Point } from "../../kit/art.ts";
import type { Finish } from "../../kit/colors.ts";

/** A plain round shank, lying level, chamfered at its left end. */
export function drawShank(art: Art, finish: Finish, [x, y]: Point, length: number, radius: number): void {
  const chamfer = Math.min(radius * 0.28, length * 0.2);
  art.path(
    `M${x + chamfer} ${y - radius}H${x + length}V${y + radius}H${x + chamfer}L${x} ${y + radius - chamfer}V${y - radius + chamfer}Z`,
    { fill: art.metal(finish), stroke: finish.outline, width: 1.4 },
  );
  art.line([x + chamfer, y - radius], [x + chamfer, y + radius], {
    stroke: finish.outline,
    strokeOpacity: 0.4,
    width: 1,
  });
}
