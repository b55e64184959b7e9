import type { Art, Fill, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { mirrored, smoothPath } from "../../kit/smooth.ts";
import { drawCallout } from "./shading.ts";

interface Glasses {
  readonly style: string;
  readonly frame: Color;
  readonly tint: string;
  readonly power: number;
}

const tints: readonly (readonly [RegExp, Color, number])[] = [
  [/amber/i, "#f2b01e", 0.6],
  [/gray/i, "#4d565e", 0.82],
  [/brown/i, "#6b4526", 0.82],
  [/blue mirror/i, "#2a6fd0", 0.85],
  [/red mirror/i, "#d0402a", 0.85],
  [/silver mirror/i, "#8f9aa5", 0.88],
  [/indoor/i, "#9fb0bd", 0.6],
  [/shade 3/i, "#3f6b45", 0.88],
  [/shade 5/i, "#1c3a26", 0.94],
];

export const safetyGlasses = defineDrawing({
  name: "safety-glasses",
  title: "Safety glasses",
  examples: [
    { label: "Wraparound, clear", attributes: { frameStyle: "Wraparound", lensTint: "Clear", color: "Black" } },
    { label: "Full-frame, gray", attributes: { frameStyle: "Full-Frame", lensTint: "Gray", color: "Black" } },
    {
      label: "Half-frame, blue mirror",
      attributes: { frameStyle: "Half-Frame", lensTint: "Blue Mirror", color: "Orange" },
    },
    { label: "Over-the-glass, clear", attributes: { frameStyle: "Over-the-Glass", lensTint: "Clear", color: "Clear" } },
    {
      label: "Reader, +2.0",
      attributes: { frameStyle: "Wraparound Reader", lensTint: "Clear", color: "Blue", magnification: 2 },
    },
  ],
  draw: (art, item, view) => {
    const glasses = glassesOf(item);
    const isPlain = view === "plain";
    art.group(isPlain ? { move: [0, 6] } : { move: [0, -24] }, () => {
      art.shadow([300, 474], 250, 15);
      drawTemples(art, glasses);
      drawLenses(art, glasses);
      drawFrame(art, glasses);
      drawNose(art, glasses);
    });
    if (!isPlain) {
      drawCallout(art, [
        `${item.text("lensTint", "Clear")} lens`,
        item.text("lensCoating", ""),
        glasses.power > 0 ? `+${glasses.power.toFixed(1)}` : item.text("marking", "Z87+"),
      ]);
    }
  },
});

function glassesOf(item: Given): Glasses {
  const color = item.text("color", "Black");
  return {
    style: item.text("frameStyle", "Wraparound"),
    frame: color === "Clear" ? "#b9cbd6" : colorOf(color),
    tint: item.text("lensTint", "Clear"),
    power: item.number("magnification", 0),
  };
}

/** Seen from the front and a little above: the temples lead back and up. */
function drawTemples(art: Art, { frame, style }: Glasses): void {
  const left: readonly Point[] = [
    [40, 262],
    [48, 214],
    [76, 150],
    [104, 108],
    [130, 92],
    [158, 96],
    [164, 108],
    [146, 114],
    [126, 128],
    [102, 168],
    [82, 220],
    [78, 264],
  ];
  const fill = art.linear([
    [0, tone(frame, -0.45)],
    [0.4, tone(frame, 0.18)],
    [1, tone(frame, -0.3)],
  ]);
  for (const points of [left, mirrored(left, 300)]) {
    art.path(smoothPath(points, true), { fill, stroke: tone(frame, -0.75), width: 2 });
  }
  const gleam = "M54 246C62 204 84 156 116 112";
  art.path(gleam, { fill: "none", stroke: "#ffffff", strokeOpacity: 0.4, width: 4, cap: "round" });
  if (style.startsWith("Over")) drawSideShields(art, frame);
}

function drawSideShields(art: Art, frame: Color): void {
  const left: readonly Point[] = [
    [46, 250],
    [40, 214],
    [64, 196],
    [96, 208],
    [100, 260],
  ];
  for (const points of [left, mirrored(left, 300)]) {
    art.path(`${smoothPath(points)}Z`, {
      fill: tone(frame, 0.5),
      fillOpacity: 0.7,
      stroke: tone(frame, -0.5),
      width: 1.6,
    });
  }
  for (const x of [60, 74, 88, 512, 526, 540])
    art.line([x, 214], [x, 236], { stroke: tone(frame, -0.6), strokeOpacity: 0.6, width: 3.4, cap: "round" });
}

function lensPoints(style: string): readonly Point[] {
  if (style.startsWith("Over")) {
    return [
      [288, 244],
      [200, 230],
      [104, 232],
      [44, 246],
      [38, 310],
      [46, 390],
      [90, 430],
      [170, 440],
      [240, 424],
      [266, 372],
      [288, 340],
    ];
  }
  if (style.startsWith("Full")) {
    return [
      [280, 262],
      [210, 240],
      [120, 240],
      [62, 262],
      [56, 318],
      [72, 388],
      [124, 422],
      [196, 420],
      [252, 384],
      [272, 330],
    ];
  }
  return [
    [288, 256],
    [214, 232],
    [120, 230],
    [50, 256],
    [46, 306],
    [66, 372],
    [118, 412],
    [190, 416],
    [244, 392],
    [266, 348],
    [288, 318],
  ];
}

function drawLenses(art: Art, glasses: Glasses): void {
  const left = lensPoints(glasses.style);
  for (const points of [left, mirrored(left, 300)]) {
    const path = smoothPath(points, true);
    art.path(path, { fill: "#ffffff", fillOpacity: 0.85 });
    art.path(path, { fill: lensFill(art, glasses.tint), stroke: "#3c4650", width: 2.4 });
    art.group({ clip: art.clip(path) }, () => drawReflections(art, glasses, points === left ? 0 : 244));
  }
}

function lensFill(art: Art, tint: string): Fill {
  const [, color = "#a9c6da", depth = 0.34] = tints.find(([pattern]) => pattern.test(tint)) ?? [];
  const isMirror = /mirror/i.test(tint);
  return art.linear(
    [
      [0, tone(color, isMirror ? 0.7 : 0.35), depth],
      [0.45, color, depth],
      [1, isMirror ? (/blue/i.test(tint) ? "#5b3ea8" : tone(color, 0.45)) : tone(color, -0.25), depth],
    ],
    "diagonal",
  );
}

function drawReflections(art: Art, { power, tint }: Glasses, shift: number): void {
  art.polygon(
    [
      [92 + shift, 200],
      [150 + shift, 200],
      [86 + shift, 460],
      [36 + shift, 460],
    ],
    { fill: "#ffffff", fillOpacity: /clear|indoor/i.test(tint) ? 0.75 : 0.3 },
  );
  art.polygon(
    [
      [168 + shift, 200],
      [184 + shift, 200],
      [120 + shift, 460],
      [106 + shift, 460],
    ],
    { fill: "#ffffff", fillOpacity: /clear|indoor/i.test(tint) ? 0.6 : 0.22 },
  );
  if (power === 0) return;
  const x = shift === 0 ? 172 : 428;
  art.path(`M${x - 54} 366H${x + 54}C${x + 50} 404 ${x - 50} 404 ${x - 54} 366Z`, {
    fill: "#ffffff",
    fillOpacity: 0.35,
    stroke: "#2f4152",
    strokeOpacity: 0.75,
    width: 2.4,
  });
  art.text([x, 390], `+${power.toFixed(1)}`, { size: 17, fill: "#2f4152", opacity: 0.8 });
}

function drawFrame(art: Art, { style, frame }: Glasses): void {
  const fill = art.linear([
    [0, tone(frame, 0.42)],
    [0.4, frame],
    [1, tone(frame, -0.5)],
  ]);
  const edge = { fill, stroke: tone(frame, -0.78), width: 1.8 } as const;
  if (style.startsWith("Full") || style.startsWith("Foam")) {
    const left = lensPoints(style);
    for (const points of [left, mirrored(left, 300)]) {
      if (style.startsWith("Foam")) art.path(smoothPath(points, true), { fill: "none", stroke: "#1c1e21", width: 26 });
      art.path(smoothPath(points, true), { fill: "none", stroke: tone(frame, -0.7), width: 17 });
      art.path(smoothPath(points, true), { fill: "none", stroke: frame, width: 13 });
      art.path(smoothPath(points.slice(1, 5)), {
        fill: "none",
        stroke: "#ffffff",
        strokeOpacity: 0.35,
        width: 4,
        cap: "round",
      });
    }
  }
  if (style.startsWith("Rimless")) {
    for (const x of [48, 552]) art.rect(x - 16, 244, 32, 30, edge, 8);
    return;
  }
  const thick = style.startsWith("Half") ? 34 : 24;
  art.path(
    `M30 250C110 204 226 212 300 250C374 212 490 204 570 250L566 ${250 + thick}C486 ${204 + thick + 6} 372 ${214 + thick + 4} 300 ${250 + thick}C228 ${214 + thick + 4} 114 ${204 + thick + 6} 34 ${250 + thick}Z`,
    edge,
  );
  art.path("M48 252C120 220 226 226 292 254", {
    fill: "none",
    stroke: "#ffffff",
    strokeOpacity: 0.42,
    width: 4,
    cap: "round",
  });
}

function drawNose(art: Art, { frame }: Glasses): void {
  art.path("M268 346C272 306 288 294 300 294C312 294 328 306 332 346", {
    fill: "none",
    stroke: tone(frame, -0.5),
    width: 12,
    cap: "round",
  });
  art.path("M268 346C272 306 288 294 300 294C312 294 328 306 332 346", {
    fill: "none",
    stroke: "#c3ced6",
    strokeOpacity: 0.9,
    width: 8,
    cap: "round",
  });
}
