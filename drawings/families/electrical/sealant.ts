import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes, inkOn, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { bandPath, bend, turnedPath } from "../../kit/turned.ts";
import { paintColor } from "./paint-colors.ts";
import { drawShaded, fitText, houseColor, smallPrint } from "./print.ts";

export const sealant = defineDrawing({
  name: "sealant",
  title: "Cartridge of sealant",
  examples: [
    {
      label: "White silicone",
      attributes: {
        sealantType: "Silicone",
        color: "White",
        size: "10.1 fl oz",
        container: "Cartridge",
        brand: "Sealmere",
      },
    },
    {
      label: "Firestop",
      attributes: {
        sealantType: "Firestop",
        color: "Red",
        size: "28 fl oz",
        container: "Cartridge",
        brand: "Bondhaven",
      },
    },
    {
      label: "Clear squeeze tube",
      attributes: {
        sealantType: "Silicone",
        color: "Clear",
        size: "2.8 fl oz",
        container: "Squeeze Tube",
        brand: "Stayfast",
      },
    },
    {
      label: "Polyurethane sausage",
      attributes: {
        sealantType: "Polyurethane",
        color: "Limestone",
        size: "20 fl oz",
        container: "Sausage",
        brand: "Sealmere",
      },
    },
    {
      label: "Duct sealant pail",
      attributes: { sealantType: "Duct Sealant", color: "Gray", size: "1 gal", container: "Pail", brand: "Hearthcote" },
    },
  ],
  draw: (art, item, view) => {
    const container = item.text("container", "Cartridge");
    art.group(view === "dimensioned" ? { move: [-60, 12], scale: 0.92 } : {}, () => {
      art.shadow([308, 566], container === "Pail" ? 190 : 110, 15);
      if (container === "Pail") drawPail(art, item);
      else if (container === "Sausage") drawSausage(art, item);
      else if (container === "Squeeze Tube") drawSqueezeTube(art, item);
      else drawCartridge(art, item);
    });
    if (view === "dimensioned") drawSwatch(art, item);
  },
});

function wordsOn(art: Art, item: Given, axis: number, radius: number, from: number, to: number, bulge: number): void {
  const color = paintColor(item.text("color", "White"), "#f4f5f5");
  const brand = item.text("brand", "Sealmere");
  const house = houseColor(brand);
  const height = to - from;
  const width = radius * 1.66;
  art.path(bandPath(axis, radius, from, from + height * 0.33, bulge), { fill: house });
  art.path(bandPath(axis, radius, from + height * 0.62, from + height * 0.8, bulge), { fill: color });
  art.path(bandPath(axis, radius, from, from + height * 0.8, bulge), { fill: art.cylinderShade(), fillOpacity: 0.75 });
  const line = (share: number) => from + height * share + bulge * 0.7;
  fitText(art, [axis, line(0.2)], brand.toUpperCase(), width, { size: height * 0.11, face: "heavy", fill: "#ffffff" });
  const type = item.text("sealantType", "Silicone").split(" ");
  fitText(art, [axis, line(0.46)], type.slice(0, 2).join(" "), width, {
    size: height * 0.09,
    face: "heavy",
    fill: "#1b1f24",
  });
  fitText(art, [axis, line(0.545)], (type.slice(2).join(" ") || "Sealant").toUpperCase(), width, {
    size: height * 0.05,
    fill: "#33383d",
  });
  fitText(art, [axis, line(0.735)], item.text("color", "White"), width, {
    size: height * 0.075,
    face: "heavy",
    fill: inkOn(color),
  });
  smallPrint(art, [axis, line(0.83)], width * 0.6, 2);
  fitText(art, [axis, line(0.96)], item.text("size", "10.1 fl oz"), width, { size: height * 0.05, fill: "#1b1f24" });
}

function drawCartridge(art: Art, item: Given): void {
  const axis = 300;
  const radius = item.text("size", "").startsWith("28") ? 92 : 78;
  const nozzle = paint("#e8ebee");
  const translucent = turnedPath(
    axis,
    bend([
      [5, 32],
      [7, 40],
      [20, 150],
      [26, 176],
    ]),
    { bottom: 6 },
  );
  drawShaded(art, translucent, nozzle.mid, "#4c5560", art.cylinderShade());
  art.path(bandPath(axis, 31, 172, 192, 7), { fill: art.metal(nozzle, "across"), stroke: "#4c5560", width: 1.2 });
  const shoulder = turnedPath(
    axis,
    bend([
      [31, 190],
      [radius * 0.8, 200],
      [radius, 218],
    ]),
    { bottom: 13 },
  );
  drawShaded(art, shoulder, "#f1f2f2", "#3c444c", art.cylinderShade());
  const body = turnedPath(
    axis,
    [
      [radius, 214],
      [radius, 540],
    ],
    { bottom: 15 },
  );
  drawShaded(art, body, "#fafaf8", "#3c444c", art.cylinderShade());
  wordsOn(art, item, axis, radius, 232, 526, 13);
  art.path(bandPath(axis, radius + 3, 210, 222, 13), {
    fill: art.metal(nozzle, "across"),
    stroke: "#4c5560",
    width: 1.2,
  });
  art.path(bandPath(axis, radius + 2, 532, 544, 14), {
    fill: art.metal(finishes.aluminum, "across"),
    stroke: "#4c5560",
    width: 1.2,
  });
}

/** A foil sausage, clipped at both ends. */
function drawSausage(art: Art, item: Given): void {
  const axis = 300;
  const clip = finishes.aluminum;
  const profile = bend([
    [10, 56],
    [16, 66],
    [60, 92],
    [80, 122],
    [82, 200],
    [82, 460],
    [78, 508],
    [58, 534],
    [16, 548],
    [10, 556],
  ]);
  drawShaded(art, turnedPath(axis, profile), "#f4f5f5", "#3c444c", art.cylinderShade());
  for (const angle of [-0.8, -0.4, 0, 0.4, 0.8]) {
    art.line([axis + angle * 16, 66], [axis + angle * 74, 110], { stroke: "#4c5560", strokeOpacity: 0.45, width: 1.4 });
    art.line([axis + angle * 16, 546], [axis + angle * 70, 516], {
      stroke: "#4c5560",
      strokeOpacity: 0.45,
      width: 1.4,
    });
  }
  wordsOn(art, item, axis, 82, 150, 470, 12);
  for (const y of [40, 550])
    art.rect(axis - 22, y, 44, 18, { fill: art.metal(clip), stroke: clip.outline, width: 1.4 }, 5);
}

function drawSqueezeTube(art: Art, item: Given): void {
  const axis = 300;
  const cap = paint(houseColor(item.text("brand", "Sealmere")));
  art.path("M206 70L222 400Q226 432 262 440H338Q374 432 378 400L394 70Z", { fill: "#f6f7f7" });
  wordsOn(art, item, axis, 80, 110, 400, 6);
  art.path("M206 70L222 400Q226 432 262 440H338Q374 432 378 400L394 70Z", {
    fill: art.cylinderShade(),
    fillOpacity: 0.7,
    stroke: "#3c444c",
    width: 1.8,
  });
  art.rect(
    200,
    42,
    200,
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
  for (let x = 209; x < 398; x += 9) art.line([x, 46], [x, 72], { stroke: "#5b646d", strokeOpacity: 0.6, width: 1.4 });
  drawShaded(
    art,
    turnedPath(
      axis,
      bend([
        [40, 440],
        [34, 470],
        [12, 556],
      ]),
      { top: 4, bottom: 3 },
    ),
    cap.mid,
    cap.outline,
    art.cylinderShade(),
  );
}

function drawPail(art: Art, item: Given): void {
  const axis = 300;
  const bail = "M130 150C150 20 450 20 470 150";
  art.path(bail, { fill: "none", stroke: "#3b4248", width: 6.5 });
  art.path(bail, { fill: "none", stroke: "#b9c1c8", width: 3.4 });
  drawShaded(
    art,
    turnedPath(
      axis,
      [
        [176, 130],
        [158, 536],
      ],
      { bottom: 25 },
    ),
    "#f6f7f7",
    "#3c444c",
    art.cylinderShade(),
  );
  wordsOn(art, item, axis, 166, 190, 500, 26);
  const lid: Color = "#e9ebec";
  art.path(bandPath(axis, 183, 116, 142, 29), {
    fill: art.metal(paint(lid), "across"),
    stroke: tone(lid, -0.7),
    width: 1.3,
  });
  art.ellipse([axis, 116], 183, 29, { fill: art.sheen(paint(lid)), stroke: tone(lid, -0.7), width: 1.6 });
  art.ellipse([axis, 118], 160, 24, { fill: art.sheen(paint(tone(lid, -0.05))), stroke: tone(lid, -0.5), width: 1 });
}

/** A bead of it, in its colour, beside the cartridge. */
function drawSwatch(art: Art, item: Given): void {
  const color = paintColor(item.text("color", "White"), "#f4f5f5");
  const bead = "M420 150C450 230 410 300 440 400";
  art.path(bead, { fill: "none", stroke: tone(color, -0.5), width: 46, cap: "round" });
  art.path(bead, { fill: "none", stroke: color, width: 42, cap: "round" });
  art.group({ move: [-7, -4] }, () =>
    art.path(bead, { fill: "none", stroke: tone(color, 0.6), width: 12, strokeOpacity: 0.8, cap: "round" }),
  );
  fitText(art, [460, 480], item.text("color", "White"), 200, { size: 24, face: "heavy", fill: "#14365c" });
  fitText(art, [460, 512], item.text("size", ""), 200, { size: 20, fill: "#14365c" });
}
