import { inchFraction } from "@capstan/platform/fraction";
import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, type Finish, finishes, inkOn, paint } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawBox } from "../../kit/box.ts";
import { sizeToFit, textWidth } from "../../kit/text.ts";
import { inset } from "./inset.ts";

export const stickElectrode = defineDrawing({
  name: "stick-electrode",
  title: "Stick electrodes",
  examples: [
    {
      label: "E7018, 1/8, 10 lb",
      attributes: {
        brand: "Fluxley",
        awsClass: "E7018",
        diameter: 0.125,
        length: 14,
        netWeight: 10,
        electrodeKind: "Low-Hydrogen",
        color: "Gray",
        packaging: "Carton",
      },
    },
    {
      label: "E6013, 3/32, 5 lb",
      attributes: {
        brand: "Arcmere",
        awsClass: "E6013",
        diameter: 0.09375,
        length: 14,
        netWeight: 5,
        electrodeKind: "Mild Steel",
        color: "Tan",
        packaging: "Tube",
      },
    },
    {
      label: "E308L-16, 5/32",
      attributes: {
        brand: "Emberline",
        awsClass: "E308L-16",
        diameter: 0.15625,
        length: 14,
        netWeight: 10,
        electrodeKind: "Stainless Steel",
        color: "White",
        packaging: "Carton",
      },
    },
    {
      label: "ENi-CI, 1/8, 1 lb",
      attributes: {
        brand: "Halcomb",
        awsClass: "ENi-CI",
        diameter: 0.125,
        length: 14,
        netWeight: 1,
        electrodeKind: "Cast Iron",
        color: "Black",
        packaging: "Tube",
      },
    },
  ],
  draw: (art, item, view) => {
    const place = inset(art, view, () => drawPack(art, item), { scale: 0.8, move: [56, 0] });
    if (view === "plain") return;
    art.dimension({
      from: place([rodStart(0)[0], 530]),
      to: place([rodEnd(0)[0], 530]),
      label: `${item.text("length", "14")} in`,
      offset: 34,
    });
    art.text(
      [300, 574],
      `${inchFraction(item.number("diameter", 0.125))} in core, ${item.text("netWeight", "10")} lb ${item.text("packaging", "Carton").toLowerCase()}`,
      { size: 22, fill: "#14365c" },
    );
  },
});

const rods = 5;

/** Rods lie fanned in front of their package, the bare grip at the left. */
function rodStart(rod: number): Point {
  return [50 + rod * 12, 520 - rod * 30];
}

function rodEnd(rod: number): Point {
  return [548 + rod * 2, 490 - rod * 52];
}

const bands: Readonly<Record<string, Color>> = {
  "Mild Steel": "#c8102e",
  "Low-Hydrogen": "#1557a6",
  "Stainless Steel": "#0f6b6b",
  "Cast Iron": "#5b3a8c",
};

function drawPack(art: Art, item: Given): void {
  const color: Color = bands[item.text("electrodeKind", "Mild Steel")] ?? "#c8102e";
  art.shadow([300, 540], 260, 20);
  if (/tube|can/i.test(item.text("packaging", "Carton"))) drawTubePack(art, item, color);
  else drawCarton(art, item, color);
  for (let rod = rods - 1; rod >= 0; rod--) drawRod(art, item, rod);
}

function drawCarton(art: Art, item: Given, color: Color): void {
  drawBox(art, { at: [104, 96], width: 356, height: 232, depth: [58, 40], color: "#f2f3f1" });
  art.rect(104, 96, 356, 78, { fill: color, stroke: "#22262a", strokeOpacity: 0.3, width: 1 });
  drawLabel(art, item, color, [282, 96], 356);
}

/** A plastic tube or can lies behind the rods, its lid at the right. */
function drawTubePack(art: Art, item: Given, color: Color): void {
  const body = paint("#e3e6e8");
  const lid = paint(color);
  art.rect(66, 98, 410, 228, { fill: art.metal(body), stroke: body.outline, width: 2 }, 10);
  art.rect(66, 98, 410, 74, { fill: color, fillOpacity: 0.92 }, 8);
  art.rect(468, 88, 66, 248, { fill: art.metal(lid), stroke: lid.outline, width: 2 }, 12);
  for (let rib = 0; rib < 11; rib++) {
    const y = 106 + rib * 21;
    art.line([476, y], [526, y], { stroke: lid.outline, strokeOpacity: 0.3, width: 3 });
  }
  drawLabel(art, item, color, [270, 96], 400);
  art.rect(66, 98, 402, 228, { fill: art.cylinderShade("down"), opacity: 0.3 }, 10);
}

function drawLabel(art: Art, item: Given, color: Color, [x, y]: Point, wide: number): void {
  const brand = item.text("brand", "").toUpperCase();
  art.text([x, y + 54], brand, {
    size: sizeToFit(brand || " ", wide * 0.84, 44, "heavy"),
    face: "heavy",
    fill: inkOn(color),
  });
  const name = item.text("awsClass", "E7018");
  art.text([x, y + 150], name, { size: sizeToFit(name, wide * 0.8, 72, "heavy"), face: "heavy", fill: "#15181b" });
  const size = `${inchFraction(item.number("diameter", 0.125))} x ${item.text("length", "14")} in   ${item.text("netWeight", "10")} LB`;
  art.text([x, y + 194], size, { size: sizeToFit(size, wide * 0.8, 27), fill: "#2c343b" });
}

function fluxOf(name: string) {
  if (/tan/i.test(name)) return paint("#b99a74");
  if (/white/i.test(name)) return paint("#dcdcd4");
  return /black/i.test(name) ? paint("#34373b") : paint("#8d8f8c");
}

function drawRod(art: Art, item: Given, rod: number): void {
  const [from, to] = [rodStart(rod), rodEnd(rod)];
  const core = 8 + item.number("diameter", 0.125) * 62;
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const flux = fluxOf(item.text("color", "Gray"));
  const steel = finishes.steel;
  art.group({ move: from, rotate: angle }, () => {
    drawBar(art, [0, 66], core * 0.36, steel);
    drawBar(art, [58, length], core * 0.66, flux);
    art.ellipse([length, 0], core * 0.2, core * 0.66, { fill: flux.light, stroke: flux.outline, width: 1.2 });
    art.ellipse([length, 0], core * 0.1, core * 0.34, { fill: steel.mid, stroke: steel.outline, width: 0.8 });
    const mark = item.text("awsClass", "E7018").replace(/^E(?=\d)/, "");
    const size = core * 0.86;
    if (textWidth(mark, size) < 120)
      art.text([74, size * 0.36], mark, { size, anchor: "start", fill: flux.outline, opacity: 0.85, face: "heavy" });
  });
}

function drawBar(art: Art, [from, to]: Point, radius: number, finish: Finish): void {
  art.rect(from, -radius, to - from, radius * 2, { fill: art.metal(finish), stroke: finish.outline, width: 1.3 }, 2);
}
