import type { Art } from "../../kit/art.ts";
import { type Color, colorOf, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { type Profile, bend, turnedPath } from "../../kit/turned.ts";
import { drawCallout } from "./shading.ts";

export const earPlug = defineDrawing({
  name: "ear-plug",
  title: "Ear plugs",
  examples: [
    {
      label: "Bullet, orange",
      attributes: { shape: "Bullet", color: "Orange", cord: "Uncorded", noiseReductionRating: 33 },
    },
    {
      label: "Tri-flange, corded, blue",
      attributes: { shape: "Tri-Flange", color: "Blue", cord: "Corded", noiseReductionRating: 27 },
    },
    {
      label: "Cylinder, yellow",
      attributes: { shape: "Cylinder", color: "Yellow", cord: "Uncorded", noiseReductionRating: 29 },
    },
    {
      label: "Bell, corded, lime",
      attributes: { shape: "Bell", color: "Hi-Vis Lime", cord: "Corded", noiseReductionRating: 32 },
    },
    {
      label: "Push-in pod, purple",
      attributes: { shape: "Push-In Pod", color: "Purple", cord: "Corded", noiseReductionRating: 28 },
    },
  ],
  draw: (art, item, view) => {
    const isPlain = view === "plain";
    const color = colorOf(item.text("color", "Orange"));
    const shape = item.text("shape", "Bullet");
    const isCorded = item.text("cord", "Uncorded").startsWith("Corded");
    art.group(isPlain ? {} : { move: [36, 2], scale: 0.88 }, () => {
      art.shadow([190, 540], 120, 14);
      art.shadow([432, 520], 110, 13);
      if (isCorded) drawCord(art, color);
      art.group({ move: [184, 300], rotate: -14, scale: 1.12 }, () => drawPlug(art, shape, color));
      art.group({ move: [420, 296], rotate: 22, scale: 1.04 }, () => drawPlug(art, shape, color));
    });
    if (!isPlain) {
      drawCallout(art, [`NRR ${item.text("noiseReductionRating", "33")} dB`, shape, item.text("cord", "Uncorded")]);
    }
  },
});

/** From the tip that goes into the ear down to the end that is held; the middle of the plug is the origin. */
const profiles: readonly (readonly [RegExp, Profile])[] = [
  [
    /bell/i,
    [
      [0, -200],
      [40, -190],
      [58, -150],
      [62, -60],
      [68, 40],
      [90, 130],
      [104, 200],
    ],
  ],
  [
    /cylinder/i,
    [
      [70, -180],
      [76, -172],
      [76, 172],
      [70, 180],
    ],
  ],
  [
    /t-shape/i,
    [
      [0, -190],
      [44, -180],
      [60, -130],
      [62, 30],
      [66, 70],
      [98, 96],
      [102, 180],
      [96, 190],
    ],
  ],
  [
    /pod/i,
    [
      [0, -200],
      [58, -182],
      [88, -130],
      [90, -80],
      [66, -36],
      [30, -24],
    ],
  ],
];

const bullet: Profile = [
  [0, -200],
  [36, -190],
  [58, -150],
  [68, -70],
  [78, 40],
  [86, 140],
  [92, 192],
];

function drawPlug(art: Art, shape: string, color: Color): void {
  if (/flange/i.test(shape)) {
    drawFlanges(art, color, /quad/i.test(shape) ? 4 : 3);
    return;
  }
  const isPod = /pod/i.test(shape);
  if (isPod) drawStem(art, "#2f4a86", -40, 200);
  const isCylinder = /cylinder/i.test(shape);
  const profile = profiles.find(([pattern]) => pattern.test(shape))?.[1] ?? bullet;
  const smooth = isCylinder ? profile : bend(profile);
  art.path(turnedPath(0, smooth, { ...(isCylinder ? { top: 18 } : {}), bottom: isPod ? 6 : 22 }), {
    fill: foam(art, color),
    stroke: tone(color, -0.6),
    width: 2,
  });
  if (isCylinder) art.ellipse([0, -180], 70, 18, { fill: tone(color, 0.35), stroke: tone(color, -0.5), width: 1.6 });
  drawPores(art, turnedPath(0, smooth, { bottom: 20 }), color);
}

function drawPores(art: Art, path: string, color: Color): void {
  const pores = art.pattern(23, 19, (tile) => {
    tile.circle([4, 5], 1.5, { fill: tone(color, -0.5), fillOpacity: 0.28 });
    tile.circle([14, 11], 1.1, { fill: tone(color, -0.5), fillOpacity: 0.24 });
    tile.circle([19, 3], 0.9, { fill: "#ffffff", fillOpacity: 0.5 });
    tile.circle([9, 16], 1.2, { fill: "#ffffff", fillOpacity: 0.35 });
  });
  art.path(path, { fill: pores });
}

function drawFlanges(art: Art, color: Color, count: number): void {
  drawStem(art, color, -120, 205);
  for (let flange = count - 1; flange >= 0; flange--) {
    const radius = 52 + flange * (count === 4 ? 13 : 19);
    const y = -150 + flange * (count === 4 ? 62 : 82);
    const dome: Profile = bend([
      [0, y - 52],
      [radius * 0.55, y - 40],
      [radius * 0.92, y - 6],
      [radius, y + 26],
    ]);
    art.path(turnedPath(0, dome, { bottom: 17 }), { fill: foam(art, color), stroke: tone(color, -0.6), width: 2 });
    art.path(
      `M${-radius * 0.62} ${y - 6}C${-radius * 0.5} ${y - 26} ${-radius * 0.3} ${y - 36} ${-radius * 0.1} ${y - 40}`,
      { fill: "none", stroke: "#ffffff", strokeOpacity: 0.6, width: 5, cap: "round" },
    );
  }
}

function drawStem(art: Art, color: Color, from: number, to: number): void {
  art.rect(-25, from, 50, to - from, { fill: foam(art, tone(color, -0.12)), stroke: tone(color, -0.6), width: 2 }, 14);
  for (const y of [to - 62, to - 44, to - 26])
    art.line([-24, y], [24, y], { stroke: tone(color, -0.6), strokeOpacity: 0.5, width: 3 });
}

function drawCord(art: Art, color: Color): void {
  const path =
    "M226 500C232 590 128 600 70 520C6 420 14 170 60 96C120 10 300 0 420 40C560 90 580 250 560 380C548 470 470 590 380 560C344 546 346 500 352 480";
  art.path(path, { fill: "none", stroke: tone(color, -0.6), width: 9, cap: "round" });
  art.path(path, { fill: "none", stroke: tone(color, 0.1), width: 6, cap: "round" });
  art.path(path, { fill: "none", stroke: "#ffffff", strokeOpacity: 0.4, width: 1.8, cap: "round" });
}

function foam(art: Art, color: Color) {
  return art.linear(
    [
      [0, tone(color, -0.3)],
      [0.14, color],
      [0.34, tone(color, 0.55)],
      [0.6, color],
      [1, tone(color, -0.45)],
    ],
    "across",
  );
}
