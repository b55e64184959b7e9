import type { Art, Point } from "../../kit/art.ts";
import { finishes } from "../../kit/colors.ts";

const tipSteel = finishes.steel;

/** The working end, from where the shank ends; blackened, as tips are. */
export function drawTip(art: Art, kind: string, at: Point, length: number, shank: number): void {
  if (/keystone|cabinet|slotted/i.test(kind)) drawBlade(art, at, length, shank, /cabinet/i.test(kind) ? 1 : 1.38);
  else if (/phillips/i.test(kind)) drawCross(art, at, length, shank);
  else if (/square/i.test(kind)) drawSquare(art, at, length, shank);
  else drawLobes(art, at, length, shank);
}

function drawBlade(art: Art, [x, y]: Point, length: number, shank: number, flare: number): void {
  const wide = shank * flare;
  art.path(
    `M${x} ${y - shank}C${x + length * 0.3} ${y - shank} ${x + length * 0.5} ${y - wide} ${x + length * 0.72} ${y - wide}L${x + length} ${y - wide * 0.8}V${y + wide * 0.8}L${x + length * 0.72} ${y + wide}C${x + length * 0.5} ${y + wide} ${x + length * 0.3} ${y + shank} ${x} ${y + shank}Z`,
    {
      fill: art.metal(tipSteel),
      stroke: tipSteel.outline,
      width: 1.5,
    },
  );
  art.path(
    `M${x + length * 0.45} ${y - wide * 0.55}L${x + length} ${y - wide * 0.8}V${y + wide * 0.8}L${x + length * 0.45} ${y + wide * 0.55}Q${x + length * 0.3} ${y} ${x + length * 0.45} ${y - wide * 0.55}Z`,
    {
      fill: art.linear([
        [0, tipSteel.light],
        [1, tipSteel.mid],
      ]),
      stroke: tipSteel.outline,
      strokeOpacity: 0.5,
      width: 1,
    },
  );
}

function drawCross(art: Art, [x, y]: Point, length: number, shank: number): void {
  const neck = x + length * 0.52;
  art.path(
    `M${x} ${y - shank}H${neck}L${x + length * 0.94} ${y - shank * 0.32}Q${x + length} ${y} ${x + length * 0.94} ${y + shank * 0.32}L${neck} ${y + shank}H${x}Z`,
    {
      fill: art.metal(tipSteel),
      stroke: tipSteel.outline,
      width: 1.5,
    },
  );
  for (const side of [-1, 1]) {
    art.path(
      `M${x + length * 0.97} ${y + side * shank * 0.16}L${x + length * 0.4} ${y + side * shank * 0.3}Q${x + length * 0.32} ${y + side * shank * 0.52} ${x + length * 0.46} ${y + side * shank * 0.64}L${x + length * 0.95} ${y + side * shank * 0.3}Z`,
      {
        fill: tipSteel.outline,
        fillOpacity: 0.75,
      },
    );
  }
  art.line([x + length * 0.4, y], [x + length * 0.96, y], {
    stroke: tipSteel.shine,
    strokeOpacity: 0.8,
    width: shank * 0.14,
  });
}

function drawSquare(art: Art, [x, y]: Point, length: number, shank: number): void {
  art.path(
    `M${x} ${y - shank}H${x + length * 0.4}L${x + length * 0.58} ${y - shank * 0.66}L${x + length} ${y - shank * 0.56}V${y + shank * 0.56}L${x + length * 0.58} ${y + shank * 0.66}L${x + length * 0.4} ${y + shank}H${x}Z`,
    {
      fill: art.metal(tipSteel),
      stroke: tipSteel.outline,
      width: 1.5,
    },
  );
  art.path(
    `M${x + length * 0.58} ${y - shank * 0.1}L${x + length} ${y - shank * 0.08}V${y + shank * 0.56}L${x + length * 0.58} ${y + shank * 0.66}Z`,
    {
      fill: tipSteel.dark,
      fillOpacity: 0.8,
    },
  );
}

function drawLobes(art: Art, [x, y]: Point, length: number, shank: number): void {
  const lobe = shank * 0.8;
  art.path(
    `M${x} ${y - shank}H${x + length * 0.3}L${x + length * 0.46} ${y - lobe}H${x + length * 0.97}L${x + length} ${y - lobe * 0.8}V${y + lobe * 0.8}L${x + length * 0.97} ${y + lobe}H${x + length * 0.46}L${x + length * 0.3} ${y + shank}H${x}Z`,
    {
      fill: art.metal(tipSteel),
      stroke: tipSteel.outline,
      width: 1.5,
    },
  );
  for (const at of [-0.5, 0.12, 0.66]) {
    art.rect(x + length * 0.46, y + lobe * at, length * 0.54, lobe * 0.24, {
      fill: tipSteel.outline,
      fillOpacity: 0.75,
    });
    art.rect(x + length * 0.46, y + lobe * (at - 0.12), length * 0.54, lobe * 0.08, {
      fill: tipSteel.shine,
      fillOpacity: 0.8,
    });
  }
}
