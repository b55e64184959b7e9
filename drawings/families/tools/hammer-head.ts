import type { Art } from "../../kit/art.ts";
import { type Finish, finishes, paint } from "../../kit/colors.ts";
import { drawSolid } from "../../kit/solid.ts";

export interface Head {
  readonly kind: string;
  readonly material: string;
  /** From face to face, in inches. */
  readonly span: number;
  readonly girth: number;
}

/** A head that lies level about the origin, its face to the right. */
export function drawHead(art: Art, { kind, material }: Head, span: number, girth: number): void {
  const half = girth / 2;
  const reach = span / 2;
  if (/dead blow|mallet/i.test(kind)) drawBarrel(art, kind, reach, half);
  else if (/claw|framing/i.test(kind)) drawClaw(art, reach, half, /framing/i.test(kind));
  else if (/ball/i.test(kind)) drawBallPein(art, reach, half);
  else drawBlock(art, material === "Brass" ? finishes.brass : finishes["cast-iron"], reach, half);
}

const steel = finishes.steel;

/** The ground face at the right end. */
function drawFace(art: Art, finish: Finish, x: number, half: number): void {
  const bevel = half * 0.24;
  art.path(`M${x - bevel} ${-half}L${x} ${-half + bevel}V${half - bevel}L${x - bevel} ${half}Z`, {
    fill: art.metal(finishes.chrome),
    stroke: finish.outline,
    width: 1.4,
  });
}

function drawEye(art: Art, finish: Finish, half: number): void {
  art.path(
    `M${-half * 0.78} ${-half}C${-half * 0.6} ${-half * 1.18} ${half * 0.6} ${-half * 1.18} ${half * 0.78} ${-half}V${half}C${half * 0.6} ${half * 1.18} ${-half * 0.6} ${half * 1.18} ${-half * 0.78} ${half}Z`,
    {
      fill: art.metal(finish),
      stroke: finish.outline,
      width: 1.6,
    },
  );
  art.rect(-half * 0.46, -half * 0.55, half * 0.92, half * 1.1, { fill: "#000000", fillOpacity: 0.12 }, half * 0.2);
}

function drawBallPein(art: Art, reach: number, half: number): void {
  const ball = half * 0.86;
  art.path(
    `M${-half * 0.7} ${-half * 0.72}L${-reach + ball * 1.4} ${-half * 0.6}V${half * 0.6}L${-half * 0.7} ${half * 0.72}Z`,
    { fill: art.metal(steel), stroke: steel.outline, width: 1.5 },
  );
  art.circle([-reach + ball, 0], ball, { fill: art.ball(finishes.chrome), stroke: steel.outline, width: 1.6 });
  art.path(
    `M${half * 0.7} ${-half * 0.74}C${reach * 0.45} ${-half * 0.6} ${reach * 0.5} ${-half * 0.7} ${reach * 0.56} ${-half}H${reach}V${half}H${reach * 0.56}C${reach * 0.5} ${half * 0.7} ${reach * 0.45} ${half * 0.6} ${half * 0.7} ${half * 0.74}Z`,
    {
      fill: art.metal(steel),
      stroke: steel.outline,
      width: 1.6,
    },
  );
  drawFace(art, steel, reach, half);
  drawEye(art, steel, half * 1.02);
}

function drawClaw(art: Art, reach: number, half: number, isStraight: boolean): void {
  const drop = isStraight ? half * 0.5 : half * 1.9;
  const claw =
    `M${-half * 0.5} ${-half * 0.9}C${-reach * 0.55} ${-half * 1.1} ${-reach * 0.85} ${-half * 0.5} ${-reach} ${drop * 0.72}` +
    `L${-reach * 0.97} ${drop}C${-reach * 0.74} ${drop * 0.32} ${-reach * 0.5} ${half * 0.42} ${-half * 0.5} ${half * 0.8}Z`;
  art.path(claw, { fill: art.metal(steel), stroke: steel.outline, width: 1.7 });
  art.path(
    `M${-reach * 0.97} ${drop * 0.82}C${-reach * 0.76} ${-half * 0.1} ${-reach * 0.6} ${-half * 0.3} ${-half * 1.3} ${-half * 0.3}`,
    {
      fill: "none",
      stroke: steel.outline,
      strokeOpacity: 0.85,
      width: half * 0.16,
      cap: "round",
    },
  );
  art.path(
    `M${half * 0.5} ${-half * 0.7}C${reach * 0.4} ${-half * 0.5} ${reach * 0.5} ${-half * 0.6} ${reach * 0.6} ${-half * 0.92}H${reach}V${half * 0.92}H${reach * 0.6}C${reach * 0.5} ${half * 0.6} ${reach * 0.4} ${half * 0.5} ${half * 0.5} ${half * 0.8}Z`,
    {
      fill: art.metal(steel),
      stroke: steel.outline,
      width: 1.6,
    },
  );
  drawFace(art, steel, reach, half * 0.92);
  drawEye(art, steel, half * 0.98);
}

/** Sledge, drilling and brass hammers: a block with an octagon at each end. */
function drawBlock(art: Art, finish: Finish, reach: number, half: number): void {
  const path = `M${-reach} ${-half * 0.82}L${-reach * 0.86} ${-half}H${-reach * 0.5}L${-half * 0.8} ${-half * 0.9}H${half * 0.8}L${reach * 0.5} ${-half}H${reach * 0.86}L${reach} ${-half * 0.82}V${half * 0.82}L${reach * 0.86} ${half}H${reach * 0.5}L${half * 0.8} ${half * 0.9}H${-half * 0.8}L${-reach * 0.5} ${half}H${-reach * 0.86}L${-reach} ${half * 0.82}Z`;
  drawSolid(art, path, { fill: art.metal(finish), finish, bevel: 3, line: 1.8 });
  for (const side of [-1, 1]) {
    art.path(
      `M${side * reach * 0.5} ${-half}L${side * reach * 0.54} ${-half * 0.45}H${side * reach * 0.86}M${side * reach * 0.5} ${half}L${side * reach * 0.54} ${half * 0.45}H${side * reach * 0.86}`,
      {
        fill: "none",
        stroke: finish.outline,
        strokeOpacity: 0.55,
        width: 1.3,
      },
    );
    const face = art.metal(finish === finishes.brass ? finishes.brass : finishes.steel);
    const [near, far] = [side * reach * 0.86, side * reach];
    art.path(`M${near} ${-half}L${far} ${-half * 0.82}V${half * 0.82}L${near} ${half}Z`, {
      fill: face,
      stroke: finish.outline,
      width: 1.5,
    });
  }
}

/** Molded or rubber heads. */
function drawBarrel(art: Art, kind: string, reach: number, half: number): void {
  const isMallet = /mallet/i.test(kind);
  const finish = isMallet ? paint("#2a2c2f") : paint("#e8590c");
  const path = isMallet
    ? `M${-reach} ${-half * 0.86}Q0 ${-half * 1.08} ${reach} ${-half * 0.86}V${half * 0.86}Q0 ${half * 1.08} ${-reach} ${half * 0.86}Z`
    : `M${-reach} ${-half * 0.8}Q${-reach} ${-half} ${-reach * 0.8} ${-half}H${-reach * 0.4}L${-reach * 0.3} ${-half * 0.84}H${reach * 0.3}L${reach * 0.4} ${-half}H${reach * 0.8}Q${reach} ${-half} ${reach} ${-half * 0.8}V${half * 0.8}Q${reach} ${half} ${reach * 0.8} ${half}H${reach * 0.4}L${reach * 0.3} ${half * 0.84}H${-reach * 0.3}L${-reach * 0.4} ${half}H${-reach * 0.8}Q${-reach} ${half} ${-reach} ${half * 0.8}Z`;
  drawSolid(art, path, { fill: art.metal(finish), finish, bevel: 3, line: 1.8 });
  for (const side of [-1, 1]) {
    art.path(`M${side * reach * 0.84} ${-half * 0.94}Q${side * reach * 0.9} 0 ${side * reach * 0.84} ${half * 0.94}`, {
      fill: "none",
      stroke: finish.outline,
      strokeOpacity: 0.55,
      width: 1.6,
    });
  }
}
