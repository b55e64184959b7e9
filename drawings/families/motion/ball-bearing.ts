import { decimal } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { turnedFace } from "../../kit/faces.ts";
import { type Oblique, bore, circlePath, drum, obliqueView, pointAt, ring } from "../../kit/oblique.ts";

/** In millimetres. */
interface Bearing {
  readonly bore: number;
  readonly outside: number;
  readonly width: number;
  readonly closure: "open" | "sealed" | "shielded";
  readonly hasSnapRing: boolean;
  readonly label: string;
}

const steel = finishes.stainless;
const cage = finishes.brass;
const rubber: Color = "#26282b";
const line = steel.outline;

export const ballBearing = defineDrawing({
  name: "ball-bearing",
  title: "Deep-groove ball bearing",
  examples: [
    {
      label: "6204-2RS",
      attributes: { designation: "6204", boreMm: 20, outsideDiameterMm: 47, widthMm: 14, closure: "Double Sealed" },
    },
    {
      label: "6308 open",
      attributes: { designation: "6308", boreMm: 40, outsideDiameterMm: 90, widthMm: 23, closure: "Open" },
    },
    {
      label: "6000-ZZ",
      attributes: { designation: "6000", boreMm: 10, outsideDiameterMm: 26, widthMm: 8, closure: "Double Shielded" },
    },
    {
      label: "6805-2RS",
      attributes: { designation: "6805", boreMm: 25, outsideDiameterMm: 37, widthMm: 7, closure: "Double Sealed" },
    },
    {
      label: "6207-ZZNR",
      attributes: {
        designation: "6207",
        boreMm: 35,
        outsideDiameterMm: 72,
        widthMm: 17,
        closure: "Double Shielded, Snap Ring",
      },
    },
  ],
  draw: (art, item, view) => {
    const bearing = bearingOf(item);
    if (view === "plain") {
      const scale = Math.min(500 / bearing.outside, 520 / (bearing.outside * 0.88 + bearing.width * 0.48));
      const left = 300 - ((bearing.outside * 0.88 + bearing.width * 0.48) * scale) / 2;
      drawBearing(art, bearing, scale, [left + (bearing.outside / 2) * 0.88 * scale, 288]);
      return;
    }
    drawWithSection(art, bearing);
  },
});

function bearingOf(item: Given): Bearing {
  const closure = item.text("closure", "Double Sealed");
  const kind = /seal/i.test(closure) ? "sealed" : /shield/i.test(closure) ? "shielded" : "open";
  const suffix = { open: "", sealed: "-2RS", shielded: "-ZZ" }[kind];
  return {
    bore: item.number("boreMm", 20),
    outside: item.number("outsideDiameterMm", 47),
    width: item.number("widthMm", 14),
    closure: kind,
    hasSnapRing: /snap/i.test(closure),
    label: `${/stainless/i.test(item.text("material", "")) ? "S" : ""}${item.text("designation", "6204")}${suffix}`,
  };
}

function drawBearing(art: Art, bearing: Bearing, scale: number, center: Point): void {
  const view = obliqueView(center);
  const [outer, inner, depth] = [(bearing.outside / 2) * scale, (bearing.bore / 2) * scale, bearing.width * scale];
  const wall = outer - inner;
  const chamfer = Math.min(outer * 0.035, wall * 0.09);
  const [raceOut, raceIn] = [outer - wall * 0.24, inner + wall * 0.24];
  art.shadow([center[0] + depth * view.lean * 0.5 + 8, center[1] + outer + 12], outer * 0.9 + depth * 0.3, 16);
  drum(
    art,
    view,
    { radius: outer, depth },
    { radius: outer, depth: 0 },
    { fill: art.metal(steel), stroke: line, width: 1.6 },
  );
  if (bearing.hasSnapRing) drawSnapRing(art, view, outer, depth);
  ring(art, view, outer, outer - chamfer, { fill: "#8f9499", stroke: line, width: 1.1 });
  ring(art, view, outer - chamfer, raceOut, { fill: turnedFace(art, steel), stroke: line, width: 0.8 });
  if (bearing.closure === "open") drawBalls(art, view, outer, inner);
  else drawClosure(art, view, bearing, raceOut, raceIn);
  ring(art, view, raceIn, inner + chamfer, { fill: turnedFace(art, steel), stroke: line, width: 0.9 });
  ring(art, view, inner + chamfer, inner, { fill: "#8f9499", stroke: line, width: 1 });
  bore(art, view, inner, depth, steel);
}

function drawSnapRing(art: Art, view: Oblique, outer: number, depth: number): void {
  const from = depth * 0.22;
  const finish = finishes.black;
  drum(
    art,
    view,
    { radius: outer * 1.045, depth: from + depth * 0.1 },
    { radius: outer * 1.045, depth: from },
    { fill: art.metal(finish), stroke: finish.outline, width: 1 },
  );
  ring(art, view, outer * 1.045, outer * 0.99, { fill: finish.mid, stroke: finish.outline, width: 0.8 }, from);
  drum(
    art,
    view,
    { radius: outer, depth: from },
    { radius: outer, depth: 0 },
    { fill: art.metal(steel), stroke: line, width: 1.1 },
  );
}

function drawBalls(art: Art, view: Oblique, outer: number, inner: number): void {
  const wall = outer - inner;
  const pitchRadius = (outer + inner) / 2;
  const ball = wall * 0.29;
  const count = Math.max(7, Math.round((2 * Math.PI * pitchRadius) / (ball * 2.75)));
  ring(art, view, outer - wall * 0.24, inner + wall * 0.24, { fill: "#2b2d30" });
  ring(art, view, pitchRadius + wall * 0.1, pitchRadius - wall * 0.1, {
    fill: art.sheen(cage),
    stroke: cage.outline,
    width: 0.8,
  });
  const shine = art.ball(finishes.chrome);
  for (let at = 0; at < count; at++) {
    const angle = 0.2 + (2 * Math.PI * at) / count;
    art.ellipse(pointAt(view, pitchRadius, angle), ball * 0.96, ball, { fill: shine, stroke: "#1d1f22", width: 0.8 });
    const rivet = pointAt(view, pitchRadius, angle + Math.PI / count);
    art.ellipse(rivet, wall * 0.035 * view.squash, wall * 0.035, {
      fill: cage.shine,
      stroke: cage.outline,
      width: 0.6,
    });
  }
}

function drawClosure(art: Art, view: Oblique, bearing: Bearing, outer: number, inner: number): void {
  const isRubber = bearing.closure === "sealed";
  const wall = outer - inner;
  const fill = isRubber
    ? art.linear(
        [
          [0, "#55585d"],
          [0.3, rubber],
          [0.7, rubber],
          [1, "#3b3e42"],
        ],
        "diagonal",
      )
    : turnedFace(art, { ...steel, shine: steel.light });
  const ridge: Color = isRubber ? "#6d7177" : "#777c82";
  ring(art, view, outer, inner, { fill, stroke: line, width: 1.1 });
  art.path(circlePath(view, outer - wall * 0.12), { fill: "none", stroke: ridge, width: 1.1 });
  art.path(circlePath(view, inner + wall * 0.16), { fill: "none", stroke: isRubber ? "#0c0d0e" : ridge, width: 1.8 });
  const middle = (outer + inner) / 2;
  art.path(circlePath(view, middle), {
    fill: "none",
    stroke: "#ffffff",
    strokeOpacity: isRubber ? 0.07 : 0.4,
    width: wall * 0.3,
  });
  const size = wall * 0.3;
  art.textOnArc(view.center, middle - size * 0.36, bearing.label, {
    size,
    spacing: size * 0.12,
    fill: isRubber ? "#c9ccd0" : "#3c4146",
    squash: view.squash,
  });
}

/** The bearing, and beside it a cut through it with the three measures that name it. */
function drawWithSection(art: Art, bearing: Bearing): void {
  const scale = Math.min(380 / bearing.outside, 120 / bearing.width);
  const outer = (bearing.outside / 2) * scale;
  const width = bearing.width * scale;
  const middle = 280;
  drawBearing(art, bearing, scale * 0.62, [30 + outer * 0.56, middle]);
  const left = 500 - width;
  drawSection(art, bearing, scale, [left, middle]);
  const half = (bearing.bore / 2) * scale;
  art.dimension({
    from: [left + width, middle - outer],
    to: [left + width, middle + outer],
    label: `${decimal(bearing.outside)} mm`,
    offset: 50,
  });
  art.dimension({
    from: [left, middle - half],
    to: [left, middle + half],
    label: `${decimal(bearing.bore)} mm`,
    offset: -30,
  });
  art.dimension({
    from: [left, middle + outer],
    to: [left + width, middle + outer],
    label: `${decimal(bearing.width)} mm`,
    offset: 46,
  });
}

function drawSection(art: Art, bearing: Bearing, scale: number, [left, middle]: Point): void {
  const [outer, inner, width] = [(bearing.outside / 2) * scale, (bearing.bore / 2) * scale, bearing.width * scale];
  const wall = outer - inner;
  const cut = art.hatch();
  art.rect(left, middle - inner, width, inner * 2, { fill: "#ffffff", stroke: line, width: 1.2 });
  for (const side of [-1, 1]) {
    const strip = (from: number, to: number) => {
      const [top, bottom] = [middle + side * from, middle + side * to].toSorted((a, b) => a - b);
      art.rect(left, top ?? 0, width, (bottom ?? 0) - (top ?? 0), { fill: cut, stroke: line, width: 1.5 }, 3);
    };
    strip(outer - wall * 0.24, outer);
    strip(inner, inner + wall * 0.24);
    art.circle([left + width / 2, middle + side * (outer + inner) * 0.5], Math.min(wall * 0.3, width * 0.42), {
      fill: art.ball(finishes.chrome),
      stroke: line,
      width: 1.4,
    });
    if (bearing.closure === "open") continue;
    const top = side < 0 ? middle - outer + wall * 0.24 : middle + inner + wall * 0.24;
    for (const x of [left + width * 0.03, left + width * 0.91]) {
      art.rect(x, top, width * 0.06, wall * 0.52, {
        fill: bearing.closure === "sealed" ? rubber : "#9aa1a8",
        stroke: line,
        width: 0.8,
      });
    }
  }
  art.line([left - 20, middle], [left + width + 20, middle], { stroke: "#5b6670", width: 1, dash: "16 4 3 4" });
}
