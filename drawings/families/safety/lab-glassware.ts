import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";
import { turnedPath } from "../../kit/turned.ts";
import { type Shape, radiusAt, shapeOf } from "./lab-glassware-shapes.ts";

interface Glass {
  readonly kind: string;
  readonly capacity: number;
  readonly tint: Color;
  readonly isAmber: boolean;
  readonly grade: string;
  readonly tolerance: number;
}

export const labGlassware = defineDrawing({
  name: "lab-glassware",
  title: "Laboratory glassware",
  examples: [
    {
      label: "Beaker, 250 mL",
      attributes: {
        productType: "Beaker",
        capacity: 250,
        grade: "General Purpose",
        tolerance: 12.5,
        diameterMm: 70,
        heightMm: 95,
        color: "Clear",
      },
    },
    {
      label: "Graduated cylinder, 100 mL",
      attributes: {
        productType: "Graduated Cylinder",
        capacity: 100,
        grade: "Class A",
        tolerance: 0.5,
        diameterMm: 30,
        heightMm: 260,
        color: "Clear",
      },
    },
    {
      label: "Erlenmeyer flask, 500 mL",
      attributes: {
        productType: "Erlenmeyer Flask",
        capacity: 500,
        grade: "General Purpose",
        tolerance: 25,
        diameterMm: 105,
        heightMm: 180,
        color: "Clear",
      },
    },
    {
      label: "Volumetric flask, 250 mL",
      attributes: {
        productType: "Volumetric Flask",
        capacity: 250,
        grade: "Class A",
        tolerance: 0.12,
        diameterMm: 80,
        heightMm: 220,
        color: "Clear",
      },
    },
    {
      label: "Volumetric flask, amber",
      attributes: {
        productType: "Volumetric Flask",
        capacity: 1000,
        grade: "Class A",
        tolerance: 0.3,
        diameterMm: 125,
        heightMm: 300,
        color: "Amber",
      },
    },
  ],
  draw: (art, item, view) => {
    const glass = glassOf(item);
    const isPlain = view === "plain";
    const shape = shapeOf(glass.kind, item.number("heightMm", 95) / item.number("diameterMm", 70));
    art.group(isPlain ? {} : { move: [72, 20], scale: 0.82 }, () => {
      art.shadow([304, 566], 60 + (shape.profile.at(-1)?.[0] ?? 100), 14);
      drawGlass(art, glass, shape);
    });
    if (!isPlain) drawMeasures(art, shape, item);
  },
});

function glassOf(item: Given): Glass {
  const isAmber = item.text("color", "Clear") === "Amber";
  return {
    kind: item.text("productType", "Beaker"),
    capacity: item.number("capacity", 250),
    tint: isAmber ? "#c46f14" : "#bcd4e2",
    isAmber,
    grade: item.text("grade", "General Purpose"),
    tolerance: item.number("tolerance", 5),
  };
}

function drawGlass(art: Art, glass: Glass, shape: Shape): void {
  const path = turnedPath(300, shape.profile, { bottom: 10 });
  art.path(path, { fill: wall(art, glass), stroke: tone(glass.tint, -0.55), width: 2.6 });
  art.group({ clip: art.clip(path) }, () => drawLiquid(art, glass, shape));
  art.path(path, { fill: gleam(art), stroke: tone(glass.tint, -0.55), width: 2.6 });
  drawLip(art, glass, shape);
  if (glass.kind === "Volumetric Flask") drawNeck(art, glass, shape);
  else drawScale(art, glass, shape);
  drawMark(art, glass, shape);
}

function drawLiquid(art: Art, { isAmber }: Glass, { surface, profile }: Shape): void {
  const radius = radiusAt(profile, surface);
  const liquid: Color = isAmber ? "#9c4f08" : "#3f9bd8";
  art.rect(60, surface, 480, 330, {
    fill: art.linear(
      [
        [0, tone(liquid, -0.1), 0.62],
        [0.3, tone(liquid, 0.55), 0.5],
        [0.6, liquid, 0.5],
        [1, tone(liquid, -0.35), 0.7],
      ],
      "across",
    ),
  });
  art.ellipse([300, surface], radius, Math.max(5, radius * 0.1), {
    fill: tone(liquid, 0.45),
    fillOpacity: 0.75,
    stroke: tone(liquid, -0.3),
    strokeOpacity: 0.6,
    width: 1.6,
  });
}

function drawLip(art: Art, { tint, kind }: Glass, { profile, lip }: Shape): void {
  const radius = profile[0]?.[0] ?? 60;
  if (kind === "Volumetric Flask") {
    art.path("M268 96L276 40H324L332 96Z", {
      fill: art.linear(
        [
          [0, "#24508c"],
          [0.3, "#7fb0ea"],
          [0.6, "#2a63b0"],
          [1, "#17355f"],
        ],
        "across",
      ),
      stroke: "#10233d",
      width: 2,
    });
    art.rect(258, 30, 84, 20, { fill: "#2a63b0", stroke: "#10233d", width: 2 }, 6);
    return;
  }
  art.ellipse([300, lip], radius, Math.max(7, radius * 0.12), {
    fill: "#eef5f9",
    fillOpacity: 0.6,
    stroke: tone(tint, -0.5),
    width: 3,
  });
  if (kind === "Erlenmeyer Flask") return;
  art.path(
    `M${300 - radius} ${lip}L${300 - radius - 22} ${lip - 8}Q${300 - radius - 4} ${lip + 10} ${300 - radius + 12} ${lip + 22}`,
    { fill: "#eef5f9", stroke: tone(tint, -0.5), width: 2.6 },
  );
}

function drawNeck(art: Art, glass: Glass, { surface }: Shape): void {
  art.ellipse([300, surface], 29, 6, { fill: "none", stroke: glass.isAmber ? "#ffffff" : "#16324f", width: 3 });
}

function drawScale(art: Art, glass: Glass, shape: Shape): void {
  const ink: Color = glass.isAmber ? "#ffffff" : "#16324f";
  const step = (shape.scaleFrom - shape.scaleTo) / shape.marks;
  const isFine = shape.marks > 12;
  const every = isFine ? 5 : shape.marks > 5 ? 2 : 1;
  for (let mark = 0; mark <= shape.marks; mark++) {
    const y = shape.scaleFrom - step * mark;
    const radius = radiusAt(shape.profile, y);
    const isLong = mark % every === 0;
    const start = 300 - radius * (isFine ? 0.86 : 0.1);
    const reach = Math.min(100, radius * (isFine ? 0.6 : 0.5));
    art.line([start, y], [start + reach * (isLong ? 1 : 0.6), y], { stroke: ink, width: isLong ? 3 : 2 });
    if (!isLong || mark === 0) continue;
    const value = String(Math.round((glass.capacity * mark * 100) / shape.marks) / 100);
    const size = sizeToFit(value, radius * (isFine ? 0.95 : 0.36), isFine ? 21 : 23);
    art.text([start + reach + 8, y + size * 0.36], value, { size, fill: ink, anchor: "start" });
  }
}

function drawMark(art: Art, glass: Glass, shape: Shape): void {
  const ink: Color = glass.isAmber ? "#ffffff" : "#16324f";
  if (glass.kind === "Graduated Cylinder") return;
  const y = glass.kind === "Beaker" ? 150 : 446;
  const x = glass.kind === "Volumetric Flask" ? 300 : 300 - radiusAt(shape.profile, y) * 0.46;
  art.text([x, y], `${glass.capacity} mL`, { size: 30, face: "heavy", fill: ink, opacity: 0.9 });
  const detail = glass.kind === "Volumetric Flask" ? `${glass.grade}  ±${glass.tolerance}` : "APPROX. ±5%";
  art.text([x, y + 28], detail, { size: 17, fill: ink, opacity: 0.85 });
}

function wall(art: Art, { tint, isAmber }: Glass) {
  const depth = isAmber ? 0.82 : 0.5;
  return art.linear(
    [
      [0, tone(tint, -0.25), depth + 0.1],
      [0.12, tone(tint, 0.4), depth * 0.7],
      [0.5, tone(tint, 0.75), depth * (isAmber ? 0.9 : 0.5)],
      [0.88, tone(tint, 0.3), depth * 0.7],
      [1, tone(tint, -0.35), depth + 0.1],
    ],
    "across",
  );
}

function gleam(art: Art) {
  return art.linear(
    [
      [0, "#ffffff", 0],
      [0.1, "#ffffff", 0.1],
      [0.16, "#ffffff", 0.85],
      [0.24, "#ffffff", 0.2],
      [0.3, "#ffffff", 0],
      [0.9, "#ffffff", 0],
      [0.94, "#ffffff", 0.45],
      [1, "#ffffff", 0],
    ],
    "across",
  );
}

function drawMeasures(art: Art, shape: Shape, item: Given): void {
  const widest = Math.max(...shape.profile.map(([radius]) => radius));
  const at = (x: number, y: number) => [72 + x * 0.82, 20 + y * 0.82] as const;
  const top = shape.lip === 96 ? 30 : shape.lip - 6;
  art.dimension({
    from: at(300 - widest, top),
    to: at(300 - widest, 562),
    label: `${item.text("heightMm", "95")} mm`,
    offset: -38,
  });
  art.dimension({
    from: at(300 - widest, 566),
    to: at(300 + widest, 566),
    label: `${item.text("diameterMm", "70")} mm`,
    offset: 44,
  });
}
