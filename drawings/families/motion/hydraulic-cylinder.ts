import { inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, colorOf, finishes, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawTurnings } from "../../kit/lathe.ts";
import { lieAcross } from "../../kit/lying.ts";
import { sizeToFit } from "../../kit/text.ts";

/** In inches. */
interface Ram {
  readonly isTieRod: boolean;
  readonly ends: "cross" | "clevis" | "ball";
  readonly bore: number;
  readonly rod: number;
  readonly stroke: number;
  readonly body: Finish;
  readonly brand: string;
}

const chrome = finishes.chrome;

export const hydraulicCylinder = defineDrawing({
  name: "hydraulic-cylinder",
  title: "Hydraulic cylinder",
  examples: [
    {
      label: "Welded, cross tube",
      attributes: {
        style: "Welded",
        mounting: "Cross Tube",
        bore: 3,
        rodDiameter: 1.5,
        stroke: 12,
        retractedLength: 21.25,
        color: "Black",
        brand: "Headrace Hydraulics",
      },
    },
    {
      label: "Tie-rod, clevis",
      attributes: {
        style: "Tie-Rod",
        mounting: "Clevis",
        bore: 4,
        rodDiameter: 2,
        stroke: 8,
        retractedLength: 19.25,
        color: "Red",
        brand: "Ramhold",
      },
    },
    {
      label: "Welded, clevis",
      attributes: {
        style: "Welded",
        mounting: "Clevis",
        bore: 2,
        rodDiameter: 1.125,
        stroke: 16,
        retractedLength: 24.25,
        color: "Black",
        brand: "Penstock",
      },
    },
    {
      label: "Swivel ball",
      attributes: {
        style: "Welded",
        mounting: "Swivel Ball",
        bore: 2.5,
        rodDiameter: 1.25,
        stroke: 10,
        retractedLength: 18.75,
        color: "Black",
        brand: "Ramhold",
      },
    },
  ],
  draw: (art, item, view) => {
    const ram = ramOf(item);
    const length = lengthOf(ram);
    const breadth = ram.bore * 1.7;
    if (view === "plain") {
      lieAcross(art, length, breadth, (scale) => drawRam(art, ram, scale, [0, 0]));
      return;
    }
    const scale = Math.min(520 / length, 200 / breadth);
    const left = 300 - (length * scale) / 2;
    art.shadow([300, 250 + ram.bore * 0.75 * scale], 230, 11);
    drawRam(art, ram, scale, [left, 250]);
    const pin = ram.bore * 0.45 * scale;
    art.dimension({
      from: [left + pin, 250 + ram.bore * 0.6 * scale],
      to: [left + length * scale - pin, 250 + ram.bore * 0.6 * scale],
      label: `${inchFraction(item.number("retractedLength", 20))} in retracted`,
      offset: 60,
    });
    art.text(
      [300, 440],
      `${inchFraction(ram.bore)} in bore   ${inchFraction(ram.rod)} in rod   ${inchFraction(item.number("stroke", 8))} in stroke`,
      { size: 25, face: "heavy", fill: "#14365c" },
    );
    art.text([300, 480], item.text("portSize", "SAE O-ring boss ports"), { size: 22, fill: "#14365c" });
  },
});

function ramOf(item: Given): Ram {
  const mounting = item.text("mounting", "Cross Tube");
  const bore = item.number("bore", 2);
  return {
    isTieRod: /tie/i.test(item.text("style", "Welded")),
    ends: /clevis/i.test(mounting) ? "clevis" : /ball/i.test(mounting) ? "ball" : "cross",
    bore,
    rod: item.number("rodDiameter", bore / 2),
    // Long ones are shown shortened, so that ends and ports can be made out.
    stroke: Math.min(item.number("stroke", 8), bore * 4.4),
    body: paint(colorOf(item.text("color", "Black"), "#232528")),
    brand: item.text("brand", "").toUpperCase(),
  };
}

function lengthOf({ bore, stroke, isTieRod }: Ram): number {
  return stroke + bore * (isTieRod ? 3.7 : 3.4);
}

function drawRam(art: Art, ram: Ram, scale: number, [x, y]: Point): void {
  const bore = ram.bore * scale;
  const rod = (ram.rod / 2) * scale;
  const barrel = ram.stroke * scale + bore * 0.5;
  const start = x + bore * 1.05;
  const end = start + barrel + (ram.isTieRod ? bore * 0.9 : bore * 0.35);
  drawTurnings(art, [end, y], [{ length: bore * 0.78, radius: rod, finish: chrome }]);
  drawEnd(art, ram, [x, y], bore, 1);
  drawEnd(art, ram, [x + lengthOf(ram) * scale, y], bore, -1);
  if (ram.isTieRod) drawTieRods(art, ram, [start, y], bore, barrel);
  else drawWelded(art, ram, [start, y], bore, barrel);
  if (ram.brand === "") return;
  const middle = start + barrel / 2 + (ram.isTieRod ? bore * 0.45 : 0);
  const size = sizeToFit(ram.brand, barrel * 0.66, bore * 0.3, "heavy");
  art.text([middle, y + size * 0.36], ram.brand, { size, face: "heavy", fill: "#ffffff", opacity: 0.9 });
}

function drawWelded(art: Art, ram: Ram, [x, y]: Point, bore: number, barrel: number): void {
  const radius = bore * 0.58;
  drawPort(art, [x + bore * 0.35, y - radius], bore);
  drawPort(art, [x + barrel - bore * 0.35, y - radius], bore);
  drawTurnings(
    art,
    [x - bore * 0.08, y],
    [
      { length: bore * 0.1, radius: radius * 0.9, finish: ram.body },
      { length: barrel, radius, finish: ram.body, corner: 3 },
      { length: bore * 0.3, radius: radius * 0.94, finish: ram.body, kind: "rings", pitch: bore * 0.1 },
      { length: bore * 0.05, radius: radius * 0.6, finish: finishes.steel },
    ],
  );
}

function drawTieRods(art: Art, ram: Ram, [x, y]: Point, bore: number, barrel: number): void {
  const half = bore * 0.68;
  const cap = bore * 0.5;
  const tube = x + cap;
  drawPort(art, [x + cap / 2, y - half], bore);
  drawPort(art, [tube + barrel + cap / 2 - bore * 0.06, y - half], bore);
  drawTurnings(art, [tube - 2, y], [{ length: barrel, radius: bore * 0.57, finish: ram.body }]);
  for (const level of [-half * 0.8, half * 0.8]) {
    drawTurnings(
      art,
      [x - bore * 0.14, y + level],
      [
        { length: bore * 0.12, radius: bore * 0.12, finish: finishes.zinc, kind: "hex" },
        { length: barrel + cap * 2, radius: bore * 0.06, finish: finishes.zinc },
        { length: bore * 0.12, radius: bore * 0.12, finish: finishes.zinc, kind: "hex" },
      ],
    );
  }
  for (const left of [x, tube + barrel - bore * 0.06]) {
    art.rect(left, y - half, cap, half * 2, { fill: art.metal(ram.body), stroke: ram.body.outline, width: 1.7 }, 4);
  }
}

function drawPort(art: Art, [x, y]: Point, bore: number): void {
  const width = bore * 0.36;
  art.rect(
    x - width / 2,
    y - bore * 0.16,
    width,
    bore * 0.24,
    { fill: art.metal(finishes.steel, "across"), stroke: finishes.steel.outline, width: 1.4 },
    3,
  );
  art.rect(
    x - width * 0.32,
    y - bore * 0.22,
    width * 0.64,
    bore * 0.08,
    { fill: "#c8102e", stroke: "#5b0b16", width: 1 },
    2,
  );
}

/** What the pin goes through, at the base (direction 1) or at the rod (direction -1). */
function drawEnd(art: Art, ram: Ram, [x, y]: Point, bore: number, direction: 1 | -1): void {
  const steel = ram.body;
  const pin = x + direction * bore * 0.45;
  if (ram.ends === "clevis") {
    for (const level of [-bore * 0.34, bore * 0.34]) {
      const left = direction > 0 ? x : x - bore * 1.02;
      art.rect(
        left,
        y + level - bore * 0.12,
        bore * 1.02,
        bore * 0.24,
        { fill: art.metal(steel), stroke: steel.outline, width: 1.5 },
        bore * 0.08,
      );
    }
    art.rect(
      pin - bore * 0.12,
      y - bore * 0.56,
      bore * 0.24,
      bore * 1.12,
      { fill: art.metal(finishes.zinc, "across"), stroke: finishes.zinc.outline, width: 1.3 },
      3,
    );
    const block = direction > 0 ? x + bore * 0.8 : x - bore * 1.1;
    art.rect(
      block,
      y - bore * 0.48,
      bore * 0.3,
      bore * 0.96,
      { fill: art.metal(steel), stroke: steel.outline, width: 1.5 },
      3,
    );
    return;
  }
  const neck = direction > 0 ? pin : pin - bore * 0.66;
  art.rect(neck, y - bore * 0.26, bore * 0.66, bore * 0.52, {
    fill: art.metal(steel),
    stroke: steel.outline,
    width: 1.4,
  });
  art.circle([pin, y], bore * 0.43, { fill: art.ball(steel), stroke: steel.outline, width: 1.7 });
  if (ram.ends === "ball")
    art.circle([pin, y], bore * 0.3, { fill: art.ball(chrome), stroke: chrome.outline, width: 1.3 });
  art.circle([pin, y], bore * 0.2, { fill: "#ffffff", stroke: steel.outline, width: 1.8 });
}
