import { inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes, inkOn, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { lieAcross } from "../../kit/lying.ts";
import { smoothPath } from "../../kit/smooth.ts";
import { sizeToFit } from "../../kit/text.ts";
import { drawCallout } from "./callout.ts";
import { drawHead, type Head } from "./hammer-head.ts";
import { brandMark, liveryOf } from "./maker-colors.ts";

/** In inches. */
interface Hammer extends Head {
  readonly total: number;
  readonly handle: string;
  readonly color: Color;
}

export const hammer = defineDrawing({
  name: "hammer",
  title: "Hammer",
  examples: [
    {
      label: "Ball pein, 16 oz, fiberglass",
      attributes: {
        hammerType: "Ball Pein Hammer",
        headWeight: 16,
        length: 14,
        handleType: "Fiberglass",
        headMaterial: "Forged Steel",
        brand: "Stavely",
      },
    },
    {
      label: "Claw, 16 oz, hickory",
      attributes: {
        hammerType: "Claw Hammer",
        headWeight: 16,
        length: 13,
        handleType: "Hickory",
        headMaterial: "Forged Steel",
        brand: "Ironvale",
      },
    },
    {
      label: "Sledge, 10 lb, fiberglass",
      attributes: {
        hammerType: "Sledge Hammer",
        headWeight: 160,
        length: 36,
        handleType: "Fiberglass",
        headMaterial: "Forged Steel",
        brand: "Karvok",
      },
    },
    {
      label: "Dead blow, 2 lb",
      attributes: {
        hammerType: "Dead Blow Hammer",
        headWeight: 32,
        length: 14,
        handleType: "Steel",
        headMaterial: "Polyurethane",
        brand: "Tannick",
      },
    },
    {
      label: "Brass, 2 lb, hickory",
      attributes: {
        hammerType: "Brass Hammer",
        headWeight: 32,
        length: 14,
        handleType: "Hickory",
        headMaterial: "Brass",
        brand: "Grantham",
      },
    },
    {
      label: "Rubber mallet",
      attributes: {
        hammerType: "Rubber Mallet",
        headWeight: 16,
        length: 13.5,
        handleType: "Hickory",
        headMaterial: "Rubber",
        brand: "Tannick",
      },
    },
    {
      label: "Drilling, 3 lb",
      attributes: {
        hammerType: "Drilling Hammer",
        headWeight: 48,
        length: 10.5,
        handleType: "Hickory",
        headMaterial: "Forged Steel",
        brand: "Stavely",
      },
    },
  ],
  draw: (art, item, view) => {
    const thing = hammerOf(item);
    if (view === "plain") {
      lieAcross(art, thing.total, thing.span * 1.04, (scale) => drawAll(art, thing, scale, [0, 0], item));
      return;
    }
    const scale = Math.min(500 / thing.total, 330 / thing.span);
    const left = 300 - (thing.total / 2) * scale;
    const y = 270;
    drawAll(art, thing, scale, [left, y], item);
    const right = left + thing.total * scale;
    art.dimension({
      from: [left, y + 30],
      to: [right, y + (thing.span / 2) * scale],
      label: `${inchFraction(item.number("length", thing.total))} in`,
      offset: 56,
    });
    const ounces = item.number("headWeight", 16);
    const weight = ounces >= 32 ? `${ounces / 16} lb` : `${ounces} oz`;
    drawCallout(art, [left + 150, 170], `${weight} head`, 28);
  },
});

function hammerOf(item: Given): Hammer {
  const kind = item.text("hammerType", "Ball Pein Hammer");
  const ounces = item.number("headWeight", 16);
  const bulk = Math.cbrt(ounces / 16);
  const isSoft = /dead blow|mallet/i.test(kind);
  const span =
    (/claw|framing/i.test(kind)
      ? 5.2
      : isSoft
        ? 3.9
        : /drilling|brass/i.test(kind)
          ? 3.1
          : /sledge/i.test(kind)
            ? 3.2
            : 4.1) * bulk;
  return {
    kind,
    span,
    girth: (isSoft ? 2 : /sledge|drilling|brass/i.test(kind) ? 1.35 : 1.15) * bulk,
    material: item.text("headMaterial", "Forged Steel"),
    // A long sledge is drawn shorter, so that its head is seen.
    total: Math.min(item.number("length", 14), span * 3.6),
    handle: item.text("handleType", "Hickory"),
    color: liveryOf(item.text("brand", "")),
  };
}

function drawAll(art: Art, thing: Hammer, scale: number, [x, y]: Point, item: Given): void {
  const girth = thing.girth * scale;
  const axis = x + thing.total * scale - girth * (/claw/i.test(thing.kind) ? 1.05 : 0.55);
  drawHandle(art, thing, [x, y], axis - x + girth * 0.5, Math.max(9, girth * 0.32), item);
  art.group({ move: [axis, y], rotate: -90 }, () => drawHead(art, thing, thing.span * scale, girth));
}

function drawHandle(
  art: Art,
  { handle, color, kind }: Hammer,
  [x, y]: Point,
  length: number,
  half: number,
  item: Given,
): void {
  const isWood = handle === "Hickory";
  const isMolded = /dead blow/i.test(kind);
  const shaft: Color = isWood ? "#c99a5b" : isMolded ? color : handle === "Steel" ? "#9aa3ab" : color;
  const finish = handle === "Steel" && !isMolded ? finishes.chrome : paint(shaft);
  art.path(shaftPath([x, y], length, half, isWood), { fill: art.metal(finish), stroke: finish.outline, width: 1.7 });
  if (isWood) drawGrain(art, [x, y], length, half);
  else drawGrip(art, isMolded ? tone(color, -0.55) : "#26292d", [x, y], length, half);
  const mark = brandMark(item.text("brand", ""));
  const size = sizeToFit(mark, length * 0.26, half * 1.05, "heavy");
  const ink = isWood ? "#4a2c10" : inkOn(shaft);
  art.text([x + length * 0.62, y + size * 0.36], mark, { size, face: "heavy", fill: ink, opacity: 0.85 });
}

function shaftPath([x, y]: Point, length: number, half: number, isWood: boolean): string {
  const swell = isWood ? 1.2 : 1.35;
  const profile: readonly Point[] = [
    [0, swell * 0.8],
    [0.03, swell * 1.05],
    [0.14, swell],
    [0.3, swell * 1.02],
    [0.44, 0.95],
    [0.6, 0.84],
    [0.8, 0.84],
    [1, 0.9],
  ];
  const top = profile.map(([share, girth]): Point => [x + share * length, y - girth * half]);
  const bottom = profile.map(([share, girth]): Point => [x + share * length, y + girth * half]).toReversed();
  return `${smoothPath(top)}L${smoothPath(bottom).slice(1)}Z`;
}

function drawGrain(art: Art, [x, y]: Point, length: number, half: number): void {
  for (const [at, from, to] of [
    [-0.5, 0.04, 0.7],
    [-0.1, 0.2, 0.95],
    [0.3, 0.02, 0.55],
    [0.55, 0.3, 0.9],
  ] as const) {
    art.path(
      `M${x + length * from} ${y + at * half}Q${x + (length * (from + to)) / 2} ${y + (at + 0.22) * half} ${x + length * to} ${y + at * half * 0.8}`,
      {
        fill: "none",
        stroke: "#7c4f22",
        strokeOpacity: 0.5,
        width: 1.3,
      },
    );
  }
}

function drawGrip(art: Art, color: Color, [x, y]: Point, length: number, half: number): void {
  const grip = length * 0.46;
  const rubber = paint(color);
  const thick = half * 1.5;
  art.path(
    `M${x} ${y - thick * 0.82}Q${x} ${y - thick} ${x + thick * 0.5} ${y - thick}L${x + grip * 0.9} ${y - thick * 0.92}Q${x + grip} ${y - thick * 0.8} ${x + grip} ${y}Q${x + grip} ${y + thick * 0.8} ${x + grip * 0.9} ${y + thick * 0.92}L${x + thick * 0.5} ${y + thick}Q${x} ${y + thick} ${x} ${y + thick * 0.82}Z`,
    {
      fill: art.metal(rubber),
      stroke: rubber.outline,
      width: 1.6,
    },
  );
  for (let at = 0.1; at < 0.86; at += 0.075) {
    art.path(
      `M${x + grip * at} ${y - thick * 0.8}Q${x + grip * at + thick * 0.35} ${y} ${x + grip * at} ${y + thick * 0.8}`,
      {
        fill: "none",
        stroke: "#000000",
        strokeOpacity: 0.4,
        width: Math.max(1.6, thick * 0.12),
      },
    );
  }
}
