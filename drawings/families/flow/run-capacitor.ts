import { decimal } from "@capstan/platform/fraction";
import { type Art, ellipsePath, type Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";
import { bandPath } from "../../kit/turned.ts";
import { inset } from "./inset.ts";

/** In picture units. */
interface Can {
  readonly axis: number;
  readonly radius: number;
  readonly top: number;
  readonly bottom: number;
  readonly tilt: number;
}

export const runCapacitor = defineDrawing({
  name: "run-capacitor",
  title: "Motor run capacitor",
  examples: [
    {
      label: "Dual 45+5, round",
      attributes: {
        brand: "Farradine",
        section: "Dual",
        capacitance: 45,
        fanCapacitance: 5,
        voltage: 440,
        shape: "Round",
        diameter: 2,
        height: 5.5,
        tolerance: "±6%",
      },
    },
    {
      label: "Single 7.5, oval",
      attributes: {
        brand: "Airelow",
        section: "Single",
        capacitance: 7.5,
        voltage: 370,
        shape: "Oval",
        diameter: 2.16,
        height: 2.25,
        tolerance: "±6%",
      },
    },
    {
      label: "Single 80, round",
      attributes: {
        brand: "Halcomb",
        section: "Single",
        capacitance: 80,
        voltage: 440,
        shape: "Round",
        diameter: 2.5,
        height: 6,
        tolerance: "±6%",
      },
    },
    {
      label: "Dual 35+7.5, oval",
      attributes: {
        brand: "Stowbridge",
        section: "Dual",
        capacitance: 35,
        fanCapacitance: 7.5,
        voltage: 440,
        shape: "Oval",
        diameter: 2.91,
        height: 4,
        tolerance: "±6%",
      },
    },
  ],
  draw: (art, item, view) => {
    const can = canOf(item);
    const place = inset(art, view, () => drawCan(art, item, can), { scale: 0.8, move: [46, 30] });
    if (view === "plain") return;
    const right = can.axis + can.radius;
    art.dimension({
      from: place([right, can.top]),
      to: place([right, can.bottom]),
      label: `${item.text("height", "5")} in`,
      offset: 40,
    });
    art.dimension({
      from: place([can.axis - can.radius, can.bottom + can.radius * can.tilt]),
      to: place([right, can.bottom + can.radius * can.tilt]),
      label: `${item.text("diameter", "2")} in`,
      offset: 30,
    });
  },
});

function canOf(item: Given): Can {
  const isOval = /oval/i.test(item.text("shape", "Round"));
  const breadth = item.number("diameter", 2);
  const height = item.number("height", 5);
  const scale = Math.min(410 / height, 330 / breadth);
  const tall = height * scale;
  const top = 300 - tall / 2 + 30;
  return { axis: 300, radius: (breadth * scale) / 2, top, bottom: top + tall - 20, tilt: isOval ? 0.17 : 0.22 };
}

function drawCan(art: Art, item: Given, can: Can): void {
  const { axis, radius, top, bottom, tilt } = can;
  const metal = finishes.aluminum;
  const bulge = radius * tilt;
  art.shadow([axis, bottom + bulge + 8], radius * 1.2, 18);
  art.path(bandPath(axis, radius, top, bottom, bulge), {
    fill: art.metal(metal, "across"),
    stroke: metal.outline,
    width: 2,
  });
  drawLabel(art, item, can);
  art.path(bandPath(axis, radius * 1.035, top - 4, top + 13, bulge), {
    fill: art.metal(metal, "across"),
    stroke: metal.outline,
    width: 1.5,
  });
  art.path(ellipsePath([axis, top - 4], radius * 1.035, bulge * 1.035), {
    fill: art.sheen(metal),
    stroke: metal.outline,
    width: 1.6,
  });
  art.path(ellipsePath([axis, top - 2], radius * 0.93, bulge * 0.9), {
    fill: art.linear([
      [0, metal.dark],
      [0.5, metal.light],
      [1, metal.shine],
    ]),
    stroke: metal.outline,
    width: 1.2,
  });
  const names = /dual/i.test(item.text("section", "Single")) ? ["FAN", "C", "HERM"] : ["", ""];
  names.forEach((name, at) => {
    const share = names.length === 3 ? at - 1 : at - 0.5;
    drawTerminal(
      art,
      [
        axis + share * radius * (names.length === 3 ? 0.58 : 0.8),
        top - 2 + (at === 1 && names.length === 3 ? bulge * 0.36 : -bulge * 0.1),
      ],
      radius,
      name,
    );
  });
}

/** A cup of insulation with quick-connect blades. */
function drawTerminal(art: Art, [x, y]: Point, radius: number, name: string): void {
  const cup = radius * 0.2;
  art.path(bandPath(x, cup, y - 10, y, cup * 0.3), { fill: "#22262a", stroke: "#000000", width: 1 });
  art.ellipse([x, y - 10], cup, cup * 0.3, { fill: "#3a4047", stroke: "#000000", width: 1 });
  const steel = finishes.zinc;
  for (const blade of [-0.34, 0.18]) {
    art.rect(
      x + cup * blade,
      y - 10 - cup * 1.9,
      cup * 0.3,
      cup * 1.9,
      { fill: art.metal(steel, "across"), stroke: steel.outline, width: 1.1 },
      2,
    );
  }
  if (name !== "")
    art.text([x, y + cup * 0.2 + 12], name, { size: Math.max(10, cup * 0.5), fill: "#15181b", face: "heavy" });
}

function drawLabel(art: Art, item: Given, { axis, radius, top, bottom, tilt }: Can): void {
  const bulge = radius * tilt;
  const height = bottom - top;
  const [from, to] = [top + height * 0.2, bottom - height * 0.1];
  const band = bandPath(axis, radius - 1, from, to, bulge);
  art.path(band, { fill: "#f7f8f8" });
  art.path(bandPath(axis, radius - 1, from, from + height * 0.15, bulge), { fill: "#d2691e" });
  const width = radius * 1.6;
  const brand = item.text("brand", "").toUpperCase();
  const shift = bulge * 0.86;
  art.text([axis, from + height * 0.108 + shift], brand, {
    size: sizeToFit(brand || " ", width, height * 0.085, "heavy"),
    face: "heavy",
    fill: "#ffffff",
  });
  const fanFigure = item.has("fanCapacitance") ? `+${decimal(item.number("fanCapacitance", 5))}` : "";
  const figure = `${decimal(item.number("capacitance", 45))}${fanFigure} µF`;
  art.text([axis, from + height * 0.315 + shift], figure, {
    size: sizeToFit(figure, width, height * 0.13, "heavy"),
    face: "heavy",
    fill: "#15181b",
  });
  const volts = `${item.text("voltage", "440")} VAC`;
  art.text([axis, from + height * 0.43 + shift], volts, {
    size: sizeToFit(volts, width * 0.8, height * 0.075),
    fill: "#15181b",
  });
  const small = height * 0.042;
  for (const [at, text] of ["50/60 Hz  PROTECTED  NO PCB", item.text("tolerance", "±6%")].entries()) {
    art.text([axis, from + height * (0.52 + at * 0.06) + shift], text, {
      size: sizeToFit(text, width * 0.9, small),
      fill: "#4a5763",
    });
  }
  art.path(band, { fill: art.cylinderShade(), opacity: 0.62 });
}
