import { type Art, type Point, polyline } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { lieAcross } from "../../kit/lying.ts";
import { drawSolid } from "../../kit/solid.ts";
import { drawCallout } from "./callout.ts";
import { drawDial, drawDisplay, drawVernier } from "./caliper-readings.ts";

/** In inches. */
interface Caliper {
  readonly range: number;
  readonly total: number;
  /** The jaws, below and above the beam. */
  readonly outside: number;
  readonly inside: number;
  readonly opening: number;
  readonly reading: string;
}

const steel = finishes.stainless;
const half = 0.31;
const face = 0.62;

export const caliper = defineDrawing({
  name: "caliper",
  title: "Caliper",
  examples: [
    {
      label: "Digital, 6 in",
      attributes: {
        reading: "Digital",
        range: 6,
        resolution: 0.0005,
        protection: "IP54",
        output: "None",
        jawLength: 1.57,
        brand: "Calidor",
      },
    },
    {
      label: "Dial, 8 in",
      attributes: {
        reading: "Dial",
        range: 8,
        resolution: 0.001,
        protection: "None",
        output: "None",
        jawLength: 1.57,
        brand: "Verrin",
      },
    },
    {
      label: "Vernier, 12 in",
      attributes: {
        reading: "Vernier",
        range: 12,
        resolution: 0.001,
        protection: "None",
        output: "None",
        jawLength: 2.36,
        brand: "Mericut",
      },
    },
    {
      label: "Digital, IP67, 12 in",
      attributes: {
        reading: "Digital",
        range: 12,
        resolution: 0.0005,
        protection: "IP67",
        output: "Wireless",
        jawLength: 2.36,
        brand: "Halden Instruments",
      },
    },
  ],
  draw: (art, item, view) => {
    const tool = caliperOf(item);
    const breadth = tool.outside + tool.inside + 2 * half;
    const middle = (tool.outside - tool.inside) / 2;
    if (view === "plain") {
      lieAcross(art, tool.total, breadth, (scale) => drawSide(art, tool, scale, [0, -middle * scale], item));
      return;
    }
    const scale = Math.min(455 / tool.total, 260 / breadth);
    const left = 342 - (tool.total / 2) * scale;
    const y = 280 - middle * scale;
    art.shadow([300, y + (half + tool.outside) * scale + 18], (tool.total / 2) * scale, 10);
    drawSide(art, tool, scale, [left, y], item);
    const edge = y + (half + tool.outside) * scale;
    art.dimension({
      from: [left + face * scale, y + half * scale],
      to: [left + face * scale, edge],
      label: `${item.number("jawLength", 1.57)} in`,
      offset: -face * scale - 22,
    });
    drawCallout(art, [320, 480], `0 to ${tool.range} in   ${item.number("resolution", 0.001)} in`, 28);
  },
});

function caliperOf(item: Given): Caliper {
  const range = item.number("range", 6);
  const shown = Math.min(range, 8.5);
  const outside = Math.min(1.9, item.number("jawLength", 1.57));
  return {
    range,
    total: shown + 3.2,
    outside,
    inside: 0.72,
    opening: shown * 0.16 + 0.2,
    reading: item.text("reading", "Digital"),
  };
}

function drawSide(art: Art, tool: Caliper, scale: number, [x, y]: Point, item: Given): void {
  const at = (inches: number) => x + inches * scale;
  const up = (inches: number) => y + inches * scale;
  drawDepthRod(art, at(tool.total - 0.9), y, scale * 0.9);
  drawBeam(art, tool, scale, [x, y]);
  drawFixedJaws(art, tool, at, up);
  drawMovingJaws(art, tool, at, up);
  const from = at(face + tool.opening);
  const words = {
    brand: item.text("brand", ""),
    isSealed: item.text("protection", "") === "IP67",
    opening: tool.opening,
  };
  if (tool.reading === "Digital") drawDisplay(art, [from, y], scale, words);
  else if (tool.reading === "Dial") drawDial(art, [from, y], scale, words);
  else drawVernier(art, [from, y], scale);
}

function drawDepthRod(art: Art, x: number, y: number, length: number): void {
  art.rect(x, y - 5, length, 10, { fill: art.metal(steel), stroke: steel.outline, width: 1.1 });
}

/** The graduated beam. */
function drawBeam(art: Art, tool: Caliper, scale: number, [x, y]: Point): void {
  const length = (tool.total - 0.35) * scale;
  const height = 2 * half * scale;
  const light = art.linear([
    [0, steel.mid],
    [0.08, steel.shine],
    [0.5, steel.light],
    [0.92, steel.light],
    [1, steel.dark],
  ]);
  art.rect(x + 0.2 * scale, y - height / 2, length - 0.2 * scale, height, {
    fill: light,
    stroke: steel.outline,
    width: 1.6,
  });
  const start = x + (face + 1.5) * scale;
  const inches = tool.total - face - 2;
  const ticks = Array.from({ length: Math.floor(inches * 10) + 1 }, (_, tick) => {
    const at = start + (tick / 10) * scale;
    const tall = tick % 10 === 0 ? 0.42 : tick % 5 === 0 ? 0.32 : 0.2;
    return polyline([
      [at, y + height / 2],
      [at, y + height / 2 - height * tall],
    ]);
  });
  art.path(ticks.join(""), { fill: "none", stroke: "#15181b", width: 1.1 });
  for (let inch = 1; inch <= inches; inch++) {
    art.text([start + inch * scale, y - height * 0.04], String(inch), { size: height * 0.3, face: "heavy" });
  }
}

function drawFixedJaws(
  art: Art,
  { outside, inside }: Caliper,
  at: (x: number) => number,
  up: (y: number) => number,
): void {
  const path =
    `M${at(0)} ${up(-half)}L${at(0.26)} ${up(-half)}L${at(face - 0.12)} ${up(-half - inside)}H${at(face - 0.02)}L${at(face + 0.02)} ${up(-half)}` +
    `V${up(half)}H${at(face)}V${up(half + outside)}H${at(face - 0.14)}C${at(face - 0.2)} ${up(half + outside * 0.6)} ${at(0)} ${up(half + outside * 0.5)} ${at(0)} ${up(half)}Z`;
  drawSolid(art, path, { fill: art.sheen(steel), finish: steel, bevel: 2.4 });
}

function drawMovingJaws(
  art: Art,
  { outside, inside, opening }: Caliper,
  at: (x: number) => number,
  up: (y: number) => number,
): void {
  const f = face + opening;
  const path =
    `M${at(f - 0.02)} ${up(-half)}L${at(f - 0.02)} ${up(-half - inside)}H${at(f + 0.08)}L${at(f + 0.46)} ${up(-half)}` +
    `H${at(f + 0.9)}V${up(half + 0.16)}C${at(f + 0.6)} ${up(half + outside * 0.4)} ${at(f + 0.24)} ${up(half + outside * 0.55)} ${at(f + 0.16)} ${up(half + outside)}H${at(f)}V${up(half)}Z`;
  drawSolid(art, path, { fill: art.sheen(steel), finish: steel, bevel: 2.4 });
}
