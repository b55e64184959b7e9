import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { fitText } from "./print.ts";

export const tubeLamp = defineDrawing({
  name: "tube-lamp",
  title: "Linear tube lamp",
  examples: [
    {
      label: "LED T8, 48 in",
      attributes: {
        technology: "LED",
        lampShape: "T8",
        length: 48,
        wattage: 15,
        colorTemperature: 4000,
        base: "G13",
        glass: "Glass",
        wiring: "Type B",
        brand: "Lanternworth",
      },
    },
    {
      label: "Fluorescent T12, 96 in",
      attributes: {
        technology: "Fluorescent",
        lampShape: "T12",
        length: 96,
        wattage: 75,
        colorTemperature: 5000,
        base: "Fa8",
        glass: "Glass",
        wiring: "Fluorescent Ballast",
        brand: "Voltaris",
      },
    },
    {
      label: "T5HO",
      attributes: {
        technology: "Fluorescent",
        lampShape: "T5HO",
        length: 46,
        wattage: 54,
        colorTemperature: 3000,
        base: "G5",
        glass: "Coated Glass",
        wiring: "Fluorescent Ballast",
        brand: "Lumenfield",
      },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") {
      drawPieces(art, item, [
        [-30, 232],
        [-30, 368],
      ]);
      return;
    }
    art.group({ move: [300, 250] }, () => drawTube(art, item, 500));
    art.dimension({ from: [50, 310], to: [550, 310], label: `${item.number("length", 48)} in nominal`, offset: 66 });
    fitText(art, [300, 460], `${item.text("lampShape", "T8")}, ${item.text("base", "G13")} base`, 480, {
      size: 24,
      fill: "#14365c",
    });
  },
});

/** Real tubes are fifty times as long as thick: two are shown, shortened by a break. */
function drawPieces(art: Art, item: Given, places: readonly (readonly [turn: number, y: number])[]): void {
  for (const [turn, y] of places) art.group({ move: [300, y], rotate: turn }, () => drawTube(art, item, 560));
}

/** Eighths of an inch across are the number behind the T. */
function radiusOf(item: Given): number {
  const eighths = Number.parseInt(item.text("lampShape", "T8").slice(1), 10) || 8;
  return 20 + eighths * 2.6;
}

function light(kelvin: number): Color {
  if (kelvin <= 3000) return "#fff0cf";
  return kelvin >= 5000 ? "#eaf3ff" : "#fbfbf5";
}

/** About the origin, along a level axis. */
function drawTube(art: Art, item: Given, length: number): void {
  const radius = radiusOf(item);
  const isLed = item.text("technology", "LED") === "LED";
  const color = light(item.number("colorTemperature", 4000));
  const left = -length / 2;
  art.shadow([0, radius + 14], length * 0.48, 9);
  const glass = art.linear([
    [0, "#aeb8c1"],
    [0.14, color],
    [0.3, "#ffffff"],
    [0.55, color],
    [0.86, "#cdd5db"],
    [1, "#929da7"],
  ]);
  const [from, to, gap] = [left + 46, -left - 46, 13];
  const wave = (x: number) => `Q${x + 10} ${-radius / 2} ${x} 0Q${x - 10} ${radius / 2} ${x} ${radius}`;
  const back = (x: number) => `Q${x - 10} ${radius / 2} ${x} 0Q${x + 10} ${-radius / 2} ${x} ${-radius}`;
  art.path(`M${from} ${-radius}H${-gap}${wave(-gap)}H${from}Z`, { fill: glass, stroke: "#4c565f", width: 1.6 });
  art.path(`M${to} ${radius}H${gap}${back(gap)}H${to}Z`, { fill: glass, stroke: "#4c565f", width: 1.6 });
  if (isLed)
    drawBack(
      art,
      [
        [from, -gap - 6],
        [gap - 6, to],
      ],
      radius,
    );
  for (const side of [-1, 1]) drawEnd(art, item, side, left, radius, isLed);
  fitText(
    art,
    [left + 144, radius * 0.3],
    `${item.text("brand", "Lanternworth").toUpperCase()}  ${item.number("wattage", 15)}W`,
    170,
    { size: radius * 0.5, fill: "#6d7780" },
  );
}

/** The aluminum back that carries the strip of diodes. */
function drawBack(art: Art, pieces: readonly (readonly [from: number, to: number])[], radius: number): void {
  for (const [from, to] of pieces) {
    art.rect(from, radius * 0.5, to - from, radius * 0.5, {
      fill: art.metal(finishes.aluminum),
      stroke: "#4c565f",
      width: 1.2,
    });
  }
}

function drawEnd(art: Art, item: Given, side: number, left: number, radius: number, isLed: boolean): void {
  const cap = isLed ? paint("#f2f4f5") : finishes.aluminum;
  art.group({ scale: [side, 1] }, () => {
    art.rect(-left - 54, -radius - 2, 44, radius * 2 + 4, { fill: art.metal(cap), stroke: "#3c464f", width: 1.6 }, 6);
    art.line([-left - 46, -radius], [-left - 46, radius], { stroke: "#3c464f", strokeOpacity: 0.4, width: 1.6 });
    const pins = item.text("base", "G13") === "Fa8" ? [0] : [-radius * 0.42, radius * 0.42];
    for (const y of pins) {
      const half = pins.length === 1 ? 7 : 4.5;
      art.rect(
        -left - 11,
        y - half,
        20,
        half * 2,
        { fill: art.metal(finishes.brass), stroke: "#3a2c0c", width: 1.2 },
        3,
      );
    }
  });
}
