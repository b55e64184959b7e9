import type { Art, Point } from "../../kit/art.ts";
import { finishes } from "../../kit/colors.ts";
import { drawTurnings } from "../../kit/lathe.ts";
import { sizeToFit } from "../../kit/text.ts";

/** In inches. */
export interface Cylinder {
  readonly style: "round" | "tie-rod" | "compact";
  readonly bore: number;
  readonly stroke: number;
  readonly rod: number;
  readonly hasClevis: boolean;
  readonly brand: string;
  readonly boreText: string;
  readonly strokeText: string;
}

const steel = finishes.stainless;
const chrome = finishes.chrome;
const aluminum = finishes.aluminum;

export function drawClevis(art: Art, [x, y]: Point, bore: number): void {
  art.path(
    `M${x + bore * 0.74} ${y - bore * 0.3}H${x + bore * 0.3}A${bore * 0.3} ${bore * 0.3} 0 0 0 ${x + bore * 0.3} ${y + bore * 0.3}H${x + bore * 0.74}Z`,
    {
      fill: art.metal(aluminum),
      stroke: aluminum.outline,
      width: 1.5,
    },
  );
  art.circle([x + bore * 0.32, y], bore * 0.13, { fill: "#ffffff", stroke: aluminum.outline, width: 1.5 });
}

function drawRod(art: Art, cylinder: Cylinder, at: Point, scale: number, bore: number): void {
  const radius = (cylinder.rod / 2) * scale;
  drawTurnings(art, at, [
    { length: bore * 0.62, radius, finish: chrome },
    { length: bore * 0.16, radius: radius * 1.5, finish: finishes.zinc, kind: "hex" },
    {
      length: bore * 0.55,
      radius: radius * 0.86,
      finish: finishes.zinc,
      kind: "thread",
      pitch: Math.max(5, radius * 0.34),
    },
  ]);
}

export function drawRound(
  art: Art,
  cylinder: Cylinder,
  [x, y]: Point,
  bore: number,
  length: number,
  scale: number,
): void {
  const radius = bore * 0.54;
  drawTurnings(
    art,
    [x - bore * 0.75, y],
    [
      { length: bore * 0.2, radius: radius * 0.5, finish: aluminum, kind: "thread", pitch: bore * 0.06 },
      { length: bore * 0.55, radius, finish: aluminum, corner: 5 },
    ],
  );
  const end = drawTurnings(art, [x, y], [{ length, radius: radius * 0.97, finish: steel }]);
  drawRolledGroove(art, [x + bore * 0.1, y], radius);
  drawRolledGroove(art, [end - bore * 0.1, y], radius);
  const nose = drawTurnings(
    art,
    [end, y],
    [
      { length: bore * 0.5, radius, finish: aluminum, corner: 5 },
      { length: bore * 0.45, radius: radius * 0.62, finish: aluminum, kind: "thread", pitch: bore * 0.07 },
    ],
  );
  drawRod(art, cylinder, [nose, y], scale, bore);
  drawPort(art, [x - bore * 0.34, y - radius * 0.55], bore * 0.11);
  drawPort(art, [end + bore * 0.26, y - radius * 0.55], bore * 0.11);
  drawBrand(art, cylinder, [x + length / 2, y], length * 0.8, bore * 0.24);
}

function drawRolledGroove(art: Art, [x, y]: Point, radius: number): void {
  art.line([x, y - radius * 0.97], [x, y + radius * 0.97], { stroke: steel.outline, strokeOpacity: 0.55, width: 3 });
  art.line([x + 3, y - radius * 0.97], [x + 3, y + radius * 0.97], {
    stroke: steel.shine,
    strokeOpacity: 0.8,
    width: 2,
  });
}

export function drawTieRod(
  art: Art,
  cylinder: Cylinder,
  [x, y]: Point,
  bore: number,
  length: number,
  scale: number,
): void {
  const half = bore * 0.62;
  const cap = bore * 0.52;
  const gland = x + length + cap;
  drawTurnings(art, [gland, y], [{ length: bore * 0.26, radius: half * 0.52, finish: aluminum, corner: 3 }]);
  drawRod(art, cylinder, [gland + bore * 0.26, y], scale, bore);
  drawTurnings(art, [x - 2, y], [{ length: length + 4, radius: bore * 0.54, finish: aluminum }]);
  for (const level of [-half * 0.78, half * 0.78]) {
    drawTurnings(
      art,
      [x - cap - bore * 0.1, y + level],
      [{ length: length + cap * 2 + bore * 0.2, radius: bore * 0.045, finish: finishes.zinc }],
    );
  }
  for (const left of [x - cap, x + length]) {
    art.rect(
      left,
      y - half,
      cap,
      half * 2,
      {
        fill: art.linear([
          [0, "#50565c"],
          [0.2, "#9aa2a9"],
          [0.4, "#6d757c"],
          [1, "#23272b"],
        ]),
        stroke: "#101214",
        width: 1.7,
      },
      4,
    );
    drawPort(art, [left + cap / 2, y - half * 0.42], bore * 0.13);
    for (const level of [-half * 0.78, half * 0.78])
      drawNut(art, [left === x - cap ? left : left + cap, y + level], bore * 0.1, left === x - cap ? -1 : 1);
  }
  drawBrand(art, cylinder, [x + length / 2, y], length * 0.8, bore * 0.24);
}

function drawNut(art: Art, [x, y]: Point, size: number, direction: -1 | 1): void {
  const length = size * 0.9;
  drawTurnings(
    art,
    [direction < 0 ? x - length : x, y],
    [{ length, radius: size, finish: finishes.zinc, kind: "hex" }],
  );
}

export function drawCompact(
  art: Art,
  cylinder: Cylinder,
  [x, y]: Point,
  bore: number,
  length: number,
  scale: number,
): void {
  const half = bore * 0.64;
  const radius = (cylinder.rod / 2) * scale;
  drawTurnings(
    art,
    [x + length, y],
    [
      { length: bore * 0.22, radius, finish: chrome },
      {
        length: bore * 0.45,
        radius: radius * 0.82,
        finish: finishes.zinc,
        kind: "thread",
        pitch: Math.max(5, radius * 0.24),
      },
    ],
  );
  art.rect(
    x,
    y - half,
    length,
    half * 2,
    { fill: art.metal({ ...aluminum, mid: "#aeb6bc" }), stroke: aluminum.outline, width: 1.8 },
    5,
  );
  for (const level of [-half * 0.5, half * 0.38]) {
    art.rect(x + 2, y + level, length - 4, bore * 0.12, {
      fill: art.linear([
        [0, "#2d3237"],
        [0.6, "#666e75"],
        [1, "#9aa2a9"],
      ]),
      stroke: aluminum.outline,
      width: 0.9,
    });
  }
  art.line([x + length * 0.84, y - half], [x + length * 0.84, y + half], {
    stroke: aluminum.outline,
    strokeOpacity: 0.6,
    width: 1.4,
  });
  for (const share of [0.1, 0.92]) drawPort(art, [x + length * share, y - half * 0.08], bore * 0.1);
  drawBrand(art, cylinder, [x + length * 0.46, y + bore * 0.04], length * 0.5, bore * 0.2);
}

function drawPort(art: Art, [x, y]: Point, radius: number): void {
  art.circle([x, y], radius * 1.25, { fill: art.sheen(aluminum), stroke: aluminum.outline, width: 1 });
  art.circle([x, y], radius, {
    fill: art.linear(
      [
        [0, "#0b0c0d"],
        [1, "#4d555c"],
      ],
      "diagonal",
    ),
    stroke: "#000000",
    width: 1.2,
  });
}

function drawBrand(art: Art, { brand }: Cylinder, [x, y]: Point, width: number, most: number): void {
  if (brand === "") return;
  const size = sizeToFit(brand, width, most, "heavy");
  art.text([x, y + size * 0.36], brand, { size, face: "heavy", fill: "#14365c", opacity: 0.85 });
}
