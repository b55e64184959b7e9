import { inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, polyline } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { speckle } from "../../kit/speckle.ts";
import { grainColor, grainSize, grainTones } from "./grains.ts";

export const sandingBelt = defineDrawing({
  name: "sanding-belt",
  title: "Sanding belt",
  examples: [
    {
      label: "3 x 21, 80",
      attributes: {
        width: 3,
        length: 21,
        grit: 80,
        grain: "Aluminum Oxide",
        backing: "Y-Weight Polyester",
        brand: "Abradine",
      },
    },
    {
      label: "1/2 x 18, 60, zirconia",
      attributes: { width: 0.5, length: 18, grit: 60, grain: "Zirconia Alumina", brand: "Korundel" },
    },
    {
      label: "6 x 48, 36, ceramic",
      attributes: { width: 6, length: 48, grit: 36, grain: "Ceramic", brand: "Korundel" },
    },
    {
      label: "2 x 72, 220, silicon carbide",
      attributes: { width: 2, length: 72, grit: 220, grain: "Silicon Carbide", brand: "Flintmoor" },
    },
  ],
  draw: (art, item, view) => {
    const turn = view === "plain" ? -16 : 0;
    art.group({ move: [300, view === "plain" ? 300 : 250], rotate: turn }, () =>
      drawLoop(art, item, view === "plain" ? 262 : 210),
    );
    if (view === "dimensioned") drawMeasures(art, item);
  },
});

/** Wide belts stand high; a file belt is a ribbon. */
function heightOf(item: Given, reach: number): number {
  const share = item.number("width", 3) / item.number("length", 21);
  return reach * Math.min(1, 0.14 + Math.sqrt(share) * 1.45);
}

function depthOf(height: number, reach: number): number {
  return reach * Math.max(0.3, 0.52 - (height / reach) * 0.16);
}

/** Along the upper edge of the loop, which two rollers would pull into an oval; 0 is the right end, a half turn the left. */
function rim(reach: number, depth: number, from: number, to: number, shift: number): readonly Point[] {
  const steps = 40;
  return Array.from({ length: steps + 1 }, (_, at): Point => {
    const angle = from + ((to - from) * at) / steps;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [Math.sign(cos) * Math.abs(cos) ** 0.8 * reach, Math.sign(sin) * Math.abs(sin) ** 0.72 * depth + shift];
  });
}

function drawLoop(art: Art, item: Given, reach: number): void {
  const color = grainColor(item.text("grain", "Aluminum Oxide"));
  const height = heightOf(item, reach);
  const depth = depthOf(height, reach);
  const [top, bottom] = [-height / 2, height / 2];
  art.shadow([8, bottom + depth + 8], reach * 0.95, 20);
  drawInside(art, item, reach, depth, top, bottom);
  const front = [...rim(reach, depth, Math.PI, 0, top), ...rim(reach, depth, 0, Math.PI, bottom)];
  art.polygon(front, {
    fill: art.linear(
      [
        [0, tone(color, -0.5)],
        [0.12, tone(color, -0.1)],
        [0.3, tone(color, 0.32)],
        [0.55, color],
        [0.85, tone(color, -0.3)],
        [1, tone(color, -0.6)],
      ],
      "across",
    ),
  });
  const [bright, dark] = grainTones(color);
  const grit = item.number("grit", 80);
  art.polygon(front, {
    fill: speckle(art, {
      colors: [bright, dark],
      count: grit <= 60 ? 110 : 170,
      grain: grainSize(grit),
      tile: 58,
      opacity: 0.55,
    }),
  });
  art.polygon(front, { fill: "none", stroke: tone(color, -0.78), width: 1.7 });
  // The joint runs slantwise across.
  const clip = art.clip(`${polyline(front)}Z`);
  art.group({ clip }, () => {
    art.line([reach * 0.34, top - 10], [reach * 0.34 + height * 0.5, bottom + depth + 20], {
      stroke: tone(color, -0.6),
      strokeOpacity: 0.8,
      width: 2.2,
    });
  });
  art.path(polyline(rim(reach, depth, 0, 2 * Math.PI, top)), { fill: "none", stroke: "#d8c39a", width: 3.4 });
  art.path(polyline(rim(reach, depth, 0, 2 * Math.PI, top)), { fill: "none", stroke: tone(color, -0.7), width: 0.9 });
}

/** The cloth on the inside of the far run, with the maker's print and the way to run. */
function drawInside(art: Art, item: Given, reach: number, depth: number, top: number, bottom: number): void {
  const cloth: Color = "#d9c7a1";
  const back = [...rim(reach, depth, Math.PI, 2 * Math.PI, top), ...rim(reach, depth, 2 * Math.PI, Math.PI, bottom)];
  art.polygon(back, {
    fill: art.linear(
      [
        [0, tone(cloth, -0.5)],
        [0.2, tone(cloth, -0.2)],
        [0.6, tone(cloth, 0.15)],
        [0.9, tone(cloth, -0.12)],
        [1, tone(cloth, -0.45)],
      ],
      "across",
    ),
    stroke: tone(cloth, -0.7),
    width: 1.5,
  });
  const weave = art.pattern(6, 6, (tile) =>
    tile.path("M0 3H6M3 0V6", { fill: "none", stroke: "#7c683f", strokeOpacity: 0.18, width: 1 }),
  );
  art.polygon(back, { fill: weave });
  const print = `${item.text("brand", "ABRASIVE").toUpperCase()}   ${item.number("grit", 80)}`;
  const size = Math.min(26, (bottom - top + depth) * 0.17);
  art.text([0, top - depth + size * 1.5], print, { size, face: "heavy", fill: "#5a4a2a", opacity: 0.85 });
}

function drawMeasures(art: Art, item: Given): void {
  const reach = 210;
  const height = heightOf(item, reach);
  const depth = depthOf(height, reach);
  const middle = 250;
  art.dimension({
    from: [300 + reach, middle - height / 2],
    to: [300 + reach, middle + height / 2],
    label: `${inchFraction(item.number("width", 3))} in`,
    offset: 34,
  });
  art.dimension({
    from: [300 - reach, middle + height / 2 + depth * 0.2],
    to: [300 + reach, middle + height / 2 + depth * 0.2],
    label: `${inchFraction(item.number("length", 21))} in around`,
    offset: depth + 52,
  });
  art.text([300, 566], `${item.number("grit", 80)} grit`, { size: 24, fill: "#14365c" });
}
