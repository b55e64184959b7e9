import { decimal, inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { finishes, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { turnedFace } from "../../kit/faces.ts";
import { type Oblique, bore, circlePath, drum, obliqueView, pointAt, ring } from "../../kit/oblique.ts";

/** In inches. */
interface Sheave {
  readonly outside: number;
  readonly width: number;
  readonly grooves: number;
  readonly grooveDepth: number;
  readonly bore: number;
  readonly bushing: string;
  readonly section: string;
}

const iron = paint("#4d565e");
const steel = finishes.steel;

export const vBeltSheave = defineDrawing({
  name: "v-belt-sheave",
  title: "V-belt sheave",
  examples: [
    { label: "2B 6.0 QD", attributes: { section: "B", grooves: 2, outsideDiameter: 6, width: 1.75, bushing: "SDS" } },
    { label: "1A 4 x 5/8", attributes: { section: "A", grooves: 1, outsideDiameter: 4, width: 0.75, bore: 0.625 } },
    { label: "5-5V 12", attributes: { section: "5V", grooves: 5, outsideDiameter: 12, width: 3.75, bushing: "SF" } },
    { label: "3-3V 4.5", attributes: { section: "3V", grooves: 3, outsideDiameter: 4.5, width: 1.5, bushing: "SH" } },
  ],
  draw: (art, item, view) => {
    const sheave = sheaveOf(item);
    const angle = 0.8;
    if (view === "plain") {
      const across = sheave.outside * Math.cos(angle) + sheave.width * Math.sin(angle);
      const scale = Math.min(500 / sheave.outside, 520 / across);
      const left = 300 - (across * scale) / 2 + (sheave.outside / 2) * Math.cos(angle) * scale;
      drawSheave(art, sheave, scale, obliqueView([left, 290], angle));
      return;
    }
    const scale = Math.min(340 / sheave.outside, 220 / sheave.width);
    const radius = (sheave.outside / 2) * scale;
    drawSheave(art, sheave, scale, obliqueView([60 + radius * 0.7, 270], angle));
    const right = 60 + radius * 1.4 + sheave.width * scale * 0.72;
    art.dimension({
      from: [right - 20, 270 - radius],
      to: [right - 20, 270 + radius],
      label: `${decimal(sheave.outside)} in OD`,
      offset: 56,
    });
    const inner = sheave.bushing === "" ? `${inchFraction(sheave.bore)} in bore` : `${sheave.bushing} bushing`;
    const grooves = sheave.grooves === 1 ? "1 groove" : `${sheave.grooves} grooves`;
    art.text([270, 520], `${sheave.section} section, ${grooves}, ${inner}`, { size: 24, fill: "#14365c" });
    art.text([270, 552], `Face ${decimal(sheave.width)} in`, { size: 22, fill: "#14365c" });
  },
});

function sheaveOf(item: Given): Sheave {
  const section = item.text("section", "B");
  const grooves = Math.max(1, item.number("grooves", 1));
  const depths: Readonly<Record<string, number>> = { A: 0.49, B: 0.58, C: 0.78, "3V": 0.34, "5V": 0.59 };
  const outside = item.number("outsideDiameter", 6);
  return {
    outside,
    width: item.number("width", 0.7 * grooves + 0.3),
    grooves,
    grooveDepth: Math.min(depths[section] ?? 0.5, outside * 0.13),
    bore: item.number("bore", Math.max(0.75, outside * 0.13)),
    bushing: item.text("bushing", ""),
    section,
  };
}

/** From the back to the front: lands and grooves follow each other, each nearer one covering the farther. */
function drawSheave(art: Art, sheave: Sheave, scale: number, view: Oblique): void {
  const radius = (sheave.outside / 2) * scale;
  const width = sheave.width * scale;
  const root = radius - sheave.grooveDepth * scale;
  art.shadow(
    [view.center[0] + width * view.lean * 0.5 + 6, view.center[1] + radius + 10],
    radius * 0.8 + width * 0.3,
    16,
  );
  const groove = width / (sheave.grooves + 0.5);
  const land = (width - groove * sheave.grooves) / (sheave.grooves + 1);
  const wall = art.metal(iron);
  const flank = art.linear([
    [0, iron.dark],
    [0.25, iron.light],
    [0.55, iron.dark],
    [1, iron.outline],
  ]);
  const ground = art.metal(finishes["cast-iron"]);
  let depth = width;
  for (let at = 0; at <= sheave.grooves; at++) {
    drum(
      art,
      view,
      { radius, depth },
      { radius, depth: depth - land },
      { fill: wall, stroke: iron.outline, width: 1.2 },
    );
    art.path(circlePath(view, radius, depth - land), { fill: iron.dark, stroke: iron.outline, width: 1 });
    depth -= land;
    if (at === sheave.grooves) break;
    drum(art, view, { radius, depth }, { radius: root, depth: depth - groove * 0.36 }, { fill: flank });
    const bottom = depth - groove * 0.64;
    drum(art, view, { radius: root, depth: depth - groove * 0.3 }, { radius: root, depth: bottom }, { fill: ground });
    drum(art, view, { radius: root, depth: bottom }, { radius, depth: depth - groove }, { fill: "#0d0f11" });
    depth -= groove;
  }
  drawFace(art, sheave, view, { radius, root, width, scale });
}

function drawFace(
  art: Art,
  sheave: Sheave,
  view: Oblique,
  {
    radius,
    root,
    width,
    scale,
  }: { readonly radius: number; readonly root: number; readonly width: number; readonly scale: number },
): void {
  const rim = root - radius * 0.07;
  ring(art, view, radius, rim, { fill: turnedFace(art, iron), stroke: iron.outline, width: 1.4 });
  const web = art.linear(
    [
      [0, iron.dark],
      [0.5, iron.mid],
      [1, iron.light],
    ],
    "diagonal",
  );
  art.path(circlePath(view, rim), { fill: web, stroke: iron.outline, width: 1.4 });
  const isBushed = sheave.bushing !== "";
  const hole = Math.min(((isBushed ? sheave.bore : sheave.bore) / 2) * scale, rim * 0.42);
  const hub = Math.min(rim * 0.86, Math.max(hole * (isBushed ? 2.3 : 1.7), rim * 0.36));
  if (rim - hub > radius * 0.3) drawSpokeHoles(art, view, (rim + hub) / 2, (rim - hub) * 0.3);
  ring(art, view, hub, hole, { fill: turnedFace(art, isBushed ? steel : iron), stroke: iron.outline, width: 1.4 });
  if (isBushed) drawBushing(art, view, hub, hole, sheave.bushing);
  bore(art, view, hole, width, steel);
  const half = hole * 0.22 * view.squash;
  const [x, y] = view.center;
  art.path(`M${x - half} ${y - hole * 0.94}V${y - hole * 1.2}H${x + half}V${y - hole * 0.94}Z`, {
    fill: "#22262a",
    stroke: iron.outline,
    width: 1,
  });
}

function drawSpokeHoles(art: Art, view: Oblique, radius: number, size: number): void {
  for (let at = 0; at < 6; at++) {
    const [x, y]: Point = pointAt(view, radius, Math.PI / 6 + (at * Math.PI) / 3);
    art.ellipse([x, y], size * view.squash, size, { fill: "#15181b", stroke: iron.outline, width: 1.2 });
    art.ellipse([x + size * 0.3, y], size * view.squash * 0.66, size * 0.92, { fill: "#ffffff" });
  }
}

function drawBushing(art: Art, view: Oblique, hub: number, hole: number, name: string): void {
  const middle = (hub + hole) / 2;
  for (let at = 0; at < 3; at++) {
    const bolt = pointAt(view, middle, -Math.PI / 2 + 0.6 + (at * 2 * Math.PI) / 3);
    const size = (hub - hole) * 0.26;
    art.ellipse(bolt, size * view.squash, size, { fill: art.ball(finishes.black), stroke: "#000000", width: 0.8 });
    art.ellipse(bolt, size * 0.42 * view.squash, size * 0.42, { fill: "#000000" });
  }
  const slit = pointAt(view, hub, Math.PI * 0.9);
  art.line(pointAt(view, hole, Math.PI * 0.9), slit, { stroke: iron.outline, width: 3 });
  const size = (hub - hole) * 0.34;
  art.textOnArc(view.center, middle - size * 0.3, name, { size, fill: steel.outline, squash: view.squash });
}
