import { type Art, type Point, corners, polyline } from "../../kit/art.ts";
import { type Finish, tone } from "../../kit/colors.ts";

/** Where a driver goes in, in a face that is turned away: `squash` narrows it across. */
interface Recess {
  readonly center: Point;
  readonly radius: number;
  readonly squash: number;
  readonly finish: Finish;
}

export function drawHexSocket(art: Art, { center, radius, squash, finish }: Recess): void {
  const hexagon = corners([0, 0], radius, 6, Math.PI / 6);
  const floor = corners([radius * 0.2, 0], radius * 0.86, 6, Math.PI / 6);
  art.group({ move: center, scale: [squash, 1] }, () => {
    art.polygon(hexagon, { fill: tone(finish.dark, -0.45), stroke: finish.outline, width: 1.6 });
    const clip = art.clip(`${polyline(hexagon)}Z`);
    art.group({ clip }, () => {
      hexagon.forEach((corner, at) => {
        const next = hexagon[(at + 1) % 6] ?? corner;
        const [near, far] = [floor[at] ?? corner, floor[(at + 1) % 6] ?? corner];
        const light = (corner[1] + next[1]) / 2 / radius;
        art.polygon([corner, next, far, near], {
          fill: tone(light > 0 ? finish.mid : finish.dark, light > 0 ? light * 0.3 : light * 0.4),
        });
      });
      art.polygon(floor, { fill: tone(finish.dark, -0.55) });
    });
    art.polygon(hexagon, { fill: "none", stroke: finish.outline, width: 1.6 });
  });
}

/** A cross with flared arms, deepest in the middle. */
export function drawCross(art: Art, { center, radius, squash, finish }: Recess): void {
  const arm = radius * 0.24;
  const cross: readonly Point[] = [
    [-arm * 0.8, -radius],
    [arm * 0.8, -radius],
    [arm, -arm],
    [radius, -arm * 0.8],
    [radius, arm * 0.8],
    [arm, arm],
    [arm * 0.8, radius],
    [-arm * 0.8, radius],
    [-arm, arm],
    [-radius, arm * 0.8],
    [-radius, -arm * 0.8],
    [-arm, -arm],
  ];
  art.group({ move: center, scale: [squash, 1] }, () => {
    art.group({ rotate: 38 }, () => {
      art.polygon(cross, {
        fill: art.radial([
          [0, tone(finish.dark, -0.75)],
          [0.4, tone(finish.dark, -0.55)],
          [1, finish.mid],
        ]),
        stroke: finish.outline,
        width: 1.3,
      });
      art.path(polyline([cross[11] ?? [0, 0], cross[0] ?? [0, 0], cross[1] ?? [0, 0]]), {
        fill: "none",
        stroke: finish.shine,
        strokeOpacity: 0.6,
        width: 1.2,
      });
    });
  });
}

export function drawSlot(art: Art, { center, radius, squash, finish }: Recess): void {
  art.group({ move: center, scale: [squash, 1] }, () => {
    art.group({ rotate: 24 }, () => {
      const half = radius * 0.15;
      art.rect(-half, -radius, 2 * half, 2 * radius, {
        fill: art.linear(
          [
            [0, tone(finish.dark, -0.7)],
            [0.6, tone(finish.dark, -0.4)],
            [1, finish.light],
          ],
          "across",
        ),
        stroke: finish.outline,
        width: 1.2,
      });
    });
  });
}

/** ISO 10664: six rounded lobes. */
export function drawSixLobe(art: Art, { center, radius, squash, finish }: Recess): void {
  const star = corners([0, 0], 1, 72).map(([x, y], at): Point => {
    const reach = radius * (0.86 + 0.14 * Math.cos((at * 6 * 2 * Math.PI) / 72));
    return [x * reach, y * reach];
  });
  art.group({ move: center, scale: [squash, 1] }, () => {
    art.polygon(star, {
      fill: art.radial([
        [0, tone(finish.dark, -0.4)],
        [0.7, tone(finish.dark, -0.7)],
        [1, finish.dark],
      ]),
      stroke: finish.outline,
      width: 1.5,
    });
    art.circle([radius * 0.12, 0], radius * 0.5, { fill: tone(finish.dark, -0.3), fillOpacity: 0.8 });
  });
}
