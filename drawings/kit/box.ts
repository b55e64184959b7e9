import { type Art, type Fill, type Point, polyline } from "./art.ts";
import { type Color, paint, tone } from "./colors.ts";

/** A carton seen from its front, a little from the right and from above. */
export interface Box {
  /** Upper left corner of the front. */
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  /** How far the top and the side lead away, across and up. */
  readonly depth: Point;
  readonly color: Color;
  readonly sideColor?: Color;
  readonly topColor?: Color;
}

export function drawBox(art: Art, box: Box): void {
  const { at, width, height, depth, color, sideColor = color, topColor = color } = box;
  const [x, y] = at;
  const [dx, dy] = depth;
  const outline = tone(color, -0.7);
  const right = x + width;
  art.polygon(topCorners(box), { fill: topFill(art, topColor), stroke: outline, width: 1.6 });
  art.polygon(
    [
      [right, y],
      [right + dx, y - dy],
      [right + dx, y + height - dy],
      [right, y + height],
    ],
    { fill: sideFill(art, sideColor), stroke: outline, width: 1.6 },
  );
  art.rect(x, y, width, height, { fill: frontFill(art, color), stroke: outline, width: 1.6 });
  art.path(polyline([at, [right, y], [right, y + height]]), {
    fill: "none",
    stroke: tone(color, 0.6),
    strokeOpacity: 0.6,
    width: 1.4,
  });
}

function topCorners({ at: [x, y], width, depth: [dx, dy] }: Box): readonly Point[] {
  return [
    [x, y],
    [x + dx, y - dy],
    [x + width + dx, y - dy],
    [x + width, y],
  ];
}

function frontFill(art: Art, color: Color): Fill {
  return art.linear(
    [
      [0, tone(color, 0.12)],
      [0.5, color],
      [1, tone(color, -0.12)],
    ],
    "diagonal",
  );
}

function sideFill(art: Art, color: Color): Fill {
  return art.linear(
    [
      [0, tone(color, -0.22)],
      [1, tone(color, -0.42)],
    ],
    "across",
  );
}

function topFill(art: Art, color: Color): Fill {
  return art.linear([
    [0, paint(color).light],
    [1, tone(color, 0.35)],
  ]);
}
