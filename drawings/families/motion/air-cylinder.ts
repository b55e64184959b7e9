import { decimal, inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { lieAcross } from "../../kit/lying.ts";
import { type Cylinder, drawClevis, drawCompact, drawRound, drawTieRod } from "./air-cylinder-bodies.ts";

export const airCylinder = defineDrawing({
  name: "air-cylinder",
  title: "Air cylinder",
  examples: [
    {
      label: "Round body",
      attributes: {
        style: "Round Body",
        bore: 1.0625,
        stroke: 3,
        rodDiameter: 0.3125,
        mounting: "Rear Clevis",
        brand: "Airvanta",
      },
    },
    {
      label: "NFPA",
      attributes: {
        style: "NFPA Tie-Rod",
        bore: 2.5,
        stroke: 6,
        rodDiameter: 0.625,
        mounting: "Standard",
        brand: "Windrow Pneumatics",
      },
    },
    {
      label: "Compact",
      attributes: {
        style: "Compact",
        boreMm: 32,
        strokeMm: 25,
        rodDiameterMm: 12,
        mounting: "Standard",
        brand: "Airvanta",
      },
    },
    {
      label: "Long round body",
      attributes: {
        style: "Round Body",
        bore: 0.75,
        stroke: 6,
        rodDiameter: 0.25,
        mounting: "Standard",
        brand: "Zephyrine",
      },
    },
  ],
  draw: (art, item, view) => {
    const cylinder = cylinderOf(item);
    const { length, breadth } = extentOf(cylinder);
    if (view === "plain") {
      lieAcross(art, length, breadth, (scale) => drawCylinder(art, cylinder, scale, [0, 0]));
      return;
    }
    const scale = Math.min(500 / length, 240 / breadth);
    const left = 300 - (length * scale) / 2;
    drawCylinder(art, cylinder, scale, [left, 270]);
    const body = bodyOf(cylinder);
    const half = (breadth / 2) * scale;
    const start = left + body.start * scale;
    art.dimension({
      from: [start, 270 + half],
      to: [start + body.length * scale, 270 + half],
      label: `${cylinder.strokeText} stroke`,
      offset: 52,
    });
    art.text([300, 270 - half - 60], `${cylinder.boreText} bore`, { size: 34, face: "heavy", fill: "#14365c" });
    art.text([300, 270 + half + 112], `Ports ${item.text("portSize", "1/8 NPT")}`, { size: 22, fill: "#14365c" });
  },
});

function cylinderOf(item: Given): Cylinder {
  const style = item.text("style", "Round Body");
  const isMetric = item.has("boreMm");
  const inches = (code: string, otherwise: number) =>
    isMetric ? item.number(`${code}Mm`, otherwise * 25.4) / 25.4 : item.number(code, otherwise);
  const text = (code: string) =>
    isMetric ? `${decimal(item.number(`${code}Mm`, 25))} mm` : `${inchFraction(item.number(code, 1))} in`;
  const bore = inches("bore", 1.0625);
  return {
    style: /tie/i.test(style) ? "tie-rod" : /compact/i.test(style) ? "compact" : "round",
    bore,
    // A very long stroke would leave a thread of a picture: it is shown shortened, as catalogs do.
    stroke: Math.min(inches("stroke", 2), bore * 4.2),
    rod: inches("rodDiameter", bore * 0.3),
    hasClevis: /clevis/i.test(item.text("mounting", "")),
    brand: item.text("brand", "").toUpperCase(),
    boreText: text("bore"),
    strokeText: text("stroke"),
  };
}

/** Where the barrel begins and how long it is. */
function bodyOf({ style, bore, stroke, hasClevis }: Cylinder): { readonly start: number; readonly length: number } {
  const clevis = hasClevis ? bore * 0.7 : 0;
  if (style === "compact") return { start: clevis, length: stroke + bore * 0.9 };
  return style === "tie-rod"
    ? { start: clevis + bore * 0.55, length: stroke + bore * 0.3 }
    : { start: clevis + bore * 0.75, length: stroke + bore * 0.5 };
}

function extentOf(cylinder: Cylinder): { readonly length: number; readonly breadth: number } {
  const body = bodyOf(cylinder);
  const { style, bore } = cylinder;
  const front = style === "compact" ? bore * 0.75 : bore * 2.3;
  return { length: body.start + body.length + front, breadth: bore * (style === "round" ? 1.2 : 1.3) };
}

function drawCylinder(art: Art, cylinder: Cylinder, scale: number, start: Point): void {
  const [x, y] = start;
  const bore = cylinder.bore * scale;
  const body = bodyOf(cylinder);
  if (cylinder.hasClevis) drawClevis(art, [x, y], bore);
  const at = x + body.start * scale;
  const length = body.length * scale;
  if (cylinder.style === "round") drawRound(art, cylinder, [at, y], bore, length, scale);
  else if (cylinder.style === "tie-rod") drawTieRod(art, cylinder, [at, y], bore, length, scale);
  else drawCompact(art, cylinder, [at, y], bore, length, scale);
}
