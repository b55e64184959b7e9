import { decimal, inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, polyline } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, colorOf, finishes, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { turnedFace } from "../../kit/faces.ts";
import { type Oblique, bore, drum, obliqueView, plateEdge, pointAt, ring } from "../../kit/oblique.ts";

type Polar = readonly [radius: number, angle: number];

const legs = 6;

export const jawCoupling = defineDrawing({
  name: "jaw-coupling",
  title: "Jaw coupling",
  examples: [
    {
      label: "L095 hub",
      attributes: { component: "Hub", size: "L095", bore: 0.875, outsideDiameter: 2.11, material: "Sintered Iron" },
    },
    {
      label: "Nitrile spider",
      attributes: {
        component: "Spider",
        size: "L095",
        outsideDiameter: 2.11,
        material: "Nitrile Rubber",
        color: "Black",
      },
    },
    {
      label: "Urethane spider",
      attributes: { component: "Spider", size: "L110", outsideDiameter: 3.32, material: "Urethane", color: "Blue" },
    },
    {
      label: "Aluminum hub",
      attributes: { component: "Hub", size: "L070", boreMm: 14, outsideDiameter: 1.36, material: "Aluminum" },
    },
    {
      label: "Bronze spider",
      attributes: { component: "Spider", size: "L100", outsideDiameter: 2.54, material: "Bronze", color: "Bronze" },
    },
  ],
  draw: (art, item, view) => {
    const isPlain = view === "plain";
    const radius = isPlain ? 232 : 165;
    const center: Point = isPlain ? [278, 296] : [240, 250];
    if (item.text("component", "Hub") === "Spider") drawSpider(art, item, center, radius);
    else drawHub(art, item, center, radius);
    if (!isPlain) drawMeasures(art, item, center, radius);
  },
});

function boreInches(item: Given): number {
  return item.has("boreMm") ? item.number("boreMm", 20) / 25.4 : item.number("bore", 0.75);
}

function hubFinish(material: string): Finish {
  if (/alum/i.test(material)) return finishes.aluminum;
  return /stainless/i.test(material) ? finishes.chrome : finishes["cast-iron"];
}

function drawHub(art: Art, item: Given, center: Point, radius: number): void {
  const finish = hubFinish(item.text("material", "Sintered Iron"));
  const view = obliqueView(center, 0.6);
  const depth = radius * 0.62;
  const jaw = radius * 0.42;
  const hole = Math.min(0.55, boreInches(item) / item.number("outsideDiameter", 2.11)) * radius;
  const boss = Math.max(hole * 1.35, radius * 0.5);
  art.shadow([center[0] + depth * 0.3, center[1] + radius + 12], radius * 0.95, 15);
  drum(
    art,
    view,
    { radius: radius * 0.8, depth: depth + radius * 0.42 },
    { radius: radius * 0.8, depth },
    { fill: art.metal(finish), stroke: finish.outline, width: 1.5 },
  );
  drum(
    art,
    view,
    { radius, depth },
    { radius, depth: 0 },
    { fill: art.metal(finish), stroke: finish.outline, width: 1.6 },
  );
  ring(art, view, radius, hole, { fill: turnedFace(art, finish), stroke: finish.outline, width: 1.4 });
  art.path(`${polyline(circlePoints(view, boss))}Z`, {
    fill: "none",
    stroke: finish.outline,
    strokeOpacity: 0.35,
    width: 2,
  });
  bore(art, view, hole, depth * 1.7, finish);
  drawKeyway(art, view, hole, finish);
  drawJaws(art, view, { finish, radius, boss, jaw });
  const screw = pointAt(view, radius, 0.35, depth * 0.55);
  art.ellipse(screw, radius * 0.05, radius * 0.085, { fill: "#0c0d0e", stroke: finish.outline, width: 1 });
}

function circlePoints(view: Oblique, radius: number): readonly Point[] {
  return Array.from({ length: 48 }, (_, at) => pointAt(view, radius, (at * Math.PI) / 24));
}

function drawKeyway(art: Art, view: Oblique, hole: number, finish: Finish): void {
  const half = hole * 0.2 * view.squash;
  const [x, y] = view.center;
  art.path(`M${x - half} ${y - hole * 0.94}V${y - hole * 1.2}H${x + half}V${y - hole * 0.94}Z`, {
    fill: "#101214",
    stroke: finish.outline,
    width: 1,
  });
}

/** Three wedges that stand out towards the viewer, the hindmost first. */
function drawJaws(
  art: Art,
  view: Oblique,
  {
    finish,
    radius,
    boss,
    jaw,
  }: { readonly finish: Finish; readonly radius: number; readonly boss: number; readonly jaw: number },
): void {
  const front: Oblique = { ...view, center: [view.center[0] - jaw * view.lean, view.center[1]] };
  for (const middle of [-Math.PI / 6, Math.PI / 2, (-5 * Math.PI) / 6]) {
    const outline = wedge(radius, boss, middle, 0.44);
    art.path(`${polyline(outline.map(([distance, angle]) => pointAt(view, distance, angle)))}Z`, {
      fill: "#000000",
      fillOpacity: 0.25,
    });
    plateEdge(art, front, outline, jaw, finish);
    art.path(`${polyline(outline.map(([distance, angle]) => pointAt(front, distance, angle)))}Z`, {
      fill: turnedFace(art, { ...finish, mid: finish.light }),
      stroke: finish.outline,
      width: 1.5,
    });
  }
}

function wedge(outer: number, inner: number, middle: number, half: number): readonly Polar[] {
  const steps = [-1, -0.6, -0.2, 0.2, 0.6, 1];
  return [
    ...steps.map((step): Polar => [outer, middle + step * half]),
    ...steps.toReversed().map((step): Polar => [inner, middle + step * half * 0.8]),
  ];
}

function spiderFinish(item: Given): Finish {
  if (/bronze/i.test(item.text("material", ""))) return finishes.bronze;
  const color = item.text("color", "Black");
  return paint(/white/i.test(color) ? "#e6e4dc" : colorOf(color, "#232528"));
}

/** A star with six round legs and a hole. */
function drawSpider(art: Art, item: Given, center: Point, radius: number): void {
  const finish = spiderFinish(item);
  const view = obliqueView(center, 0.45);
  const outline = spiderOutline(radius);
  const depth = radius * 0.36;
  art.shadow([center[0] + depth * 0.3, center[1] + radius + 12], radius * 0.85, 14);
  plateEdge(art, view, outline, depth, finish);
  art.path(`${polyline(outline.map(([distance, angle]) => pointAt(view, distance, angle)))}Z`, {
    fill: art.linear(
      [
        [0, finish.light],
        [0.45, finish.mid],
        [1, finish.dark],
      ],
      "diagonal",
    ),
    stroke: finish.outline,
    width: 1.8,
  });
  for (let leg = 0; leg < legs; leg++) {
    const angle = -Math.PI / 2 + (leg * Math.PI) / 3;
    art.line(pointAt(view, radius * 0.55, angle - 0.09), pointAt(view, radius * 0.9, angle - 0.06), {
      stroke: finish.shine,
      strokeOpacity: 0.5,
      width: 5,
      cap: "round",
    });
  }
  bore(art, view, radius * 0.27, depth, finish);
  art.textOnArc(center, radius * 0.37, item.text("size", "L095"), {
    size: radius * 0.13,
    fill: finish.shine,
    spacing: 2,
    squash: view.squash,
  });
}

function spiderOutline(radius: number): readonly Polar[] {
  const shape: readonly Polar[] = [
    [0.52, -0.5],
    [0.56, -0.36],
    [0.66, -0.28],
    [0.86, -0.235],
    [0.95, -0.18],
    [0.995, -0.09],
    [1, 0],
    [0.995, 0.09],
    [0.95, 0.18],
    [0.86, 0.235],
    [0.66, 0.28],
    [0.56, 0.36],
  ];
  return Array.from({ length: legs }, (_, leg) =>
    shape.map(([share, angle]): Polar => [share * radius, -Math.PI / 2 + (leg * Math.PI) / 3 + angle]),
  ).flat();
}

function drawMeasures(art: Art, item: Given, [x, y]: Point, radius: number): void {
  const ink = "#14365c";
  art.dimension({
    from: [x + radius + 60, y - radius],
    to: [x + radius + 60, y + radius],
    label: `${decimal(item.number("outsideDiameter", 2.11))} in`,
    offset: 50,
  });
  const torque = item.has("torque") ? `   ${decimal(item.number("torque", 194))} in-lb` : "";
  art.text([300, 500], `Size ${item.text("size", "L095")}${torque}`, { size: 30, face: "heavy", fill: ink });
  if (item.text("component", "Hub") === "Spider") return;
  const bored = item.has("boreMm")
    ? `${decimal(item.number("boreMm", 20))} mm`
    : `${inchFraction(item.number("bore", 0.75))} in`;
  art.text([300, 540], `Bore ${bored}`, { size: 24, fill: ink });
}
