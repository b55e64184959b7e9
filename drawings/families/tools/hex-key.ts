import { decimal, inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, polyline } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, type Finish, finishOf, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawSolid } from "../../kit/solid.ts";
import { liveryOf } from "./maker-colors.ts";

/** In inches. */
interface Key {
  readonly flats: number;
  readonly long: number;
  readonly short: number;
  readonly isHandle: boolean;
  readonly isBallEnd: boolean;
  readonly finish: Finish;
  readonly label: string;
}

export const hexKey = defineDrawing({
  name: "hex-key",
  title: "Hex key",
  examples: [
    {
      label: "1/4 in short arm, black",
      attributes: { size: 0.25, keyStyle: "L-Key, Short Arm", length: 3.344, shortArm: 1.219, finish: "Black Oxide" },
    },
    {
      label: "5 mm ball end long, nickel",
      attributes: {
        sizeMm: 5,
        keyStyle: "Ball-End L-Key, Long Arm",
        length: 6.496,
        shortArm: 1.299,
        isBallEnd: true,
        finish: "Nickel Plated",
      },
    },
    {
      label: "3/4 in short arm, black",
      attributes: { size: 0.75, keyStyle: "L-Key, Short Arm", length: 7.344, shortArm: 2.219, finish: "Black Oxide" },
    },
    {
      label: "6 mm T-handle",
      attributes: { sizeMm: 6, keyStyle: "T-Handle, 6 in", length: 6, finish: "Black Oxide", brand: "Ironvale" },
    },
  ],
  draw: (art, item, view) => {
    const key = keyOf(item);
    const isPlain = view === "plain";
    if (key.isHandle) drawHandled(art, key, item, isPlain);
    else drawAngled(art, key, isPlain);
  },
});

function keyOf(item: Given): Key {
  const isMetric = item.has("sizeMm");
  const flats = isMetric ? item.number("sizeMm", 5) / 25.4 : item.number("size", 0.25);
  const long = item.number("length", flats * 13);
  return {
    // A fine key is drawn stouter than it is, lest it be a wire.
    flats: Math.max(flats, long / 17),
    long,
    short: item.number("shortArm", long * 0.36),
    isHandle: /t-handle/i.test(item.text("keyStyle", "")),
    isBallEnd: item.flag("isBallEnd"),
    finish: finishOf(item.text("finish", "Black Oxide"), "black"),
    label: isMetric ? `${decimal(item.number("sizeMm", 5))} mm` : `${inchFraction(flats)} in`,
  };
}

/** Three faces of the hexagon show: lit, half lit and in shade, as lines beside the axis. */
const faces = [
  { from: -0.5, to: -0.25, light: "light" },
  { from: -0.25, to: 0.25, light: "mid" },
  { from: 0.25, to: 0.5, light: "dark" },
] as const;

/** The L: long arm down the left, bend, short arm along the bottom. */
function drawAngled(art: Art, key: Key, isPlain: boolean): void {
  const across = key.flats * 1.1547;
  const turn = isPlain ? 38 : 0;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [long0, short0] = [key.long + across, key.short + across];
  const scale = (isPlain ? 500 : 390) / Math.max(long0 * cos + short0 * sin, long0 * sin + short0 * cos);
  const width = across * scale;
  const long = key.long * scale;
  const short = key.short * scale;
  const left = 300 - short / 2;
  const top = 300 - long / 2 - (isPlain ? 0 : 20);
  const bottom = top + long;
  const draw = () => {
    for (const { from, to, light } of faces) {
      const band = `${ribbon(left, top, bottom, short, width, from)}${reversedRibbon(left, top, bottom, short, width, to)}Z`;
      art.path(band, { fill: faceFill(art, key.finish, light), stroke: key.finish.outline, width: 1.4 });
    }
    drawTop(art, key, [left + width / 2, top], width);
    drawSection(art, key.finish, [left + short, bottom - width / 2], width);
  };
  if (isPlain) {
    art.group({ move: [300, 300], rotate: turn }, () => art.group({ move: [-300, -300] }, draw));
    return;
  }
  draw();
  art.dimension({ from: [left, top], to: [left, bottom], label: `${key.long.toFixed(2)} in`, offset: -46 });
  art.dimension({ from: [left, bottom], to: [left + short, bottom], label: `${key.short.toFixed(2)} in`, offset: 44 });
  art.dimension({
    from: [left + short + 4, bottom - width * 0.93],
    to: [left + short + 4, bottom - width * 0.07],
    label: key.label,
    offset: 40,
  });
}

function faceFill(art: Art, finish: Finish, light: "light" | "mid" | "dark") {
  const tones = {
    light: [finish.shine, finish.light],
    mid: [finish.light, finish.mid],
    dark: [finish.mid, finish.dark],
  } as const;
  const [from, to] = tones[light];
  return art.linear(
    [
      [0, from],
      [0.5, to],
      [1, from],
    ],
    "diagonal",
  );
}

/** A line beside the axis of the L, from the top of the long arm to the end of the short one. */
function ribbonPoints(left: number, top: number, bottom: number, short: number, width: number, beside: number) {
  const x = left + width * (0.5 + beside);
  const y = bottom - width * (0.5 + beside);
  const bend = width * (1.6 - (beside + 0.5));
  return { x, y, bend, top, end: left + short };
}

function ribbon(left: number, top: number, bottom: number, short: number, width: number, beside: number): string {
  const { x, y, bend, end } = ribbonPoints(left, top, bottom, short, width, beside);
  return `M${x} ${top}V${y - bend}Q${x} ${y} ${x + bend} ${y}H${end}`;
}

function reversedRibbon(
  left: number,
  top: number,
  bottom: number,
  short: number,
  width: number,
  beside: number,
): string {
  const { x, y, bend, end } = ribbonPoints(left, top, bottom, short, width, beside);
  return `L${end} ${y}H${x + bend}Q${x} ${y} ${x} ${y - bend}V${top}`;
}

/** The end of the short arm, seen at a slant. */
function drawSection(art: Art, finish: Finish, [x, y]: Point, width: number): void {
  const lean = width * 0.16;
  const points: readonly Point[] = [
    [x, y - width / 2],
    [x + lean, y - width / 4],
    [x + lean, y + width / 4],
    [x, y + width / 2],
  ];
  art.path(`${polyline(points)}Z`, { fill: tone(finish.light, 0.2), stroke: finish.outline, width: 1.3 });
}

/** The working end of the long arm: cut square, or turned to a ball. */
function drawTop(art: Art, { finish, isBallEnd }: Key, [x, y]: Point, width: number): void {
  const half = width / 2;
  if (!isBallEnd) {
    art.path(`M${x - half} ${y}L${x - half * 0.5} ${y - half * 0.3}H${x + half * 0.5}L${x + half} ${y}Z`, {
      fill: finish.shine,
      stroke: finish.outline,
      width: 1.3,
    });
    return;
  }
  art.rect(x - half * 1.1, y - 2, width * 1.1, width * 0.9, { fill: "#ffffff" });
  art.path(
    `M${x - half} ${y + width}C${x - half} ${y + width * 0.7} ${x - half * 0.62} ${y + width * 0.62} ${x - half * 0.62} ${y + width * 0.4}H${x + half * 0.62}C${x + half * 0.62} ${y + width * 0.62} ${x + half} ${y + width * 0.7} ${x + half} ${y + width}Z`,
    {
      fill: art.metal(finish, "across"),
      stroke: finish.outline,
      width: 1.3,
    },
  );
  art.path(
    `M${x - half * 0.62} ${y + width * 0.42}C${x - half * 1.2} ${y + width * 0.2} ${x - half * 1.1} ${y - width * 0.25} ${x - half * 0.55} ${y - width * 0.34}H${x + half * 0.55}C${x + half * 1.1} ${y - width * 0.25} ${x + half * 1.2} ${y + width * 0.2} ${x + half * 0.62} ${y + width * 0.42}Z`,
    {
      fill: art.metal(finish, "across"),
      stroke: finish.outline,
      width: 1.4,
    },
  );
  for (const side of [-1, 1]) {
    art.path(
      `M${x + side * half * 0.3} ${y + width * 0.42}Q${x + side * half * 0.62} ${y} ${x + side * half * 0.28} ${y - width * 0.33}`,
      { fill: "none", stroke: finish.outline, strokeOpacity: 0.5, width: 1.1 },
    );
  }
}

/** A crossbar of plastic with the blade below it. */
function drawHandled(art: Art, key: Key, item: Given, isPlain: boolean): void {
  const color: Color = liveryOf(item.text("brand", ""));
  const coat = paint(color);
  const across = key.flats * 1.1547;
  const scale = (isPlain ? 430 : 340) / key.long;
  const width = Math.max(12, across * scale);
  const top = isPlain ? 128 : 150;
  const bottom = top + key.long * scale;
  const bar = Math.min(380, Math.max(250, width * 12));
  const x = 300;
  art.shadow([300, 566], 110, 10);
  for (const { from, to, light } of faces) {
    art.rect(x + width * from, top, width * (to - from), bottom - top, {
      fill: faceFill(art, key.finish, light),
      stroke: key.finish.outline,
      width: 1.3,
    });
  }
  if (key.isBallEnd) art.group({ move: [x, bottom], rotate: 180 }, () => drawTop(art, key, [0, 0], width));
  const path = `M${x - bar / 2} ${top - 8}Q${x - bar / 2} ${top - 52} ${x - bar / 2 + 40} ${top - 52}H${x + bar / 2 - 40}Q${x + bar / 2} ${top - 52} ${x + bar / 2} ${top - 8}Q${x + bar / 2} ${top + 14} ${x + bar / 2 - 26} ${top + 14}H${x + 52}Q${x + 34} ${top + 16} ${x + 30} ${top + 44}H${x - 30}Q${x - 34} ${top + 16} ${x - 52} ${top + 14}H${x - bar / 2 + 26}Q${x - bar / 2} ${top + 14} ${x - bar / 2} ${top - 8}Z`;
  drawSolid(art, path, { fill: art.metal(coat), finish: coat, bevel: 3 });
  art.text([x, top - 10], key.label, { size: 26, face: "heavy", fill: "#ffffff" });
  if (isPlain) return;
  art.dimension({
    from: [x + width / 2, top + 44],
    to: [x + width / 2, bottom],
    label: `${inchFraction(key.long)} in`,
    offset: 70,
  });
  art.dimension({ from: [x - width / 2, bottom], to: [x + width / 2, bottom], label: key.label, offset: 26 });
}
