import { type Art, type Point, corners, ellipsePath, polyline } from "../../kit/art.ts";
import { type Finish, tone } from "../../kit/colors.ts";
import { boreFill, turnedFace } from "../../kit/faces.ts";
import { pathOf } from "../../kit/path-of.ts";

export interface Nut {
  readonly diameter: number;
  readonly pitch: number;
  readonly flats: number;
  readonly height: number;
  readonly hasInsert: boolean;
  readonly insert: Finish;
  readonly finish: Finish;
}

/** Seen from above at 30 degrees: circles lie at half their height, uprights keep 0.87 of theirs. */
const squash = 0.52;
const upright = 0.86;

export function drawNutFromAbove(art: Art, shape: Nut, [x, y]: Point, room: number): void {
  const corner = shape.flats / Math.sqrt(3);
  const scale = Math.min(room / (2 * corner), (room * 0.94) / (2 * corner * squash * 0.9 + shape.height * upright));
  const total = shape.height * upright * scale;
  const hexHeight = shape.hasInsert ? total * 0.68 : total;
  const radius = corner * scale;
  const bottom = y + total / 2;
  art.shadow([x + 6, bottom + radius * squash * 0.82], radius * 1.04, radius * 0.16);
  const top = bottom - hexHeight;
  drawHexagonSides(art, shape, [x, top], radius, hexHeight);
  const flat = (shape.flats / 2) * scale;
  drawChamferedTop(art, shape, [x, top], radius, flat);
  const bore = (shape.diameter / 2) * scale;
  if (shape.hasInsert) {
    const rise = total - hexHeight;
    drawCollar(art, shape, [x, top], flat, rise, bore);
    drawBore(art, shape, [x, top - rise], bore, scale);
  } else {
    art.ellipse([x, top], bore * 1.1, bore * 1.1 * squash, {
      fill: shape.finish.mid,
      stroke: shape.finish.outline,
      width: 1.2,
    });
    drawBore(art, shape, [x, top], bore, scale);
  }
}

/** Three faces: the front one full, two turned away; their upper edges bow up where the chamfer spares them. */
function drawHexagonSides(art: Art, { finish }: Nut, [x, top]: Point, radius: number, height: number): void {
  const drop = Math.min(radius * 0.1, height * 0.2);
  const lights: readonly (readonly [number, string])[] = [
    [2, "left"],
    [1, "front"],
    [0, "right"],
  ];
  for (const [at, where] of lights) {
    const from = (at * Math.PI) / 3;
    const [ax, ay] = [x + radius * Math.cos(from + Math.PI / 3), top + radius * squash * Math.sin(from + Math.PI / 3)];
    const [bx, by] = [x + radius * Math.cos(from), top + radius * squash * Math.sin(from)];
    const fill =
      where === "left"
        ? art.linear([
            [0, finish.shine],
            [0.5, finish.light],
            [1, finish.mid],
          ])
        : where === "front"
          ? art.linear(
              [
                [0, finish.shine],
                [0.3, finish.light],
                [1, finish.mid],
              ],
              "diagonal",
            )
          : art.linear([
              [0, finish.mid],
              [0.6, finish.dark],
              [1, finish.dark],
            ]);
    art.path(
      pathOf`M${ax} ${ay + drop}Q${(ax + bx) / 2} ${(ay + by) / 2 - drop * 0.9} ${bx} ${by + drop}V${by + height}L${ax} ${ay + height}Z`,
      { fill, stroke: finish.outline, width: 1.8 },
    );
  }
}

/** The top: a disc within the hexagon, and the cone that breaks the corners. */
function drawChamferedTop(art: Art, { finish }: Nut, [x, top]: Point, radius: number, flat: number): void {
  const drop = radius * 0.085;
  const points = corners([0, 0], 1, 6).map(([cx, cy]): Point => [x + radius * cx, top + radius * squash * cy + drop]);
  const bows = points.map((point, at) => {
    const next = points[(at + 1) % 6] ?? point;
    return `Q${(point[0] + next[0]) / 2} ${(point[1] + next[1]) / 2 - drop * 1.9} ${next[0]} ${next[1]}`;
  });
  const first = points[0] ?? [x, top];
  art.path(pathOf`M${first[0]} ${first[1]}${bows.join("")}Z`, {
    fill: art.linear(
      [
        [0, finish.shine],
        [0.5, finish.mid],
        [1, finish.dark],
      ],
      "diagonal",
    ),
    stroke: finish.outline,
    width: 1.5,
  });
  art.ellipse([x, top], flat * 0.95, flat * 0.95 * squash, {
    fill: turnedFace(art, finish),
    stroke: finish.outline,
    strokeOpacity: 0.45,
    width: 1,
  });
}

/** The crimped collar that holds the nylon ring. */
function drawCollar(
  art: Art,
  { finish, insert }: Nut,
  [x, top]: Point,
  flat: number,
  rise: number,
  bore: number,
): void {
  const foot = flat * 0.94;
  const brim = flat * 0.84;
  art.path(
    pathOf`M${x - foot} ${top}C${x - foot} ${top - rise * 0.7} ${x - brim - 4} ${top - rise} ${x - brim} ${top - rise}A${brim} ${brim * squash} 0 0 1 ${x + brim} ${top - rise}C${x + brim + 4} ${top - rise} ${x + foot} ${top - rise * 0.7} ${x + foot} ${top}A${foot} ${foot * squash} 0 0 1 ${x - foot} ${top}Z`,
    { fill: art.metal(finish, "across"), stroke: finish.outline, width: 1.6 },
  );
  art.ellipse([x, top - rise], brim, brim * squash, {
    fill: turnedFace(art, finish),
    stroke: finish.outline,
    width: 1.3,
  });
  const ring = bore + (brim - bore) * 0.72;
  art.ellipse([x, top - rise], ring, ring * squash, {
    fill: art.linear(
      [
        [0, insert.mid],
        [0.5, insert.light],
        [1, insert.shine],
      ],
      "diagonal",
    ),
    stroke: insert.outline,
    strokeOpacity: 0.7,
    width: 1.3,
  });
}

/** The threaded hole: its far wall with a few turns. */
function drawBore(
  art: Art,
  { finish, pitch, insert, hasInsert }: Nut,
  [x, top]: Point,
  bore: number,
  scale: number,
): void {
  const rim = ellipsePath([x, top], bore, bore * squash);
  art.path(rim, { fill: boreFill(art, finish) });
  art.group({ clip: art.clip(rim) }, () => {
    const step = Math.max(9, pitch * scale * upright);
    for (let turn = 1; turn <= 7; turn++) {
      const at = top + turn * step;
      art.ellipse([x, at], bore, bore * squash, {
        fill: "none",
        stroke: tone(finish.dark, -0.4),
        strokeOpacity: 0.7,
        width: step * 0.34,
      });
      art.ellipse([x, at - step * 0.3], bore, bore * squash, {
        fill: "none",
        stroke: finish.shine,
        strokeOpacity: 0.5,
        width: step * 0.16,
      });
    }
    if (hasInsert) {
      art.path(
        `${polyline([[x - bore, top]])}A${bore} ${bore * squash} 0 0 1 ${x + bore} ${top}V${top + step * 1.3}A${bore} ${bore * squash} 0 0 0 ${x - bore} ${top + step * 1.3}Z`,
        { fill: insert.mid },
      );
    }
  });
  art.path(rim, { fill: "none", stroke: finish.outline, width: 1.8 });
}
