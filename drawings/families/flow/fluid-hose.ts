import { inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, ellipsePath } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, type Finish, finishes, inkOn, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawTurnings, type Turning } from "../../kit/lathe.ts";
import { drawPipe } from "../../kit/pipe.ts";
import { sizeToFit } from "../../kit/text.ts";

const center: Point = [300, 280];

export const fluidHose = defineDrawing({
  name: "fluid-hose",
  title: "Coil of hose",
  examples: [
    {
      label: "Red rubber air hose",
      attributes: {
        brand: "Holmflow",
        hoseService: "Air, Water",
        insideDiameter: 0.375,
        outsideDiameter: 0.66,
        lengthFeet: 50,
        material: "EPDM",
        color: "Red",
        connection: "MNPT x MNPT",
        pressureRating: 300,
      },
    },
    {
      label: "Water hose, GHT",
      attributes: {
        brand: "Tidewell",
        hoseService: "Water",
        insideDiameter: 0.75,
        outsideDiameter: 1.13,
        lengthFeet: 50,
        material: "EPDM",
        color: "Black",
        connection: "GHT Male x Female",
        pressureRating: 200,
      },
    },
    {
      label: "Hybrid with coupler",
      attributes: {
        brand: "Halcomb",
        hoseService: "Air, Water",
        insideDiameter: 0.25,
        outsideDiameter: 0.5,
        lengthFeet: 25,
        material: "Hybrid Polymer",
        color: "Orange",
        connection: "Coupler x Plug",
        pressureRating: 300,
      },
    },
    {
      label: "Drinking water, bulk",
      attributes: {
        brand: "Stowbridge",
        hoseService: "Drinking Water",
        insideDiameter: 0.5,
        outsideDiameter: 0.81,
        lengthFeet: 100,
        material: "PVC",
        color: "White",
        connection: "No Fittings",
        pressureRating: 150,
      },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") {
      drawCoil(art, item);
      drawCard(art, item);
      return;
    }
    art.group({ move: [14, 110], scale: 0.58 }, () => drawCoil(art, item));
    drawSection(art, item);
  },
});

function coverOf(item: Given): Finish {
  const color: Color = colorOf(item.text("color", "Red"), "#232528");
  return {
    dark: tone(color, -0.5),
    mid: tone(color, -0.1),
    light: tone(color, 0.18),
    shine: tone(color, 0.62),
    outline: tone(color, -0.78),
  };
}

/** Fat hose makes few turns, thin hose and long hose make many. */
function drawCoil(art: Art, item: Given): void {
  const cover = coverOf(item);
  const width = 24 + 26 * Math.min(1.3, item.number("outsideDiameter", 0.66));
  const turns = Math.max(2, Math.min(5, Math.round(1 + item.number("lengthFeet", 50) / 28)));
  const outer = 238 - width / 2;
  art.shadow([center[0], 548], 220, 20);
  for (let turn = turns - 1; turn >= 0; turn--) {
    const radius = outer - turn * width * 0.86;
    if (radius < 96) continue;
    drawPipe(art, ellipsePath([center[0], center[1] - turn * 2], radius, radius * 0.985), width, cover);
  }
  drawLooseEnd(art, item, cover, width, outer, -1);
  drawLooseEnd(art, item, cover, width, outer, 1);
  drawStrap(art, [center[0] - outer * 0.72, center[1] - outer * 0.72], -45, turns, width);
  drawStrap(art, [center[0] + outer * 0.72, center[1] - outer * 0.72], 45, turns, width);
}

/** An end leaves the coil at its foot and runs out level, with its fitting. */
function drawLooseEnd(art: Art, item: Given, cover: Finish, width: number, outer: number, side: -1 | 1): void {
  const y = center[1] + outer + (side < 0 ? 2 : 0);
  const from = center[0] - side * outer * 0.2;
  const to = center[0] + side * 128;
  const lift = side > 0 ? 0 : -width * 0.4;
  drawPipe(art, `M${from} ${y}C${from + side * 60} ${y} ${to - side * 60} ${y + lift} ${to} ${y + lift}`, width, cover);
  const pieces = endPieces(item.text("connection", "MNPT x MNPT"), side, width / 2, cover);
  art.group({ move: [to, y + lift], scale: [side, 1] }, () => drawTurnings(art, [0, 0], pieces));
}

function endPieces(connection: string, side: -1 | 1, radius: number, cover: Finish): readonly Turning[] {
  const brass = finishes.brass;
  if (/no fittings/i.test(connection)) return [{ length: 3, radius, finish: cover }];
  const ferrule: Turning = { length: 34, radius: radius * 1.12, finish: brass, kind: "rings", pitch: 10 };
  const hex: Turning = { length: 20, radius: radius * 1.25, finish: brass, kind: "hex" };
  const thread: Turning = {
    length: 30,
    radius: radius * 0.86,
    endRadius: radius * 0.8,
    finish: brass,
    kind: "thread",
    pitch: 6,
  };
  const knurl: Turning = { length: 32, radius: radius * 1.34, finish: brass, kind: "knurl" };
  if (/GHT/.test(connection))
    return side < 0
      ? [ferrule, { ...thread, radius: radius * 1.05, endRadius: radius * 1.05, pitch: 8 }]
      : [ferrule, knurl];
  if (/coupler/i.test(connection)) {
    const steel = finishes.zinc;
    return side < 0
      ? [
          ferrule,
          { length: 16, radius: radius * 1.1, finish: steel, kind: "hex" },
          { length: 16, radius: radius * 0.6, finish: steel },
          { length: 9, radius: radius * 0.8, finish: steel, corner: 2 },
          { length: 18, radius: radius * 0.55, finish: steel },
        ]
      : [
          ferrule,
          hex,
          { length: 34, radius: radius * 1.32, finish: steel, kind: "knurl" },
          { length: 9, radius: radius * 1.36, finish: steel, corner: 3 },
        ];
  }
  return [ferrule, hex, thread];
}

function drawStrap(art: Art, at: Point, rotate: number, turns: number, width: number): void {
  const length = width * (0.9 * Math.min(turns, 4) + 0.5);
  art.group({ move: at, rotate: rotate - 90 }, () => {
    art.rect(-width * 0.6 - length + width, -9, length, 18, { fill: "#1f2327", stroke: "#000000", width: 1.2 }, 5);
    art.line([-width * 0.6 - length + width + 6, -4], [width * 0.3, -4], {
      stroke: "#7d858d",
      strokeOpacity: 0.7,
      width: 2,
      cap: "round",
    });
  });
}

/** The card that is tied to the coil. */
function drawCard(art: Art, item: Given): void {
  const brand = item.text("brand", "").toUpperCase();
  const color = coverOf(item).mid;
  const [x, y, width, height] = [218, 214, 164, 130];
  art.rect(x, y, width, height, { fill: "#ffffff", stroke: "#59626b", width: 1.6 }, 8);
  art.path(`M${x} ${y + 8}a8 8 0 0 1 8 -8H${x + width - 8}a8 8 0 0 1 8 8V${y + 36}H${x}Z`, { fill: color });
  art.text([300, y + 26], brand || "HOSE", {
    size: sizeToFit(brand || "HOSE", width - 20, 21, "heavy"),
    fill: inkOn(color),
    face: "heavy",
  });
  const size = `${inchFraction(item.number("insideDiameter", 0.375))} in`;
  art.text([300, y + 74], size, { size: 34, face: "heavy", fill: "#1d2329" });
  art.text([300, y + 97], `x ${item.text("lengthFeet", "50")} ft`, { size: 20, fill: "#1d2329" });
  art.text([300, y + 119], `${item.text("pressureRating", "300")} psi max.`, { size: 16, fill: "#4a5763" });
}

/** The hose cut through, with its bore. */
function drawSection(art: Art, item: Given): void {
  const cover = coverOf(item);
  const outside = item.number("outsideDiameter", 0.66);
  const inside = item.number("insideDiameter", 0.375);
  const radius = 88;
  const hole = radius * (inside / outside);
  const [x, y]: Point = [464, 270];
  art.circle([x, y], radius, { fill: art.sheen(cover), stroke: cover.outline, width: 2 });
  art.circle([x, y], (radius + hole) / 2, { fill: "none", stroke: "#f0efe8", width: 4, dash: "6 5" });
  art.circle([x, y], hole, { fill: "#ffffff", stroke: cover.outline, width: 1.8 });
  art.dimension({
    from: [x - hole, y],
    to: [x + hole, y],
    label: `${inchFraction(inside)} in`,
    offset: radius + 26,
    size: 18,
  });
  art.dimension({ from: [x - radius, y], to: [x + radius, y], label: `${outside} in`, offset: -radius - 26, size: 20 });
  art.text([300, 540], `${item.text("lengthFeet", "50")} ft, ${item.text("pressureRating", "300")} psi`, {
    size: 24,
    fill: "#14365c",
  });
}
