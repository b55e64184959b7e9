import { inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, ellipsePath } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { turnedFace } from "../../kit/faces.ts";
import { round } from "../../kit/round.ts";
import { sizeToFit } from "../../kit/text.ts";

const steel = finishes.chrome;
const middle: Point = [300, 300];

export const sawBlade = defineDrawing({
  name: "saw-blade",
  title: "Circular saw blade",
  examples: [
    {
      label: "7-1/4 in, 24 teeth, framing",
      attributes: {
        diameter: 7.25,
        teeth: 24,
        arbor: 0.625,
        application: "Framing",
        toothMaterial: "Carbide",
        brand: "Sundrel",
      },
    },
    {
      label: "10 in, 60 teeth, finish",
      attributes: {
        diameter: 10,
        teeth: 60,
        arbor: 0.625,
        application: "Finish",
        toothMaterial: "Carbide",
        brand: "Hallowick",
      },
    },
    {
      label: "14 in, 72 teeth, steel",
      attributes: { diameter: 14, teeth: 72, arbor: 1, application: "Steel", toothMaterial: "Cermet", brand: "Karvok" },
    },
    {
      label: "12 in, 96 teeth, aluminum",
      attributes: {
        diameter: 12,
        teeth: 96,
        arbor: 1,
        application: "Aluminum",
        toothMaterial: "Carbide",
        brand: "Torvek",
      },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") {
      art.shadow([306, 574], 190, 11);
      drawBlade(art, item);
      return;
    }
    art.group({ move: [84, 96], scale: 0.72 }, () => drawBlade(art, item));
    const radius = 262 * 0.72;
    art.dimension({
      from: [300 - radius, 312],
      to: [300 + radius, 312],
      label: `${inchFraction(item.number("diameter", 7.25))} in`,
      offset: -radius - 40,
    });
    const bore = boreOf(item) * 0.72;
    art.dimension({
      from: [300 - bore, 312],
      to: [300 + bore, 312],
      label: `${inchFraction(item.number("arbor", 0.625))} in arbor`,
      offset: radius + 46,
    });
  },
});

function boreOf(item: Given): number {
  return Math.max(15, (item.number("arbor", 0.625) / item.number("diameter", 7.25)) * 262);
}

const coats: Readonly<Record<string, Color>> = {
  Steel: "#1d3f73",
  Stainless: "#2e2a52",
  Aluminum: "#0f6b6b",
  "Nail-Cutting": "#b3121d",
  "Plywood & Melamine": "#2d6a2f",
};

function drawBlade(art: Art, item: Given): void {
  const teeth = item.number("teeth", 24);
  const outer = 262;
  const bore = boreOf(item);
  const body = `${toothPath(teeth, outer)}${ellipsePath(middle, bore, bore)}`;
  art.path(body, { fill: turnedFace(art, steel), stroke: steel.outline, width: 1.6, evenOdd: true });
  for (const [share, opacity] of [
    [0.86, 0.25],
    [0.72, 0.18],
    [0.5, 0.18],
    [0.34, 0.3],
  ] as const) {
    art.circle(middle, outer * share, { fill: "none", stroke: steel.dark, strokeOpacity: opacity, width: 1.2 });
  }
  drawTips(art, teeth, outer, item.text("toothMaterial", "Carbide") === "Cermet");
  drawSlots(art, outer);
  drawLabel(art, item, outer);
  art.circle(middle, outer * 0.17, { fill: "none", stroke: steel.outline, strokeOpacity: 0.4, width: 1.4 });
}

/** Teeth lean forward; behind each is a gullet, deep when they are few. */
function toothPath(teeth: number, outer: number): string {
  const gullet = Math.min(34, 620 / teeth + 4);
  const at = (angle: number, radius: number) =>
    `${round(middle[0] + radius * Math.cos(angle))} ${round(middle[1] + radius * Math.sin(angle))}`;
  const step = (2 * Math.PI) / teeth;
  const parts = Array.from({ length: teeth }, (_, tooth) => {
    const angle = tooth * step;
    return (
      `${tooth === 0 ? "M" : "L"}${at(angle, outer)}L${at(angle + step * 0.06, outer - gullet * 0.8)}` +
      `Q${at(angle + step * 0.14, outer - gullet * 1.2)} ${at(angle + step * 0.36, outer - gullet * 0.9)}` +
      `Q${at(angle + step * 0.62, outer - gullet * 0.34)} ${at(angle + step * 0.8, outer - gullet * 0.22)}`
    );
  });
  return `${parts.join("")}Z`;
}

function drawTips(art: Art, teeth: number, outer: number, isCermet: boolean): void {
  const step = (2 * Math.PI) / teeth;
  const tall = Math.min(22, 250 / teeth + 7);
  const wide = Math.min(9, 90 / teeth + 3.4);
  const at = (angle: number, radius: number): Point => [
    middle[0] + radius * Math.cos(angle),
    middle[1] + radius * Math.sin(angle),
  ];
  const path = Array.from({ length: teeth }, (_, tooth) => {
    const angle = tooth * step;
    const points = [
      at(angle, outer + 2),
      at(angle + step * 0.05, outer - tall),
      at(angle - wide / outer, outer - tall),
      at(angle - wide / outer, outer - 1),
    ];
    return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
  }).join("");
  art.path(path, { fill: isCermet ? "#c9a544" : "#6c737b", stroke: "#1c2024", width: 0.9 });
}

/** Cuts that let the rim grow when it is hot, each ending in a hole. */
function drawSlots(art: Art, outer: number): void {
  for (let slot = 0; slot < 5; slot++) {
    art.group({ move: middle, rotate: slot * 72 + 20 }, () => {
      art.path(`M${outer * 0.9} 0C${outer * 0.82} 6 ${outer * 0.78} -8 ${outer * 0.7} 0`, {
        fill: "none",
        stroke: "#ffffff",
        width: 3.4,
      });
      art.path(`M${outer * 0.9} 0C${outer * 0.82} 6 ${outer * 0.78} -8 ${outer * 0.7} 0`, {
        fill: "none",
        stroke: steel.outline,
        strokeOpacity: 0.7,
        width: 1.2,
      });
      art.circle([outer * 0.685, 0], 5, { fill: "#ffffff", stroke: steel.outline, width: 1.2 });
    });
  }
}

/** The printed disk about the arbor. */
function drawLabel(art: Art, item: Given, outer: number): void {
  const application = item.text("application", "Framing");
  const color: Color = coats[application] ?? "#23272b";
  const bore = boreOf(item);
  const radius = outer * 0.6;
  art.path(`${ellipsePath(middle, radius, radius)}${ellipsePath(middle, bore + 24, bore + 24)}`, {
    fill: color,
    fillOpacity: 0.94,
    evenOdd: true,
  });
  const brand = item.text("brand", "").toUpperCase();
  const size = sizeToFit(brand, 210, 46, "heavy");
  art.textOnArc(middle, radius - 18 - size * 0.72, brand, { size, face: "heavy", fill: "#ffffff", spacing: 3 });
  const teeth = `${item.number("teeth", 24)}T`;
  const lower = middle[1] + bore + 34;
  art.text([middle[0], lower + 32], `${inchFraction(item.number("diameter", 7.25))} in  ${teeth}`, {
    size: 36,
    face: "heavy",
    fill: "#ffffff",
  });
  const words = sizeToFit(application, 160, 20);
  art.text([middle[0], lower + 60], application, { size: words, fill: "#ffffff", opacity: 0.9 });
  art.group({ move: middle, rotate: -42 }, () => {
    art.path("M-8 -84L8 -84L8 -92L24 -78L8 -64L8 -72L-8 -72Z", { fill: "#f2b705" });
  });
}
