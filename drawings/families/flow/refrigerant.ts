import { type Art, ellipsePath } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, finishes, inkOn, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawTurnings } from "../../kit/lathe.ts";
import { drawPipe } from "../../kit/pipe.ts";
import { sizeToFit } from "../../kit/text.ts";
import { bandPath } from "../../kit/turned.ts";
import { inset } from "./inset.ts";

const axis = 300;

export const refrigerant = defineDrawing({
  name: "refrigerant",
  title: "Refrigerant cylinder",
  examples: [
    {
      label: "R-410A, 25 lb",
      attributes: {
        brand: "Farradine",
        refrigerant: "R-410A",
        netWeight: 25,
        safetyGroup: "A1",
        cylinder: "One-Trip",
        color: "Pink",
      },
    },
    {
      label: "R-134a, 30 lb",
      attributes: {
        brand: "Airelow",
        refrigerant: "R-134a",
        netWeight: 30,
        safetyGroup: "A1",
        cylinder: "One-Trip",
        color: "Light Blue",
      },
    },
    {
      label: "R-454B, 20 lb, A2L",
      attributes: {
        brand: "Ventmoor",
        refrigerant: "R-454B",
        netWeight: 20,
        safetyGroup: "A2L",
        cylinder: "One-Trip",
        color: "Gray",
      },
    },
    {
      label: "R-404A, refillable",
      attributes: {
        brand: "Halcomb",
        refrigerant: "R-404A",
        netWeight: 100,
        safetyGroup: "A1",
        cylinder: "Refillable",
        color: "Orange",
      },
    },
  ],
  draw: (art, item, view) => {
    inset(art, view, () => drawCylinder(art, item), { scale: 0.82, move: [54, 0] });
    if (view === "plain") return;
    art.text([300, 528], `${item.text("netWeight", "25")} lb net, safety group ${item.text("safetyGroup", "A1")}`, {
      size: 24,
      fill: "#14365c",
    });
    art.text([300, 562], `${item.text("cylinder", "One-Trip")} cylinder`, { size: 22, fill: "#14365c" });
  },
});

/** Light gray with a band in the gas's colour is how makers paint them now; flammable ones carry a red shoulder. */
function drawCylinder(art: Art, item: Given): void {
  const isTall = item.number("netWeight", 25) >= 90;
  const [radius, top] = isTall ? [130, 170] : [168, 206];
  const bottom = 516;
  const gray = paint("#c3cad0");
  const isFlammable = /A2L|A3|A2/.test(item.text("safetyGroup", "A1"));
  art.shadow([axis, bottom + 44], radius * 1.15, 20);
  drawCollar(art, radius, top);
  art.path(
    `M${axis - radius} ${top + 76}C${axis - radius} ${top + 10} ${axis - radius * 0.6} ${top} ${axis} ${top}S${axis + radius} ${top + 10} ${axis + radius} ${top + 76}V${bottom - 34}` +
      `C${axis + radius} ${bottom + 24} ${axis - radius} ${bottom + 24} ${axis - radius} ${bottom - 34}Z`,
    { fill: art.metal(gray, "across"), stroke: gray.outline, width: 2.2 },
  );
  if (isFlammable) drawShoulder(art, radius, top);
  drawFoot(art, radius, bottom);
  drawLabel(art, item, radius, top + 96, bottom - 46);
  drawValve(art, top, item.text("cylinder", "One-Trip"));
}

function drawShoulder(art: Art, radius: number, top: number): void {
  const red = paint("#c8102e");
  art.path(
    `M${axis - radius} ${top + 76}C${axis - radius} ${top + 10} ${axis - radius * 0.6} ${top} ${axis} ${top}S${axis + radius} ${top + 10} ${axis + radius} ${top + 76}Q${axis} ${top + 112} ${axis - radius} ${top + 76}Z`,
    { fill: art.metal(red, "across"), stroke: red.outline, width: 1.4 },
  );
}

/** The carrying collar: a rolled rim on two legs. */
function drawCollar(art: Art, radius: number, top: number): void {
  const steel = paint("#b7bfc6");
  const half = radius * 0.66;
  const rim = top - 108;
  drawPipe(art, `M${axis - half} ${rim}A${half} ${half * 0.24} 0 0 1 ${axis + half} ${rim}`, 15, steel);
  for (const side of [-1, 1]) {
    art.path(
      `M${axis + side * half - 24} ${rim}L${axis + side * half * 0.98 - 22} ${top + 30}H${axis + side * half * 0.98 + 22}L${axis + side * half + 24} ${rim}Z`,
      {
        fill: art.metal(steel, "across"),
        stroke: steel.outline,
        width: 1.7,
      },
    );
  }
}

function drawValve(art: Art, top: number, cylinder: string): void {
  const brass = finishes.brass;
  art.group({ move: [axis, top + 8], rotate: -90 }, () => {
    drawTurnings(
      art,
      [0, 0],
      [
        { length: 22, radius: 24, finish: brass, kind: "hex" },
        { length: 34, radius: 16, finish: brass },
      ],
    );
  });
  art.group({ move: [axis + 10, top - 32] }, () => {
    drawTurnings(
      art,
      [0, 0],
      [
        { length: 14, radius: 13, finish: brass },
        { length: 24, radius: 11, finish: brass, kind: "thread", pitch: 4.5 },
      ],
    );
  });
  const knob = paint(/refill/i.test(cylinder) ? "#1557a6" : "#1a7f3c");
  art.path(ellipsePath([axis, top - 62], 42, 17), { fill: art.ball(knob), stroke: knob.outline, width: 1.8 });
  art.path(bandPath(axis, 42, top - 62, top - 50, 17), {
    fill: art.metal(knob, "across"),
    stroke: knob.outline,
    width: 1.6,
  });
  art.path(ellipsePath([axis, top - 62], 42, 17), { fill: art.ball(knob), stroke: knob.outline, width: 1.6 });
  const rim = paint("#b7bfc6");
  const half = (top === 206 ? 168 : 130) * 0.66;
  drawPipe(art, `M${axis - half} ${top - 108}A${half} ${half * 0.24} 0 0 0 ${axis + half} ${top - 108}`, 15, rim);
}

function drawFoot(art: Art, radius: number, bottom: number): void {
  const steel = paint("#9aa3ab");
  art.path(bandPath(axis, radius * 0.78, bottom - 4, bottom + 22, radius * 0.13), {
    fill: art.metal(steel, "across"),
    stroke: steel.outline,
    width: 1.8,
  });
}

function drawLabel(art: Art, item: Given, radius: number, from: number, to: number): void {
  const color: Color = colorOf(item.text("color", "Gray"), "#8b9299");
  const bulge = radius * 0.16;
  const inside = radius - 1.5;
  art.path(bandPath(axis, inside, from, to, bulge), { fill: "#fafbfb" });
  art.path(bandPath(axis, inside, from, from + 44, bulge), { fill: color });
  const width = radius * 1.6;
  const shift = bulge * 0.8;
  const brand = item.text("brand", "").toUpperCase();
  art.text([axis, from + 31 + shift], brand, {
    size: sizeToFit(brand || " ", width, 27, "heavy"),
    face: "heavy",
    fill: inkOn(color),
  });
  const name = item.text("refrigerant", "R-410A");
  art.text([axis, from + 114 + shift], name, {
    size: sizeToFit(name, width, 68, "heavy"),
    face: "heavy",
    fill: "#15181b",
  });
  const weight = `NET WT ${item.text("netWeight", "25")} LB`;
  art.text([axis, from + 146 + shift], weight, { size: sizeToFit(weight, width * 0.8, 22), fill: "#2c343b" });
  const group = `ASHRAE ${item.text("safetyGroup", "A1")}`;
  if (to - from > 176) art.text([axis, from + 172 + shift], group, { size: 18, fill: "#4a5763" });
  art.path(bandPath(axis, inside, from, to, bulge), { fill: art.cylinderShade(), opacity: 0.55 });
}
