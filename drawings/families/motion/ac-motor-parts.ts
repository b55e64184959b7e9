import type { Art, Point } from "../../kit/art.ts";
import { type Finish, finishes } from "../../kit/colors.ts";
import { drawTurnings } from "../../kit/lathe.ts";

export interface Motor {
  readonly body: Finish;
  readonly isOpen: boolean;
  readonly isWashdown: boolean;
  readonly hasBase: boolean;
  readonly hasFace: boolean;
  readonly isSinglePhase: boolean;
  /** Larger motors have more and finer fins beside their size. */
  readonly bulk: number;
  readonly shaft: number;
}

/** The height of the shaft in the picture. */
export const axis = 290;

export function drawBase(art: Art, { body }: Motor, radius: number): void {
  const top = axis + radius * 0.72;
  const foot = axis + radius + 30;
  for (const x of [150, 352]) {
    art.path(`M${x - 12} ${top}H${x + 58}L${x + 74} ${foot - 14}H${x - 28}Z`, {
      fill: art.linear([
        [0, body.dark],
        [0.6, body.mid],
        [1, body.dark],
      ]),
      stroke: body.outline,
      width: 1.6,
    });
    art.rect(x - 40, foot - 18, 126, 20, { fill: art.metal(body), stroke: body.outline, width: 1.6 }, 3);
    art.ellipse([x + 23, foot - 12], 15, 4, { fill: "#101214" });
  }
}

export function drawFanCover(art: Art, motor: Motor, [x, y]: Point, length: number, radius: number): void {
  const { body } = motor;
  const height = motor.isOpen ? radius * 0.96 : radius * 0.97;
  art.path(
    `M${x + length} ${y - height}H${x + 34}Q${x} ${y - height} ${x} ${y - height + 44}V${y + height - 44}Q${x} ${y + height} ${x + 34} ${y + height}H${x + length}Z`,
    { fill: art.metal(body), stroke: body.outline, width: 1.8 },
  );
  const slots = motor.isWashdown ? 0 : 7;
  for (let at = 0; at < slots; at++) {
    const level = y - height * 0.62 + (height * 1.24 * at) / (slots - 1);
    art.rect(x + 10, level - 5, motor.isOpen ? 46 : 20, 10, { fill: "#0f1113", stroke: body.outline, width: 0.8 }, 5);
  }
}

/** Fins along the frame crowd towards its edges; open motors are smooth with vents. */
export function drawFrame(art: Art, motor: Motor, [left, right]: readonly [number, number], radius: number): void {
  const { body } = motor;
  const isSmooth = motor.isOpen || motor.isWashdown;
  art.rect(
    left,
    axis - radius,
    right - left,
    radius * 2,
    { fill: art.metal(body), stroke: body.outline, width: 1.8 },
    isSmooth ? 8 : 2,
  );
  if (isSmooth) {
    for (const x of [left + 16, right - 16]) {
      art.line([x, axis - radius], [x, axis + radius], { stroke: body.outline, strokeOpacity: 0.45, width: 2 });
      art.line([x + 2.5, axis - radius], [x + 2.5, axis + radius], {
        stroke: body.shine,
        strokeOpacity: 0.5,
        width: 1.6,
      });
    }
    return;
  }
  const fins = 17 + Math.round(motor.bulk * 8);
  for (let at = 1; at < fins; at++) {
    const level = axis - radius * Math.cos((Math.PI * at) / fins);
    art.line([left + 4, level], [right - 4, level], { stroke: body.outline, strokeOpacity: 0.62, width: 3.4 });
    art.line([left + 4, level + 3], [right - 4, level + 3], { stroke: body.shine, strokeOpacity: 0.42, width: 1.8 });
  }
}

export function drawEndBell(art: Art, motor: Motor, x: number, radius: number): void {
  const { body } = motor;
  const ends = motor.hasFace
    ? [
        { length: 22, radius: radius * 0.97, finish: body },
        { length: 26, radius: radius * 0.78, finish: body },
        { length: 16, radius: radius * 0.9, finish: body },
        { length: 10, radius: radius * 0.6, finish: finishes.steel },
      ]
    : [
        { length: 26, radius: radius * 0.98, endRadius: radius * 0.9, finish: body },
        { length: 26, radius: radius * 0.9, endRadius: radius * 0.5, finish: body },
        { length: 12, radius: radius * 0.34, finish: body },
      ];
  drawTurnings(art, [x, axis], ends);
  if (!motor.isOpen) return;
  for (const level of [-64, -22, 22, 64]) {
    art.rect(x + 4, axis + level - 9, 16, 18, { fill: "#0f1113", stroke: body.outline, width: 0.8 }, 4);
  }
}

export function drawShaft(art: Art, motor: Motor, right: number, radius: number): void {
  const half = Math.min(44, Math.max(17, motor.shaft * radius * 0.62));
  const steel = motor.isWashdown ? finishes.chrome : finishes.steel;
  const start = right + 40;
  art.rect(start, axis - half, 556 - start, half * 2, { fill: art.metal(steel), stroke: steel.outline, width: 1.6 }, 4);
  art.rect(
    start + 44,
    axis - half * 0.26,
    62,
    half * 0.52,
    {
      fill: art.linear([
        [0, "#2a2e33"],
        [1, "#6a727a"],
      ]),
      stroke: steel.outline,
      width: 1.2,
    },
    2,
  );
}

export function drawConduitBox(art: Art, { body }: Motor, [x, y]: Point, radius: number): void {
  const top = y - radius - 62;
  art.rect(x - 14, y - radius - 10, 118, 18, { fill: body.dark, stroke: body.outline, width: 1.4 });
  art.rect(
    x - 24,
    top,
    138,
    58,
    {
      fill: art.linear([
        [0, body.light],
        [0.3, body.mid],
        [1, body.dark],
      ]),
      stroke: body.outline,
      width: 1.7,
    },
    6,
  );
  art.rect(
    x - 30,
    top - 8,
    150,
    16,
    {
      fill: art.linear([
        [0, body.shine],
        [1, body.mid],
      ]),
      stroke: body.outline,
      width: 1.5,
    },
    4,
  );
  art.circle([x + 82, top + 33], 15, { fill: "#15181b", stroke: body.outline, width: 1.2 });
  for (const screw of [x - 18, x + 108])
    art.circle([screw, top], 4, { fill: finishes.zinc.light, stroke: body.outline, width: 0.8 });
}

export function drawCapacitor(art: Art, { body }: Motor, radius: number): void {
  const top = axis - radius - 34;
  art.path(
    `M134 ${axis - radius + 6}V${top + 14}Q134 ${top} 150 ${top}H212Q222 ${top} 222 ${top + 12}V${axis - radius + 6}Z`,
    {
      fill: art.linear([
        [0, body.light],
        [0.4, body.mid],
        [1, body.dark],
      ]),
      stroke: body.outline,
      width: 1.6,
    },
  );
}
