import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes, inkOn, paint, tone } from "../../kit/colors.ts";
import { smoothPath } from "../../kit/smooth.ts";
import { drawSolid } from "../../kit/solid.ts";
import { sizeToFit } from "../../kit/text.ts";
import { brandMark } from "./maker-colors.ts";

/** In inches. */
export interface Driver {
  readonly tip: string;
  readonly blade: number;
  readonly handle: number;
  readonly girth: number;
  readonly shank: number;
  readonly grip: string;
  readonly shankShape: string;
  readonly color: Color;
}

const steel = finishes.chrome;
export const insulationRed: Color = "#c8102e";
const insulationYellow: Color = "#f2b705";

/** Where the handle is how thick, from the butt to the shoulder, as shares of its length and half girth. */
const profiles: Readonly<Record<string, readonly Point[]>> = {
  usual: [
    [0, 0.62],
    [0.03, 0.86],
    [0.1, 0.98],
    [0.25, 1],
    [0.5, 0.98],
    [0.68, 0.86],
    [0.78, 0.6],
    [0.86, 0.56],
    [0.95, 0.74],
    [1, 0.62],
  ],
  hardwood: [
    [0, 0.6],
    [0.03, 0.78],
    [0.12, 0.9],
    [0.35, 1],
    [0.6, 0.9],
    [0.8, 0.58],
    [0.9, 0.5],
    [1, 0.5],
  ],
};

function handlePath(profile: readonly Point[], [x, y]: Point, length: number, half: number): string {
  const top = profile.map(([share, girth]): Point => [x + share * length, y - girth * half]);
  const bottom = profile.map(([share, girth]): Point => [x + share * length, y + girth * half]).toReversed();
  const below = smoothPath(bottom);
  return `${smoothPath(top)}L${below.slice(1)}Z`;
}

export function drawHandle(art: Art, driver: Driver, at: Point, length: number, half: number, item: Given): void {
  const isWood = driver.grip === "Hardwood";
  const isInsulated = /insulated/i.test(driver.grip);
  const color: Color = isWood ? "#b98347" : isInsulated ? insulationRed : driver.color;
  const path = handlePath(profiles[isWood ? "hardwood" : "usual"] ?? [], at, length, half);
  drawSolid(art, path, { fill: art.metal(paint(color)), finish: paint(color), bevel: 0, line: 1.8 });
  const clip = art.clip(path);
  art.group({ clip }, () => {
    if (isWood) drawWood(art, at, length, half);
    else if (driver.grip === "Acetate") drawAcetate(art, color, at, length, half);
    else drawRubber(art, isInsulated ? insulationYellow : "#232528", driver.grip, at, length, half);
  });
  art.path(path, { fill: "none", stroke: tone(color, -0.75), width: 1.8 });
  const mark = brandMark(item.text("brand", ""));
  const print = isInsulated ? "1000V" : mark;
  const size = sizeToFit(print, length * 0.42, half * 0.42, "heavy");
  const ground: Color = driver.grip === "Acetate" || isWood ? color : isInsulated ? insulationYellow : "#232528";
  art.text([at[0] + length * 0.36, at[1] + size * 0.36], print, {
    size,
    face: "heavy",
    fill: inkOn(ground),
    opacity: 0.92,
  });
}

/** Clear plastic with flutes along it, and the tang that shows through. */
function drawAcetate(art: Art, color: Color, [x, y]: Point, length: number, half: number): void {
  for (const at of [-0.62, -0.22, 0.22, 0.62]) {
    art.rect(
      x + length * 0.06,
      y + at * half - half * 0.1,
      length * 0.62,
      half * 0.2,
      { fill: tone(color, -0.5), fillOpacity: 0.45 },
      half * 0.1,
    );
    art.rect(
      x + length * 0.06,
      y + at * half + half * 0.04,
      length * 0.62,
      half * 0.06,
      { fill: "#ffffff", fillOpacity: 0.5 },
      half * 0.03,
    );
  }
  art.rect(x + length * 0.45, y - half * 0.12, length * 0.56, half * 0.24, { fill: "#ffffff", fillOpacity: 0.35 });
}

/** A soft sleeve between two ends of hard plastic. */
function drawRubber(art: Art, color: Color, grip: string, [x, y]: Point, length: number, half: number): void {
  const sleeve = handlePath(
    [
      [0.14, 1.1],
      [0.6, 1.1],
      [0.68, 0.5],
      [0.64, 0.1],
    ],
    [x, y],
    length,
    half,
  );
  art.path(sleeve, { fill: art.metal(paint(color)), stroke: tone(color, -0.6), width: 1.2 });
  if (grip === "Tri-Lobe") {
    art.path(
      `M${x + length * 0.16} ${y - half * 0.3}H${x + length * 0.6}L${x + length * 0.64} ${y}L${x + length * 0.6} ${y + half * 0.3}H${x + length * 0.16}Z`,
      {
        fill: "#ffffff",
        fillOpacity: 0.14,
      },
    );
    return;
  }
  for (let at = 0.17; at < 0.26; at += 0.028) {
    for (const side of [-1, 1]) {
      art.rect(x + length * at, y + side * half * 0.75 - half * 0.22, length * 0.011, half * 0.44, {
        fill: "#000000",
        fillOpacity: 0.4,
      });
    }
  }
  for (let at = 0.5; at < 0.6; at += 0.028) {
    for (const side of [-1, 1]) {
      art.rect(x + length * at, y + side * half * 0.75 - half * 0.22, length * 0.011, half * 0.44, {
        fill: "#000000",
        fillOpacity: 0.4,
      });
    }
  }
}

function drawWood(art: Art, [x, y]: Point, length: number, half: number): void {
  for (const [at, dip] of [
    [-0.55, 0.1],
    [-0.2, -0.08],
    [0.15, 0.12],
    [0.5, -0.06],
  ] as const) {
    art.path(
      `M${x} ${y + at * half}Q${x + length * 0.4} ${y + (at + dip) * half} ${x + length} ${y + at * half * 0.6}`,
      {
        fill: "none",
        stroke: "#6e4420",
        strokeOpacity: 0.45,
        width: 1.6,
      },
    );
  }
  const cap = art.metal(steel);
  art.rect(x - 2, y - half, length * 0.05, half * 2, { fill: cap, stroke: steel.outline, width: 1 });
  art.rect(x + length * 0.88, y - half * 0.7, length * 0.13, half * 1.4, {
    fill: cap,
    stroke: steel.outline,
    width: 1,
  });
}
