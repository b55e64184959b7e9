import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, type Finish, finishes, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { bore, circlePath, drum, type Oblique, obliqueView, pointAt, ring } from "../../kit/oblique.ts";
import { drawPipe } from "../../kit/pipe.ts";
import { inset } from "./inset.ts";

const radius = 232;
const center: Point = [248, 296];

export const migWire = defineDrawing({
  name: "mig-wire",
  title: "Spool of welding wire",
  examples: [
    {
      label: "ER70S-6, 11 lb",
      attributes: {
        brand: "Arcmere",
        awsClass: "ER70S-6",
        diameter: 0.035,
        spoolWeight: 11,
        spoolDiameter: 8,
        color: "Copper",
      },
    },
    {
      label: "ER4043, 1 lb",
      attributes: {
        brand: "Fluxley",
        awsClass: "ER4043",
        diameter: 0.03,
        spoolWeight: 1,
        spoolDiameter: 4,
        color: "Bright",
      },
    },
    {
      label: "E71T-11, 10 lb",
      attributes: {
        brand: "Emberline",
        awsClass: "E71T-11",
        diameter: 0.045,
        spoolWeight: 10,
        spoolDiameter: 8,
        color: "Gray",
      },
    },
    {
      label: "ER308L, 33 lb",
      attributes: {
        brand: "Halcomb",
        awsClass: "ER308L",
        diameter: 0.045,
        spoolWeight: 33,
        spoolDiameter: 12,
        color: "Silver",
      },
    },
  ],
  draw: (art, item, view) => {
    const place = inset(art, view, () => drawSpool(art, item), { scale: 0.78, move: [62, 6] });
    if (view === "plain") return;
    art.dimension({
      from: place([center[0], center[1] - radius]),
      to: place([center[0], center[1] + radius]),
      label: `${item.text("spoolDiameter", "8")} in`,
      offset: -196,
    });
    art.text([300, 536], `Wire ${figure(item)} in, ${item.text("spoolWeight", "11")} lb`, {
      size: 24,
      fill: "#14365c",
    });
    art.text([300, 570], item.text("awsClass", "ER70S-6"), { size: 24, fill: "#14365c", face: "heavy" });
  },
});

function wireOf(color: string): Finish {
  if (/copper/i.test(color)) return finishes.copper;
  if (/bright/i.test(color)) return finishes.aluminum;
  return /gray/i.test(color) ? finishes.steel : finishes.stainless;
}

function figure(item: Given): string {
  return item.number("diameter", 0.035).toFixed(3).replace(/^0/, "");
}

function drawSpool(art: Art, item: Given): void {
  const spool = item.number("spoolDiameter", 8);
  const plastic = paint(spool > 10 ? "#2c6e49" : spool > 6 ? "#2b2e32" : "#3b434b");
  const wire = wireOf(item.text("color", "Copper"));
  const depth = spool > 10 ? 290 : spool > 6 ? 250 : 300;
  const view = obliqueView(center, 0.48);
  const flange = 20;
  art.shadow([center[0] + depth * 0.24, center[1] + radius + 14], radius + depth * 0.16, 20);
  drawFlange(art, view, plastic, depth - flange, flange);
  drum(
    art,
    view,
    { radius: radius * 0.86, depth: depth - flange },
    { radius: radius * 0.86, depth: flange },
    { fill: art.metal(wire), stroke: wire.outline, width: 1.6 },
  );
  drawWinds(art, view, wire, [flange, depth - flange], item.number("diameter", 0.035));
  drawLoose(art, view, wire, depth);
  drawFlange(art, view, plastic, 0, flange);
  drawFace(art, view, plastic, item);
}

function drawFlange(art: Art, view: Oblique, plastic: Finish, from: number, thick: number): void {
  drum(
    art,
    view,
    { radius, depth: from + thick },
    { radius, depth: from },
    { fill: art.metal(plastic), stroke: plastic.outline, width: 1.8 },
  );
  art.path(circlePath(view, radius, from), { fill: art.sheen(plastic), stroke: plastic.outline, width: 1.8 });
}

/** Turns of wire side by side; thick wire shows fewer. */
function drawWinds(
  art: Art,
  view: Oblique,
  wire: Finish,
  [from, to]: readonly [number, number],
  diameter: number,
): void {
  const turns = Math.round(Math.max(13, Math.min(30, 0.9 / diameter)));
  const [rx, ry] = [radius * 0.86 * view.squash, radius * 0.86];
  for (let turn = 1; turn < turns; turn++) {
    const x = view.center[0] + (from + ((to - from) * turn) / turns) * view.lean;
    art.path(`M${x} ${view.center[1] - ry}A${rx} ${ry} 0 0 1 ${x} ${view.center[1] + ry}`, {
      fill: "none",
      stroke: wire.outline,
      strokeOpacity: 0.55,
      width: 1.5,
    });
    art.path(`M${x + 1.8} ${view.center[1] - ry}A${rx} ${ry} 0 0 1 ${x + 1.8} ${view.center[1] + ry}`, {
      fill: "none",
      stroke: wire.shine,
      strokeOpacity: 0.4,
      width: 1.1,
    });
  }
}

/** The end of the wire springs off the spool. */
function drawLoose(art: Art, view: Oblique, wire: Finish, depth: number): void {
  const [x, y] = pointAt(view, radius * 0.86, -Math.PI / 2, depth * 0.6);
  drawPipe(art, `M${x} ${y}C${x + 110} ${y + 6} ${x + 150} ${y + 70} ${x + 196} ${y + 40}`, 5, wire, {
    outlineWidth: 1,
  });
}

function drawFace(art: Art, view: Oblique, plastic: Finish, item: Given): void {
  ring(art, view, radius * 0.95, radius * 0.9, { fill: plastic.light, fillOpacity: 0.4 });
  ring(art, view, radius * 0.84, radius * 0.4, { fill: "#f7f8f8", stroke: plastic.outline, width: 1.6 });
  ring(art, view, radius * 0.84, radius * 0.67, { fill: "#e04e1b" });
  const white: Color = "#ffffff";
  const ink = { face: "heavy", squash: view.squash } as const;
  art.textOnArc(view.center, radius * 0.705, item.text("brand", "").toUpperCase(), {
    ...ink,
    size: radius * 0.115,
    fill: white,
    spacing: 2,
  });
  art.textOnArc(view.center, radius * 0.5, item.text("awsClass", "ER70S-6"), {
    ...ink,
    size: radius * 0.145,
    fill: "#15181b",
    spacing: 1,
  });
  const [x, y] = view.center;
  art.text([x, y + radius * 0.6], `${figure(item)} in`, { size: radius * 0.12, face: "heavy", fill: "#15181b" });
  art.text([x, y + radius * 0.75], `${item.text("spoolWeight", "11")} LB`, {
    size: radius * 0.09,
    face: "heavy",
    fill: white,
  });
  for (const angle of [0, Math.PI]) {
    const [holeX, holeY] = pointAt(view, radius * 0.53, angle);
    art.ellipse([holeX, holeY], radius * 0.07 * view.squash, radius * 0.07, { fill: plastic.outline });
  }
  ring(art, view, radius * 0.36, radius * 0.22, { fill: art.sheen(plastic), stroke: plastic.outline, width: 1.6 });
  bore(art, view, radius * 0.22, radius * 0.5, plastic);
}
