import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, inkOn, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { bandPath, bend, turnedPath } from "../../kit/turned.ts";
import { paintColor } from "./paint-colors.ts";
import { drawShaded, fitText, smallPrint } from "./print.ts";

const axis = 300;

export const threadlocker = defineDrawing({
  name: "threadlocker",
  title: "Bottle of threadlocker",
  examples: [
    {
      label: "Blue, 50 mL",
      attributes: {
        adhesiveType: "Threadlocker",
        strength: "Medium",
        grade: "General Purpose",
        color: "Blue",
        size: "50 mL",
        volume: 50,
        container: "Bottle",
        brand: "Stayfast",
      },
    },
    {
      label: "Red, 10 mL",
      attributes: {
        adhesiveType: "Threadlocker",
        strength: "High",
        grade: "General Purpose",
        color: "Red",
        size: "10 mL",
        volume: 10,
        container: "Bottle",
        brand: "Bondhaven",
      },
    },
    {
      label: "Green tube",
      attributes: {
        adhesiveType: "Retaining Compound",
        strength: "High",
        grade: "Press Fit",
        color: "Green",
        size: "6 mL",
        volume: 6,
        container: "Tube",
        brand: "Tackwell",
      },
    },
    {
      label: "Stick",
      attributes: {
        adhesiveType: "Threadlocker",
        strength: "Medium",
        grade: "Stick",
        color: "Blue",
        size: "10 mL",
        volume: 10,
        container: "Stick",
        brand: "Stayfast",
      },
    },
    {
      label: "White sealant, 250 mL",
      attributes: {
        adhesiveType: "Thread Sealant",
        strength: "Medium",
        grade: "Pipe, with PTFE",
        color: "White",
        size: "250 mL",
        volume: 250,
        container: "Bottle",
        brand: "Sealmere",
      },
    },
  ],
  draw: (art, item, view) => {
    const container = item.text("container", "Bottle");
    art.group(view === "dimensioned" ? { move: [42, 16], scale: 0.86 } : {}, () => {
      art.shadow([308, 564], container === "Bottle" ? 150 : 100, 15);
      if (container === "Tube" || container === "Capsule") drawTube(art, item);
      else if (container === "Stick") drawStick(art, item);
      else drawBottle(art, item);
    });
    if (view === "dimensioned") {
      fitText(
        art,
        [300, 568],
        `${item.text("size", "50 mL")}, ${item.text("strength", "Medium")} strength, ${item.text("color", "Blue")}`,
        540,
        { size: 22, fill: "#14365c" },
      );
    }
  },
});

/** The red or black bottle with a tapered nozzle; the cap shows the colour of what is inside. */
function drawBottle(art: Art, item: Given): void {
  const color = paintColor(item.text("color", "Blue"));
  const isLarge = item.number("volume", 50) >= 200;
  const wide = isLarge ? 132 : 104;
  const bottle: Color = "#d7262e";
  drawNozzle(art, color);
  const profile = bend([
    [34, 214],
    [44, 226],
    [wide * 0.82, 252],
    [wide, 296],
    [wide, 400],
    [wide, 540],
    [wide - 12, 556],
  ]);
  drawShaded(art, turnedPath(axis, profile, { bottom: 12 }), bottle, tone(bottle, -0.75), art.cylinderShade());
  drawLabel(art, item, wide, 318, 530, color);
}

function drawNozzle(art: Art, color: Color): void {
  const cap = paint(color);
  drawShaded(
    art,
    turnedPath(
      axis,
      bend([
        [7, 38],
        [11, 46],
        [26, 130],
        [30, 150],
      ]),
      { bottom: 6 },
    ),
    color,
    cap.outline,
    art.cylinderShade(),
  );
  art.path(bandPath(axis, 40, 150, 214, 7), {
    fill: art.metal(paint("#f2f3f3"), "across"),
    stroke: "#4c5560",
    width: 1.4,
  });
  for (let rib = 1; rib < 13; rib++) {
    const x = axis - 40 * Math.cos((rib / 13) * Math.PI);
    art.line([x, 160], [x, 214], { stroke: "#4c5560", strokeOpacity: 0.4, width: 1.6 });
  }
}

function drawLabel(art: Art, item: Given, wide: number, from: number, to: number, color: Color): void {
  const height = to - from;
  const bulge = 10;
  art.path(bandPath(axis, wide, from, to, bulge), { fill: "#fbfbf9" });
  art.path(bandPath(axis, wide, from + height * 0.36, from + height * 0.66, bulge), { fill: color });
  art.path(bandPath(axis, wide, from, to, bulge), {
    fill: art.cylinderShade(),
    fillOpacity: 0.8,
    stroke: "#555555",
    strokeOpacity: 0.4,
    width: 1,
  });
  const width = wide * 1.62;
  const ink = inkOn(color);
  const line = (share: number) => from + height * share + bulge * 0.8;
  fitText(art, [axis, line(0.18)], item.text("brand", "Stayfast").toUpperCase(), width, {
    size: height * 0.15,
    face: "heavy",
    fill: "#1b1f24",
  });
  fitText(art, [axis, line(0.3)], item.text("adhesiveType", "Threadlocker").toUpperCase(), width, {
    size: height * 0.075,
    fill: "#33383d",
  });
  fitText(art, [axis, line(0.51)], `${item.text("strength", "Medium")} Strength`, width, {
    size: height * 0.11,
    face: "heavy",
    fill: ink,
  });
  fitText(art, [axis, line(0.61)], item.text("grade", "").toUpperCase(), width, { size: height * 0.06, fill: ink });
  smallPrint(art, [axis, line(0.72)], width * 0.6, 2);
  fitText(art, [axis, line(0.92)], item.text("size", "50 mL"), width, {
    size: height * 0.1,
    face: "heavy",
    fill: "#1b1f24",
  });
}

/** A crimped tube that stands on its cap. */
function drawTube(art: Art, item: Given): void {
  const color = paintColor(item.text("color", "Green"));
  const body = "M214 70L224 400Q228 430 262 440H338Q372 430 376 400L386 70Z";
  const white: Color = "#f3f4f4";
  art.path(body, { fill: white });
  art.path("M218 176L224 300H376L382 176Z", { fill: color });
  art.path(body, { fill: art.cylinderShade(), stroke: "#3c444c", width: 1.8 });
  art.rect(
    208,
    44,
    184,
    34,
    {
      fill: art.linear([
        [0, "#ffffff"],
        [1, "#b9c0c6"],
      ]),
      stroke: "#3c444c",
      width: 1.6,
    },
    3,
  );
  for (let x = 216; x < 390; x += 9) art.line([x, 48], [x, 74], { stroke: "#5b646d", strokeOpacity: 0.6, width: 1.4 });
  drawShaded(
    art,
    turnedPath(
      axis,
      [
        [50, 440],
        [62, 552],
      ],
      { top: 4, bottom: 10 },
    ),
    color,
    tone(color, -0.75),
    art.cylinderShade(),
  );
  for (let rib = 1; rib < 13; rib++) {
    const x = axis - 58 * Math.cos((rib / 13) * Math.PI);
    art.line([x, 452], [x, 552], { stroke: "#000000", strokeOpacity: 0.25, width: 1.8 });
  }
  const ink = inkOn(color);
  fitText(art, [axis, 140], item.text("brand", "Stayfast").toUpperCase(), 140, {
    size: 30,
    face: "heavy",
    fill: "#1b1f24",
  });
  fitText(art, [axis, 228], item.text("adhesiveType", "Threadlocker"), 140, { size: 21, face: "heavy", fill: ink });
  fitText(art, [axis, 260], item.text("strength", "High").toUpperCase(), 140, { size: 17, fill: ink });
  smallPrint(art, [axis, 326], 80, 3);
  fitText(art, [axis, 394], item.text("size", "6 mL"), 120, { size: 24, face: "heavy", fill: "#1b1f24" });
}

/** A twist-up stick, its cap off. */
function drawStick(art: Art, item: Given): void {
  const color = paintColor(item.text("color", "Blue"));
  const dome = turnedPath(
    axis,
    bend([
      [10, 58],
      [36, 60],
      [56, 70],
      [64, 100],
      [66, 170],
    ]),
    { bottom: 10 },
  );
  drawShaded(art, dome, color, tone(color, -0.7), art.cylinderShade());
  art.path(bandPath(axis, 78, 164, 222, 12), {
    fill: art.metal(paint("#f2f3f3"), "across"),
    stroke: "#4c5560",
    width: 1.4,
  });
  const body = turnedPath(
    axis,
    [
      [92, 216],
      [92, 500],
    ],
    { bottom: 13 },
  );
  drawShaded(art, body, "#fbfbf9", "#3c444c", art.cylinderShade());
  drawLabel(art, item, 92, 240, 480, color);
  drawShaded(
    art,
    turnedPath(
      axis,
      [
        [84, 496],
        [84, 552],
      ],
      { bottom: 13 },
    ),
    color,
    tone(color, -0.7),
    art.cylinderShade(),
  );
}
