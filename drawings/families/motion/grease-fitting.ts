import { decimal, inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { type Turning, drawTurnings } from "../../kit/lathe.ts";

interface Nipple {
  readonly angle: number;
  readonly metal: Finish;
  readonly isDrive: boolean;
  /** Length of the neck between hex and head, in drawing units. */
  readonly neck: number;
  readonly thread: number;
  readonly hex: number;
}

export const greaseFitting = defineDrawing({
  name: "grease-fitting",
  title: "Grease fitting",
  examples: [
    {
      label: "Straight 1/4-28",
      attributes: {
        threadSize: "1/4-28 UNF",
        threadType: "SAE-LT Taper",
        angle: "Straight",
        length: 0.55,
        hexSize: 0.3125,
        material: "Zinc Plated Steel",
      },
    },
    {
      label: "90 degree 1/8 NPT",
      attributes: {
        threadSize: "1/8-27 NPT",
        threadType: "Pipe",
        angle: "90 Degree",
        length: 0.55,
        hexSize: 0.4375,
        material: "Zinc Plated Steel",
      },
    },
    {
      label: "45 degree stainless",
      attributes: {
        threadSize: "M10 x 1",
        threadType: "Metric Taper",
        angle: "45 Degree",
        length: 0.88,
        hexSizeMm: 11,
        material: "316 Stainless Steel",
      },
    },
    {
      label: "Long brass",
      attributes: {
        threadSize: "1/4-28 UNF",
        threadType: "SAE-LT Taper",
        angle: "Straight",
        length: 1.25,
        hexSize: 0.3125,
        material: "Brass",
      },
    },
    {
      label: "Drive",
      attributes: {
        threadSize: "5/16 Drive",
        threadType: "Drive",
        angle: "Straight",
        length: 0.55,
        hexSize: 0.375,
        material: "Zinc Plated Steel",
      },
    },
  ],
  draw: (art, item, view) => {
    const nipple = nippleOf(item);
    const isPlain = view === "plain";
    art.group({ move: [300, isPlain ? 300 : 236], scale: isPlain ? 1 : 0.68 }, () => drawNipple(art, nipple));
    if (isPlain) return;
    const hex = item.has("hexSizeMm")
      ? `${decimal(item.number("hexSizeMm", 9))} mm`
      : `${inchFraction(item.number("hexSize", 0.3125))} in`;
    art.text([300, 484], item.text("threadSize", "1/4-28 UNF"), { size: 38, face: "heavy", fill: "#14365c" });
    art.text(
      [300, 530],
      `${item.text("angle", "Straight")}   ${decimal(item.number("length", 0.55))} in long   hex ${hex}`,
      { size: 23, fill: "#14365c" },
    );
  },
});

function nippleOf(item: Given): Nipple {
  const material = item.text("material", "Zinc Plated Steel");
  const size = item.text("threadSize", "1/4-28 UNF");
  return {
    angle: Number.parseInt(item.text("angle", "0"), 10) || 0,
    metal: /stainless/i.test(material) ? finishes.stainless : /brass/i.test(material) ? finishes.brass : finishes.zinc,
    isDrive: /drive/i.test(item.text("threadType", "")),
    neck: Math.max(20, (item.number("length", 0.55) - 0.5) * 210),
    thread: /^1\/4-18|M10|1\/8|R 1\/8/.test(size) ? 84 : 64,
    hex: /^1\/4-18|M10|1\/8|R 1\/8/.test(size) ? 112 : 96,
  };
}

/** The head that the coupler's jaws hold, from its neck to the ball check at the tip. */
function headPieces({ metal }: Nipple): readonly Turning[] {
  return [
    { length: 30, radius: 44, endRadius: 40, finish: metal },
    { length: 26, radius: 40, endRadius: 62, finish: metal },
    { length: 22, radius: 62, finish: metal, corner: 6 },
    { length: 34, radius: 62, endRadius: 34, finish: metal },
  ];
}

function shankPieces({ metal, thread, isDrive }: Nipple): readonly Turning[] {
  if (isDrive) return [{ length: 118, radius: thread, endRadius: thread * 0.92, finish: metal, kind: "knurl" }];
  return [
    { length: 10, radius: thread * 0.86, finish: metal },
    { length: 116, radius: thread, endRadius: thread * 0.93, finish: metal, kind: "thread", pitch: 14 },
  ];
}

function drawNipple(art: Art, nipple: Nipple): void {
  art.shadow([0, 252], 130, 14);
  const isStraight = nipple.angle === 0;
  const total = 126 + 62 + nipple.neck + 112;
  const scale = Math.min(1.5, 500 / total);
  const bottom: Point = isStraight ? [0, 0] : [-40, 40];
  art.group({ move: bottom, scale: isStraight ? scale : 1.04 }, () => {
    const base = isStraight ? total / 2 - 126 : 70;
    art.group({ move: [0, base], rotate: 90 }, () => drawTurnings(art, [0, 0], shankPieces(nipple)));
    if (isStraight) drawStraightTop(art, nipple, base);
    else drawBentTop(art, nipple, base);
  });
}

function drawStraightTop(art: Art, nipple: Nipple, base: number): void {
  art.group({ move: [0, base], rotate: -90 }, () => {
    const at = drawTurnings(
      art,
      [0, 0],
      [
        { length: 62, radius: nipple.hex, finish: nipple.metal, kind: "hex" },
        { length: nipple.neck, radius: 50, endRadius: 44, finish: nipple.metal },
        ...headPieces(nipple),
      ],
    );
    drawBall(art, [at, 0]);
  });
}

/** Angled fittings have a square elbow above the thread, and the head leaves it at their angle. */
function drawBentTop(art: Art, nipple: Nipple, base: number): void {
  const { metal, hex } = nipple;
  const turn = nipple.angle - 90;
  const middle = base - hex * 0.8;
  art.group({ move: [0, middle], rotate: turn }, () => {
    const at = drawTurnings(
      art,
      [hex * 0.5, 0],
      [{ length: 26 + nipple.neck * 0.6, radius: 50, endRadius: 44, finish: metal }, ...headPieces(nipple)],
    );
    drawBall(art, [at, 0]);
  });
  const half = hex * 0.8;
  art.rect(
    -half,
    middle - half,
    half * 2,
    half * 2,
    {
      fill: art.radial(
        [
          [0, metal.shine],
          [0.3, metal.light],
          [0.75, metal.mid],
          [1, metal.dark],
        ],
        [0.34, 0.3],
        0.9,
      ),
      stroke: metal.outline,
      width: 1.6,
    },
    22,
  );
}

function drawBall(art: Art, [x, y]: Point): void {
  art.ellipse([x - 2, y], 9, 20, { fill: art.ball(finishes.chrome), stroke: "#23282d", width: 1.2 });
}
