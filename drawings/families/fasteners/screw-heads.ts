import type { Art } from "../../kit/art.ts";
import { type Finish, tone } from "../../kit/colors.ts";
import { turnedFace } from "../../kit/faces.ts";
import { pathOf } from "../../kit/path-of.ts";
import { drawCross, drawSixLobe, drawSlot } from "./recess.ts";
import { drawDrum } from "./screw-body.ts";

/** A head in three quarters, its top at the left and its bearing plane at `height`. */
export interface Head {
  readonly radius: number;
  readonly height: number;
  readonly squash: number;
  readonly finish: Finish;
}

/** A low drum with a rounded rim. Gives the radius of its flat top. */
export function drawPanHead(art: Art, { radius, height, squash, finish }: Head): number {
  const top = radius * 0.72;
  const rim = height * 0.55;
  art.group({ move: [rim, 0] }, () => drawDrum(art, radius, height - rim, squash, finish));
  art.path(
    pathOf`M${rim} ${-radius}C${rim * 0.35} ${-radius} 0 ${-radius * 0.9} 0 ${-top}A${top * squash} ${top} 0 0 0 0 ${top}C0 ${radius * 0.9} ${rim * 0.35} ${radius} ${rim} ${radius}A${radius * squash} ${radius} 0 0 0 ${rim} ${-radius}Z`,
    { fill: art.metal(finish), stroke: finish.outline, width: 1.4 },
  );
  art.ellipse([rim * 0.5, 0], radius * 0.93 * squash, radius * 0.93, {
    fill: art.ball(finish),
    stroke: finish.outline,
    strokeOpacity: 0.6,
    width: 1.2,
  });
  art.ellipse([0, 0], top * squash, top, { fill: turnedFace(art, finish), fillOpacity: 0.85 });
  return top;
}

/** A countersunk head: a cone below a flat top. */
export function drawFlatHead(art: Art, { radius, height, squash, finish }: Head, shank: number): number {
  art.polygon(
    [
      [0, -radius],
      [height, -shank],
      [height, shank],
      [0, radius],
    ],
    { fill: art.metal(finish), stroke: finish.outline, width: 1.5 },
  );
  art.ellipse([0, 0], radius * squash, radius, { fill: finish.mid, stroke: finish.outline, width: 1.5 });
  art.ellipse([-1, 0], radius * squash * 0.95, radius * 0.95, { fill: turnedFace(art, finish) });
  return radius * 0.82;
}

/** A dome, higher than a pan head. */
export function drawRoundHead(art: Art, { radius, height, squash, finish }: Head): number {
  const skirt = height * 0.86;
  art.path(
    pathOf`M${skirt} ${-radius}C${-height * 0.3} ${-radius * 0.98} ${-height * 0.3} ${radius * 0.98} ${skirt} ${radius}H${height}A${radius * squash} ${radius} 0 0 0 ${height} ${-radius}Z`,
    { fill: art.ball(finish), stroke: finish.outline, width: 1.5 },
  );
  art.path(
    pathOf`M${skirt} ${-radius}H${height}A${radius * squash} ${radius} 0 0 1 ${height} ${radius}H${skirt}A${radius * squash} ${radius} 0 0 0 ${skirt} ${-radius}Z`,
    {
      fill: art.metal(finish),
      stroke: finish.outline,
      width: 1.4,
    },
  );
  return radius * 0.7;
}

/** The driver's recess in a top of that radius; `at` is where the top lies on the axis. */
export function drawDrive(art: Art, drive: string, at: number, top: number, { squash, finish }: Head): void {
  const recess = { center: [at, 0] as const, squash, finish };
  if (/slot/i.test(drive)) drawSlot(art, { ...recess, radius: top * 1.02 });
  else if (/lobe/i.test(drive)) drawSixLobe(art, { ...recess, radius: top * 0.62 });
  else drawCross(art, { ...recess, radius: top * 0.68 });
}

/** A hexagon on a flange, with the dish in its top that forming leaves. */
export function drawHexWasherHead(art: Art, { radius, height, squash, finish }: Head, acrossFlats: number): void {
  const flange = height * 0.2;
  art.group({ move: [height - flange, 0] }, () => drawDrum(art, radius, flange, squash, finish));
  art.ellipse([height - flange, 0], radius * squash, radius, {
    fill: turnedFace(art, finish),
    stroke: finish.outline,
    width: 1.3,
  });
  const corner = acrossFlats / Math.sqrt(3);
  const end = height - flange;
  const ys = [-1, -0.5, 0.5, 1].map((share) => share * corner);
  const xs = [0, 0.87, 0.87, 0].map((share) => share * corner * squash);
  const faces = [
    [finish.shine, finish.light],
    [finish.light, finish.mid],
    [finish.mid, finish.dark],
  ] as const;
  faces.forEach(([from, to], face) => {
    const [top = 0, bottom = 0] = [ys[face], ys[face + 1]];
    const [far = 0, near = 0] = [xs[face], xs[face + 1]];
    art.polygon(
      [
        [far, top],
        [end + far, top],
        [end + near, bottom],
        [near, bottom],
      ],
      {
        fill: art.linear([
          [0, from],
          [1, to],
        ]),
        stroke: finish.outline,
        width: 1.2,
      },
    );
  });
  art.polygon(
    [
      [0, -corner],
      [xs[1] ?? 0, -corner / 2],
      [xs[1] ?? 0, corner / 2],
      [0, corner],
      [-(xs[1] ?? 0), corner / 2],
      [-(xs[1] ?? 0), -corner / 2],
    ],
    { fill: art.sheen(finish), stroke: finish.outline, width: 1.4 },
  );
  art.ellipse([0, 0], corner * 0.66 * squash, corner * 0.66, {
    fill: art.linear(
      [
        [0, tone(finish.dark, -0.1)],
        [1, finish.light],
      ],
      "diagonal",
    ),
    stroke: finish.outline,
    strokeOpacity: 0.4,
    width: 1,
  });
}
