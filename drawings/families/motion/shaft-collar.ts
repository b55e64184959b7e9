import { decimal, inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { turnedFace } from "../../kit/faces.ts";
import { type Oblique, bore, drum, obliqueView, pointAt, ring } from "../../kit/oblique.ts";

/** In inches. */
interface Collar {
  readonly bore: number;
  readonly outside: number;
  readonly width: number;
  readonly style: "one-piece" | "two-piece" | "set-screw";
  readonly finish: Finish;
  readonly boreText: string;
}

const angle = 0.6;

export const shaftCollar = defineDrawing({
  name: "shaft-collar",
  title: "Shaft collar",
  examples: [
    {
      label: "One-piece, black",
      attributes: {
        style: "One-Piece Clamp",
        bore: 0.75,
        outsideDiameter: 1.5,
        width: 0.5,
        material: "Black Oxide Steel",
      },
    },
    {
      label: "Two-piece, stainless",
      attributes: {
        style: "Two-Piece Clamp",
        bore: 1,
        outsideDiameter: 1.75,
        width: 0.5,
        material: "303 Stainless Steel",
      },
    },
    {
      label: "Set screw, zinc",
      attributes: { style: "Set Screw", bore: 0.5, outsideDiameter: 1, width: 0.4375, material: "Zinc Plated Steel" },
    },
    {
      label: "Aluminum, 20 mm",
      attributes: { style: "One-Piece Clamp", boreMm: 20, outsideDiameter: 1.625, width: 0.5, material: "Aluminum" },
    },
  ],
  draw: (art, item, view) => {
    const collar = collarOf(item);
    const across = collar.outside * Math.cos(angle) + collar.width * Math.sin(angle);
    const isPlain = view === "plain";
    const room = isPlain ? 500 : 330;
    const scale = Math.min(room / collar.outside, room / across);
    const left = (isPlain ? 300 - (across * scale) / 2 : 70) + (collar.outside / 2) * Math.cos(angle) * scale;
    const middle = isPlain ? 288 : 250;
    drawCollar(art, collar, scale, obliqueView([left, middle], angle));
    if (isPlain) return;
    const radius = (collar.outside / 2) * scale;
    const right = left + radius * Math.cos(angle) + collar.width * Math.sin(angle) * scale;
    const hole = (collar.bore / 2) * scale;
    art.dimension({
      from: [right, middle - radius],
      to: [right, middle + radius],
      label: `${inchFraction(collar.outside)} in`,
      offset: 60,
    });
    art.dimension({
      from: [left - hole * 0.83, middle + radius],
      to: [left + hole * 0.83, middle + radius],
      label: `${collar.boreText} bore`,
      offset: 46,
    });
    art.text([left, middle + radius + 108], `Width ${inchFraction(collar.width)} in`, { size: 22, fill: "#14365c" });
  },
});

function collarOf(item: Given): Collar {
  const style = item.text("style", "One-Piece Clamp");
  const isMetric = item.has("boreMm");
  const inches = isMetric ? item.number("boreMm", 20) / 25.4 : item.number("bore", 0.75);
  return {
    bore: inches,
    outside: item.number("outsideDiameter", inches * 2),
    width: item.number("width", 0.5),
    style: /two/i.test(style) ? "two-piece" : /set/i.test(style) ? "set-screw" : "one-piece",
    finish: finishFor(item.text("material", "Black Oxide Steel")),
    boreText: isMetric ? `${decimal(item.number("boreMm", 20))} mm` : `${inchFraction(inches)} in`,
  };
}

function finishFor(material: string): Finish {
  if (/black/i.test(material)) return finishes.black;
  if (/stainless/i.test(material)) return finishes.stainless;
  return /alum/i.test(material) ? finishes.aluminum : finishes.zinc;
}

function drawCollar(art: Art, collar: Collar, scale: number, view: Oblique): void {
  const { finish } = collar;
  const radius = (collar.outside / 2) * scale;
  const hole = (collar.bore / 2) * scale;
  const depth = collar.width * scale;
  const chamfer = radius * 0.035;
  art.shadow([view.center[0] + depth * 0.3 + 6, view.center[1] + radius + 12], radius * 0.85 + depth * 0.25, 15);
  drum(
    art,
    view,
    { radius, depth },
    { radius, depth: 0 },
    { fill: art.metal(finish), stroke: finish.outline, width: 1.6 },
  );
  ring(art, view, radius, radius - chamfer, { fill: finish.mid, stroke: finish.outline, width: 1 });
  ring(art, view, radius - chamfer, hole, { fill: turnedFace(art, finish), stroke: finish.outline, width: 1 });
  bore(art, view, hole, depth, finish);
  if (collar.style === "set-screw") drawSetScrew(art, collar, view, radius, depth);
  else {
    drawSlit(art, collar, view, { radius, hole, depth, angle: -0.5 });
    drawCapScrew(art, collar, view, radius, depth, -0.86);
    if (collar.style === "two-piece") {
      drawSlit(art, collar, view, { radius, hole, depth, angle: Math.PI - 0.5 });
      drawCapScrew(art, collar, view, radius, depth, 0.55);
    }
  }
}

/** The saw cut from the bore to the outside, and along the outside to the back. */
function drawSlit(
  art: Art,
  { finish }: Collar,
  view: Oblique,
  cut: { readonly radius: number; readonly hole: number; readonly depth: number; readonly angle: number },
): void {
  const half = 0.028;
  art.polygon(
    [
      pointAt(view, cut.hole * 0.97, cut.angle - half * 1.7),
      pointAt(view, cut.radius, cut.angle - half),
      pointAt(view, cut.radius, cut.angle + half),
      pointAt(view, cut.hole * 0.97, cut.angle + half * 1.7),
    ],
    { fill: "#0b0c0d", stroke: finish.outline, width: 1 },
  );
  if (Math.cos(cut.angle) < 0) return;
  art.polygon(
    [
      pointAt(view, cut.radius, cut.angle - half),
      pointAt(view, cut.radius, cut.angle - half, cut.depth),
      pointAt(view, cut.radius, cut.angle + half, cut.depth),
      pointAt(view, cut.radius, cut.angle + half),
    ],
    { fill: "#0b0c0d", stroke: finish.outline, width: 0.8 },
  );
}

/** A counterbore in the rim with the socket head in it. */
function drawCapScrew(art: Art, { finish }: Collar, view: Oblique, radius: number, depth: number, at: number): void {
  const place = pointAt(view, radius * 0.985, at, depth / 2);
  const size = Math.min(depth * 0.36, radius * 0.17);
  art.ellipse(place, size * 0.82, size, { fill: "#0d0e10", stroke: finish.outline, width: 1.2 });
  art.ellipse([place[0] - 1, place[1] + 1], size * 0.62, size * 0.78, {
    fill: art.ball(finishes.black),
    stroke: "#000000",
    width: 1,
  });
  art.ellipse([place[0] - 1, place[1] + 1], size * 0.26, size * 0.34, { fill: "#000000" });
}

function drawSetScrew(art: Art, { finish }: Collar, view: Oblique, radius: number, depth: number): void {
  const place = pointAt(view, radius, -0.55, depth / 2);
  const size = Math.min(depth * 0.27, radius * 0.15);
  art.ellipse(place, size * 0.8, size, { fill: art.ball(finishes.black), stroke: finish.outline, width: 1.4 });
  art.ellipse(place, size * 0.36, size * 0.46, { fill: "#000000", stroke: "#44484d", width: 0.8 });
}
