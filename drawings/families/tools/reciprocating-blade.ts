import { inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, polyline } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes, inkOn } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { turnedFace } from "../../kit/faces.ts";
import { sizeToFit } from "../../kit/text.ts";

const steel = finishes.chrome;

export const reciprocatingBlade = defineDrawing({
  name: "reciprocating-blade",
  title: "Reciprocating saw blade",
  examples: [
    {
      label: "6 in, 18 TPI, metal",
      attributes: { length: 6, teethPerInch: 18, application: "Metal", toothMaterial: "Bi-Metal", brand: "Sundrel" },
    },
    {
      label: "9 in, 6 TPI, wood",
      attributes: { length: 9, teethPerInch: 6, application: "Wood with Nails", brand: "Hallowick" },
    },
    {
      label: "12 in, 8 TPI, carbide",
      attributes: {
        length: 12,
        teethPerInch: 8,
        application: "Thick Metal",
        toothMaterial: "Carbide",
        brand: "Karvok",
      },
    },
  ],
  draw: (art, item, view) => {
    const isPlain = view === "plain";
    const length = Math.min(520, 360 + item.number("length", 6) * 14);
    art.group(isPlain ? { move: [300, 300], rotate: -36 } : { move: [300, 260], scale: 0.88 }, () =>
      drawBlade(art, item, length),
    );
    if (isPlain) return;
    const half = (length / 2) * 0.88;
    art.dimension({
      from: [300 - half, 300],
      to: [300 + half, 300],
      label: `${inchFraction(item.number("length", 6))} in`,
      offset: 60,
    });
    art.text([300, 470], `${item.text("teethPerInch", "18")} TPI`, { size: 34, face: "heavy", fill: "#14365c" });
  },
});

const coats: readonly (readonly [RegExp, Color])[] = [
  [/wood|prun/i, "#b3121d"],
  [/thick|carbide/i, "#15181b"],
  [/metal/i, "#1d3f73"],
];

/** The tang with its hole is on the left, the teeth are below. */
function drawBlade(art: Art, item: Given, length: number): void {
  const left = -length / 2;
  const teeth = Math.round(
    Math.min(60, Math.max(14, item.number("teethPerInch", 18) * item.number("length", 6) * 0.5)),
  );
  const from = left + 74;
  const pitch = (length - 104) / teeth;
  const depth = Math.min(17, pitch * 0.75);
  const edge = Array.from({ length: teeth }, (_, at): readonly Point[] => [
    [from + at * pitch, 44],
    [from + (at + 0.8) * pitch, 44 - depth],
  ]).flat();
  const outline: readonly Point[] = [
    [left, -16],
    [left + 46, -16],
    [left + 62, -44],
    [left + length - 60, -44],
    [left + length, 12],
    [left + length - 26, 44],
    ...edge.toReversed(),
    [left + 46, 18],
    [left, 18],
  ];
  art.path(`${polyline(outline)}Z`, { fill: turnedFace(art, steel), stroke: steel.outline, width: 1.8 });
  art.circle([left + 22, 1], 7, { fill: "#ffffff", stroke: steel.outline, width: 1.6 });
  const words = item.text("application", "Metal");
  const color = coats.find(([pattern]) => pattern.test(words))?.[1] ?? "#0f6b6b";
  art.rect(left + 92, -34, length - 188, 50, { fill: color }, 4);
  const print = `${item.text("brand", "").toUpperCase()}  ${item.text("teethPerInch", "18")} TPI`;
  art.text([left + 92 + (length - 188) / 2, 3], print, {
    size: sizeToFit(print, length - 212, 30, "heavy"),
    face: "heavy",
    fill: inkOn(color),
  });
  if (!/carbide/i.test(item.text("toothMaterial", ""))) return;
  for (let at = 0; at < teeth; at++)
    art.circle([from + at * pitch, 44 - depth * 0.3], Math.min(4.5, pitch * 0.3), { fill: finishes.gold.mid });
}
