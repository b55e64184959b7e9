import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes, inkOn, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { bandPath, bend, turnedPath } from "../../kit/turned.ts";
import { paintColor } from "./paint-colors.ts";
import { drawHazard, fitText, houseColor, smallPrint } from "./print.ts";

interface Can {
  readonly axis: number;
  readonly radius: number;
  readonly shoulder: number;
  readonly base: number;
  readonly bulge: number;
}

export const sprayPaint = defineDrawing({
  name: "spray-paint",
  title: "Aerosol paint can",
  examples: [
    {
      label: "Safety red enamel",
      attributes: {
        coatingType: "Enamel Spray Paint",
        color: "Safety Red",
        gloss: "Gloss",
        netWeight: 12,
        canSize: 16,
        brand: "Kromatek",
      },
    },
    {
      label: "Cold galvanizing",
      attributes: {
        coatingType: "Cold Galvanizing Spray",
        color: "Zinc Gray",
        gloss: "Flat",
        netWeight: 16,
        canSize: 20,
        brand: "Ambercoat",
      },
    },
    {
      label: "Marking paint",
      attributes: {
        coatingType: "Inverted Marking Paint",
        color: "Utility Orange",
        gloss: "Fluorescent",
        netWeight: 17,
        canSize: 20,
        brand: "Kromatek",
      },
    },
    {
      label: "High heat",
      attributes: {
        coatingType: "High-Heat Spray Paint",
        color: "Black",
        gloss: "Flat",
        netWeight: 12,
        canSize: 16,
        brand: "Hearthcote",
      },
    },
  ],
  draw: (art, item, view) => {
    const can = canOf(item, view === "dimensioned" ? 210 : 300);
    art.shadow([can.axis + 6, 562], can.radius * 1.35, 15);
    if (/inverted/i.test(item.text("coatingType", ""))) drawInverted(art, can, item);
    else drawUpright(art, can, item);
    if (view === "dimensioned") drawCallout(art, can, item);
  },
});

function canOf(item: Given, axis: number): Can {
  const radius = item.number("canSize", 16) >= 20 ? 82 : 96;
  return { axis, radius, shoulder: 198, base: 552, bulge: radius * 0.16 };
}

function drawUpright(art: Art, can: Can, item: Given): void {
  const color = paintColor(item.text("color", "Gray"));
  drawLabel(art, can, item);
  drawDome(art, can);
  drawCap(art, can, color);
  drawWords(art, can, item, color);
}

/** Marking cans are shown as they are used: valve down. The hardware is turned over, the print is not. */
function drawInverted(art: Art, can: Can, item: Given): void {
  const color = paintColor(item.text("color", "Orange"));
  art.group({ move: [0, 588], scale: [1, -1] }, () => {
    drawLabel(art, can, item);
    drawDome(art, can);
    drawCap(art, can, color);
  });
  drawInvertedWords(art, can, item, color);
}

function drawLabel(art: Art, { axis, radius, shoulder, base, bulge }: Can, item: Given): void {
  const color = paintColor(item.text("color", "Gray"));
  const body = turnedPath(
    axis,
    [
      [radius, shoulder],
      [radius, base - bulge],
    ],
    { bottom: bulge },
  );
  const steel = art.metal(finishes.chrome, "across");
  const height = base - shoulder;
  art.path(body, { fill: "#f4f4f2" });
  art.path(bandPath(axis, radius, shoulder + height * 0.05, shoulder + height * 0.34, bulge), {
    fill: houseColor(item.text("brand", "")),
  });
  art.path(bandPath(axis, radius, shoulder + height * 0.37, shoulder + height * 0.68, bulge), { fill: color });
  art.path(body, { fill: art.cylinderShade(), stroke: "#33383d", width: 1.4 });
  for (const y of [shoulder - 6, base - bulge - 8]) {
    art.path(bandPath(axis, radius + 3, y, y + 9, bulge), { fill: steel, stroke: "#33383d", width: 1 });
  }
}

function drawDome(art: Art, { axis, radius, shoulder, bulge }: Can): void {
  const profile = bend([
    [radius * 0.5, shoulder - 46],
    [radius * 0.66, shoulder - 34],
    [radius * 0.86, shoulder - 22],
    [radius - 5, shoulder - 4],
  ]);
  art.path(turnedPath(axis, profile, { bottom: bulge * 0.8 }), {
    fill: art.metal(finishes.chrome, "across"),
    stroke: "#33383d",
    width: 1.2,
  });
  art.path(bandPath(axis, radius + 3, shoulder - 7, shoulder + 3, bulge), {
    fill: art.metal(finishes.chrome, "across"),
    stroke: "#33383d",
    width: 1,
  });
}

function drawCap(art: Art, { axis, radius, shoulder, bulge }: Can, color: Color): void {
  const top = 40;
  const foot = shoulder - 32;
  const wide = radius * 0.76;
  const profile = bend([
    [wide * 0.62, top],
    [wide * 0.86, top + 4],
    [wide * 0.92, top + 16],
    [wide, foot],
  ]);
  const cap = turnedPath(axis, profile, { bottom: bulge * 0.7 });
  art.path(cap, { fill: color });
  const ribs = 15;
  for (let rib = 0; rib < ribs; rib++) {
    const angle = ((rib + 0.5) / ribs) * Math.PI;
    art.line(
      [axis - Math.cos(angle) * wide * 0.9, top + 26],
      [axis - Math.cos(angle) * wide * 0.97, foot + Math.sin(angle) * bulge * 0.6 - 3],
      {
        stroke: "#000000",
        strokeOpacity: 0.16,
        width: 2,
      },
    );
  }
  art.path(cap, { fill: art.cylinderShade(), stroke: tone(color, -0.75), width: 1.4 });
  art.path(`M${axis - wide * 0.9} ${top + 17}A${wide * 0.9} 9 0 0 0 ${axis + wide * 0.9} ${top + 17}`, {
    fill: "none",
    stroke: "#000000",
    strokeOpacity: 0.28,
    width: 1.6,
  });
}

function drawWords(art: Art, { axis, radius, shoulder }: Can, item: Given, color: Color): void {
  const width = radius * 1.62;
  const type = item.text("coatingType", "Enamel");
  fitText(art, [axis, shoulder + 84], item.text("brand", "Kromatek").toUpperCase(), width, {
    size: 30,
    face: "heavy",
    fill: "#ffffff",
  });
  fitText(art, [axis, shoulder + 108], type.replace(" Spray Paint", "").toUpperCase(), width, {
    size: 13,
    fill: "#ffffff",
    spacing: 1,
  });
  fitText(art, [axis, shoulder + 200], item.text("color", "Gray"), width, {
    size: 25,
    face: "heavy",
    fill: inkOn(color),
  });
  fitText(art, [axis, shoulder + 224], item.text("gloss", "Gloss").toUpperCase(), width, {
    size: 13,
    fill: inkOn(color),
  });
  drawHazard(art, [axis - 24, shoulder + 277], 15, "flame");
  drawHazard(art, [axis + 24, shoulder + 277], 15, "mark");
  smallPrint(art, [axis, shoulder + 300], width * 0.7, 2);
  fitText(art, [axis, shoulder + 334], `NET WT. ${item.number("netWeight", 12)} OZ`, width, {
    size: 14,
    fill: "#222222",
  });
}

/** The bands lie in the turned order, so each line goes to the band that is now there. */
function drawInvertedWords(art: Art, { axis, radius }: Can, item: Given, color: Color): void {
  const width = radius * 1.62;
  drawHazard(art, [axis - 22, 82], 14, "flame");
  drawHazard(art, [axis + 22, 82], 14, "mark");
  fitText(art, [axis, 128], `NET WT. ${item.number("netWeight", 17)} OZ`, width, { size: 13, fill: "#222222" });
  fitText(art, [axis, 200], item.text("color", "Orange"), width, { size: 24, face: "heavy", fill: inkOn(color) });
  fitText(art, [axis, 224], item.text("gloss", "Flat").toUpperCase(), width, { size: 13, fill: inkOn(color) });
  fitText(art, [axis, 314], item.text("brand", "Kromatek").toUpperCase(), width, {
    size: 28,
    face: "heavy",
    fill: "#ffffff",
  });
  fitText(art, [axis, 338], "INVERTED MARKING", width, { size: 13, fill: "#ffffff" });
}

/** Nobody measures a can: what counts is its colour and how much is in it. */
function drawCallout(art: Art, { axis, radius, shoulder }: Can, item: Given): void {
  const color = paintColor(item.text("color", "Gray"));
  art.circle([455, 230], 88, {
    fill: art.ball({
      dark: tone(color, -0.35),
      mid: color,
      light: tone(color, 0.18),
      shine: tone(color, item.text("gloss", "") === "Flat" ? 0.3 : 0.85),
      outline: color,
    }),
    stroke: tone(color, -0.5),
    width: 1.6,
  });
  fitText(art, [455, 350], item.text("color", ""), 200, { size: 24, face: "heavy", fill: "#14365c" });
  fitText(art, [455, 380], item.text("gloss", ""), 200, { size: 20, fill: "#14365c" });
  art.line([axis + radius + 4, shoulder + 190], [365, 250], { stroke: "#14365c", width: 1.3 });
  fitText(art, [455, 440], `${item.number("netWeight", 12)} oz net`, 200, { size: 22, fill: "#14365c" });
}
