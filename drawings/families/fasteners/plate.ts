import { type Art, type Fill, type Point, polyline } from "../../kit/art.ts";
import { type Finish, tone } from "../../kit/colors.ts";

/** A flat blank lying on the table, seen from above: `across` runs to the lower right, `along` to the upper right. */
interface Plate {
  readonly left: Point;
  readonly across: Point;
  readonly along: Point;
  readonly thickness: number;
}

/** The largest plate of those proportions within the square that begins at `from`. */
export function plateOf(width: number, length: number, thickness: number, from: Point, room: number): Plate {
  const [u, v]: readonly [Point, Point] = [
    [0.86, 0.42],
    [0.74, -0.5],
  ];
  const short = Math.max(0.42, width / Math.max(width, length));
  const long = Math.max(0.42, length / Math.max(width, length));
  const spread = u[0] * short + v[0] * long;
  const rise = u[1] * short - v[1] * long;
  const scale = Math.min(room / spread, (room * 0.92 - thickness) / rise);
  const middle: Point = [from[0] + room / 2, from[1] + room / 2];
  return {
    left: [middle[0] - (spread * scale) / 2, middle[1] - ((u[1] * short + v[1] * long) * scale) / 2 - thickness / 2],
    across: [u[0] * short * scale, u[1] * short * scale],
    along: [v[0] * long * scale, v[1] * long * scale],
    thickness,
  };
}

export function cornersOf({ left, across, along }: Plate): readonly [Point, Point, Point, Point] {
  const near: Point = [left[0] + across[0], left[1] + across[1]];
  const back: Point = [left[0] + along[0], left[1] + along[1]];
  return [left, back, [near[0] + along[0], near[1] + along[1]], near];
}

export function drawPlate(
  art: Art,
  plate: Plate,
  finish: Finish,
  top: Fill,
  overlays: readonly Fill[] = [],
  opacity = 1,
  sides?: Fill,
): void {
  const [left, back, right, near] = cornersOf(plate);
  const { thickness } = plate;
  const down = ([x, y]: Point): Point => [x, y + thickness];
  art.polygon([left, near, down(near), down(left)], {
    fill: art.linear(
      [
        [0, finish.light],
        [1, finish.mid],
      ],
      "across",
    ),
    stroke: finish.outline,
    width: 1.2,
    fillOpacity: opacity,
  });
  art.polygon([near, right, down(right), down(near)], {
    fill: art.linear(
      [
        [0, finish.mid],
        [1, tone(finish.dark, 0.1)],
      ],
      "across",
    ),
    stroke: finish.outline,
    width: 1.2,
    fillOpacity: opacity,
  });
  if (sides) art.polygon([left, near, right, down(right), down(near), down(left)], { fill: sides });
  const face = [left, back, right, near];
  art.polygon(face, { fill: top, fillOpacity: opacity });
  for (const overlay of overlays) art.polygon(face, { fill: overlay });
  art.path(`${polyline(face)}Z`, { fill: "none", stroke: finish.outline, width: 1.5 });
}
