import { decimal, inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, corners, ellipsePath, polyline } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { boreFill } from "../../kit/faces.ts";
import { sizeToFit } from "../../kit/text.ts";
import { brandMark } from "./maker-colors.ts";

/** In inches. */
interface Socket {
  readonly opening: number;
  readonly diameter: number;
  readonly length: number;
  readonly drive: number;
  readonly points: number;
  readonly isImpact: boolean;
  readonly finish: Finish;
  readonly label: string;
}

/** How much of the round face is seen, and how much of the length. */
const squash = 0.52;
const foreshortening = 0.86;

export const socket = defineDrawing({
  name: "socket",
  title: "Socket",
  examples: [
    {
      label: "9/16 in, 1/2 drive, 6-point",
      attributes: {
        size: 0.5625,
        driveSize: 0.5,
        points: 6,
        depth: "Standard",
        socketType: "Hand",
        length: 1.5,
        diameter: 0.85,
        brand: "Ironvale",
      },
    },
    {
      label: "13 mm deep, 3/8 drive, 12-point",
      attributes: {
        sizeMm: 13,
        driveSize: 0.375,
        points: 12,
        depth: "Deep",
        socketType: "Hand",
        length: 2.5,
        diameter: 0.76,
        brand: "Grantham",
      },
    },
    {
      label: "3/4 in impact",
      attributes: {
        size: 0.75,
        driveSize: 0.5,
        points: 6,
        depth: "Standard",
        socketType: "Impact",
        length: 1.5,
        diameter: 1.22,
        brand: "Orrin Forge",
      },
    },
    {
      label: "21 mm deep impact",
      attributes: {
        sizeMm: 21,
        driveSize: 0.5,
        points: 6,
        depth: "Deep",
        socketType: "Impact",
        length: 3.25,
        diameter: 1.33,
        brand: "Karvok",
      },
    },
    {
      label: "5/16 in, 1/4 drive",
      attributes: {
        size: 0.3125,
        driveSize: 0.25,
        points: 12,
        depth: "Standard",
        socketType: "Hand",
        length: 1,
        diameter: 0.5,
        brand: "Tannick",
      },
    },
  ],
  draw: (art, item, view) => {
    const thing = socketOf(item);
    if (view === "plain") drawAslant(art, thing, item);
    else drawWithDimensions(art, thing, item);
  },
});

function socketOf(item: Given): Socket {
  const isMetric = item.has("sizeMm");
  const opening = isMetric ? item.number("sizeMm", 13) / 25.4 : item.number("size", 0.5);
  const isImpact = /impact/i.test(item.text("socketType", "Hand"));
  const drive = item.number("driveSize", 0.375);
  return {
    opening,
    drive,
    diameter: Math.max(opening * 1.24, item.number("diameter", opening * 1.4)),
    length: item.number("length", drive * 3),
    points: item.number("points", 6),
    isImpact,
    finish: isImpact ? finishes.black : finishes.chrome,
    label: isMetric ? `${decimal(item.number("sizeMm", 13))} mm` : `${inchFraction(opening)} in`,
  };
}

/** Lying with its mouth to the viewer's left. */
function drawAslant(art: Art, thing: Socket, item: Given): void {
  const length = thing.length * foreshortening;
  const scale = Math.min(500 / (length + thing.diameter * squash), 400 / thing.diameter);
  const radius = (thing.diameter / 2) * scale;
  const left = 300 - (length * scale) / 2;
  const at: Point = [left, 290];
  art.shadow([300 + radius * 0.2, 290 + radius + 18], (length * scale) / 2 + radius * 0.5, 15);
  art.group({ move: [300, 290], rotate: -9 }, () => {
    art.group({ move: [-300, -290] }, () => drawBody(art, thing, at, length * scale, radius, item));
  });
}

function drawBody(art: Art, thing: Socket, [x, y]: Point, length: number, radius: number, item: Given): void {
  const { finish } = thing;
  const driveRadius = thing.isImpact
    ? radius * 0.94
    : Math.min(radius * 0.98, (radius / thing.diameter) * thing.drive * 1.75);
  const step = x + length * (thing.isImpact ? 0.72 : 0.5);
  const end = x + length;
  const skew = (r: number) => r * squash;
  const outline =
    `M${x} ${y - radius}L${step} ${y - radius}L${step + length * 0.06} ${y - driveRadius}L${end - 6} ${y - driveRadius}` +
    `A${skew(driveRadius)} ${driveRadius} 0 0 1 ${end - 6} ${y + driveRadius}L${step + length * 0.06} ${y + driveRadius}L${step} ${y + radius}L${x} ${y + radius}` +
    `A${skew(radius)} ${radius} 0 0 1 ${x} ${y - radius}Z`;
  art.path(outline, { fill: art.metal(finish), stroke: finish.outline, width: 2 });
  for (const [along, half] of [
    [step, radius],
    [step + length * 0.06, driveRadius],
  ] as const) {
    art.path(`M${along} ${y - half}A${skew(half)} ${half} 0 0 1 ${along} ${y + half}`, {
      fill: "none",
      stroke: finish.outline,
      strokeOpacity: 0.45,
      width: 1.3,
    });
  }
  if (thing.isImpact) drawGroove(art, finish, [x + length * 0.84, y], driveRadius);
  else drawKnurl(art, finish, [x + length * 0.74, y], driveRadius, length * 0.1);
  drawPrint(art, thing, [x + radius * squash + (step - x) * 0.48, y], step - x, radius, item);
  drawFace(art, thing, [x, y], radius);
}

/** The groove for the retaining ring, and the pin's hole. */
function drawGroove(art: Art, finish: Finish, [x, y]: Point, radius: number): void {
  const skew = radius * squash;
  art.path(
    `M${x} ${y - radius}A${skew} ${radius} 0 0 1 ${x} ${y + radius}L${x + 10} ${y + radius}A${skew} ${radius} 0 0 0 ${x + 10} ${y - radius}Z`,
    {
      fill: finish.outline,
      fillOpacity: 0.75,
    },
  );
  art.ellipse([x + skew * 0.86, y - radius * 0.3], 9, 11, {
    fill: "#000000",
    stroke: finish.light,
    strokeOpacity: 0.6,
    width: 1.2,
  });
}

/** A knurled band, for turning by hand. */
function drawKnurl(art: Art, finish: Finish, [x, y]: Point, radius: number, width: number): void {
  const skew = radius * squash;
  const band = `M${x} ${y - radius}A${skew} ${radius} 0 0 1 ${x} ${y + radius}H${x + width}A${skew} ${radius} 0 0 0 ${x + width} ${y - radius}Z`;
  const knurl = art.pattern(8, 8, (tile) => {
    tile.path("M0 8L8 0M0 0L8 8", { fill: "none", stroke: finish.outline, strokeOpacity: 0.5, width: 1.1 });
  });
  art.path(band, { fill: knurl, stroke: finish.outline, strokeOpacity: 0.5, width: 1 });
}

function drawPrint(
  art: Art,
  { label, isImpact, finish }: Socket,
  [x, y]: Point,
  room: number,
  radius: number,
  item: Given,
): void {
  const ink = isImpact ? "#e4e7ea" : finish.outline;
  const size = sizeToFit(label, room * 0.62, radius * 0.34, "heavy");
  art.text([x, y + radius * 0.06], label, { size, face: "heavy", fill: ink, opacity: 0.9 });
  const mark = brandMark(item.text("brand", ""));
  const small = sizeToFit(mark, room * 0.6, radius * 0.16, "heavy");
  art.text([x, y + radius * 0.32], mark, { size: small, face: "heavy", fill: ink, opacity: 0.75 });
}

function drawFace(art: Art, thing: Socket, [x, y]: Point, radius: number): void {
  const { finish } = thing;
  const flatten = (points: readonly Point[]) => points.map(([px, py]): Point => [x + (px - x) * squash, py]);
  art.path(ellipsePath([x, y], radius * squash, radius), { fill: art.sheen(finish), stroke: finish.outline, width: 2 });
  art.path(ellipsePath([x, y], radius * 0.93 * squash, radius * 0.93), {
    fill: "none",
    stroke: finish.shine,
    strokeOpacity: 0.6,
    width: 1.4,
  });
  const unit = (thing.opening / thing.diameter) * 2 * radius;
  const mouth = flatten(holeOf([x, y], unit, thing.points));
  const path = `${polyline(mouth)}Z`;
  art.path(path, { fill: boreFill(art, finish, "across") });
  art.group({ clip: art.clip(path) }, () => {
    // The far end of the hole, with the square of the drive in it.
    const deep: Point = [x + unit * 0.3, y];
    for (const [px, py] of mouth)
      art.line([px, py], [px + unit * 0.32, py], { stroke: finish.outline, strokeOpacity: 0.55, width: 1.6 });
    art.path(ellipsePath(deep, unit * 0.4 * squash, unit * 0.44), { fill: "#0b0c0e", fillOpacity: 0.82 });
  });
  art.path(path, { fill: "none", stroke: finish.outline, width: 2 });
}

function holeOf(at: Point, unit: number, points: number): readonly Point[] {
  const corner = unit / 2 / Math.cos(Math.PI / 6);
  if (points === 6) return corners(at, corner, 6, Math.PI / 2);
  const outer = corners(at, corner, 12);
  const inner = corners(at, corner * 0.895, 12, Math.PI / 12);
  return outer.flatMap((point, index) => [point, inner[index] ?? point]);
}

function drawWithDimensions(art: Art, thing: Socket, item: Given): void {
  const length = thing.length * foreshortening;
  const scale = Math.min(360 / (length + thing.diameter * squash), 260 / thing.diameter);
  const radius = (thing.diameter / 2) * scale;
  const left = 290 - (length * scale) / 2;
  const y = 270;
  const right = left + length * scale;
  art.shadow([300, y + radius + 16], (length * scale) / 2 + radius * 0.4, 12);
  drawBody(art, thing, [left, y], length * scale, radius, item);
  art.dimension({
    from: [left, y + radius],
    to: [right, y + radius],
    label: `${inchFraction(thing.length)} in`,
    offset: 84,
  });
  art.dimension({
    from: [left - radius * squash, y - radius],
    to: [left - radius * squash, y + radius],
    label: `${inchFraction(thing.diameter)} in`,
    offset: -36,
  });
  const flat = (thing.opening / thing.diameter) * radius;
  art.dimension({ from: [right, y - flat], to: [right, y + flat], label: thing.label, offset: 60 });
}
