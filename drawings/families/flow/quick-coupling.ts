import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes, finishOf } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawTurnings, type Turning } from "../../kit/lathe.ts";
import { lieAcross } from "../../kit/lying.ts";
import { drawMouth } from "./pipe-arm.ts";

export const quickCoupling = defineDrawing({
  name: "quick-coupling",
  title: "Air quick coupling",
  examples: [
    {
      label: "Industrial coupler, brass",
      attributes: {
        half: "Coupler",
        interchange: "Industrial",
        size: 0.25,
        connection: "FNPT",
        connectionSize: 0.25,
        material: "Brass",
      },
    },
    {
      label: "Industrial plug, steel",
      attributes: {
        half: "Plug",
        interchange: "Industrial",
        size: 0.25,
        connection: "MNPT",
        connectionSize: 0.25,
        material: "Steel",
        finish: "Zinc Plated",
      },
    },
    {
      label: "Automotive plug, barb",
      attributes: {
        half: "Plug",
        interchange: "Automotive",
        size: 0.25,
        connection: "Hose Barb",
        connectionSize: 0.375,
        material: "Brass",
      },
    },
    {
      label: "High-flow coupler",
      attributes: {
        half: "Coupler",
        interchange: "High-Flow",
        size: 0.375,
        connection: "MNPT",
        connectionSize: 0.375,
        material: "Nickel-Plated Brass",
        finish: "Nickel Plated",
      },
    },
  ],
  draw: (art, item, view) => {
    const pieces = piecesOf(item);
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    const radius = Math.max(...pieces.map((piece) => piece.radius));
    if (view === "plain") {
      lieAcross(art, length, radius * 2, (scale) => drawPieces(art, item, pieces, scale));
      return;
    }
    const scale = Math.min(440 / length, 240 / (radius * 2));
    const left = 300 - (length * scale) / 2;
    art.shadow([300, 270 + radius * scale + 14], length * scale * 0.52, 11);
    art.group({ move: [left, 270] }, () => drawPieces(art, item, pieces, scale));
    const end = pieces[0];
    if (end === undefined) return;
    const edge = end.radius * scale;
    art.dimension({
      from: [left, 270 - edge],
      to: [left, 270 + edge],
      label: `${inchFraction(item.number("connectionSize", 0.25))} in`,
      offset: -34,
      size: 18,
    });
    art.dimension({
      from: [left, 270 + radius * scale],
      to: [left + length * scale, 270 + radius * scale],
      label: `${item.text("interchange", "Industrial")}, ${inchFraction(item.number("size", 0.25))} in body`,
      offset: 52,
    });
    art.text([300, 270 + radius * scale + 118], `${item.text("connection", "MNPT")} connection`, {
      size: 22,
      fill: "#14365c",
    });
  },
});

/** From the connection on the left to the mating end on the right, in hundredths of an inch for a 1/4 inch body. */
function piecesOf(item: Given): readonly Turning[] {
  const body = metalOf(item);
  const grow = (item.number("size", 0.25) / 0.25) ** 0.6;
  const connection = connectionOf(item, body);
  const mating = /plug/i.test(item.text("half", "Plug"))
    ? plugOf(item.text("interchange", ""), body)
    : couplerOf(item, body);
  return [
    ...connection,
    ...mating.map((piece) => ({ ...piece, length: piece.length * grow, radius: piece.radius * grow })),
  ];
}

function metalOf(item: Given): Finish {
  const material = item.text("material", "Steel");
  if (/nickel/i.test(material)) return finishes.chrome;
  return material === "Steel" ? finishOf(item.text("finish", "Zinc Plated")) : finishOf(material);
}

function connectionOf(item: Given, finish: Finish): readonly Turning[] {
  const radius = 13 + 52 * item.number("connectionSize", 0.25);
  const kind = item.text("connection", "MNPT");
  if (/barb/i.test(kind)) {
    const barb = [1, 1, 1, 1].map((): Turning => ({
      length: 14,
      radius: radius * 0.72,
      endRadius: radius * 0.94,
      finish,
    }));
    return [...barb, { length: 10, radius: radius * 0.72, finish }];
  }
  if (/FNPT/.test(kind)) return [{ length: 56, radius: radius * 1.28, finish, kind: "hex" }];
  return [{ length: 46, radius: radius * 0.94, endRadius: radius, finish, kind: "thread", pitch: 6.4 }];
}

function plugOf(style: string, finish: Finish): readonly Turning[] {
  const hex: Turning = { length: 34, radius: 34, finish, kind: "hex" };
  const collar: Turning = { length: 8, radius: 28, finish, corner: 2 };
  if (/auto/i.test(style))
    return [
      hex,
      collar,
      { length: 26, radius: 17, finish },
      { length: 16, radius: 23.5, finish, corner: 3 },
      { length: 34, radius: 17.5, finish },
      { length: 8, radius: 17.5, endRadius: 13, finish },
    ];
  if (/high/i.test(style))
    return [
      hex,
      collar,
      { length: 22, radius: 20, finish },
      { length: 12, radius: 27, finish, corner: 3 },
      { length: 20, radius: 22, finish },
      { length: 7, radius: 22, endRadius: 18, finish },
    ];
  if (/^[AL]/.test(style))
    return [
      hex,
      collar,
      { length: 30, radius: 15.5, finish },
      { length: 18, radius: 21, finish, corner: 3 },
      { length: 30, radius: 14, finish },
      { length: 8, radius: 14, endRadius: 11, finish },
    ];
  return [
    hex,
    collar,
    { length: 20, radius: 18, finish },
    { length: 12, radius: 23.5, endRadius: 23.5, finish, corner: 2 },
    { length: 8, radius: 23.5, endRadius: 17, finish },
    { length: 22, radius: 17, finish },
    { length: 6, radius: 17, endRadius: 13.5, finish },
  ];
}

function couplerOf(item: Given, finish: Finish): readonly Turning[] {
  const sleeve =
    /brass/i.test(item.text("material", "")) && !/nickel/i.test(item.text("material", "")) ? finishes.zinc : finish;
  const wide = /high/i.test(item.text("interchange", "")) ? 1.12 : 1;
  return [
    { length: 30, radius: 38 * wide, finish, kind: "hex" },
    { length: 16, radius: 34 * wide, finish },
    { length: 12, radius: 42 * wide, finish: sleeve, corner: 3 },
    { length: 46, radius: 45 * wide, finish: sleeve, kind: "knurl" },
    { length: 10, radius: 42 * wide, finish: sleeve, corner: 2 },
    { length: 14, radius: 46 * wide, finish: sleeve, corner: 5 },
  ];
}

function drawPieces(art: Art, item: Given, pieces: readonly Turning[], scale: number): void {
  const scaled = pieces.map((piece) => ({
    ...piece,
    length: piece.length * scale,
    radius: piece.radius * scale,
    ...(piece.endRadius === undefined ? {} : { endRadius: piece.endRadius * scale }),
    ...(piece.pitch === undefined ? {} : { pitch: piece.pitch * scale }),
    ...(piece.corner === undefined ? {} : { corner: piece.corner * scale * 0.4 }),
  }));
  const end = drawTurnings(art, [0, 0], scaled);
  const last = scaled.at(-1);
  if (last === undefined) return;
  const mouth = last.endRadius ?? last.radius;
  art.group({ move: [end, 0] }, () => {
    drawMouth(art, last.finish, {
      at: 0,
      radius: mouth,
      bore: mouth * (/plug/i.test(item.text("half", "")) ? 0.6 : 0.62),
      isThreaded: false,
    });
  });
}
