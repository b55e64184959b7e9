import { decimal, inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, polyline } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { turnedFace } from "../../kit/faces.ts";
import { type Oblique, bore, circlePath, drum, obliqueView, plateEdge, pointAt, ring } from "../../kit/oblique.ts";

/** In inches. */
interface Sprocket {
  readonly teeth: number;
  readonly pitch: number;
  readonly bore: number;
  readonly outside: number;
  readonly pitchDiameter: number;
  readonly hasKeyway: boolean;
  readonly finish: Finish;
  readonly hasHardTeeth: boolean;
  readonly label: string;
}

export const sprocket = defineDrawing({
  name: "sprocket",
  title: "Roller chain sprocket",
  examples: [
    {
      label: "40B20",
      attributes: {
        chainSize: "40",
        teeth: 20,
        bore: 0.75,
        pitch: 0.5,
        boreType: "Finished Bore",
        keyway: "3/16 x 3/32 in",
        material: "Steel",
      },
    },
    {
      label: "60B12 plain",
      attributes: { chainSize: "60", teeth: 12, bore: 0.75, pitch: 0.75, boreType: "Plain Bore", material: "Steel" },
    },
    {
      label: "35B45",
      attributes: {
        chainSize: "35",
        teeth: 45,
        bore: 0.625,
        pitch: 0.375,
        boreType: "Finished Bore",
        keyway: "3/16 x 3/32 in",
        material: "Steel, Hardened Teeth",
      },
    },
    {
      label: "50B17SS",
      attributes: {
        chainSize: "50",
        teeth: 17,
        bore: 0.625,
        pitch: 0.625,
        boreType: "Plain Bore",
        material: "304 Stainless Steel",
      },
    },
  ],
  draw: (art, item, view) => {
    const part = sprocketOf(item);
    if (view === "plain") {
      drawSprocket(art, part, [280, 296], 250);
      return;
    }
    const radius = 172;
    drawSprocket(art, part, [236, 270], radius);
    const scale = (radius * 2) / part.outside;
    const pitchRadius = (part.pitchDiameter / 2) * scale;
    const boreRadius = (part.bore / 2) * scale;
    art.dimension({
      from: [420, 270 - radius],
      to: [420, 270 + radius],
      label: `${decimal(part.outside)} in OD`,
      offset: 100,
    });
    art.dimension({
      from: [420, 270 - pitchRadius],
      to: [420, 270 + pitchRadius],
      label: `${decimal(part.pitchDiameter)} in PD`,
      offset: 50,
    });
    art.dimension({
      from: [236 - boreRadius, 270 + radius],
      to: [236 + boreRadius, 270 + radius],
      label: `${inchFraction(part.bore)} in bore`,
      offset: 40,
    });
  },
});

function sprocketOf(item: Given): Sprocket {
  const teeth = Math.max(8, item.number("teeth", 20));
  const pitch = item.number("pitch", 0.5);
  const material = item.text("material", "Steel");
  const outside = item.number("outsideDiameter", pitch * (0.6 + 1 / Math.tan(Math.PI / teeth)));
  return {
    teeth,
    pitch,
    bore: item.number("bore", 0.75),
    outside: Math.round(outside * 1_000) / 1_000,
    pitchDiameter: Math.round((pitch / Math.sin(Math.PI / teeth)) * 1_000) / 1_000,
    hasKeyway: item.has("keyway"),
    finish: /stainless/i.test(material) ? finishes.chrome : finishes.steel,
    hasHardTeeth: /hard/i.test(material),
    label: `${item.text("chainSize", "40")}B${teeth}`,
  };
}

type ToothPoint = readonly [share: number, height: number];

/** One tooth from seat to seat: how far round, and how high. */
const fineTooth: readonly ToothPoint[] = [
  [0, 0],
  [0.13, 0.05],
  [0.23, 0.22],
  [0.31, 0.52],
  [0.39, 0.86],
  [0.44, 1],
  [0.56, 1],
  [0.61, 0.86],
  [0.69, 0.52],
  [0.77, 0.22],
  [0.87, 0.05],
];
const coarseTooth: readonly ToothPoint[] = [
  [0, 0.02],
  [0.22, 0.22],
  [0.44, 1],
  [0.56, 1],
  [0.78, 0.22],
];

/** The edge of the plate in polar form: round seats for the rollers between teeth with slanted flanks. */
function toothOutline({ teeth, pitch, outside }: Sprocket, scale: number): readonly (readonly [number, number])[] {
  const outer = (outside / 2) * scale;
  const root = outer - pitch * scale * 0.62;
  const step = (2 * Math.PI) / teeth;
  const shares = teeth > 36 ? coarseTooth : fineTooth;
  return Array.from({ length: teeth }, (_, tooth) =>
    shares.map(([share, height]) => [root + (outer - root) * height, -Math.PI / 2 + (tooth + share) * step] as const),
  ).flat();
}

function drawSprocket(art: Art, part: Sprocket, center: Point, radius: number): void {
  const scale = (radius * 2) / part.outside;
  const view = obliqueView(center, 0.52);
  const thickness = Math.max(14, part.pitch * scale * 0.42);
  const { finish } = part;
  const outline = toothOutline(part, scale);
  art.shadow([center[0] + 20, center[1] + radius + 8], radius * 0.85, 14);
  plateEdge(art, view, outline, thickness, finish);
  const front = `${polyline(outline.map(([distance, angle]) => pointAt(view, distance, angle)))}Z`;
  const body = (part.outside / 2 - part.pitch * 0.75) * scale;
  const teethFill = part.hasHardTeeth
    ? art.linear(
        [
          [0, "#8b86a0"],
          [0.5, "#5d6a86"],
          [1, "#3d4253"],
        ],
        "diagonal",
      )
    : turnedFace(art, finish);
  art.path(front, { fill: teethFill, stroke: finish.outline, width: 1.5 });
  art.path(circlePath(view, body), {
    fill: turnedFace(art, finish),
    stroke: finish.outline,
    strokeOpacity: 0.5,
    width: 1,
  });
  drawHub(art, part, view, { scale, body, thickness });
}

/** The hub stands out towards the viewer: its far end is on the plate. */
function drawHub(
  art: Art,
  part: Sprocket,
  view: Oblique,
  { scale, body, thickness }: { readonly scale: number; readonly body: number; readonly thickness: number },
): void {
  const { finish } = part;
  const hole = Math.min((part.bore / 2) * scale, body * 0.62);
  const hub = Math.min(body * 0.86, Math.max(hole * 1.62, body * 0.4));
  const height = Math.min(hub * 0.7, 70);
  const front: Oblique = { ...view, center: [view.center[0] - height * view.lean, view.center[1]] };
  if (body > hub * 1.9)
    art.path(circlePath(view, (body + hub) / 2), {
      fill: "none",
      stroke: finish.outline,
      strokeOpacity: 0.25,
      width: 2,
    });
  art.ellipse([view.center[0] + 6, view.center[1] + 8], hub * view.squash * 1.06, hub * 1.05, {
    fill: "#000000",
    fillOpacity: 0.22,
  });
  drum(
    art,
    front,
    { radius: hub, depth: height },
    { radius: hub, depth: 0 },
    { fill: art.metal(finish), stroke: finish.outline, width: 1.5 },
  );
  ring(art, front, hub, hole, { fill: turnedFace(art, finish), stroke: finish.outline, width: 1.4 });
  bore(art, front, hole, height + thickness, finish);
  if (part.hasKeyway) drawKeyway(art, front, hole, finish);
  const screw = pointAt(front, hub, -0.28, height * 0.45);
  if (part.hasKeyway) {
    art.ellipse(screw, hub * 0.05, hub * 0.1, { fill: "#15181b", stroke: finish.outline, width: 0.8 });
  }
  const size = Math.min((body - hub) * 0.5, 30);
  if (size > 9)
    art.textOnArc(view.center, (body + hub) / 2 - size * 0.36, part.label, {
      size,
      fill: finish.outline,
      spacing: size * 0.12,
      squash: view.squash,
    });
}

function drawKeyway(art: Art, view: Oblique, hole: number, finish: Finish): void {
  const half = hole * 0.22;
  const [x, y] = view.center;
  const top = y - hole * 1.2;
  art.path(`M${x - half * view.squash} ${y - hole * 0.92}V${top}H${x + half * view.squash}V${y - hole * 0.92}Z`, {
    fill: art.linear([
      [0, finish.outline],
      [1, finish.mid],
    ]),
    stroke: finish.outline,
    width: 1.2,
  });
}
